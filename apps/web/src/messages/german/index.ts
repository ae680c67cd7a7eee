import { wordsOf } from '@paydata/words/languages'
import type { Loaders } from '../catalogues.ts'

export const german: Loaders = {
  game: () => wordsOf('de'),
  reasons: async () => (await import('@paydata/words/german/reasons')).reasonsInGerman,
  home: async () => (await import('./home.ts')).home,
  identity: async () => (await import('./identity.ts')).identity,
  // In one file with the waiting room: who comes through the lobby needs both.
  lobby: async () => (await import('./waiting.ts')).lobby,
  page: async () => (await import('./page.ts')).page,
  decks: async () => (await import('./decks.ts')).decks,
  browse: async () => (await import('./browse.ts')).browse,
  replay: async () => (await import('./replay.ts')).replay,
  rules: async () => (await import('./rules.ts')).rules,
  settings: async () => (await import('./settings.ts')).settings,
  waiting: async () => (await import('./waiting.ts')).waiting,
}
