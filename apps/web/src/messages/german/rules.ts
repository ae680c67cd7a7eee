import type { Catalogues } from '../catalogues.ts'
import { oneOf } from '../choice-words.ts'

export const rules: Catalogues['rules'] = {
  title: 'Die Regeln, Ausgabe für Ausgabe',
  lead: 'Jeder Schritt von Zügen und Runs mit seiner Stelle in jeder Ausgabe und was die Ausgaben verschieden entscheiden, aus den Tabellen, nach denen Spiele gespielt werden. Was anders ist als in den neuesten Regeln, ist gekennzeichnet.',
  beside: 'Neben den neuesten',
  all: 'Alle',
  show: 'Zeigen',
  shows: { all: 'Alles', differences: 'Nur Unterschiede' },
  legend: 'Zeichen',
  differences: {
    added: 'ein Schritt, den die neuesten Regeln nicht haben',
    missing: 'kein solcher Schritt',
    moved: 'in anderer Reihenfolge',
    window: 'man darf darin etwas anderes tun',
    decided: 'anders entschieden',
  },
  elsewhere: 'In diesem Moment in anderen Ausgaben',
  nothingElse: 'Sie bietet in diesem Moment dasselbe an.',
  here: {
    missing: 'diesen Moment gibt es dort nicht',
    moved: 'dieser Moment steht dort in anderer Reihenfolge',
  },
  stands: {
    here: (step, deeds) => `dieser Schritt dort: ${step} – ${deeds}`,
    next: (step, deeds) => `die nächste Entscheidung dort: ${step} – ${deeds}`,
  },
  both: 'beide',
  nobody: 'niemand entscheidet etwas',
  decides: {
    jackOut: 'sich ausloggen oder weitergehen',
    action: 'eine Aktion ausführen',
    discard: 'wählen, was abgeworfen wird',
    breach: 'wählen, auf welche Karten zugegriffen wird',
  },
  also: steps => `davor noch: ${steps}`,
  lacks: options => `dort nicht angeboten: ${options}`,
  adds: options => `dort auch angeboten: ${options}`,
  choices: {
    winAt: points => `${points} Agendapunkte gewinnen das Spiel`,
    simultaneousWins: oneOf({
      draw: 'würden beide zugleich gewinnen, endet das Spiel unentschieden',
      activePlayer: 'würden beide zugleich gewinnen, gewinnt, wer am Zug ist',
    }),
    startingCredits: credits => `man beginnt mit ${credits} Credits`,
    startingHand: cards => `man beginnt mit ${cards} Handkarten`,
    allottedClicks: ({ corp, runner }) => `der Konzern hat ${corp} Klicks je Zug, der Runner ${runner}`,
    additionalClicks: oneOf({
      asTurnBegins: 'Klicks, die eine Karte hinzufügt, erhält man zu Beginn des Zuges',
      whileActive: 'Klicks, die eine Karte hinzufügt, kommen und gehen mit der Karte, auch mitten im Zug',
    }),
    noEffectActions: oneOf({
      allowed: 'was nichts ändern würde, darf man trotzdem tun',
      forbidden: 'was nichts ändern würde, darf man nicht tun',
    }),
    discardCards: oneOf({
      simultaneous: 'alle Karten werden zugleich abgeworfen',
      oneByOne: 'Karten werden einzeln abgeworfen',
    }),
    negativeHandSize: oneOf({
      startOfDiscardStep:
        'liegt die maximale Handgröße unter null, endet das Spiel durch Flatline zu Beginn des Abwurfschritts',
      endOfTurn: 'liegt die maximale Handgröße unter null, endet das Spiel durch Flatline am Ende des Zuges',
    }),
    badPublicityCredits: oneOf({
      fund: 'Credits aus schlechter Publicity liegen in einem eigenen Vorrat und gehen nicht verloren',
      pool: 'Credits aus schlechter Publicity liegen im Creditvorrat des Runners und können verloren gehen',
    }),
    lostServer: oneOf({
      windowCompleted: 'gibt es den angegriffenen Server nicht mehr, endet der Run nach dem offenen Fenster',
      atOnce: 'gibt es den angegriffenen Server nicht mehr, endet der Run sofort',
    }),
    removedIce: oneOf({
      notPassed: 'ICE, das entfernt wird, während der Runner dort ist, gilt nicht als passiert',
      passed: 'ICE, das entfernt wird, während der Runner dort ist, gilt als passiert',
    }),
    ifSuccessful: oneOf({
      withOthers: '„Falls erfolgreich“ wartet zusammen mit allem anderen, was der Erfolg auslöst',
      first: '„Falls erfolgreich“ kommt vor allem anderen, was der Erfolg auslöst',
    }),
    ifSuccessfulServer: oneOf({
      couldHaveBeenChosen:
        '„Falls erfolgreich“ bleibt erhalten, falls man auch den neuen Server hätte wählen dürfen',
      announced: '„Falls erfolgreich“ verfällt, falls der Run den genannten Server verlässt',
    }),
    unsuccessfulIf: oneOf({
      successPhaseNotReached: 'ein Run ist erfolglos, der seine Erfolgsphase nicht erreicht hat',
      notSuccessful: 'ein Run ist erfolglos, der nicht erfolgreich wurde',
    }),
    archivesFaceup: oneOf({
      atOnce: 'alle Karten des Archivs werden vor dem ersten Zugriff offen gedreht',
      asAccessed:
        'eine Karte des Archivs wird beim Zugriff offen gedreht, und eine verdeckte wird ungesehen gewählt',
    }),
    accessLimit: oneOf({
      ofHandOrDeck: 'nur Karten in HQ und F&E zählen zur Anzahl der Zugriffe',
      total: 'die Anzahl der Zugriffe steht vor dem ersten fest, mit den Karten in der Wurzel',
    }),
    accessedCards: oneOf({
      stay: 'eine Karte bleibt nach dem Zugriff, wo sie ist',
      setAside: 'eine Karte liegt nach dem Zugriff beiseite, bis alle Zugriffe vorbei sind',
    }),
    accessesCount: oneOf({
      performed: 'was Zugriffe zählt, zählt die, die stattgefunden haben',
      chosen: 'was Zugriffe zählt, zählt die Karten, die dafür gewählt wurden',
    }),
    midAccessAbilities: oneOf({
      one: 'beim Zugriff darf man eine Fähigkeit oder die Zerstörungskosten einsetzen',
      any: 'beim Zugriff darf man beliebig viele Fähigkeiten einsetzen, und die Zerstörungskosten',
    }),
    rootCardEnteringBreach: oneOf({
      runnerDeclares: 'der Runner sagt, ob auf eine Karte zugegriffen werden darf, die in die Wurzel kommt',
      candidate: 'auf eine Karte, die in die Wurzel kommt, darf zugegriffen werden, und niemand wird gefragt',
      ignored: 'auf eine Karte, die in die Wurzel kommt, wird nicht zugegriffen, und niemand wird gefragt',
    }),
    secondConsole: oneOf({
      olderTrashed: 'eine zweite Konsole darf installiert werden, und die ältere wird zerstört',
      forbidden:
        'eine zweite Konsole kann nicht installiert werden; ein Effekt, der das täte, zerstört sie stattdessen',
    }),
    memoryOverflow: oneOf({
      minimalSet: 'kein Programm wird zerstört, das nicht weichen muss',
      untilNotExceeding: 'beliebige Programme dürfen zerstört werden, bis das Speicherlimit eingehalten ist',
    }),
    searchMayFail: oneOf({
      withCriteria: 'eine Suche nach einer Art von Karte darf nichts finden, obwohl es eine gibt',
      never: 'eine Suche muss finden, was es gibt',
    }),
    drawing: oneOf({
      setAside: 'gezogene Karten liegen beiseite, bis alles getan ist, was das Ziehen auslöst',
      direct: 'gezogene Karten kommen sofort auf die Hand',
    }),
    damageTrashedBy: oneOf({
      responsible: 'wer für den Schaden verantwortlich ist, zerstört die Karten',
      runner: 'der Runner zerstört die Karten',
    }),
    damageOrder: oneOf({
      none: 'alle Karten werden zugleich zerstört, ohne Reihenfolge',
      asChosen: 'Karten kommen in der Reihenfolge auf die Halde, in der der Zufall sie trifft',
    }),
    ordinalsCount: oneOf({
      happened: 'was verhindert wurde, ist kein erstes Mal',
      preventedToo: 'was verhindert wurde, ist trotzdem ein erstes Mal',
    }),
    decliningReactions: oneOf({
      together: 'wer ablehnt, lehnt alles ab, was wartet',
      oneByOne: 'jede Fähigkeit, die wartet, wird für sich abgelehnt',
    }),
    chainReactions: oneOf({
      afterInstruction: 'was eine Fähigkeit auslöst, wird vor ihrer nächsten Anweisung abgehandelt',
      afterEffect: 'was eine Fähigkeit auslöst, wird nach allen ihren Anweisungen abgehandelt',
    }),
    sameTargetTwice: oneOf({
      no: 'keine Karte darf zweimal gewählt werden',
      yes: 'dieselbe Karte darf zweimal gewählt werden',
    }),
    traceResults: oneOf({
      pending: 'seine Effekte warten zusammen mit allem anderen, was sein Ergebnis auslöst',
      directly: 'seine Effekte werden sofort abgehandelt, als Teil von ihm',
    }),
    preventedCosts: oneOf({
      never: 'was als Kosten bezahlt wird, kann nicht verhindert werden',
      abilityLost: 'was als Kosten bezahlt wird, kann verhindert werden, und die Fähigkeit verfällt',
    }),
  },
  matters: {
    winAt: 'Gewinnen',
    simultaneousWins: 'Zwei Siege zugleich',
    startingCredits: 'Erste Credits',
    startingHand: 'Erste Hand',
    allottedClicks: 'Klicks',
    additionalClicks: 'Zusätzliche Klicks',
    noEffectActions: 'Aktionen ohne Wirkung',
    discardCards: 'Auf die Handgröße abwerfen',
    negativeHandSize: 'Kein Platz auf der Hand',
    badPublicityCredits: 'Credits aus schlechter Publicity',
    lostServer: 'Ein Server, der aufhört zu bestehen',
    removedIce: 'ICE, das in einem Run entfernt wird',
    ifSuccessful: 'Reihenfolge nach einem Erfolg',
    ifSuccessfulServer: 'Ein Run, der den Server wechselt',
    unsuccessfulIf: 'Ein erfolgloser Run',
    archivesFaceup: 'Verdeckte Karten des Archivs',
    accessLimit: 'Auf wie viele Karten man zugreift',
    accessedCards: 'Wo Karten nach dem Zugriff liegen',
    accessesCount: 'Zugriffe zählen',
    midAccessAbilities: 'Fähigkeiten beim Zugriff',
    rootCardEnteringBreach: 'Eine Karte, die währenddessen in den Server kommt',
    secondConsole: 'Eine zweite Konsole',
    memoryOverflow: 'Zu wenig Speicher',
    searchMayFail: 'Durchsuchen',
    drawing: 'Ziehen',
    damageTrashedBy: 'Wer für Schaden zerstört',
    damageOrder: 'Reihenfolge der durch Schaden zerstörten Karten',
    ordinalsCount: '„Das erste Mal“',
    decliningReactions: 'Fähigkeiten ablehnen',
    chainReactions: 'Fähigkeiten, die eine Fähigkeit auslöst',
    sameTargetTwice: 'Eine Karte zweimal wählen',
    traceResults: 'Effekte eines Trace',
    preventedCosts: 'Verhinderte Kosten',
  },
  subjects: {
    game: 'Das Spiel',
    turn: 'Züge',
    run: 'Runs',
    access: 'Zugriffe auf Karten',
    cards: 'Karten und Schaden',
    abilities: 'Fähigkeiten',
  },
  placeLead: 'Eine Stelle in einem Text ist ein Link, der alles hervorhebt, was sie sagt.',
  decided: 'Was die Regeln entscheiden',
  matter: 'Frage',
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
