import type { Game } from '../state/game.ts'
import { editionOf } from './edition.ts'
import type { CitedText, Edition } from './editions.ts'
import { cr2603 } from './editions.ts'

/** Where the text of a game's edition, or the next younger one that speaks of it, says what the newest rules say under a number. */
export const citedIn = (game: Game, rule: string): string => citedBy(editionOf(game), rule)

/** The same for an edition that no game need be played by. */
export const citedBy = (edition: Edition, rule: string): string =>
  placeBy(edition, rule) ?? `CR ${cr2603.name}, ${rule}`

/** The same; null for what only the newest rules say. */
export function placeBy({ citing }: Edition, rule: string): string | null {
  if (citing === undefined || rule === '') return rule
  for (const text of citing) {
    const place = placeIn(text, rule)
    if (place !== null) return `${text.text}, ${place}`
  }
  return null
}

function placeIn({ others, renumbered }: CitedText, rule: string): string | null {
  const exactly = renumbered[rule]
  if (exactly !== undefined) return exactly
  const [, points = '', letter = ''] = /^(.*?)([a-z]?)$/.exec(rule) ?? []
  const under = renumbered[points]
  if (under === null) return null
  // Places with numbers keep the letters of the points.
  if (under !== undefined) return /^\d/.test(under) ? `${under}${letter}` : under
  if (others === 'same') return rule
  return others !== 'none' && others.sections.some(section => rule.startsWith(`${section}.`)) ? rule : null
}
