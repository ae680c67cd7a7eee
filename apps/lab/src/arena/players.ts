import type { Bot, Effort, Thinker, Thought } from '@paydata/bots'
import { positionFor } from '@paydata/bots'
import type { Game, Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Dice } from '@paydata/scenario'

/** An answer of a player, with the chance to win that it expected, if it thought ahead. */
export interface Answered extends Thought {
  readonly expected: number | null
}

/** Answers for a side that is asked. It gets what that side may know. */
export type Player = (game: Game, side: Side, dice: Dice) => Answered

export const quick =
  (bot: Bot): Player =>
  (game, side, dice) => ({ ...bot(viewFor(game, side), dice, recallOf(game, side)), expected: null })

/** With new effort for each decision. */
export const thoughtful =
  (thinker: Thinker, effort: () => Effort): Player =>
  (game, side, dice) => {
    const { reply, because, prospects } = thinker(positionFor(game, side), dice, effort())
    const taken = prospects.find(each => each.reply === reply)
    return { reply, because, expected: taken?.chance ?? null }
  }
