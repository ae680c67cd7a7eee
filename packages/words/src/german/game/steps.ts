import type { StructureName } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t } from '../../phrasing/text.ts'
import type { Imminent } from '../../tree/language.ts'
import type { Thing } from '../../tree/tree.ts'
import { imminent } from './effects.ts'
import { von } from './grammar.ts'
import { thing } from './nouns.ts'

type Steps = Readonly<Record<string, string>>

const turn = {
  gainClicks: 'Klicks erhalten',
  refillRecurring: 'wiederkehrende Credits auffüllen',
  turnBegins: 'der Zug beginnt',
  actionPhaseWindow: 'vor einer Aktion',
  action: 'eine Aktion ausführen',
  nextAction: 'zurück zum Fenster vor einer Aktion',
  afterAction: 'nach einer Aktion',
  actionPhaseEnds: 'die Aktionsphase endet',
  toDiscardPhase: 'weiter zur Abwurfphase',
  discard: 'auf die Handgröße abwerfen',
  discardPhaseWindow: 'nach dem Abwerfen',
  loseClicks: 'übrige Klicks verlieren',
  turnEnds: 'der Zug endet',
  turnOver: 'der Zug ist vorbei',
} satisfies Steps

/** A step of a timing structure in a few words. */
const steps: Readonly<Record<StructureName, Steps>> = {
  corpTurn: {
    ...turn,
    drawPhaseWindow: 'der Beginn der Ziehphase',
    mandatoryDraw: 'das Pflichtziehen',
    drawPhaseEnds: 'die Ziehphase endet',
  },
  runnerTurn: { ...turn, firstWindow: 'der Beginn des Zuges' },
  run: {
    announce: 'den Run ansagen',
    fillFund: 'Credits aus schlechter Publicity erhalten',
    runBegins: 'der Run beginnt',
    setPosition: 'den Runner vor den Server setzen',
    initiationWindow: 'bevor der Run weitergeht',
    initiationEnds: 'die Beginnphase endet',
    approach: 'sich ICE nähern',
    approachOver: 'die Annäherung ist vorbei',
    encounter: 'Konfrontation mit ICE',
    pass: 'ICE passieren',
    passWindow: 'nach dem Passieren von ICE',
    jackOut: 'die Gelegenheit, sich auszuloggen',
    moveInward: 'weiter nach innen',
    movementWindow: 'vor der nächsten Position',
    nextPosition: 'weiter zum nächsten ICE oder zum Server',
    approachServer: 'sich dem Server nähern',
    serverWindow: 'vor der letzten Gelegenheit, sich auszuloggen',
    lastWindow: 'bevor der Run erfolgreich wird',
    movementEnds: 'die Bewegungsphase endet',
    success: 'der Run wird erfolgreich',
    breach: 'in den Server eindringen',
    successEnds: 'die Erfolgsphase endet',
    closeWindows: 'schließen, was offen ist',
    emptyFund: 'Credits aus schlechter Publicity verlieren',
    unsuccessful: 'ob der Run erfolglos war',
    runEnds: 'der Run endet',
  },
  approach: {
    approachBegins: 'der Runner nähert sich ICE',
    firstWindow: 'bevor der Runner sich ausloggen darf',
    jackOut: 'die Gelegenheit, sich vor dem ICE auszuloggen',
    approachWindow: 'vor der Konfrontation: Das ICE kann gerezzt werden',
    approachEnds: 'die Annäherung endet',
  },
  encounter: {
    encounterBegins: 'die Konfrontation beginnt',
    encounterWindow: 'während der Konfrontation: Subroutinen können gebrochen werden',
    nextSubroutine: 'ungebrochene Subroutinen abhandeln',
    subroutineDone: 'nach einer Subroutine',
    encounterEnds: 'die Konfrontation endet',
  },
  breach: {
    breachBegins: 'das Eindringen beginnt',
    archivesFaceup: 'das Archiv offen drehen',
    setLimit: 'auf wie viele Karten zugegriffen werden darf',
    chooseCandidate: 'die nächste Karte für den Zugriff wählen',
    accessCandidate: 'auf die gewählte Karte zugreifen',
    nextCandidate: 'nach einem Zugriff',
    breachEnds: 'das Eindringen endet',
  },
  access: {
    accessBegins: 'der Zugriff beginnt',
    midAccess: 'was mit der Karte beim Zugriff geschieht',
    steal: 'eine Agenda stehlen',
    accessEnds: 'der Zugriff endet',
  },
}

