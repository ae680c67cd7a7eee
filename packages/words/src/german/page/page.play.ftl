format = Format

formats-all = Alle Karten
formats-startup = Startup
formats-standard = Standard
formats-eternal = Eternal
formats-system--gateway = System Gateway
formats-core = Core Set

edition = Regeln von

editions-26_03 = 2026 (CR 26.03), die neuesten
editions-1_6 = 2022 (CR 1.6)
editions-1_4 = 2019 (CR 1.4)
editions-2017 = 2017 (Rules Reference)
editions-2013 = 2013 (FAQ 1.1)
editions-2012 = 2012 (Regelheft)

rulesOf = Regeln von { $edition }
playedBy = Dieses Spiel geht nach den Regeln von { $edition }.
onlyWith = Nach den Regeln von { $edition } spielt man mit: { $formats }.
otherEditions = Wie andere Ausgaben es halten
