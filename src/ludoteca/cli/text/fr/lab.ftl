help-arena = Fait jouer des robots entre eux, à chaque place des mêmes donnes : taux de victoire et classement, avec intervalles à 95 %. Ctrl-C interrompt ; la même commande reprend.
help-balance = Fait jouer toutes les places par un robot : le jeu est-il équitable pour chaque place et chaque choix, combien dure-t-il, d’où viennent les points ?
help-selfplay = Écrit ce qu’un robot chercheur a vu, pensé et obtenu, comme données d’apprentissage.
help-hint = Dit ce qu’un robot fort ferait dans une partie enregistrée, avec quelle chance de gagner, et pourquoi.
help-arena-bots = deux ou plus : easy, normal, hard, master, random, greedy, search:2000 (parties simulées), search:500ms ou paquet.module:VotreRobot. S’il y a plus de places que de robots, le premier affronte les autres
help-deals = combien de donnes ; chacune est jouée depuis chaque place
help-balance-bot = qui joue toutes les places
help-matches = combien de parties
help-vary = essayer ces valeurs d’une option à tour de rôle
help-playouts = combien de parties simulées par décision
help-shard = parties par fichier
help-format = npz ou parquet
help-on = cores (cette machine), ray (une grappe Ray lancée ici), auto ou ray://hôte:10001 (une grappe en marche)
help-workers = combien de processus ; 0 : un par cœur
help-folder = où vont les journaux et les résultats
help-hint-seat = pour qui ; sinon la première place que le jeu attend
help-most = combien d’options montrer
name-is-value = { $text } : écrivez nom=valeur
lab-resume = Interrompu ; rien n’est perdu. La même commande reprend ici.
lab-kept = Conservé : { $file }.json et .svg
arena-row = { $bot } : gagne { $value } % ({ $low } à { $high }) de { $tries } places, { $fair } serait équitable ; classement { $rating } ± { $error }{ $ahead ->
    [none] .
   *[other] ; devance le suivant de { $ahead }
}
balance-row = { $by } { $answer } : gagne { $value } % ({ $low } à { $high }) de { $tries }
balance-length = décisions par partie : moyenne { $mean }, médiane { $median }, 90 % entre { $q05 } et { $q95 }
selfplay-done = { $positions } positions dans { $shards } fichiers dans { $folder }
hint-none = Personne n’est attendu à ce moment.
hint-for = { $who } :
hint-row = { $option } ({ $notation }) : gagne { $chance } % ± { $error } ; { $why ->
    [none] rien de visible tout de suite ne la distingue des autres options
   *[other] par rapport aux autres options : { $why }
}