/** Steps and structures of editions that know no breaches. */
const older: Steps = {
  breach: 'Zugriff auf Karten',
  breachBegins: 'vor dem ersten Zugriff',
  breachEnds: 'nach dem letzten Zugriff',
}

const structures: Readonly<Record<StructureName, string>> = {
  corpTurn: 'der Zug des Konzerns',
  runnerTurn: 'der Zug des Runners',
  run: 'ein Run',
  approach: 'eine Annäherung',
  encounter: 'eine Konfrontation',
  breach: 'ein Eindringen',
  access: 'ein Zugriff',
}

const procedures: Steps = {
  arrange: 'Karten ordnen',
  arrangeIce: 'ICE neu ordnen',
  approachInstead: 'sich stattdessen einem anderen Server nähern',
  moveToRoot: 'eine Karte an einen anderen Server bewegen',
  break: 'Subroutinen brechen',
  chooseNumber: 'eine Zahl wählen',
  chooseServer: 'einen Server wählen',
  chooseWord: 'ein Wort wählen',
  damage: 'Schaden',
  draw: 'Karten ziehen',
  install: 'eine Karte installieren',
  jackOut: 'sich ausloggen',
  may: 'ein freiwilliger Effekt',
  mayPay: 'eine freiwillige Zahlung',
  modes: 'zwischen Effekten wählen',
  orderGained: 'erhaltene Subroutinen ordnen',
  pay: 'bezahlen',
  payToAccess: 'für einen Zugriff bezahlen',
  placeGained: 'erhaltene Subroutinen einordnen',
  play: 'eine Karte spielen',
  psi: 'heimliches Ausgeben',
  repeat: 'einen Effekt wiederholen',
  rez: 'eine Karte rezzen',
  run: 'einen Run beginnen',
  sabotage: 'Sabotage',
  score: 'eine Agenda werten',
  search: 'durchsuchen',
  setIdentity: 'eine Identität setzen',
  settle: 'das Spielfeld in Ordnung bringen',
  setup: 'das Spiel aufbauen',
  steal: 'eine Agenda stehlen',
  trace: 'ein Trace',
  use: 'eine Fähigkeit einsetzen',
}

const windows: Steps = {
  paid: 'ein Fenster für bezahlte Fähigkeiten',
  action: 'die Wahl einer Aktion',
  reaction: 'ein Fenster für ausgelöste Fähigkeiten',
  interrupt: 'ein Fenster für Unterbrechungen',
  prevention: 'ein Fenster, um etwas zu verhindern oder zu ändern',
  midAccess: 'die Wahl einer Fähigkeit bei einem Zugriff',
}

export const flow = {
  steps,
  structures,
  older,
  procedures,
  windows,
  ability: (card: Thing | null): Text =>
    card === null ? 'eine Fähigkeit' : t`eine Fähigkeit ${von(thing(card, 'dative'))}`,
  at: (structure: string, step: string): Text => t`${structure}: ${step}`,
  pending: (cards: readonly Thing[]): Text =>
    t`wartet: ${joined(
      cards.map(each => thing(each, 'nominative')),
      ', ',
    )}`,
  expects: (effects: readonly Imminent[]): Text =>
    t`steht bevor: ${joined(
      effects.map(each => imminent[each.effect](each)),
      ', ',
    )}`,
}
