import type { Bot, Effort, Thinker } from '@paydata/bots'
import { positionFor } from '@paydata/bots'
import type { Game, Reply, Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Dice } from '@paydata/engine/testing'

/** Answers for a side that is asked, and is given what that side may know. */
export type Player = (game: Game, side: Side, dice: Dice) => Reply

export const quick =
  (bot: Bot): Player =>
  (game, side, dice) =>
    bot(viewFor(game, side), dice).reply

/** With new effort for each decision. */
export const thoughtful =
  (thinker: Thinker, effort: () => Effort): Player =>
  (game, side, dice) =>
    thinker(positionFor(game, side), dice, effort()).reply
