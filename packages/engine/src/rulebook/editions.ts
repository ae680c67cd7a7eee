import type { StructureName } from '../state/frames.ts'
import { during, open, paid, paidRez, paidRezIce, paidRezScore, row } from './rows.ts'

/** What the Corp may do in a paid ability window besides using abilities (CR 9.2.7). */
export interface Window {
  readonly rez: 'nothing' | 'nonIce' | 'approached'
  readonly score: boolean
}

/** A step of a timing structure. Saved games hold its name, as rule numbers move between editions. */
export interface Row {
  readonly step: string
  /** A number of the newest Comprehensive Rules, or the place in an older text with its name. */
  readonly rule: string
  /** Its deed, when another step has the same. */
  readonly deed?: string | undefined
  readonly window?: Window | undefined
  /** The step after it, when that is not the next row. */
  readonly to?: string | undefined
  /** The step after it when there was nothing for it to do: no ice, no click, no subroutine, no candidate. */
  readonly otherwise?: string | undefined
  /** The phase of a run it belongs to. */
  readonly phase?: RunPhase | undefined
}

export type RunPhase = 'initiation' | 'approach' | 'encounter' | 'movement' | 'success' | 'end'

/** The choices in which the editions differ, each read where the rules take it. */
export interface RuleChoices {
  readonly winAt: number
  readonly allottedClicks: { readonly corp: number; readonly runner: number }
  readonly additionalClicks: 'asTurnBegins' | 'whileActive'
  readonly startingCredits: number
  readonly startingHand: number
  readonly discardCards: 'simultaneous' | 'oneByOne'
  readonly negativeHandSize: 'startOfDiscardStep' | 'endOfTurn'
  readonly badPublicityCredits: 'fund' | 'pool'
  readonly lostServer: 'windowCompleted' | 'atOnce'
  readonly unsuccessfulIf: 'successPhaseNotReached' | 'notSuccessful'
  readonly removedIce: 'notPassed' | 'passed'
  readonly ifSuccessful: 'withOthers' | 'first'
  readonly ifSuccessfulServer: 'couldHaveBeenChosen' | 'announced'
  readonly archivesFaceup: 'atOnce' | 'asAccessed'
  readonly accessLimit: 'ofHandOrDeck' | 'total'
  readonly accessedCards: 'stay' | 'setAside'
  readonly accessesCount: 'performed' | 'chosen'
  readonly midAccessAbilities: 'one' | 'any'
  readonly rootCardEnteringBreach: 'runnerDeclares' | 'candidate' | 'ignored'
  readonly secondConsole: 'olderTrashed' | 'forbidden'
  readonly searchMayFail: 'withCriteria' | 'never'
  readonly drawing: 'setAside' | 'direct'
  readonly simultaneousWins: 'draw' | 'activePlayer'
  readonly damageTrashedBy: 'responsible' | 'runner'
  readonly damageOrder: 'none' | 'asChosen'
  readonly memoryOverflow: 'minimalSet' | 'untilNotExceeding'
  readonly ordinalsCount: 'happened' | 'preventedToo'
  readonly decliningReactions: 'together' | 'oneByOne'
  readonly sameTargetTwice: 'no' | 'yes'
  readonly chainReactions: 'afterInstruction' | 'afterEffect'
  readonly traceResults: 'pending' | 'directly'
  readonly noEffectActions: 'allowed' | 'forbidden'
  readonly preventedCosts: 'never' | 'abilityLost'
}

/** Where an older text says what the newest rules say under their numbers. */
export interface CitedText {
  readonly text: string
  /** Under which numbers it says all else: the same in all of it or in some sections, or nowhere. */
  readonly others: 'same' | 'none' | { readonly sections: readonly string[] }
  /** Rules whose points stand in another place, and single points; null where the text says nothing of the kind. */
  readonly renumbered: Readonly<Record<string, string | null>>
}

export interface Edition {
  readonly name: string
  /**
   * For reasons and procedures, which no table names: the texts of the edition, then younger ones that speak where those are
   * silent. Without any they cite the newest rules.
   */
  readonly citing?: readonly CitedText[]
  readonly structures: Readonly<Record<StructureName, readonly Row[]>>
  readonly rules: RuleChoices
}

/** The same for both players; the rules tell it twice, each time with points a to e. */
const discardPhase = (rule: '5.6.3' | '5.7.2'): readonly Row[] => [
  row('discard', `${rule}a`),
  row('discardPhaseWindow', `${rule}b`, open(paidRez)),
  row('loseClicks', `${rule}c`),
  row('turnEnds', `${rule}d`),
  row('turnOver', `${rule}e`, { deed: 'nothing' }),
]

const corpTurn = [
  row('gainClicks', '5.6.1a'),
  row('drawPhaseWindow', '5.6.1b', open(paidRezScore)),
  row('refillRecurring', '5.6.1c'),
  row('turnBegins', '5.6.1d'),
  row('mandatoryDraw', '5.6.1e'),
  row('drawPhaseEnds', '5.6.1f', { deed: 'nothing' }),
  row('actionPhaseWindow', '5.6.2a', open(paidRezScore)),
  row('action', '5.6.2b', { otherwise: 'actionPhaseEnds' }),
  row('nextAction', '5.6.2c', { deed: 'nothing', to: 'actionPhaseWindow' }),
  row('actionPhaseEnds', '5.6.2d'),
  row('toDiscardPhase', '5.6.2e', { deed: 'nothing' }),
  ...discardPhase('5.6.3'),
]

