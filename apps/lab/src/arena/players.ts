import type { Bot, Effort, Thinker, Thought } from '@paydata/bots'
import { positionFor } from '@paydata/bots'
import type { Game, Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Dice } from '@paydata/scenario'

/** Answers for a side that is asked. It gets what that side may know. */
export type Player = (game: Game, side: Side, dice: Dice) => Thought

export const quick =
  (bot: Bot): Player =>
  (game, side, dice) =>
    bot(viewFor(game, side), dice, recallOf(game, side))

/** With new effort for each decision. */
export const thoughtful =
  (thinker: Thinker, effort: () => Effort): Player =>
  (game, side, dice) =>
    thinker(positionFor(game, side), dice, effort())
