import type { Act } from '../language/abilities.ts'
import { pathIfKnown, pathOf } from '../language/definitions.ts'
import type { Condition, Test } from '../language/expressions.ts'
import type { Bill } from '../queries/bills.ts'
import { passesAll } from '../queries/cards.ts'
import { holds } from '../queries/conditions.ts'
import type { Lack } from '../queries/costs.ts'
import { lackOf } from '../queries/costs.ts'
import { eachOwnDeclared } from '../queries/declared.ts'
import type { Attempt } from '../queries/permissions.ts'
import { forbiddenBy } from '../queries/permissions.ts'
import { canSee } from '../queries/sight.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { ProcedureFrame, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Option, OptionKind, Question } from '../state/questions.ts'
import { definitionFor } from './names.ts'
import type { Reason } from './question-types.ts'

/** Why something is not offered, and the rule that says so. */
export interface Why {
  readonly reason: Reason
  readonly rule: string
  readonly needs?: number
  readonly has?: number
  readonly because?: string | null
  readonly condition?: string
}

/** What is not offered: as the option it would be, and why not. */
export interface Excluded {
  readonly option: Option
  readonly why: Why
}

export const none: readonly Excluded[] = []

const isSameOption = (a: Option, b: Option): boolean =>
  a.does === b.does &&
  a.card?.card === b.card?.card &&
  a.server === b.server &&
  a.index === b.index &&
  a.key === b.key &&
  a.hidden === b.hidden

/** Calls with what a player could expect, and what gives the reason if it is not offered; none: nobody expects it. */
type Expecting = (expect: (option: Option, why: () => Why | undefined) => void) => void

/** Of all that a player could expect what a question does not offer. */
export function notOffered(question: Question, expecting: Expecting): Excluded[] {
  const options = question.form === 'choose' ? question.options : []
  const found: Excluded[] = []
  expecting((option, whyNot) => {
    if (options.some(each => isSameOption(each, option))) return
    const why = whyNot()
    if (why !== undefined) found.push({ option, why })
  })
  return found
}

export const onCard = (does: OptionKind, card: CardState): Option => ({ does, card: refOf(card) })

/** The procedure that asks, if it is one. */
export function asking(game: Game): ProcedureFrame | undefined {
  const frame = game.frames[game.frames.length - 1]
  return frame?.kind === 'procedure' ? frame : undefined
}

/** Something forbids it, if anything does (CR 1.2.2). */
export function forbidden(game: Game, act: Act, attempt: Attempt): Why | undefined {
  const by = forbiddenBy(game, act, attempt)
  if (by === undefined) return undefined
  return { reason: 'forbidden', rule: '1.2.2', because: by === 'rule' ? null : definitionFor(game, by) }
}

/** A condition that does not hold. That the Runner is not tagged is said outright (CR 10.5.2). */
export const notSo = (condition: Condition, rule: string): Why =>
  condition.if === 'tagged'
    ? { reason: 'notTagged', rule: '10.5.2', condition: pathOf(condition) }
    : { reason: 'condition', rule, condition: pathOf(condition) }

/**
 * The one test a card fails: what fails more than one nobody would expect there. Of a facedown card it must not tell
 * what the card is, only that it is not rezzed.
 */
export function failedTest(
  game: Game,
  side: Side,
  card: CardState,
  tests: readonly Test[],
  scope: Scope,
): Test | undefined {
  if (!canSee(game, side, card)) {
    const isPlace =
      card.zone === 'ice' || !tests.some(test => test.is === 'type' && test.types.includes('ice'))
    return isPlace ? tests.find(test => test.is === 'rezzed') : undefined
  }
  const failed = tests.filter(test => !passesAll(game, card, [test], scope))
  return failed.length === 1 ? failed[0] : undefined
}

/** "Play only if" and the like, in force wherever the card is (CR 9.1.8c). */
export function unmet(
  game: Game,
  card: CardState,
  act: 'play' | 'rez' | 'score' | 'install',
): Why | undefined {
  let why: Why | undefined
  eachOwnDeclared(game, 'onlyIf', card, (d, scope) => {
    if (d.act === act && !holds(game, d.condition, scope)) why ??= notSo(d.condition, '9.1.8c')
  })
  return why
}

/** What keeps something from being paid, with the words of what would have to be. */
export function whyLacking(game: Game, { reason, rule, needs, has, item, because }: Lack): Why {
  const condition = item === undefined || because !== undefined ? undefined : pathIfKnown(item)
  return {
    reason,
    rule,
    ...(needs !== undefined && { needs }),
    ...(has !== undefined && { has }),
    ...(condition !== undefined && { condition }),
    ...(because !== undefined && { because: because === 'rule' ? null : definitionFor(game, because) }),
  }
}

/** What is missing to pay a bill that cannot be paid. `clicks` come on top of it, as those of a basic action. */
export const unpaid = (game: Game, bill: Bill, clicks = 0): Why =>
  whyLacking(game, lackOf(game, bill, { clicks }) ?? { reason: 'cost', rule: '1.16.1' })
