import type { StructureName } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t } from '../../phrasing/text.ts'
import type { Imminent } from '../../tree/language.ts'
import type { Thing } from '../../tree/tree.ts'
import { imminent } from './effects.ts'
import { thing } from './nouns.ts'

type Steps = Readonly<Record<string, string>>

const turn = {
  gainClicks: 'gaining clicks',
  refillRecurring: 'refilling recurring credits',
  turnBegins: 'the turn begins',
  actionPhaseWindow: 'before an action',
  action: 'taking an action',
  nextAction: 'back to the window before an action',
  afterAction: 'after an action',
  actionPhaseEnds: 'the action phase ends',
  toDiscardPhase: 'going on to the discard phase',
  discard: 'discarding down to hand size',
  discardPhaseWindow: 'after discarding',
  loseClicks: 'losing unspent clicks',
  turnEnds: 'the turn ends',
  turnOver: 'the turn is over',
} satisfies Steps

/** A step of a timing structure in a few words. */
const steps: Readonly<Record<StructureName, Steps>> = {
  corpTurn: {
    ...turn,
    drawPhaseWindow: 'the start of the draw phase',
    mandatoryDraw: 'the mandatory draw',
    drawPhaseEnds: 'the draw phase ends',
  },
  runnerTurn: { ...turn, firstWindow: 'the start of the turn' },
  run: {
    announce: 'announcing the run',
    fillFund: 'gaining bad publicity credits',
    runBegins: 'the run begins',
    setPosition: 'placing the Runner before the server',
    initiationWindow: 'before the run moves on',
    initiationEnds: 'the initiation phase ends',
    approach: 'approaching ice',
    approachOver: 'the approach is over',
    encounter: 'encountering ice',
    pass: 'passing ice',
    passWindow: 'after passing ice',
    jackOut: 'the chance to jack out',
    moveInward: 'moving inward',
    movementWindow: 'before the next position',
    nextPosition: 'going on to the next ice or the server',
    approachServer: 'approaching the server',
    serverWindow: 'before the last chance to jack out',
    lastWindow: 'before the run becomes successful',
    movementEnds: 'the movement phase ends',
    success: 'the run becomes successful',
    breach: 'breaching the server',
    successEnds: 'the success phase ends',
    closeWindows: 'closing what is open',
    emptyFund: 'losing bad publicity credits',
    unsuccessful: 'whether the run was unsuccessful',
    runEnds: 'the run ends',
  },
  approach: {
    approachBegins: 'the Runner approaches ice',
    firstWindow: 'before the Runner may jack out',
    jackOut: 'the chance to jack out before the ice',
    approachWindow: 'before the encounter: the approached ice may be rezzed',
    approachEnds: 'the approach ends',
  },
  encounter: {
    encounterBegins: 'the encounter begins',
    encounterWindow: 'during the encounter: subroutines may be broken',
    nextSubroutine: 'resolving unbroken subroutines',
    subroutineDone: 'after a subroutine',
    encounterEnds: 'the encounter ends',
  },
  breach: {
    breachBegins: 'the breach begins',
    archivesFaceup: 'turning Archives faceup',
    setLimit: 'how many cards may be accessed',
    chooseCandidate: 'choosing the next card to access',
    accessCandidate: 'accessing the chosen card',
    nextCandidate: 'after an access',
    breachEnds: 'the breach ends',
  },
  access: {
    accessBegins: 'the access begins',
    midAccess: 'what to do with the accessed card',
    steal: 'stealing an agenda',
    accessEnds: 'the access ends',
  },
}

/** Steps and structures of editions that know no breaches. */
const older: Steps = {
  breach: 'accessing cards',
  breachBegins: 'before the first access',
  breachEnds: 'after the last access',
}

const structures: Readonly<Record<StructureName, string>> = {
  corpTurn: 'the Corp’s turn',
  runnerTurn: 'the Runner’s turn',
  run: 'a run',
  approach: 'an approach',
  encounter: 'an encounter',
  breach: 'a breach',
  access: 'an access',
}

const procedures: Steps = {
  arrange: 'arranging cards',
  arrangeIce: 'rearranging ice',
  approachInstead: 'approaching another server instead',
  moveToRoot: 'moving a card to another server',
  break: 'breaking subroutines',
  chooseNumber: 'choosing a number',
  chooseServer: 'choosing a server',
  chooseWord: 'choosing a word',
  damage: 'damage',
  draw: 'drawing cards',
  install: 'installing a card',
  jackOut: 'jacking out',
  may: 'an optional effect',
  mayPay: 'an optional payment',
  modes: 'choosing between effects',
  orderGained: 'ordering gained subroutines',
  pay: 'paying',
  payToAccess: 'paying to access',
  placeGained: 'placing gained subroutines',
  play: 'playing a card',
  psi: 'secret spending',
  repeat: 'repeating an effect',
  rez: 'rezzing a card',
  run: 'starting a run',
  sabotage: 'sabotage',
  score: 'scoring an agenda',
  search: 'searching',
  setIdentity: 'setting an identity',
  settle: 'putting the board in order',
  setup: 'setting up the game',
  steal: 'stealing an agenda',
  trace: 'a trace',
  use: 'using an ability',
}

const windows: Steps = {
  paid: 'a window for paid abilities',
  action: 'the choice of an action',
  reaction: 'a window for triggered abilities',
  interrupt: 'a window for interrupts',
  prevention: 'a window to prevent something',
  midAccess: 'the choice of an ability during an access',
}

export const flow = {
  steps,
  structures,
  older,
  procedures,
  windows,
  ability: (card: Thing | null): Text => (card === null ? 'an ability' : t`an ability of ${thing(card)}`),
  at: (structure: string, step: string): Text => t`${structure}: ${step}`,
  pending: (cards: readonly Thing[]): Text => t`waiting: ${joined(cards.map(thing), ', ')}`,
  expects: (effects: readonly Imminent[]): Text =>
    t`about to happen: ${joined(
      effects.map(each => imminent[each.effect](each)),
      ', ',
    )}`,
}
