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
  nothingElse: 'Die anderen Ausgaben halten es in diesem Moment ebenso.',
  also: steps => `davor noch: ${steps}`,
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
