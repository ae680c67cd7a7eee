import type { Edition, Row, RuleChoices } from '../rulebook/editions.ts'
import { during, open, paid, paidRez, paidRezIce, paidRezScore, row } from '../rulebook/rows.ts'
import { cr14, cr16, rulesReference } from './texts.ts'

/** A step of one of the timing structures of the Rules Reference. */
const of =
  (structure: string) =>
  (step: string, number: string, more?: Omit<Row, 'step' | 'rule'>): Row =>
    row(step, `Rules Reference, ${structure} ${number}`, more)
const corp = of("Corporation's Turn")
const runner = of("Runner's Turn")
const inRun = of('Run')

const corpTurn = [
  corp('gainClicks', '1.1'),
  corp('drawPhaseWindow', '1.2', open(paidRezScore)),
  corp('refillRecurring', '1.3'),
  corp('turnBegins', '1.4'),
  corp('mandatoryDraw', '1.5'),
  corp('actionPhaseWindow', '2.1', open(paidRezScore)),
  corp('action', '2.2', { otherwise: 'discard' }),
  corp('afterAction', '2.2', { ...open(paidRezScore), to: 'action' }),
  corp('discard', '3.1'),
  corp('discardPhaseWindow', '3.2', open(paidRez)),
  corp('loseClicks', '3.3'),
  corp('turnEnds', '3.4'),
  corp('turnOver', '3.4', { deed: 'nothing' }),
]

const runnerTurn = [
  runner('gainClicks', '1.1'),
  runner('firstWindow', '1.2', open(paidRez)),
  runner('refillRecurring', '1.3'),
  runner('turnBegins', '1.4'),
  runner('actionPhaseWindow', '1.5', open(paidRez)),
  runner('action', '1.6', { otherwise: 'discard' }),
  runner('afterAction', '1.6', { ...open(paidRez), to: 'action' }),
  runner('discard', '2.1'),
  runner('discardPhaseWindow', '2.2', open(paidRez)),
  runner('loseClicks', '2.3'),
  runner('turnEnds', '2.4'),
  runner('turnOver', '2.4', { deed: 'nothing' }),
]

const run = [
  ...during('initiation', [
    inRun('announce', '1'),
    inRun('fillFund', '1'),
    inRun('runBegins', '1'),
    inRun('setPosition', '1'),
    inRun('initiationEnds', '1', { otherwise: 'approachServer' }),
  ]),
  ...during('approach', [
    inRun('approach', '2', { otherwise: 'pass' }),
    inRun('approachOver', '2.4', { otherwise: 'pass' }),
  ]),
  ...during('encounter', [inRun('encounter', '3')]),
  ...during('movement', [
    inRun('pass', '4'),
    inRun('moveInward', '4'),
    inRun('nextPosition', '4', { to: 'approach', otherwise: 'approachServer' }),
    inRun('approachServer', '5'),
    inRun('serverWindow', '5.1', open(paid)),
    inRun('jackOut', '5.2'),
    inRun('lastWindow', '5.3', open(paidRez)),
  ]),
  ...during('success', [inRun('success', '5.4'), inRun('breach', '5.5')]),
  ...during('end', [
    inRun('closeWindows', '6'),
    inRun('emptyFund', '6'),
    inRun('unsuccessful', '7'),
    inRun('runEnds', '6'),
  ]),
]

const approach = [
  inRun('approachBegins', '2'),
  inRun('firstWindow', '2.1', open(paid)),
  inRun('jackOut', '2.2', { deed: 'jackOutUnlessFirst' }),
  inRun('approachWindow', '2.3', open(paidRezIce)),
  inRun('approachEnds', '2.4', { deed: 'nothing' }),
]

const encounter = [
  inRun('encounterBegins', '3'),
  inRun('encounterWindow', '3.1', { window: paid }),
  inRun('nextSubroutine', '3.2', { otherwise: 'encounterEnds' }),
  inRun('subroutineDone', '3.2', { deed: 'nothing', to: 'nextSubroutine' }),
  inRun('encounterEnds', '3.2'),
]

const breach = [
  inRun('breachBegins', '5.5'),
  inRun('archivesFaceup', '5.5'),
  inRun('setLimit', '5.5'),
  inRun('chooseCandidate', '5.5', { otherwise: 'breachEnds' }),
  inRun('accessCandidate', '5.5', { to: 'chooseCandidate' }),
  inRun('breachEnds', '5.6'),
]

const access = [
  inRun('accessBegins', '5.5.1'),
  inRun('midAccess', '5.5.2'),
  inRun('steal', '5.5.3'),
  inRun('accessEnds', '5.5.4'),
]

export const rulesOf2017: RuleChoices = {
  winAt: 7,
  simultaneousWins: 'activePlayer',
  additionalClicks: 'asTurnBegins',
  startingCredits: 5,
  startingHand: 5,
  allottedClicks: { corp: 3, runner: 4 },
  discardCards: 'oneByOne',
  negativeHandSize: 'endOfTurn',
  badPublicityCredits: 'pool',
  lostServer: 'windowCompleted',
  unsuccessfulIf: 'notSuccessful',
  removedIce: 'passed',
  ifSuccessful: 'first',
  ifSuccessfulServer: 'announced',
  archivesFaceup: 'atOnce',
  accessLimit: 'total',
  accessedCards: 'setAside',
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
}

/** The Rules Reference of 2017. */
export const edition2017: Edition = {
  name: '2017',
  citing: [rulesReference, cr14, cr16],
  structures: { corpTurn, runnerTurn, run, approach, encounter, breach, access },
  rules: rulesOf2017,
}
