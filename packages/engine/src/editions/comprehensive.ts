import type { Citing, Edition, Row, RuleChoices } from '../timing/editions.ts'
import { cr2603 } from '../timing/editions.ts'

const newest = cr2603.structures

/** Steps and windows that came after 2022. */
const later: ReadonlySet<string> = new Set(['actionPhaseEnds', 'initiationWindow'])

/**
 * What the Comprehensive Rules of 2022 say of steps that they share with the newest: the same but for some numbers. What is left
 * of their text stops before chapter 5, so the numbers are those of late 2022.
 */
const older = (rows: readonly Row[], changed: Readonly<Record<string, Partial<Row>>> = {}): readonly Row[] =>
  rows.flatMap(each => {
    if (later.has(each.step)) return []
    const row = { ...each, ...changed[each.step] }
    return [{ ...row, rule: `CR 1.6, ${row.rule}` }]
  })

const toDiscardPhaseAtOnce = { otherwise: 'toDiscardPhase' }

const structures: Edition['structures'] = {
  corpTurn: older(newest.corpTurn, { action: toDiscardPhaseAtOnce, toDiscardPhase: { rule: '5.6.2d' } }),
  runnerTurn: older(newest.runnerTurn, { action: toDiscardPhaseAtOnce, toDiscardPhase: { rule: '5.7.1h' } }),
  run: older(newest.run, { initiationEnds: { rule: '6.9.1d' } }),
  approach: older(newest.approach),
  encounter: older(newest.encounter),
  breach: older(newest.breach),
  access: older(newest.access),
}

const rules: RuleChoices = {
  winAt: 7,
  simultaneousWins: 'draw',
  additionalClicks: 'asTurnBegins',
  startingCredits: 5,
  startingHand: 5,
  allottedClicks: { corp: 3, runner: 4 },
  discardCards: 'oneByOne',
  negativeHandSize: 'startOfDiscardStep',
  badPublicityCredits: 'pool',
  lostServer: 'windowCompleted',
  unsuccessfulIf: 'successPhaseNotReached',
  removedIce: 'notPassed',
  ifSuccessful: 'withOthers',
  ifSuccessfulServer: 'couldHaveBeenChosen',
  archivesFaceup: 'atOnce',
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

/**
 * What has another number in the text of 2022, or none. Of its chapters after 4.1 only the headings are left, so what no heading
 * tells is as it was late in that year.
 */
const citing: Citing = {
  text: 'CR 1.6',
  others: 'same',
  renumbered: {
    '1.13.6': '1.13.5',
    '1.16.2f': null,
    '5.2.6': '5.2.7',
    '5.6.2d': null,
    '5.7.1h': null,
    '6.2.2': null,
    '6.9.1d': null,
    '8.5.15': null,
    '8.5.16': '8.5.14',
    '8.6.7': '8.6.6',
    '9.3.6f': null,
    '9.3.6g': null,
    '9.5.2f': '9.5.2e',
    '9.5.6': null,
    '9.5.7': '9.5.6',
    '9.8.2c': null,
    '9.8.2d': '9.8.2c',
    '9.8.6': '9.8.7',
    '9.12.6': null,
    '10.1.6a': '10.13.1',
    '10.1.6b': '10.13.2',
    '10.3.1j': null,
    '10.14.3': null,
    '10.14.4': null,
    '10.14.6': null,
  },
}

export const edition16: Edition = {
  name: '1.6',
  citing,
  structures,
  rules,
}

/** What is left of the text of 2019 is its first chapter, which agrees with that of 2022 in all that is a choice here. */
export const edition14: Edition = { ...edition16, name: '1.4' }
