import type { Game, Occurrence, Reply, SeenOccurrence, Setup, Side, View } from '@paydata/engine'
import { answer, newGame, occurrencesFor, viewFor } from '@paydata/engine'
import type { Step } from '@paydata/match'
import type { OrdersOf } from '@paydata/orders'
import { opponentOf, orderedReply, withoutSpentMarks } from '@paydata/orders'
import type { Eye, Passed } from '@paydata/protocol'
import { diceOf, lively, randomReply } from '@paydata/scenario'

const sides: readonly Side[] = ['corp', 'runner']

/** The result of one move of a player. */
export interface Moved {
  /** The game after each answer: first the player's, then those of macros and standing orders. */
  readonly games: readonly Game[]
  readonly game: Game
  readonly passed: readonly Passed[]
  readonly takenBack: boolean
}

/** An answer that a macro has given. */
export interface ByMacro {
  readonly by: Side
  readonly reply: Reply
}

/**
 * Plays as every driver of a game must, in the simplest way: every answer makes a new game, and games share nothing. It knows
 * standing orders that last, and no clocks. The test tells it the answers of macros, which it gives like any other.
 */
export class ReferencePlayer {
  #game: Game
  #orders: OrdersOf
  /** The game before each answer that a player gave by hand. */
  #before: readonly { readonly by: Side; readonly game: Game }[] = []

  constructor(begun: Game | Setup, orders: OrdersOf) {
    this.#game = 'cards' in begun ? begun : newGame(begun)
    this.#orders = orders
  }

  get game(): Game {
    return this.#game
  }

  /** Gives an answer, and then those of macros: each as soon as its player is asked, before standing orders pass. */
  answers(by: Side, reply: Reply, macros: readonly ByMacro[] = []): Moved {
    const before = this.#game
    const given = answered(before, by, reply)
    this.#before = [...this.#before, { by, game: before }]
    return this.#goOn([given], macros, false)
  }

  /** Takes back the last answer of a player, and everything after it. */
  takesBack(by: Side): Moved {
    const nth = this.#before.findLastIndex(each => each.by === by)
    const last = this.#before[nth]
    if (last === undefined) throw new Error(`There is no answer of the ${by} to take back.`)
    this.#before = this.#before.slice(0, nth)
    return this.#goOn([last.game], [], true)
  }

  #goOn(first: readonly [Game], macros: readonly ByMacro[], takenBack: boolean): Moved {
    const games: Game[] = [...first]
    const passed: Passed[] = []
    const planned = [...macros]
    let [game] = first
    this.#spendMarks(game)
    for (;;) {
      const [next] = planned
      if (next !== undefined && game.waiting.some(question => question.for === next.by)) {
        planned.shift()
        game = answered(game, next.by, next.reply)
      } else {
        const pass = this.#pass(game)
        if (pass === null) break
        game = pass.game
        passed.push(pass.passed)
      }
      this.#spendMarks(game)
      games.push(game)
    }
    if (planned.length > 0)
      throw new Error(`${planned.length} answers of macros were given where nobody is asked.`)
    this.#game = game
    return { games, game, passed, takenBack }
  }

  /** Removes the marks of cards that are not facedown. If such a card turns facedown again, its old mark does not count. */
  #spendMarks(game: Game): void {
    const { corp } = this.#orders
    if (corp !== null) this.#orders = { ...this.#orders, corp: withoutSpentMarks(corp, game) }
  }

  #pass(game: Game): { readonly game: Game; readonly passed: Passed } | null {
    if (game.over !== null) return null
    for (const by of sides) {
      const orders = this.#orders[by]
      const made = orders === null ? null : orderedReply(game, by, orders, opponentOf(by, this.#orders))
      if (made !== null) return { game: answered(game, by, made.reply), passed: made.passed }
    }
    return null
  }
}

/** The answers of macros among the steps of a move. */
export const macroAnswers = (steps: readonly Step[]): readonly ByMacro[] =>
  steps.flatMap(({ move }) =>
    move.kind === 'answer' && move.how === 'macro' ? [{ by: move.by, reply: move.reply }] : [],
  )

function answered(game: Game, by: Side, reply: Reply): Game {
  const outcome = answer(game, by, reply)
  if (!outcome.ok) throw new Error(`An answer of the ${by} is refused: ${outcome.why}`)
  return outcome.game
}

/** What an eye is told about a move. */
export interface Told {
  readonly view: View
  readonly occurrences: readonly SeenOccurrence[]
  readonly passed: readonly Passed[]
  readonly takenBack: boolean
}

export function toldOf({ games, game, passed, takenBack }: Moved, eye: Eye): Told {
  const since = takenBack ? games.slice(1) : games
  const occurred: readonly Occurrence[] = since.flatMap(each => each.occurred)
  return { view: viewFor(game, eye), occurrences: occurrencesFor(game, eye, occurred), passed, takenBack }
}

/** An answer or a take-back that a player makes by hand. */
export type ByHand =
  | { readonly is: 'answer'; readonly by: Side; readonly reply: Reply }
  | { readonly is: 'takeBack'; readonly by: Side }

/** A move of a player, and the result that every driver must come to. */
export interface Made {
  readonly move: ByHand
  readonly moved: Moved
}

/** Random moves, some of which take back the newest answer. */
export function movesByChance(setup: Setup, orders: OrdersOf, seed: string, most: number): readonly Made[] {
  const dice = diceOf(seed)
  const player = new ReferencePlayer(setup, orders)
  const made: Made[] = []
  let newest: Side | null = null
  while (made.length < most && player.game.over === null) {
    if (newest !== null && dice(10) === 0) {
      made.push({ move: { is: 'takeBack', by: newest }, moved: player.takesBack(newest) })
      newest = null
      continue
    }
    const question = player.game.waiting[0]
    if (question === undefined) throw new Error('Nobody is asked.')
    const { for: by } = question
    const reply = randomReply(question, dice, lively)
    made.push({ move: { is: 'answer', by, reply }, moved: player.answers(by, reply) })
    newest = by
  }
  return made
}
