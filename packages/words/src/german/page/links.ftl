site = Netrunner im Browser, mit jeder Regel
notice-turn = Du bist am Zug
notice-waitsFor = { $name } wartet auf dich.
notice-waits = Ein Spiel wartet auf dich.
invites = { $name } lädt dich zu einem Spiel ein
somebodyInvites = Du bist zu einem Spiel eingeladen
invitesLead = Netrunner im Browser: Öffne den Link und nimm den freien Platz.
looks = { $name } sucht einen Gegner
looksLead = { $format }. Öffne den Link und nimm den freien Platz.
playing = { $corp } gegen { $runner }
playingLead = { $format }. Das Spiel läuft: Öffne den Link und sieh zu.
over = Ein Spiel, das vorbei ist
overLead = { $corp } spielte den Konzern, { $runner } den Runner.
replayLead =
    { $turns ->
        [one] { $corp } spielte den Konzern, { $runner } den Runner. Nach { $turns } Zug gewann { $winner }.
       *[other] { $corp } spielte den Konzern, { $runner } den Runner. Nach { $turns } Zügen gewann { $winner }.
    }
drawLead = { $corp } spielte den Konzern, { $runner } den Runner. Niemand gewann.
player = { $name } spielt Netrunner
playerLead = Fordere heraus, wer hier spielt, oder sieh dir die Wertungen an.
deckLead =
    { $cards ->
        [one] Ein Deck mit { $identity }, { $cards } Karte. Ansehen, ändern, spielen.
       *[other] Ein Deck mit { $identity }, { $cards } Karten. Ansehen, ändern, spielen.
    }
learn = Lerne Netrunner im Browser
learnLead = Zehn kurze Lektionen am echten Tisch. Die erste Agenda gehört dir in einer Minute.
glossary = Die Wörter von Netrunner
glossaryLead = Was jedes Wort bedeutet, mit seiner Regel und zehn Sekunden, in denen es geschieht.
picture = Ein Bild mit den Worten: { $title }
somebody = Jemand
