import { z } from 'zod'
import { clientId, gameId, person, side } from './names.ts'
import type { clockSettings } from './settings.ts'
import { format } from './settings.ts'

/** A deck that a player plays with: a ready deck by its id, a list that they have pasted, or a deck that they keep by its id. */
export const deckToPlay = z.union([
  z.strictObject({ starter: z.string().max(100) }),
  z.strictObject({ list: z.string().max(50_000) }),
  z.strictObject({ kept: clientId }),
])
export type DeckToPlay = z.infer<typeof deckToPlay>

/** How much time a player has: the clocks by which people find each other. */
export const pace = z.enum(['none', 'fast', 'normal', 'slow'])
export type Pace = z.infer<typeof pace>

export const clocksOfPaces: Readonly<Record<Pace, z.input<typeof clockSettings> | null>> = {
  none: null,
  fast: { bank: 900, increment: 5 },
  normal: { bank: 1800, increment: 10 },
  slow: { bank: 3600, increment: 20 },
}

/** Which side a player wants: whoever takes either finds somebody sooner. */
export const sideWanted = z.enum([...side.options, 'either'])
export type SideWanted = z.infer<typeof sideWanted>

/** What a player looks for. */
export const wish = z.strictObject({
  side: sideWanted,
  format,
  pace,
  /** A game is for points if both want that. */
  stakes: z.enum(['friendly', 'rated']),
})
export type Wish = z.infer<typeof wish>

/** A search that is on. It is an open game, which others can join in the lobby. */
export const search = wish.extend({ game: gameId, since: z.number() })
export type Search = z.infer<typeof search>

/** By how many points of rating two players may differ who have waited so many milliseconds: 600 at most, after a quarter of an hour. */
export function widthAfter(milliseconds: number): number {
  const soon = Math.min(milliseconds, 60_000)
  const later = Math.max(0, milliseconds - soon)
  return Math.min(600, 100 + soon / 300 + later / 3000)
}

/** How many people look for an opponent now, and how many play. */
export const peopleNow = z.object({ searching: z.int(), playing: z.int() })
export type PeopleNow = z.infer<typeof peopleNow>

/** Somebody looks for an opponent: whoever sits down in the room first plays. */
export const call = z.object({ game: gameId, format, pace, side: sideWanted })
export type Call = z.infer<typeof call>

/** Why somebody declines a challenge, by one tap. */
export const decliningWhy = z.enum(['notNow', 'otherFormat', 'otherPace', 'otherTime', 'never'])
export type DecliningWhy = z.infer<typeof decliningWhy>

/** What one player asks another to play: the side is that of the one who asks. It waits for a day. */
export const challenge = wish.extend({
  /** The id of the game, if it comes to one. */
  id: gameId,
  from: person,
  to: person,
  state: z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']),
  why: decliningWhy.nullable(),
  game: gameId.nullable(),
  until: z.number(),
})
export type Challenge = z.infer<typeof challenge>
