title = Karten
lead = Alle Karten, die hier gespielt werden können.
search = Suche
searchHint = Titel, Text oder typ:ice kosten<=3
side = Seite
type = Typ
faction = Fraktion
cost = Kosten
order = Reihenfolge
asOf = Wie in

orders-title = Nach Titel
orders-cost = Nach Kosten
orders-faction = Nach Fraktion
orders-type = Nach Typ

all = Alle
found =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
nothing = So eine Karte gibt es nicht.
anew = Neue Suche
look = Wähle eine Karte, um sie ganz zu lesen.
influence = Einfluss
influenceLimit = Einflussgrenze
deckSize = Mindestgröße des Decks
set = Set
copies = Exemplare im Deck
sets = In diesen Sets

form-open = Suchformular
form-title = Im Titel
form-text = Im Text, genau so
form-subtype = Untertyp
form-is = Sie ist
form-flags-unique = einzigartig
form-flags-neutral = neutral
form-flags-banned = verboten
form-numbers-cost = Kosten
form-numbers-strength = Stärke
form-numbers-influence = Einfluss
form-comparisons-exactly = genau
form-comparisons-atMost = höchstens
form-comparisons-atLeast = mindestens
form-number = Zahl
form-nothing = Noch ist nach nichts gefragt.
form-written = In den Wörtern der Suche:
form-search = Danach suchen
form-list = Alle Wörter der Suche
form-rows-title-word = siphon
form-rows-title-finds = Im Titel, sonst als Typ einer Karte, sonst im Text. Auch MMC, david und 01034 finden Karten.
form-rows-phrase-word = "beende den Run"
form-rows-phrase-finds = Diese Wörter, eines nach dem anderen.
form-rows-text-word = x:"beende den Run"
form-rows-text-finds = Dasselbe nur im Text.
form-rows-type-word = typ:ice untertyp:barriere
form-rows-type-finds = Auch t:ice s:barriere. Der Anfang eines Wortes genügt.
form-rows-faction-word = fraktion:hb seite:konzern
form-rows-faction-finds = Auch f:hb d:corp.
form-rows-set-word = set:elevation
form-rows-set-finds = Set.
form-rows-number-word = kosten<=3
form-rows-number-finds = Eine Zahl: kosten, stärke, einfluss, punkte, fortschritt, speicher, zerstörungskosten, link, exemplare, größe.
form-rows-format-word = format:startup
form-rows-format-finds = Decks des Formats dürfen sie haben; mit @2026-05-01 dahinter an jenem Tag.
form-rows-banned-word = verboten:standard
form-rows-banned-finds = Die Liste des Formats verbietet sie.
form-rows-is-word = ist:einzigartig
form-rows-is-finds = Auch ist:verboten, ist:neutral und ist:spielbar.
form-rows-or-word = typ:ice oder typ:posten
form-rows-or-finds = Das eine oder das andere. Ohne „oder“ muss beides so sein.
form-rows-not-word = -typ:ice
form-rows-not-finds = Alles andere. Klammern fassen zusammen: -(typ:ice f:nbn).

page-steps = Was sie tut, Schritt für Schritt
page-when = Wann
page-cost = Kosten
page-limit = Wie oft
page-asks = Sie fragt
page-needs = Braucht
page-counters = { $n } Fortschrittsmarker
page-then = Der Reihe nach
page-rules = Regeln, um die es geht
page-legality = Wo Decks sie haben dürfen
page-legal = legal
page-illegal = zurzeit nicht legal
page-notIn = hat diese Karte nicht
page-banned = verboten seit { $from } ({ $list })
page-points =
    { $n ->
        [one] { $n } Punkt seit { $from } ({ $list })
       *[other] { $n } Punkte seit { $from } ({ $list })
    }
page-free = frei seit { $from } ({ $list })
page-alike = Karten wie diese
page-earlier = Wie sie in älteren Ausgaben war
page-elsewhere = Wie sie in anderen Ausgaben ist
page-notThen = { $edition } gab es diese Karte nicht: Sie steht hier, wie sie heute ist.
page-otherFaces =
    { $n ->
        [one] Ihre andere Seite
       *[other] Ihre anderen Seiten
    }
page-try = Damit spielen
page-tryByItself = Eine kleine Stellung mit dieser Identität, an der man nichts einsetzt: Was sie tut, gilt oder geschieht von selbst. Ein Spiel, das du verlassen hast, bleibt, wie es ist.
page-tryLead = Eine kleine Stellung, in der man sie einsetzen kann, mit genug Credits. Ein Spiel, das du verlassen hast, bleibt, wie es ist.
page-against = Gegen den Computer
page-both = Beide Seiten spielen
page-rulings = Entscheide
page-rulingsLead = Was unsere Tests dieser Karte beweisen, auf Englisch.
page-rulingsToday = Sie gelten nach den Regeln von heute.

windows-play = Wenn die Karte gespielt wird, nachdem sie bezahlt ist.
windows-action = Als Aktion, in einem Aktionsfenster des eigenen Zugs.
windows-paid = Wann immer du in einem Fenster für bezahlte Fähigkeiten am Zug bist.
windows-interface = In einer Konfrontation, solange dieser Icebreaker so stark ist wie das ICE.
windows-access = Während du auf eine Karte zugreifst, einmal für diesen Zugriff.
windows-paidInterrupt = Während etwas bevorsteht, das sie ändern kann.
windows-interrupt = Von selbst, während etwas bevorsteht, das sie ändern kann.
windows-reaction = Von selbst, im Reaktionsfenster nach dem, worauf sie wartet.
windows-state = Von selbst, sobald eine Prüfung ergibt, dass es so ist.
windows-subroutine = In einer Konfrontation mit diesem ICE, wenn sie nicht gebrochen wurde.
windows-static = Die ganze Zeit, solange die Karte aktiv ist.

