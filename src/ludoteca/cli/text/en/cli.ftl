help-ludoteca = Modern board games: to play, and to study.
help-version = Say which version this is.
help-games = List the games.

see-help = see ludoteca --help
broken = something went wrong that should not have; please report it with the file { $report }
