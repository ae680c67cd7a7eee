import { addTo } from '../instructions/add-to.ts'
import { ifSo } from '../instructions/branch.ts'
import { breakSubroutines } from '../instructions/break-subroutines.ts'
import type { ChooseWord } from '../instructions/choose-value.ts'
import { chooseWord } from '../instructions/choose-value.ts'
import type { Instruction } from '../instructions/index.ts'
import type { Install } from '../instructions/install.ts'
import { install } from '../instructions/install.ts'
import { lasting } from '../instructions/lasting.ts'
import type { May } from '../instructions/may.ts'
import { may } from '../instructions/may.ts'
import { oneOf } from '../instructions/one-of.ts'
import { placeCounters } from '../instructions/place-counters.ts'
import type { Play } from '../instructions/play.ts'
import { playCard } from '../instructions/play.ts'
import type { Search } from '../instructions/search.ts'
import { search } from '../instructions/search.ts'
import type { ConditionalAbility, Declaration, PaidAbility, StaticAbility } from '../language/abilities.ts'
import type { Cost } from '../language/costs.ts'
import type { Amount, Cards, Condition, Group, Servers, Test } from '../language/expressions.ts'
import type { Until } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { typesOf } from '../state/names.ts'
import { minus, propertyOf, times } from './amounts.ts'
import { scored } from './triggers.ts'

/** Recipes: functions that return the same plain abilities and instructions that could be written out. */

/** Interface → cost: Break subroutines. */
export const breaks = (what: {
  readonly cost: Cost
  readonly count: Amount | 'all'
  readonly upTo?: true
  readonly subtype?: string
  /** Only on ice that protects such a server. */
  readonly protecting?: Servers
  readonly onlyIf?: Condition
  readonly cheaper?: PaidAbility['cheaper']
}): PaidAbility => ({
  form: 'paid',
  flag: 'interface',
  cost: what.cost,
  does: [
    breakSubroutines(what.count, {
      upTo: what.upTo === true,
      ...(what.subtype !== undefined && { subtype: what.subtype }),
      ...(what.protecting !== undefined && { protecting: what.protecting }),
    }),
  ],
  ...(what.onlyIf !== undefined && { onlyIf: what.onlyIf }),
  ...(what.cheaper !== undefined && { cheaper: what.cheaper }),
})

/** Interface → cost: instructions (CR 9.3.6c). */
export const interfaceFor = (
  cost: Cost,
  does: readonly Instruction[],
  more: Pick<PaidAbility, 'onlyIf'> = {},
): PaidAbility => ({
  form: 'paid',
  flag: 'interface',
  cost,
  does,
  ...more,
})

/**
 * Cost: +N strength, for the encounter unless it says longer (CR 3.9.5b). What has to be counted is counted as it resolves: a
 * lingering effect is independent of what made it (CR 9.10.1).
 */
export const boosts = (what: {
  readonly cost: Cost
  readonly strength: Amount
  readonly until?: Until
  readonly cheaper?: PaidAbility['cheaper']
}): PaidAbility => ({
  form: 'paid',
  cost: what.cost,
  does: [
    typeof what.strength === 'number'
      ? lasting(what.until ?? { at: 'encounterEnds' }, [strengthened(what.strength)])
      : lasting(what.until ?? { at: 'encounterEnds' }, [strengthened({ amount: 'bound', name: 'more' })], {
          fixed: { more: what.strength },
        }),
  ],
  ...(what.cheaper !== undefined && { cheaper: what.cheaper }),
})

const strengthened = (by: Amount): Declaration => ({ declare: 'strength', of: 'self', by })

/** Cost: the ice that is encountered loses strength for the encounter. */
export const weakens = (what: {
  readonly cost: Cost
  readonly strength: number
  /** Which ice it can be, when not any. */
  readonly where?: readonly Test[]
}): PaidAbility => ({
  form: 'paid',
  cost: what.cost,
  does: [
    lasting({ at: 'encounterEnds' }, [{ declare: 'strength', of: { the: 'chosen' }, by: -what.strength }], {
      on: 'encountered',
    }),
  ],
  onlyIf: { if: 'encountering', passes: what.where ?? [] },
})

type Uses = Extract<Declaration, { declare: 'spend' }>['for']

/** Recurring credits for some uses (CR 1.10.5). */
export const recurring = (amount: Amount, ...uses: Uses): StaticAbility => ({
  form: 'static',
  declares: [
    { declare: 'recurring', amount },
    { declare: 'spend', for: uses },
  ],
})

