title = Tipp
thinking = Ich denke über das nach, was du weißt …
stop = Anhalten
close = Tipp schließen
failed = Es ließ sich kein Tipp finden. Versuche es noch einmal, oder entscheide ohne ihn.
again = Noch einmal
next-weigh = Worauf kommt es an?
next-reply = Die Antwort zeigen

certain = Soweit du es wissen kannst, gewinnst du in diesem Zug, was dein Gegner auch tut.
look-run = Denk an einen Run auf { $server }: was kann dort liegen, und was kostet der Weg?
look-server = Denk an { $server }: was fehlt dort?
look-card = Sieh dir { $card } an: was bringt dir die Karte jetzt?
look-facedown = Sieh dir die verdeckte Karte an, die hervorgehoben ist: was kann sie sein?
look-ice = Sieh dir das ICE an: was würde es dir antun, und was kostet es, es zu brechen?
look-credits = Sieh auf deine Credits: wofür wirst du sie brauchen?
look-hand = Sieh auf deine Hand: was fehlt, und was brauchst du am wenigsten?
look-tags = Sieh auf deine Markierungen: was kann dir der Konzern ihretwegen antun?
look-question = Sieh dir die Frage an: was kostet dich jede der Antworten?

better = Auf zwei Antworten kommt es an. Ich habe von jeder aus { $games } Spiele weitergespielt. Ein Abstand bis { $noise } Prozentpunkte kann Zufall sein; dieser ist größer.
fine = Auf zwei Antworten kommt es an, und beide sind gut. Ich habe von jeder aus { $games } Spiele weitergespielt, und ein Abstand bis { $noise } Prozentpunkte kann Zufall sein.
rule = Hier habe ich nichts weitergespielt: es genügt eine Faustregel.
noChoice = Hier ist keine Antwort besser als eine andere.
chance = gewinnt zu etwa { $percent } %

price = Das kostet { $credits }[credit], und dir bleiben { $left }[credit].
noWay = Durch das gerezzte ICE vor { $server } hast du keinen Weg.
way = Das gerezzte ICE vor { $server } kostet dich { $credits }[credit]; dir blieben { $left }[credit].
wayElse = Karten oder schlechte Publicity zahlen weitere { $credits }[credit].
wayClicks = Es kostet auch { $n }[click].
wayDamage = Du erleidest dabei auch { $n } Schaden.
wayTags =
    Du bekommst dabei auch { $n ->
        [one] { $n } Markierung
       *[other] { $n } Markierungen
    }.
unrezzed =
    { $n ->
        [one] { $n } ungerezztes ICE auf dem Weg kann
       *[other] { $n } ungerezzte ICE auf dem Weg können
    } mehr kosten.
trash = { $card } zu zerstören kostet { $credits }[credit]{ $enough ->
        [yes] {""}
       *[no] , mehr, als dir bliebe
    }.

answer = Die Antwort: { $answer }. Sie ist hervorgehoben; geben musst du sie selbst.
