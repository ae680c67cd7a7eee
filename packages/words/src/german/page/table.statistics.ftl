game = Dieses Spiel in Zahlen
what = Was
decisions = Entscheidungen
thinking = Bedenkzeit

counts-clicksSpent = Ausgegebene Klicks
counts-creditsGained = Erhaltene Credits
counts-creditsSpent = Ausgegebene Credits
counts-drawn = Gezogene Karten
counts-played = Gespielte Karten
counts-installed = Installierte Karten
counts-rezzed = Gerezzte Karten
counts-advanced = Vorangetriebene Karten
counts-scored = Gewertete Agenden
counts-stolen = Gestohlene Agenden
counts-trashed = Zerstörte Karten
counts-runBegan = Begonnene Runs
counts-runSuccessful = Erfolgreiche Runs
counts-accessed = Karten mit Zugriff
counts-subroutineBroken = Gebrochene Subroutinen
counts-subroutineResolved = Abgehandelte Subroutinen
counts-damageSuffered = Erlittener Schaden
counts-tagsTaken = Erhaltene Markierungen

mine = Wie du hier gespielt hast

with-people = Mit Menschen
with-bots = Mit Computern

played = Gespielt
won = Gewonnen
drawn = Unentschieden
all = Beide Seiten
turns = Die Hälfte dieser Spiele war in { $n } Zügen vorbei.