/** Credits hosted here may be spent for anything (CR 1.10.4b). */
export const spendHosted: Declaration = { declare: 'spend', for: [] }

/** Dividends N: agenda counters for what was advanced beyond the requirement (CR 10.13.1). */
export const dividends = (counters: number): ConditionalAbility => ({
  form: 'when',
  when: scored,
  does: [
    placeCounters(
      'agenda',
      times(counters, minus(propertyOf('advancementWhenScored'), propertyOf('requirement'))),
    ),
  ],
  dividends: counters,
})

/** Credits hosted here may be spent for some uses (CR 1.10.4b). */
export const spendFor = (...uses: Uses): Declaration => ({ declare: 'spend', for: uses })

/** Using a card is paying for its paid abilities and for what it offers to its controller (CR 9.1.6). */
export const usingOf = (...tests: readonly Test[]): Uses[number] => ({ to: ['use', 'nested'], where: tests })

/** Costs a click to break (bioroids): lost, not spent, and only by the Runner. */
export const clickBreak = (count: Amount = 1): PaidAbility => ({
  form: 'paid',
  cost: [{ pay: 'loseClicks', amount: 1 }],
  does: [breakSubroutines(count, { on: 'self' })],
  onlyBy: 'runner',
})

const insteadOfBreach = (does: readonly Instruction[]) =>
  ({
    declare: 'replace',
    effect: 'breach',
    server: ['attacked'],
    withIt: { instead: 'resolve', does },
  }) as const

/** Instead of breaching the attacked server, this is done (CR 6.7.4c). */
export const insteadOfBreaching = (
  does: readonly Instruction[],
  until: Until = { at: 'runEnds' },
): Instruction => lasting(until, [insteadOfBreach(does)])

/** Instead of breaching the attacked server, the player may do this (CR 6.7.4c). */
export const mayInsteadOfBreaching = (
  does: readonly Instruction[],
  until: Until = { at: 'runEnds' },
): Instruction => lasting(until, [{ ...insteadOfBreach(does), optional: true }])

/**
 * The same before 2019: the player says so, and it is done, as the run is successful (Rules Reference, Run 5.4 and Replacement
 * Effects; FAQ 1.1, question 15).
 */
export const mayInsteadOfAccessing = (
  does: readonly Instruction[],
  more: Pick<May, 'if'> = {},
): Instruction =>
  may(
    [
      lasting({ at: 'runEnds' }, [
        { declare: 'replace', effect: 'breach', server: ['attacked'], withIt: { instead: 'nothing' } },
      ]),
      ...does,
    ],
    more,
  )

/** Install up to that many cards: each is an instruction (CR 8.5.5, 9.11.4b), and the player stops at any time. */
export const oneByOne = (
  most: number,
  group: Group,
  more: Partial<Omit<Install, 'do' | 'card'>> = {},
): readonly Instruction[] => {
  if (most === 0) return []
  const as = `install${most}`
  const rest = oneByOne(most - 1, group, more)
  return [
    install({ choose: group, least: 0, most: 1, as }, more),
    ...(rest.length > 0 ? [ifSo({ if: 'bound', name: as }, rest)] : []),
  ]
}

/** Play a card; "after it resolves, remove it from the game" (CR 8.6.6d). */
export const playAndRemove = (card: Cards, more: Partial<Pick<Play, 'from'>> = {}): Play =>
  playCard(card, {
    ...more,
    as: 'played',
    removal: {
      form: 'when',
      when: { on: { what: ['playResolved'], card: { the: 'played' } } },
      does: [addTo({ the: 'played' }, 'removed')],
    },
  })

/** Search one of several zones, whichever the player chooses as it resolves (CR 1.15.1b, 8.7.1). */
export const searchOneOf = (
  zones: readonly Search['zone'][],
  tests: readonly Test[],
  as: string,
): Instruction => oneOf(zones.map(zone => [search(zone, tests, as)]))

/** Choose one of the types of card that a player has in hand and deck: others are among no cards of that player (CR 1.15.1b). */
export const chooseCardType = (as: string, of: Side): ChooseWord => chooseWord(as, typesOf[of])

/** Resolve one of the two; if so, the player may resolve both instead (CR 9.12.6). */
export const oneOrBoth = (
  condition: Condition,
  first: readonly Instruction[],
  second: readonly Instruction[],
): Instruction => {
  const one = oneOf([first, second])
  const both = oneOf([first, second], { least: 2, most: 2 })
  return ifSo(condition, [may([both], { otherwise: [one] })], [one])
}
