import type { Bot, Thought } from '@paydata/bots'
import { diceOf, pauseToThink, positionFor, random, sensible, thinkerAt, thinkingFor } from '@paydata/bots'
import type { Deck, Definitions, Game, Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { BotLevel } from '@paydata/protocol'

/** Finds an answer for a side that is asked: at once, or in a worker. */
export type Opponent = (game: Game, side: Side, seed: string) => Thought | Promise<Thought>

/** Milliseconds that the computer which thinks ahead has for an action. */
const patience = 800

const quickly =
  (bot: Bot): Opponent =>
  (game, side, seed) =>
    bot(viewFor(game, side), diceOf(seed), recallOf(game, side))

/** A computer of a level. The one that thinks ahead expects some decks. */
export function opponentAt(level: BotLevel, definitions: Definitions, decks: readonly Deck[]): Opponent {
  switch (level) {
    case 'random':
      return quickly(random)
    case 'sensible':
      return quickly(sensible(definitions))
    case 'search':
      return thoughtful(definitions, decks)
  }
}

/** Thinks in a worker. The time that it takes depends on the kind of question only, so it tells nothing about the answer. */
function thoughtful(definitions: Definitions, decks: readonly Deck[]): Opponent {
  const otherwise = sensible(definitions)
  const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  const think = thinkerAt(
    {
      send: order => worker.postMessage(order),
      hear: listener => {
        worker.onmessage = ({ data }) => listener(data)
      },
    },
    { version: definitions.version, cards: definitions.printings, decks },
  )
  return async (game, side, seed) => {
    const position = positionFor(game, side)
    const waiting = game.waiting.find(each => each.for === side)
    const milliseconds = waiting === undefined ? patience : thinkingFor(waiting, patience)
    const [thought] = await Promise.all([
      think(position, seed, { milliseconds }).catch(() =>
        otherwise(position.view, diceOf(seed), position.recall),
      ),
      new Promise(resolve => setTimeout(resolve, pauseToThink(0, milliseconds))),
    ])
    return thought
  }
}
