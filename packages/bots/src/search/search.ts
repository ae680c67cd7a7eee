import type { Reply } from '@paydata/engine'
import type { Dice, Thought } from '../bot.ts'
import { questionIn } from '../bot.ts'
import { diceOf } from '../dice.ts'
import type { Reason } from '../reasons/reason.ts'
import { reason } from '../reasons/reason.ts'
import { opinionsOn, sensible } from '../sensible/sensible.ts'
import { winningReply } from '../solver/solver.ts'
import { candidatesOf } from './candidates.ts'
import { seedFrom } from './guessing.ts'
import type { Expectation } from './likely.ts'
import { perEdition, playingOn } from './playing-on.ts'
import type { Position } from './position.ts'
import { Offers } from './rollout.ts'
import type { Trial } from './trials.ts'
import { contenders, meanOf, verdict } from './trials.ts'

/** Says after every round, by the number of games so far, whether they are enough. */
export type Effort = (games: number) => boolean

/** A reply, and how often it would win by the games that were played on from it. */
export interface Prospect extends Thought {
  readonly chance: number
  readonly games: number
}

/** The best answer, and all that were looked at, the best first; none, where there was nothing to think about. */
export interface Advice extends Thought {
  readonly prospects: readonly Prospect[]
}

/** A player that thinks ahead. The same position, dice and number of games give the same advice. */
export type Thinker = (position: Position, dice: Dice, effort: Effort) => Advice

/** Effort measured in games, for results that must be repeatable. */
export const gamesOf =
  (most: number): Effort =>
  games =>
    games >= most

/**
 * Plays the options on in many games that could be the one it is in, and takes the one that does best. What is sensible
 * at first sight is taken unless something else is clearly better.
 */
export function search(expectation: Expectation): Thinker {
  const thinkerIn = perEdition(expectation, searchBy)
  return (position, dice, effort) => thinkerIn(position.view.edition)(position, dice, effort)
}

function searchBy(expectation: Expectation): Thinker {
  const { definitions } = expectation
  const bot = sensible(definitions)
  const offers = new Offers(definitions)
  const { world: imagined, end } = playingOn(expectation)

  return ({ view, known, recall }, dice, effort) => {
    const question = questionIn(view)
    const first = bot(view, dice, recall)
    const winning = winningReply({ view, known, recall }, expectation, diceOf(seedFrom(dice)))
    if (winning !== undefined) return won(winning)
    const candidates = candidatesOf(question, first, opinionsOn(view, definitions, dice, recall))
    if (known === undefined || candidates.length < 2) return { ...first, prospects: [] }
    const trials: readonly Trial[] = candidates.map(each => ({ ...each, ends: [] }))
    let open = trials
    let games = 0
    while (open.length > 1 && !effort(games)) {
      const world = imagined(known, dice)
      if (offers.pass(world) !== undefined) break
      const seed = seedFrom(dice)
      for (const { reply, ends } of open) ends.push(end(world, reply, question.for, seed))
      games += open.length
      open = contenders(open)
    }
    return advice(trials, open)
  }
}

/** There is nothing to think about any more. */
function won(reply: Reply): Advice {
  const because = [reason('winsNow')]
  return { reply, because, prospects: [{ reply, because, chance: 1, games: 1 }] }
}

function advice(trials: readonly Trial[], open: readonly Trial[]): Advice {
  const best = verdict(trials, open)
  if (best === undefined) throw new Error('There is nothing to choose from.')
  const prospects = trials
    .filter(({ ends }) => ends.length > 0)
    .map(trial => ({
      reply: trial.reply,
      because: trial.because,
      chance: meanOf(trial),
      games: trial.ends.length,
    }))
    .sort((a, b) => Number(b.reply === best.reply) - Number(a.reply === best.reply) || b.chance - a.chance)
  return { reply: best.reply, because: reasonFor(prospects, best), prospects }
}

const percent = (chance: number): number => Math.round(chance * 100)

/** Why a reply is good, and what thinking ahead has shown. */
function reasonFor([best, next]: readonly Prospect[], { because }: Thought): readonly Reason[] {
  if (best === undefined || next === undefined) return because
  return [...because, reason('chances', { amount: percent(best.chance), next: percent(next.chance) })]
}
