import type { Edition, Row, RuleChoices } from '../timing/editions.ts'
import { during, open, paid, paidRez, paidRezIce, paidRezScore, row } from '../timing/rows.ts'

/** The Comprehensive Rules of 2022. What is left of them stops before chapter 5; the steps have the numbers of late 2022. */
const at = (number: string): string => `CR 1.6, ${number}`
const step = (name: string, number: string, more?: Omit<Row, 'step' | 'rule'>): Row =>
  row(name, at(number), more)

const discardPhase = (number: '5.6.3' | '5.7.2'): readonly Row[] => [
  step('discard', `${number}a`),
  step('discardPhaseWindow', `${number}b`, open(paidRez)),
  step('loseClicks', `${number}c`),
  step('turnEnds', `${number}d`),
  step('turnOver', `${number}e`, { deed: 'nothing' }),
]

const corpTurn = [
  step('gainClicks', '5.6.1a'),
  step('drawPhaseWindow', '5.6.1b', open(paidRezScore)),
  step('refillRecurring', '5.6.1c'),
  step('turnBegins', '5.6.1d'),
  step('mandatoryDraw', '5.6.1e'),
  step('drawPhaseEnds', '5.6.1f', { deed: 'nothing' }),
  step('actionPhaseWindow', '5.6.2a', open(paidRezScore)),
  step('action', '5.6.2b', { otherwise: 'toDiscardPhase' }),
  step('nextAction', '5.6.2c', { deed: 'nothing', to: 'actionPhaseWindow' }),
  step('toDiscardPhase', '5.6.2d', { deed: 'nothing' }),
  ...discardPhase('5.6.3'),
]

const runnerTurn = [
  step('gainClicks', '5.7.1a'),
  step('firstWindow', '5.7.1b', open(paidRez)),
  step('refillRecurring', '5.7.1c'),
  step('turnBegins', '5.7.1d'),
  step('actionPhaseWindow', '5.7.1e', open(paidRez)),
  step('action', '5.7.1f', { otherwise: 'toDiscardPhase' }),
  step('nextAction', '5.7.1g', { deed: 'nothing', to: 'actionPhaseWindow' }),
  step('toDiscardPhase', '5.7.1h', { deed: 'nothing' }),
  ...discardPhase('5.7.2'),
]

const run = [
  ...during('initiation', [
    step('announce', '6.9.1a'),
    step('fillFund', '6.9.1b'),
    step('runBegins', '6.9.1c'),
    step('setPosition', '6.9.1d'),
    step('initiationEnds', '6.9.1d', { otherwise: 'pass' }),
  ]),
  ...during('approach', [
    step('approach', '6.9.2', { otherwise: 'pass' }),
    step('approachOver', '6.9.2c', { otherwise: 'pass' }),
  ]),
  ...during('encounter', [step('encounter', '6.9.3', { to: 'pass' })]),
  ...during('movement', [
    step('pass', '6.9.4a'),
    step('passWindow', '6.9.4b', open(paid)),
    step('jackOut', '6.9.4c'),
    step('moveInward', '6.9.4d'),
    step('movementWindow', '6.9.4e', open(paidRez)),
    step('nextPosition', '6.9.4f', { to: 'approach', otherwise: 'approachServer' }),
    step('approachServer', '6.9.4g'),
    step('movementEnds', '6.9.4h', { deed: 'nothing' }),
  ]),
  ...during('success', [
    step('success', '6.9.5a'),
    step('breach', '6.9.5b'),
    step('successEnds', '6.9.5c', { deed: 'nothing' }),
  ]),
  ...during('end', [
    step('closeWindows', '6.9.6a'),
    step('emptyFund', '6.9.6b'),
    step('unsuccessful', '6.9.6c'),
    step('runEnds', '6.9.6d'),
  ]),
]

const approach = [
  step('approachBegins', '6.9.2a'),
  step('approachWindow', '6.9.2b', open(paidRezIce)),
  step('approachEnds', '6.9.2c', { deed: 'nothing' }),
]

const encounter = [
  step('encounterBegins', '6.9.3a'),
  step('encounterWindow', '6.9.3b', { window: paid }),
  step('nextSubroutine', '6.9.3c', { otherwise: 'encounterEnds' }),
  step('subroutineDone', '6.9.3d', { deed: 'nothing', to: 'nextSubroutine' }),
  step('encounterEnds', '6.9.3e'),
]

const breach = [
  step('breachBegins', '7.5.1'),
  step('archivesFaceup', '7.5.2'),
  step('setLimit', '7.5.3'),
  step('chooseCandidate', '7.5.4', { otherwise: 'breachEnds' }),
  step('accessCandidate', '7.5.5'),
  step('nextCandidate', '7.5.6', { deed: 'nothing', to: 'chooseCandidate' }),
  step('breachEnds', '7.5.7'),
]

const access = [
  step('accessBegins', '7.2.1'),
  step('midAccess', '7.2.2'),
  step('steal', '7.2.3'),
  step('accessEnds', '7.2.4'),
]

const rules: RuleChoices = {
  winAt: 7,
  simultaneousWins: 'draw',
  startingCredits: 5,
  startingHand: 5,
  allottedClicks: { corp: 3, runner: 4 },
  discardCards: 'oneByOne',
  negativeHandSize: 'startOfDiscardStep',
  badPublicityCredits: 'pool',
  unsuccessfulIf: 'successPhaseNotReached',
  removedIce: 'notPassed',
  ifSuccessful: 'withOthers',
  ifSuccessfulServer: 'couldHaveBeenChosen',
  accessLimit: 'ofHandOrDeck',
  accessesCount: 'chosen',
  midAccessAbilities: 'one',
  rootCardEnteringBreach: 'candidate',
  secondConsole: 'olderTrashed',
  searchMayFail: 'withCriteria',
  drawing: 'setAside',
  damageTrashedBy: 'responsible',
  damageOrder: 'none',
  memoryOverflow: 'untilNotExceeding',
  ordinalsCount: 'happened',
  decliningReactions: 'together',
  sameTargetTwice: 'no',
  chainReactions: 'afterInstruction',
  traceResults: 'pending',
  noEffectActions: 'forbidden',
  preventedCosts: 'never',
}

export const edition16: Edition = {
  name: '1.6',
  structures: { corpTurn, runnerTurn, run, approach, encounter, breach, access },
  rules,
}

/** What is left of the text of 2019 is its first chapter, which agrees with that of 2022 in all that is a choice here. */
export const edition14: Edition = { ...edition16, name: '1.4' }
