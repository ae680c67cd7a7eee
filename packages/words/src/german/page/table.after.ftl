moments = Schlüsselmomente

marks-scored = Agenda gewertet: { $agenda }
marks-stolen = Agenda gestohlen: { $agenda }
marks-ends-flatline = Mehr Schaden, als die Hand Karten hatte
marks-ends-emptyDeck = Es gab keine Karte mehr zu ziehen
marks-ends-other = Die letzte Entscheidung
decisive = Was es entschied: { $what }

none = Keine Agenda hat den Besitzer gewechselt.
looking = Die Schlüsselmomente werden gesucht
lost = Die Schlüsselmomente waren nicht zu holen: Lade die Seite neu und öffne die Aufzeichnung.
analyse = Dieses Spiel analysieren
link = Teilen: Link kopieren
linkLead = Wer ihm folgt, sieht die Aufzeichnung.
linkOfPlayers = Ihm kann nur folgen, wer mitgespielt hat: So war es vereinbart.
copied = Der Link zur Aufzeichnung ist kopiert.
file = Teilen: als Datei speichern
fileLead = Wer sie bekommt, öffnet sie unter „Aufzeichnungen“.
fileName = paydata-aufzeichnung.json
