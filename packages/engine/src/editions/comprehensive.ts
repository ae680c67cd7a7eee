import type { Edition, Row, RuleChoices } from '../rulebook/editions.ts'
import { cr2603 } from '../rulebook/editions.ts'
import { cr14, cr16 } from './texts.ts'

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
  run: older(newest.run, { setPosition: { rule: '6.2.1a' }, initiationEnds: { rule: '6.9.1d' } }),
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
  accessedCards: 'stay',
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
  citing: [cr16],
  structures,
  rules,
}

/** Steps of a turn of which the first chapter of 2019 speaks. */
const placesIn14: ReadonlyMap<string, string> = new Map([
  ['gainClicks', 'CR 1.4, 1.11.2'],
  ['refillRecurring', 'CR 1.4, 1.10.5c'],
])
const turnIn14 = (rows: readonly Row[]): readonly Row[] =>
  rows.map(each => ({ ...each, rule: placesIn14.get(each.step) ?? each.rule }))

/** What is left of the text of 2019 is its first chapter, which agrees with that of 2022 in all that is a choice here. */
export const edition14: Edition = {
  ...edition16,
  name: '1.4',
  citing: [cr14, cr16],
  structures: {
    ...structures,
    corpTurn: turnIn14(structures.corpTurn),
    runnerTurn: turnIn14(structures.runnerTurn),
  },
}
