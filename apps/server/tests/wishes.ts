import type { Sent } from '@paydata/protocol'
import { starters } from './players.ts'
import { newId } from './serving.ts'

/** A starter deck of each side. */
export const decks = { corp: { starter: starters.corp }, runner: { starter: starters.runner } }

/** What somebody looks for an opponent with: a deck of each side, and whatever else is found soonest. */
export const wish = (more: Partial<Sent<'search'>> = {}): Sent<'search'> => ({
  id: newId(),
  side: 'either',
  format: 'all',
  pace: 'none',
  stakes: 'friendly',
  decks,
  ...more,
})
