title = Was über dich entschieden wurde
lead = Das haben die entschieden, die diesen Server betreuen. Gegen jede Entscheidung kannst du einmal etwas sagen.
kinds-warn = Verwarnung
kinds-mute = Schreibsperre
kinds-unrated = Keine Spiele um Punkte
kinds-close = Ausschluss
reasons-insults = Beleidigungen
reasons-spam = Spam
reasons-name = Der Name
reasons-stalling = Spielen auf Zeit
reasons-leaving = Verlassen von Spielen
reasons-cheating = Betrug
reasons-other = Etwas anderes
with = { $kind } ({ $reason })
says =
    { $kind ->
        [warn] Eine Verwarnung
        [mute] Eine Schreibsperre bis { $until }
        [unrated] Keine Spiele um Punkte bis { $until }
       *[close] Ein Ausschluss
    }
means-warn = Bitte tu das nicht noch einmal: Sonst kann mehr folgen.
means-mute = Bis dahin kannst du in keiner Unterhaltung schreiben.
means-unrated = Bis dahin kannst du spielen, aber nicht um Punkte.
means-close = Du kannst dich auf diesem Server mit niemandem mehr an einen Tisch setzen und in keiner Unterhaltung schreiben. Gegen den Computer in deinem Browser kannst du weiter spielen.
because = Grund: { $reason }
since = Entschieden am { $day }
ended = Das ist seit { $day } vorbei.
lifted = Das wurde am { $day } zurückgenommen und gilt nicht mehr.
read = Ich habe es gelesen
appeal-begin = Etwas dagegen sagen
appeal-text = Was sagst du dagegen?
appeal-lead = Das kannst du einmal. Nur wer diesen Server betreut, liest es.
appeal-length = { $now } von { $most } Zeichen
appeal-send = Absenden
appeal-said = Du hast gesagt:
appeal-states-waiting = Darauf hat noch niemand geantwortet.
appeal-states-kept = Das wurde gelesen. Die Entscheidung bleibt.
appeal-states-lifted = Das wurde gelesen. Die Entscheidung wurde zurückgenommen.