entering-playEvent-what = Spielen
entering-playEvent-when = Als Aktion in deinem Zug.
entering-playOperation-what = Spielen
entering-playOperation-when = Als Aktion in deinem Zug.
entering-installRunnerCard-what = Installieren
entering-installRunnerCard-when = Als Aktion in deinem Zug.
entering-installCorpCard-what = Installieren
entering-installCorpCard-when = Als Aktion in deinem Zug.
entering-installIce-what = Installieren
entering-installIce-when = Als Aktion in deinem Zug. Jedes ICE, das den Server schon schützt, macht es um 1[credit] teurer.
entering-rez-what = Rezzen
entering-rez-when = In den meisten Fenstern für bezahlte Fähigkeiten, auch im Zug des Runners.
entering-rezIce-what = Rezzen
entering-rezIce-when = Wenn sich der Runner ihm nähert.
entering-advance-what = Vorantreiben
entering-advance-when = Als Aktion in deinem Zug.
entering-score-what = Werten
entering-score-when = In bestimmten Fenstern für bezahlte Fähigkeiten in deinem Zug.

asks-cards = Welche Karten.
asks-may = Ob es geschehen soll.
asks-mayPay = Ob jemand dafür bezahlt.
asks-mode = Was von mehrerem geschieht.
asks-number = Eine Zahl.
asks-server = Welcher Server.
asks-word = Ein Wort, etwa ein Kartentyp.
asks-trace = Beide Spieler: wie viele Credits sie für den Trace ausgeben.
asks-bid = Beide Spieler heimlich: wie viele Credits sie bieten.
asks-order = Eine Reihenfolge.
asks-x = Wie groß X ist.

limits-turn = Einmal in jedem Zug.
limits-run = Einmal in jedem Run.
limits-encounter = Einmal in jeder Konfrontation.
limits-breach = Einmal bei jedem Eindringen.

topics-1_7 = Das Ende des Spiels
topics-1_9 = Marker
topics-1_10 = Geld: Credits
topics-1_10_5 = Wiederkehrende Credits
topics-1_11 = Klicks
topics-1_13 = Host und Gehostetes
topics-1_16 = Kosten
topics-1_17 = Werten und Stehlen
topics-1_18 = Karten vorantreiben
topics-1_19 = Zerstören
topics-1_20 = Speicher
topics-1_21 = Wer eine Karte sieht
topics-2_4 = Geforderter Fortschritt
topics-2_5 = Agendapunkte
topics-2_6 = Zerstörungskosten
topics-2_7 = Stärke
topics-2_16 = Untertypen
topics-3_1 = Identitäten
topics-3_2 = Agenden
topics-3_3 = Posten
topics-3_4 = Was ICE ist
topics-3_5 = Operationen
topics-3_6 = Was Upgrades sind
topics-3_6_5 = Regionen
topics-3_7 = Ereignisse
topics-3_8 = Hardware
topics-3_8_5 = Konsolen
topics-3_9 = Programme
topics-3_9_5 = Icebreaker und ihre Stärke
topics-3_10 = Ressourcen
topics-4_3 = Die Hand und ihre Größe
topics-5_2 = Aktionen
topics-6 = Ablauf von Runs
topics-6_2 = Position und Server eines Runs
topics-6_5 = Konfrontation mit ICE
topics-6_5_8 = ICE umgehen
topics-7_1 = Zugriff auf Karten
topics-7_3 = In Server eindringen
topics-8_1 = Offen, verdeckt, gerezzt
topics-8_2 = Karten bewegen
topics-8_3 = Karten anordnen
topics-8_4 = Karten ziehen
topics-8_5 = Karten installieren
topics-8_6 = Ereignisse und Operationen spielen
topics-8_7 = Karten suchen
topics-8_8 = Karten tauschen
topics-9_4 = Statische Fähigkeiten
topics-9_5 = Bezahlte Fähigkeiten
topics-9_6 = Bedingte Fähigkeiten
topics-9_8 = Subroutinen
topics-9_9 = Unterbrechungen und Ersatz
topics-9_10 = Anhaltende Effekte
topics-9_12_5 = Beständige Fähigkeiten
topics-9_12_6 = Fähigkeiten zur Auswahl
topics-10_1_1 = Einzigartige Karten
topics-10_1_2 = Virusmarker löschen
topics-10_1_3 = Karten, die Agenden werden
topics-10_4 = Schaden
topics-10_5 = Markierungen
topics-10_6 = Schlechte Publicity
topics-10_7 = Der Link
topics-10_8 = Der Trace
topics-10_10 = Aufladen
topics-10_11 = Das Ziel (Mark)
topics-10_12 = Die Sabotage
topics-10_13 = Dividenden
topics-10_14 = Gebote und Psi-Spiele

factions-haas_bioroid = Haas-Bioroid
factions-jinteki = Jinteki
factions-nbn = NBN
factions-weyland_consortium = Weyland-Konsortium
factions-neutral_corp = Neutral (Konzern)
factions-anarch = Anarcho
factions-criminal = Krimineller
factions-shaper = Gestalter
factions-neutral_runner = Neutral (Runner)
