import type { Thinker } from '@paydata/bots'
import { diceOf, gamesOf, positionFor, sensible } from '@paydata/bots'
import type { Course, Moment } from '@paydata/bots/analysis'
import type { Definitions, Game, Reply, Setup, Side } from '@paydata/engine'
import { answer, newGame, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'

/** Before this turn there is little to lose. */
const earliest = 4
/** So much of the chance to win a blunder costs, by the mean of some searches other than the one that found it. */
const leastDrop = 0.4
const searches = 4
const gamesOfSearch = 24

interface Blunder {
  readonly step: number
  readonly turn: number
  /** What it cost as measured when it was planted. */
  readonly drop: number
}

export interface Planted {
  readonly course: Course
  readonly edition: string
  readonly blunder: Blunder
}

interface Worst {
  readonly reply: Reply
  readonly drop: number
}

const nameOf = (reply: Reply): string => JSON.stringify(reply)

/** The replies that a search looked at, the best first. */
const lookedAt = (think: Thinker, game: Game, side: Side, seed: string) =>
  think(positionFor(game, side), diceOf(seed), gamesOf(gamesOfSearch)).prospects.toSorted(
    (a, b) => b.chance - a.chance,
  )

/** The reply that looks worst, if it is awful by other searches as well. */
function awful(think: Thinker, game: Game, side: Side, seed: string): Worst | null {
  const first = lookedAt(think, game, side, seed)
  const reply = first.at(-1)?.reply
  if (reply === undefined || (first[0]?.chance ?? 0) - (first.at(-1)?.chance ?? 0) < leastDrop) return null
  let sum = 0
  for (let i = 0; i < searches; i++) {
    const again = lookedAt(think, game, side, `${seed}/${i}`)
    const same = again.find(each => nameOf(each.reply) === nameOf(reply))
    sum += (again[0]?.chance ?? 0) - (same?.chance ?? 1)
  }
  const drop = sum / searches
  return drop < leastDrop ? null : { reply, drop }
}

/** A game of sensible players in which a side makes one awful mistake; null if it never had the choice. */
export function plantedIn(
  setup: Setup,
  side: Side,
  definitions: Definitions,
  think: Thinker,
): Planted | null {
  const bot = sensible(definitions)
  const moments: Moment[] = []
  let game = newGame(setup)
  let blunder: Blunder | null = null
  while (game.over === null) {
    const step = moments.length
    const by = game.waiting[0]?.for ?? 'corp'
    const seed = `${setup.seed}/${step}`
    const mistake: Worst | null =
      blunder === null && by === side && game.turn >= earliest ? awful(think, game, side, seed) : null
    if (mistake !== null) blunder = { step, turn: game.turn, drop: mistake.drop }
    const reply = mistake?.reply ?? bot(viewFor(game, by), diceOf(seed), recallOf(game, by)).reply
    moments.push({ step, game, by, reply })
    const outcome = answer(game, by, reply)
    if (!outcome.ok) throw new Error(`A bot gave a wrong answer: ${outcome.why}.`)
    game = outcome.game
  }
  const result = { winner: game.over.winner, turn: game.turn }
  return blunder && { course: { moments, last: moments.length, result }, edition: game.edition, blunder }
}
