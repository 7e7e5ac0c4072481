help-arena = Fa giocare i bot tra loro, da ogni posto delle stesse distribuzioni: percentuali di vittoria e punteggi, con intervalli al 95%. Ctrl-C interrompe; lo stesso comando riprende.
help-balance = Fa giocare tutti i posti a un bot: il gioco è equo per ogni posto e ogni scelta, quanto dura, da dove vengono i punti?
help-selfplay = Scrive ciò che un bot ha visto, pensato e ottenuto, come dati per l’apprendimento.
help-hint = Dice che cosa farebbe un bot forte in una partita salvata, con quale probabilità di vincere e perché.
help-arena-bots = due o più: easy, normal, hard, master, random, greedy, search:2000 (partite simulate), search:500ms o pacchetto.modulo:TuoBot. Se i posti sono più dei bot, il primo gioca contro gli altri
help-deals = quante distribuzioni; ognuna si gioca da ogni posto
help-balance-bot = chi gioca tutti i posti
help-matches = quante partite
help-vary = prova a turno questi valori di un’opzione
help-playouts = quante partite simulate per decisione
help-shard = partite per file
help-format = npz o parquet
help-on = cores (questa macchina), ray (un cluster Ray avviato qui), auto o ray://host:10001 (uno già attivo)
help-workers = quanti processi; 0: uno per core
help-folder = dove vanno i diari e i risultati
help-hint-seat = per chi; altrimenti il primo posto che il gioco aspetta
help-most = quante opzioni mostrare
name-is-value = { $text }: scrivi nome=valore
lab-resume = Interrotto; nulla è perso. Lo stesso comando riprende da qui.
lab-kept = Salvato: { $file }.json e .svg
arena-row = { $bot }: vince il { $value }% ({ $low } a { $high }) di { $tries } posti, sarebbe equo il { $fair }; punteggio { $rating } ± { $error }{ $ahead ->
    [none] .
   *[other] ; davanti al prossimo di { $ahead }
}
balance-row = { $by } { $answer }: vince il { $value }% ({ $low } a { $high }) di { $tries }
balance-length = decisioni per partita: media { $mean }, mediana { $median }, 90% tra { $q05 } e { $q95 }
selfplay-done = { $positions } posizioni in { $shards } file in { $folder }
hint-none = In quel momento non si aspetta nessuno.
hint-for = { $who }:
hint-row = { $option } ({ $notation }): vince il { $chance }% ± { $error }; { $why ->
    [none] niente di ciò che si vede subito la distingue dalle altre opzioni
   *[other] rispetto alle altre opzioni: { $why }
}
