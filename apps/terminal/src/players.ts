import type { Advice, Bot, Distant, Knowledge, Thought } from '@paydata/bots'
import { diceOf, positionFor, random, sensible } from '@paydata/bots'
import { broughtToPlay, readyDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { defineCards, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Level } from './arguments.ts'
import type { Library } from './library.ts'

/** Answers for a side that is asked; the same seed gives the same answer. */
export type Player = (game: Game, side: Side, seed: string) => Promise<Thought>
export type Adviser = (game: Game, side: Side, seed: string) => Promise<Advice>

/** Starts a thinker and sends it the cards. */
export type Think = (know: Knowledge) => Distant

/** Games that are played on for a decision of a bot, and for a player who asks for advice: about a second at most. */
const ahead = { bot: 100, advice: 200 } as const

const quick =
  (bot: Bot): Player =>
  (game, side, seed) =>
    Promise.resolve(bot(viewFor(game, side), diceOf(seed), recallOf(game, side)))

export function playerOf(level: Level, library: Library, think: Think): Player {
  switch (level) {
    case 'random':
      return quick(random)
    case 'sensible':
      return quick(sensible(defineCards(library.version, library.definitions)))
    case 'search':
      return thoughtful(library, think, ahead.bot)
  }
}

export const adviserWith = (library: Library, think: Think): Adviser =>
  thoughtful(library, think, ahead.advice)

/** The thinker starts when it is first needed. */
function thoughtful(library: Library, think: Think, games: number): Adviser {
  let thinker: Distant | undefined
  return (game, side, seed) => {
    const { version, definitions: cards, decks } = library
    const likely = new Set([...decks, ...readyDecks])
    thinker ??= think({ version, cards, decks: [...likely].map(broughtToPlay) })
    return thinker(positionFor(game, side), seed, { games })
  }
}
