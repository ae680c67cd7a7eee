import { page } from '../pages/english/index.ts'
import type { Speech } from '../speech.ts'

export const speech: Speech = {
  game: async () => (await import('./game/index.ts')).english,
  reasons: async () => (await import('./reasons.ts')).reasonsInEnglish,
  decks: async () => (await import('./decks.ts')).decksInEnglish,
  search: async () => (await import('./search.ts')).searchInEnglish,
  page,
}
