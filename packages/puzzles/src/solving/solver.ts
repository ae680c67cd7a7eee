import type { Game, Reply, Side } from '@paydata/engine'
import { answerInPlace, cloneGame, skipForced, viewFor } from '@paydata/engine'
import { knownTo } from '@paydata/engine/worlds'
import type { Standing } from '../goal.ts'
import { seenInGame, standing } from '../goal.ts'
import type { Goal } from '../puzzle.ts'
import { movesIn } from './deeds.ts'
import type { Plan } from './plans.ts'
import { hardest, leastOf, withDeed } from './plans.ts'

/** What is chance goes so many other ways, and must come to the same. */
const chances = 4
/** A position that takes more answers is too large for a puzzle. */
const mostAnswers = 400_000

/** One of the games that could be the one that is played, by its number. */
interface World {
  readonly n: number
  readonly game: Game
}

/** Looks at all that both sides can do until the turn is over. */
export class Solver {
  answers = 0
  readonly #side: Side
  readonly #goal: Goal
  readonly #began: ReturnType<typeof seenInGame>
  readonly #plans = new Map<string, readonly Plan[]>()
  readonly #reached = new Map<string, boolean>()

  constructor(side: Side, goal: Goal, began: Game) {
    this.#side = side
    this.#goal = goal
    this.#began = seenInGame(began, side)
  }

  /** The plans that reach the goal in all of these games, which look alike to the side; without order, and without idle deeds. */
  plansIn(games: readonly Game[]): readonly Plan[] {
    return this.#plansIn(games.map((game, n) => ({ n, game })))
  }

  /** Whether the side can reach the goal, if it knows the game whole. It may be any side's turn to answer. */
  canReach(game: Game): boolean {
    const is = this.standing(game)
    if (is !== 'open') return is === 'reached'
    const next = this.#asked({ n: 0, game })
    return next?.every(each => this.#canReach(each)) === true
  }

  standing(game: Game): Standing {
    return standing(this.#goal, this.#side, this.#began, seenInGame(game, this.#side))
  }

  #plansIn(worlds: readonly World[]): readonly Plan[] {
    const [first] = worlds
    if (first === undefined) return [[]]
    const key = `${worlds.map(({ n }) => n)} ${this.#keyOf(first.game)}`
    const before = this.#plans.get(key)
    if (before !== undefined) return before
    const plans = movesIn(viewFor(first.game, this.#side)).flatMap(({ reply, deed }) =>
      this.#plansAfter(worlds, reply).map(plan => withDeed(plan, deed)),
    )
    const least = leastOf(plans)
    this.#plans.set(key, least)
    return least
  }

  /** The plans that go on from a reply against the best defence; none where it does not reach the goal for sure. */
  #plansAfter(worlds: readonly World[], reply: Reply): readonly Plan[] {
    const alike = new Map<string, World[]>()
    for (const world of worlds) {
      const after = this.#after(world, this.#side, reply)
      if (after === null) return []
      for (const next of after) {
        const key = this.#keyOf(next.game)
        alike.set(key, [...(alike.get(key) ?? []), next])
      }
    }
    const all: (readonly Plan[])[] = []
    for (const group of alike.values()) {
      const plans = this.#plansIn(group)
      if (plans.length === 0) return []
      all.push(plans)
    }
    return all.length === 0 ? [[]] : hardest(all)
  }

  #canReach(world: World): boolean {
    const key = this.#keyOf(world.game)
    const before = this.#reached.get(key)
    if (before !== undefined) return before
    const can = movesIn(viewFor(world.game, this.#side)).some(({ reply }) => {
      const after = this.#after(world, this.#side, reply)
      return after?.every(each => this.#canReach(each)) === true
    })
    this.#reached.set(key, can)
    return can
  }

  /** The games in which the side is asked next, whatever the other one answers; null where it may fail in one of them. */
  #after({ n, game }: World, by: Side, reply: Reply): readonly World[] | null {
    const next = this.#answered(game, by, reply, game.random.seed)
    if (next.random.drawn !== game.random.drawn && !this.#isChanceIdle(game, by, reply, next)) return null
    return this.#asked({ n, game: next })
  }

  #asked({ n, game }: World): readonly World[] | null {
    const is = this.standing(game)
    if (is !== 'open') return is === 'reached' ? [] : null
    const asked = game.waiting[0]?.for ?? this.#side
    if (asked === this.#side) return [{ n, game }]
    const all: World[] = []
    for (const { reply } of movesIn(viewFor(game, asked))) {
      const after = this.#after({ n, game }, asked, reply)
      if (after === null) return null
      all.push(...after)
    }
    return all
  }

  #answered(before: Game, by: Side, reply: Reply, seed: string): Game {
    this.answers += 1
    if (this.answers > mostAnswers) throw new Error('The position is too large to look at all of it.')
    const game = cloneGame(before)
    game.random.seed = seed
    const outcome = answerInPlace(game, by, reply)
    if (!outcome.ok) throw new Error(`The engine refuses an answer that it offered: ${JSON.stringify(reply)}`)
    skipForced(game)
    return game
  }

  /** Whether other chance would have come to the same. */
  #isChanceIdle(game: Game, by: Side, reply: Reply, next: Game): boolean {
    const same = this.#outcomeOf(next)
    return Array.from({ length: chances }, (_, n) => `other ${n}`).every(
      seed => this.#outcomeOf(this.#answered(game, by, reply, seed)) === same,
    )
  }

  #outcomeOf(game: Game): string {
    const is = this.standing(game)
    return is === 'open' ? `${game.waiting[0]?.for} ${this.#keyOf(game)}` : is
  }

  /** The same for games that the side cannot tell from each other, but for the order of what has happened. */
  #keyOf(game: Game): string {
    const known = knownTo(game, this.#side)
    if (known === undefined) return JSON.stringify({ ...viewFor(game, this.#side), question: null })
    const { thisTurn, waiting, cards, ...rest } = known.game
    return JSON.stringify([
      thisTurn.map(each => JSON.stringify({ ...each, nth: 0 })).sort(),
      waiting.map(each => ({ ...each, number: 0 })),
      cards.map(each => ({ ...each, activeSince: 0, corpId: 0, runnerId: 0, publicId: 0 })),
      { ...rest, asked: 0, named: 0, activations: 0, happened: 0, stamps: 0 },
    ])
  }
}
