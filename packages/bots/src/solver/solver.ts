import type { Definitions, Game, Reply, Side } from '@paydata/engine'
import { answerInPlace, cloneGame, skipForced, viewFor } from '@paydata/engine'
import type { Dice } from '../bot.ts'
import { diceOf } from '../dice.ts'
import { worldFor } from '../search/guessing.ts'
import type { Expectation } from '../search/likely.ts'
import type { Position } from '../search/position.ts'
import { sensible } from '../sensible/sensible.ts'
import { isWinInReach } from './reach.ts'
import { ownReplies, theirReplies } from './replies.ts'

/** In so many games that could be this one a plan must win. */
const worlds = 8
/** So many answers are looked at before the solver gives up. */
const mostAnswers = 900

/**
 * The first reply of a plan that wins before the turn of its side is over, whatever the other side answers, in each of some games
 * that could be this one. The plan sees no more than its side: games that look alike go on alike. Nothing if there is none, or if it
 * is not found soon.
 */
export function winningReply(
  { view, known, recall }: Position,
  expectation: Expectation,
  dice: Dice,
): Reply | undefined {
  const { question } = view
  if (question === null || known === undefined || view.active !== question.for) return undefined
  const { definitions } = expectation
  if (!isWinInReach(view, question.for, definitions, recall)) return undefined
  const solver = new Solver(question.for, view.turn, definitions)
  const some = (count: number): readonly Game[] =>
    Array.from({ length: count }, () => worldFor(known, expectation, dice))
  const [first, ...others] = some(worlds)
  if (first === undefined) return undefined
  // The shortest plan first. What wins in all games wins in any of them, and to see that there is nothing takes one.
  const clicks = view[question.for].clicks
  for (let spent = 0; spent <= clicks; spent++) {
    if (solver.winWith(clicks - spent, [first]) === undefined) continue
    const reply = solver.winWith(clicks - spent, [first, ...others])
    if (reply !== undefined) return reply
  }
  return undefined
}

class Solver {
  private left = mostAnswers
  private readonly lost = new Set<string>()
  private readonly bot
  /** So many clicks have to be left when the game is won. */
  private spared = 0

  constructor(
    private readonly side: Side,
    private readonly turn: number,
    private readonly definitions: Definitions,
  ) {
    this.bot = sensible(definitions)
  }

  /** A reply that wins in all of these games while so many clicks are left. */
  winWith(spared: number, games: readonly Game[]): Reply | undefined {
    this.spared = spared
    this.lost.clear()
    return this.winIn(games)
  }

  /** The games look alike to the side. */
  private winIn(games: readonly Game[]): Reply | undefined {
    const [game] = games
    if (game === undefined) return undefined
    if (game[this.side].clicks < this.spared) return undefined
    const view = viewFor(game, this.side)
    const key = `${games.length} ${keyOf(view)}`
    if (this.lost.has(key)) return undefined
    for (const reply of ownReplies(view, this.definitions, () => this.bot(view, diceOf('solver')))) {
      if (this.left <= 0) return undefined
      if (this.isWon(games, reply)) return reply
    }
    this.lost.add(key)
    return undefined
  }

  private isWon(games: readonly Game[], reply: Reply): boolean {
    const alike = new Map<string, Game[]>()
    for (const game of games) {
      const after = this.after(game, this.side, reply)
      if (after === undefined) return false
      for (const next of after) {
        const key = keyOf(viewFor(next, this.side))
        alike.set(key, [...(alike.get(key) ?? []), next])
      }
    }
    return [...alike.values()].every(group => this.winIn(group) !== undefined)
  }

  /** The games in which the side is asked next, whatever the other answers; nothing if it may not win any more in one of them. */
  private after(before: Game, side: Side, reply: Reply): readonly Game[] | undefined {
    this.left -= 1
    const game = cloneGame(before)
    if (!answerInPlace(game, side, reply).ok) return undefined
    skipForced(game)
    if (game.over !== null) return game.over.winner === this.side ? [] : undefined
    if (game.turn !== this.turn || this.left <= 0) return undefined
    const asked = game.waiting[0]?.for ?? this.side
    if (asked === this.side) return [game]
    const view = viewFor(game, asked)
    const all: Game[] = []
    for (const answer of theirReplies(view, () => this.bot(view, diceOf('solver')))) {
      const next = this.after(game, asked, answer)
      if (next === undefined) return undefined
      all.push(...next)
    }
    return all
  }
}

/** What the side sees, but for how often it was asked. */
const keyOf = ({ question, ...seen }: ReturnType<typeof viewFor>): string =>
  JSON.stringify([seen, question === null ? null : { ...question, number: 0 }])
