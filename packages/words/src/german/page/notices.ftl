title = Fernpartien
here = Sag mir, wenn ich am Zug bin
hereLead = In diesem Browser, wenn du eine Minute lang nichts auf der Seite getan hast. Jedes Spiel meldet sich einmal, bis du gezogen hast.
onOff-on = Ja
onOff-off = Nein
turn = Wenn ein Zug wartet
quiet = Nachts
quiets-none = Auch dann
quiets-night = Nichts von 22 bis 7 Uhr
noneHere = Dieser Server sagt niemandem, wenn er am Zug ist.
cannot = Dieser Browser kann dir nicht sagen, wenn du am Zug bist. Auf manchen Handys geht es, sobald die Seite installiert ist.
lost-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Du kannst das in seinen Einstellungen ändern.
lost-failed = Dein Browser hat den Dienst für Mitteilungen nicht erreicht. Versuche es noch einmal.
holiday = Urlaub
holidayLead =
    { $left ->
        [0] Dieses Jahr hast du keinen Urlaubstag mehr.
        [one] Ab sofort steht deine Zeit in Fernpartien, die es erlauben. Dieses Jahr hast du noch { $left } Tag.
       *[other] Ab sofort steht deine Zeit in Fernpartien, die es erlauben. Dieses Jahr hast du noch { $left } Tage.
    }
holidayUntil = Du hast Urlaub bis { $date }: deine Zeit steht.
days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
comeBack = Jetzt zurückkommen
