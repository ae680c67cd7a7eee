import { page } from '../pages/german/index.ts'
import type { Speech } from '../speech.ts'

export const speech: Speech = {
  game: async () => (await import('./game/index.ts')).german,
  reasons: async () => (await import('./reasons.ts')).reasonsInGerman,
  decks: async () => (await import('./decks.ts')).decksInGerman,
  search: async () => (await import('./search.ts')).searchInGerman,
  page,
}