const runnerTurn = [
  row('gainClicks', '5.7.1a'),
  row('firstWindow', '5.7.1b', open(paidRez)),
  row('refillRecurring', '5.7.1c'),
  row('turnBegins', '5.7.1d'),
  row('actionPhaseWindow', '5.7.1e', open(paidRez)),
  row('action', '5.7.1f', { otherwise: 'actionPhaseEnds' }),
  row('nextAction', '5.7.1g', { deed: 'nothing', to: 'actionPhaseWindow' }),
  row('actionPhaseEnds', '5.7.1h'),
  row('toDiscardPhase', '5.7.1i', { deed: 'nothing' }),
  ...discardPhase('5.7.2'),
]

const run = [
  ...during('initiation', [
    row('announce', '6.9.1a'),
    row('fillFund', '6.9.1b'),
    row('runBegins', '6.9.1c'),
    row('setPosition', '6.9.1d'),
    row('initiationWindow', '6.9.1e', open(paidRez)),
    row('initiationEnds', '6.9.1f', { otherwise: 'pass' }),
  ]),
  ...during('approach', [
    row('approach', '6.9.2', { otherwise: 'pass' }),
    row('approachOver', '6.9.2c', { otherwise: 'pass' }),
  ]),
  ...during('encounter', [row('encounter', '6.9.3', { to: 'pass' })]),
  ...during('movement', [
    row('pass', '6.9.4a'),
    row('passWindow', '6.9.4b', open(paid)),
    row('jackOut', '6.9.4c'),
    row('moveInward', '6.9.4d'),
    row('movementWindow', '6.9.4e', open(paidRez)),
    row('nextPosition', '6.9.4f', { to: 'approach', otherwise: 'approachServer' }),
    row('approachServer', '6.9.4g'),
    row('movementEnds', '6.9.4h', { deed: 'nothing' }),
  ]),
  ...during('success', [
    row('success', '6.9.5a'),
    row('breach', '6.9.5b'),
    row('successEnds', '6.9.5c', { deed: 'nothing' }),
  ]),
  ...during('end', [
    row('closeWindows', '6.9.6a'),
    row('emptyFund', '6.9.6b'),
    row('unsuccessful', '6.9.6c'),
    row('runEnds', '6.9.6d'),
  ]),
]

const approach = [
  row('approachBegins', '6.9.2a'),
  row('approachWindow', '6.9.2b', open(paidRezIce)),
  row('approachEnds', '6.9.2c', { deed: 'nothing' }),
]

const encounter = [
  row('encounterBegins', '6.9.3a'),
  row('encounterWindow', '6.9.3b', { window: paid }),
  row('nextSubroutine', '6.9.3c', { otherwise: 'encounterEnds' }),
  row('subroutineDone', '6.9.3d', { deed: 'nothing', to: 'nextSubroutine' }),
  row('encounterEnds', '6.9.3e'),
]

const breach = [
  row('breachBegins', '7.5.1'),
  row('archivesFaceup', '7.5.2'),
  row('setLimit', '7.5.3'),
  row('chooseCandidate', '7.5.4', { otherwise: 'breachEnds' }),
  row('accessCandidate', '7.5.5'),
  row('nextCandidate', '7.5.6', { deed: 'nothing', to: 'chooseCandidate' }),
  row('breachEnds', '7.5.7'),
]

const access = [
  row('accessBegins', '7.2.1'),
  row('midAccess', '7.2.2'),
  row('steal', '7.2.3'),
  row('accessEnds', '7.2.4'),
]

/** The Comprehensive Rules of March 2026. */
export const cr2603: Edition = {
  name: '26.03',
  structures: { corpTurn, runnerTurn, run, approach, encounter, breach, access },
  rules: {
    winAt: 7,
    allottedClicks: { corp: 3, runner: 4 },
    additionalClicks: 'asTurnBegins',
    startingCredits: 5,
    startingHand: 5,
    discardCards: 'simultaneous',
    negativeHandSize: 'startOfDiscardStep',
    badPublicityCredits: 'fund',
    lostServer: 'windowCompleted',
    unsuccessfulIf: 'successPhaseNotReached',
    removedIce: 'notPassed',
    ifSuccessful: 'withOthers',
    ifSuccessfulServer: 'couldHaveBeenChosen',
    archivesFaceup: 'atOnce',
    accessLimit: 'ofHandOrDeck',
    accessedCards: 'stay',
    accessesCount: 'performed',
    midAccessAbilities: 'one',
    rootCardEnteringBreach: 'runnerDeclares',
    secondConsole: 'olderTrashed',
    searchMayFail: 'withCriteria',
    drawing: 'setAside',
    simultaneousWins: 'draw',
    damageTrashedBy: 'responsible',
    damageOrder: 'none',
    memoryOverflow: 'minimalSet',
    ordinalsCount: 'happened',
    decliningReactions: 'together',
    sameTargetTwice: 'no',
    chainReactions: 'afterInstruction',
    traceResults: 'pending',
    noEffectActions: 'allowed',
    preventedCosts: 'never',
  },
}

export const editions: Readonly<Record<string, Edition>> = { '26.03': cr2603 }

/** The edition of a game that names none. */
export const newestEdition = cr2603.name
