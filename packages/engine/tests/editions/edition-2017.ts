import type { Edition, Row } from '../../src/index.ts'
import { defineEdition } from '../../src/index.ts'

type Window = NonNullable<Row['window']>
type More = Omit<Row, 'step' | 'rule'>
const row = (step: string, rule: string, more: More = {}): Row => ({ step, rule, ...more })

const open = (window: Window): More => ({ deed: 'openWindow', window })
const paid: Window = { rez: 'nothing', score: false }
const paidRez: Window = { rez: 'nonIce', score: false }
const paidRezIce: Window = { rez: 'approached', score: false }
const paidRezScore: Window = { rez: 'nonIce', score: true }
const during = (phase: NonNullable<Row['phase']>, rows: readonly Row[]): readonly Row[] =>
  rows.map(each => ({ ...each, phase }))

const corpTurn = [
  row('gainClicks', '1.1'),
  row('drawPhaseWindow', '1.2', open(paidRezScore)),
  row('refillRecurring', '1.3'),
  row('turnBegins', '1.4'),
  row('mandatoryDraw', '1.5'),
  row('actionPhaseWindow', '2.1', open(paidRezScore)),
  row('action', '2.2', { otherwise: 'discard' }),
  row('afterAction', '2.2', { ...open(paidRezScore), to: 'action' }),
  row('discard', '3.1'),
  row('discardPhaseWindow', '3.2', open(paidRez)),
  row('loseClicks', '3.3'),
  row('turnEnds', '3.4'),
]

const runnerTurn = [
  row('gainClicks', '1.1'),
  row('firstWindow', '1.2', open(paidRez)),
  row('refillRecurring', '1.3'),
  row('turnBegins', '1.4'),
  row('actionPhaseWindow', '1.5', open(paidRez)),
  row('action', '1.6', { otherwise: 'discard' }),
  row('afterAction', '1.6', { ...open(paidRez), to: 'action' }),
  row('discard', '2.1'),
  row('discardPhaseWindow', '2.2', open(paidRez)),
  row('loseClicks', '2.3'),
  row('turnEnds', '2.4'),
]

const run = [
  ...during('initiation', [
    row('announce', '1'),
    row('fillFund', '1'),
    row('runBegins', '1'),
    row('setPosition', '1'),
    row('initiationEnds', '1', { otherwise: 'approachServer' }),
  ]),
  ...during('approach', [
    row('approach', '2', { otherwise: 'pass' }),
    row('approachOver', '2.4', { otherwise: 'pass' }),
  ]),
  ...during('encounter', [row('encounter', '3')]),
  ...during('movement', [
    row('pass', '4'),
    row('moveInward', '4'),
    row('nextPosition', '4', { to: 'approach', otherwise: 'approachServer' }),
    row('approachServer', '5'),
    row('serverWindow', '5.1', open(paid)),
    row('jackOut', '5.2'),
    row('lastWindow', '5.3', open(paidRez)),
  ]),
  ...during('success', [row('success', '5.4'), row('breach', '5.5')]),
  ...during('end', [
    row('closeWindows', '7'),
    row('emptyFund', '6'),
    row('unsuccessful', '7'),
    row('runEnds', '6'),
  ]),
]

const approach = [
  row('approachBegins', '2'),
  row('firstWindow', '2.1', open(paid)),
  row('jackOut', '2.2', { deed: 'jackOutUnlessFirst' }),
  row('approachWindow', '2.3', open(paidRezIce)),
  row('approachEnds', '2.4', { deed: 'nothing' }),
]

const encounter = [
  row('encounterBegins', '3'),
  row('encounterWindow', '3.1', { window: paid }),
  row('nextSubroutine', '3.2', { otherwise: 'encounterEnds' }),
  row('subroutineDone', '3.2', { deed: 'nothing', to: 'nextSubroutine' }),
  row('encounterEnds', '3.2'),
]

const breach = [
  row('breachBegins', '5.5'),
  row('archivesFaceup', '5.5'),
  row('setLimit', '5.5'),
  row('chooseCandidate', '5.5', { otherwise: 'breachEnds' }),
  row('accessCandidate', '5.5', { to: 'chooseCandidate' }),
  row('breachEnds', '5.6'),
]

const access = [
  row('accessBegins', '5.5.1'),
  row('midAccess', '5.5.2'),
  row('steal', '5.5.3'),
  row('accessEnds', '5.5.4'),
]

/** The rules of 2017: their turns and runs in the steps of today, and their words for every choice. Nothing is code. */
export const edition2017: Edition = defineEdition({
  name: '2017',
  structures: { corpTurn, runnerTurn, run, approach, encounter, breach, access },
  rules: {
    winAt: 7,
    simultaneousWins: 'activePlayer',
    startingCredits: 5,
    startingHand: 5,
    allottedClicks: { corp: 3, runner: 4 },
    discardCards: 'oneByOne',
    negativeHandSize: 'endOfTurn',
    badPublicityCredits: 'pool',
    unsuccessfulIf: 'notSuccessful',
    removedIce: 'passed',
    ifSuccessful: 'first',
    ifSuccessfulServer: 'announced',
    accessLimit: 'total',
    accessesCount: 'chosen',
    midAccessAbilities: 'any',
    rootCardEnteringBreach: 'ignored',
    secondConsole: 'forbidden',
    searchMayFail: 'never',
    drawing: 'direct',
    damageTrashedBy: 'runner',
    damageOrder: 'asChosen',
    memoryOverflow: 'untilNotExceeding',
    ordinalsCount: 'preventedToo',
    decliningReactions: 'oneByOne',
    sameTargetTwice: 'no',
    chainReactions: 'afterEffect',
    traceResults: 'directly',
    noEffectActions: 'forbidden',
    preventedCosts: 'abilityLost',
  },
})
