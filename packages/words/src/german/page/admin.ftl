title = Den Server betreuen
asking = Der Server wird gefragt …
notYours = Hier sieht nur etwas, wer auf diesem Server eine Rolle hat.
yours =
    { $role ->
        [moderator] Du gehörst zur Moderation dieses Servers.
       *[operator] Du gehörst zur Leitung dieses Servers.
    }
roles-title = Rollen
roles-lead = Die Leitung darf alles, was die Moderation darf, und vergibt und entzieht Rollen. Die eigene ändert niemand.
roles-role = Rolle
roles-since = Seit { $day }
roles-sinceBy = Seit { $day }, vergeben von { $by }
roles-names-moderator = Moderation
roles-names-operator = Leitung
roles-name = Ein Name, der ein Passwort hat
roles-give = Rolle vergeben
roles-take = Entziehen
roles-takeOf = Entziehen: die Rolle von { $name }
roles-given =
    { $role ->
        [moderator] { $name } gehört von jetzt an zur Moderation.
       *[operator] { $name } gehört von jetzt an zur Leitung.
    }
command = dem Befehl des Servers
audit-title = Protokoll
audit-lead = Was mit einer Rolle getan wurde, das Neueste zuerst. Niemand kann eine Zeile ändern oder entfernen.
audit-none = Bisher ist nichts getan worden.
audit-earlier = Frühere Zeilen
audit-gaveRole =
    { $role ->
        [moderator] Die Rolle Moderation hat jetzt { $to }, vergeben von { $by }.
       *[operator] Die Rolle Leitung hat jetzt { $to }, vergeben von { $by }.
    }
audit-tookRole =
    { $role ->
        [moderator] Die Rolle Moderation hat { $to } nicht mehr, entzogen von { $by }.
       *[operator] Die Rolle Leitung hat { $to } nicht mehr, entzogen von { $by }.
    }
audit-wasRefused =
    { $role ->
        [moderator] { $by } hat etwas versucht, das nur die Moderation darf, und wurde abgewiesen.
       *[operator] { $by } hat etwas versucht, das nur die Leitung darf, und wurde abgewiesen.
    }
audit-announced = { $by } hat allen etwas mitgeteilt.
audit-withdrew = { $by } hat eine Mitteilung zurückgezogen.
audit-settledReport = Eine Meldung über { $to } ist erledigt, durch { $by }.
audit-tookMeasure = Eine Maßnahme gegen { $to } ist ergriffen, durch { $by }: { $measure }.
audit-keptMeasure = Eine Maßnahme gegen { $to } bleibt nach einem Einspruch, entschieden durch { $by }: { $measure }.
audit-liftedMeasure = Eine Maßnahme gegen { $to } ist nach einem Einspruch aufgehoben, durch { $by }: { $measure }.
audit-unknownMeasure = etwas anderes

reports-title = Meldungen
reports-lead = Was Spieler gemeldet haben. Was wartet, steht mit dem Ältesten zuerst, was erledigt ist, mit dem Neuesten zuerst.
reports-state = Welche Meldungen
reports-states-waiting = Wartend
reports-states-settled = Erledigt
reports-none-waiting = Keine Meldung wartet.
reports-none-settled = Bisher ist keine Meldung erledigt.
reports-more = Mehr Meldungen
reports-about-line = Etwas, das gesagt wurde
reports-about-ruling = Eine Entscheidung, die jemand anzweifelt
reports-about-damaged = Eine beschädigte Meldung
reports-damaged = Dieser Server kann nicht lesen, was seine Datenbank hier hat.
reports-by = Gemeldet am { $day } von { $by }
reports-thisLine = Gemeldet
reports-text = Dazu steht in der Meldung:
reports-doubter =
    { $side ->
        [corp] Der Konzern hat sie angezweifelt.
       *[runner] Der Runner hat sie angezweifelt.
    }
reports-replay = Die Aufzeichnung in diesem Moment
reports-noReplay = Es gibt keine Aufzeichnung: Das Spiel ist nicht vorbei oder wird nicht mehr aufgehoben.
reports-settle = Erledigen
reports-settleOf = Erledigen: gemeldet am { $day } von { $by }
reports-settleTitle = Die Meldung erledigen
reports-settled = Erledigt am { $day } von { $by }, ohne weitere Folgen
reports-settledWith = Erledigt am { $day } von { $by }: { $measure }

history-reported = Wer gemeldet wurde
history-reporter = Wer gemeldet hat
history-nobody = Niemand, den es noch gibt
history-counts = { $reported }-mal gemeldet, hat selbst { $reports }-mal gemeldet
history-none = Bisher keine Maßnahmen
history-taken = am { $day }
history-until = bis { $day }
history-lifted = aufgehoben am { $day }
history-read = gelesen am { $day }
history-unread = noch nicht gelesen
history-appeals-waiting = ein Einspruch wartet
history-appeals-kept = nach einem Einspruch geblieben

measure-what = Was getan wird
measure-nothing = Nichts
measure-reason = Warum
measure-days = Wie lange
measure-lengths =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
measure-lead = Wen es betrifft, der liest, was getan wurde, warum und bis wann, aber nicht, von wem.
measure-send = Ausführen

find-title = Jemanden nachschlagen
find-lead = Wie oft jemand gemeldet wurde, und welche Maßnahmen es gab.
find-name = Name der Person
find-go = Nachschlagen
find-take = Eine Maßnahme ergreifen
find-takeTitle = Eine Maßnahme gegen { $name }
find-taken = Die Maßnahme gegen { $name } ist ergriffen.

announcing-title = Mitteilungen
announcing-lead = Was alle auf der Startseite und bei den Spielen lesen, bis es abläuft oder du es zurückziehst. Höchstens drei auf einmal.
announcing-none = Es gibt keine Mitteilung.
announcing-text = Was alle lesen sollen
announcing-days = Wie lange
announcing-go = Mitteilen
announcing-since = Seit { $day }, bis { $until }
announcing-withdraw = Zurückziehen
announcing-withdrawOf = Zurückziehen: { $text }
announcing-done = Die Mitteilung ist veröffentlicht.
announcing-ended = Die Mitteilung ist zurückgezogen.

appeals-title = Einsprüche
appeals-lead = Was gegen eine Maßnahme gesagt wurde und noch keine Antwort hat, das Älteste zuerst.
appeals-none = Kein Einspruch wartet.
appeals-said = Gesagt am { $day }:
appeals-keep = Beibehalten
appeals-lift = Aufheben
appeals-keepOf = Beibehalten: { $measure } gegen { $name }
appeals-liftOf = Aufheben: { $measure } gegen { $name }
appeals-answered-kept = Die Maßnahme gegen { $name } bleibt.
appeals-answered-lifted = Die Maßnahme gegen { $name } ist aufgehoben.
