import type { Catalogues } from '../catalogues.ts'

export const rules: Catalogues['rules'] = {
  title: 'Die Regeln, Ausgabe für Ausgabe',
  lead: 'Jeder Schritt von Zügen und Runs mit seiner Stelle in jeder Ausgabe, aus den Tabellen, nach denen Spiele gespielt werden. Was anders ist als in den neuesten Regeln, ist gekennzeichnet.',
  beside: 'Neben den neuesten',
  all: 'Alle',
  show: 'Zeigen',
  shows: { all: 'Alle Schritte', differences: 'Nur Unterschiede' },
  legend: 'Zeichen',
  differences: {
    added: 'ein Schritt, den die neuesten Regeln nicht haben',
    missing: 'kein solcher Schritt',
    moved: 'in anderer Reihenfolge',
    window: 'man darf darin etwas anderes tun',
  },
  elsewhere: 'In diesem Moment in anderen Ausgaben',
  nothingElse: 'Sie bietet in diesem Moment dasselbe an.',
  here: {
    missing: 'diesen Moment gibt es dort nicht',
    moved: 'dieser Moment steht dort in anderer Reihenfolge',
  },
  also: steps => `davor noch: ${steps}`,
  lacks: options => `dort nicht angeboten: ${options}`,
  adds: options => `dort auch angeboten: ${options}`,
  choices: {
    noEffectActions: {
      allowed: 'was nichts ändern würde, darf man trotzdem tun',
      forbidden: 'was nichts ändern würde, darf man nicht tun',
    },
    secondConsole: {
      olderTrashed: 'eine zweite Konsole darf installiert werden, und die ältere wird zerstört',
      forbidden: 'eine zweite Konsole kann nicht installiert werden',
    },
    accessLimit: {
      ofHandOrDeck: 'nur Karten in HQ und F&E zählen zur Anzahl der Zugriffe',
      total: 'die Anzahl der Zugriffe steht vor dem ersten fest, mit den Karten in der Wurzel',
    },
    accessedCards: {
      stay: 'eine Karte bleibt nach dem Zugriff, wo sie ist',
      setAside: 'eine Karte liegt nach dem Zugriff beiseite, bis alle Zugriffe vorbei sind',
    },
    archivesFaceup: {
      atOnce: 'alle Karten des Archivs werden vor dem ersten Zugriff offen gedreht',
      asAccessed:
        'eine Karte des Archivs wird beim Zugriff offen gedreht, und eine verdeckte wird ungesehen gewählt',
    },
    midAccessAbilities: {
      one: 'beim Zugriff darf man eine Fähigkeit oder die Zerstörungskosten einsetzen',
      any: 'beim Zugriff darf man beliebig viele Fähigkeiten einsetzen, und die Zerstörungskosten',
    },
    rootCardEnteringBreach: {
      runnerDeclares: 'der Runner sagt, ob auf eine Karte zugegriffen werden darf, die in die Wurzel kommt',
      candidate: 'auf eine Karte, die in die Wurzel kommt, darf zugegriffen werden, und niemand wird gefragt',
      ignored: 'auf eine Karte, die in die Wurzel kommt, wird nicht zugegriffen, und niemand wird gefragt',
    },
    discardCards: {
      simultaneous: 'alle Karten werden zugleich abgeworfen',
      oneByOne: 'Karten werden einzeln abgeworfen',
    },
    searchMayFail: {
      withCriteria: 'eine Suche nach einer Art von Karte darf nichts finden, obwohl es eine gibt',
      never: 'eine Suche muss finden, was es gibt',
    },
    sameTargetTwice: {
      no: 'keine Karte darf zweimal gewählt werden',
      yes: 'dieselbe Karte darf zweimal gewählt werden',
    },
    memoryOverflow: {
      minimalSet: 'kein Programm wird zerstört, das nicht weichen muss',
      untilNotExceeding: 'beliebige Programme dürfen zerstört werden, bis das Speicherlimit eingehalten ist',
    },
    decliningReactions: {
      together: 'wer ablehnt, lehnt alles ab, was wartet',
      oneByOne: 'jede Fähigkeit, die wartet, wird für sich abgelehnt',
    },
    preventedCosts: {
      never: 'was als Kosten bezahlt wird, kann nicht verhindert werden',
      abilityLost: 'was als Kosten bezahlt wird, kann verhindert werden, und die Fähigkeit verfällt',
    },
  },
  windowLead: 'Unter einem Schritt: was man darin tun darf.',
  noDifference: 'Hier ist nichts anders.',
  moment: 'Moment',
  noStep: 'kein Schritt',
  parts: {
    corpTurn: 'Der Zug des Konzerns',
    runnerTurn: 'Der Zug des Runners',
    run: 'Ein Run',
    breach: 'In einen Server eindringen',
    access: 'Auf eine Karte zugreifen',
  },
  paid: 'bezahlte Fähigkeiten',
  rez: { nonIce: 'Karten außer ICE rezzen', approached: 'auch das ICE rezzen, dem man sich nähert' },
  score: 'Agenden punkten',
}
