title = Unterhaltung
tabs = Protokoll und Unterhaltung
unread =
    { $n ->
        [one] { $n } neue Zeile
       *[other] { $n } neue Zeilen
    }
players = Was die beiden Spielenden sagen, lesen alle.
spectators = Wer zusieht, redet unter sich: Die beiden lesen es nach dem Spiel.
unseated = Du hast keinen Platz: Die beiden lesen erst nach dem Spiel, was du sagst.
write = Etwas sagen
send = Sagen
empty = Noch hat niemand etwas gesagt.
rematch = Hier beginnt die Revanche.
presets-hello = Hallo, viel Spaß!
presets-goodLuck = Viel Glück!
presets-thinking = Einen Moment …
presets-takeYourTime = Lass dir Zeit.
presets-wellPlayed = Schön gespielt!
presets-oops = Hoppla!
presets-thanks = Danke!
presets-sorry = Entschuldigung!
presets-goodGame = Gutes Spiel!
presets-goodbye = Auf Wiedersehen!
quiet = Wen du liest
silent = Die beiden möchten Ruhe.
preset = Gleich sagen
fromSpectators = Publikum
