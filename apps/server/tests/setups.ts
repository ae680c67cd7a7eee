import type { Setup } from '@paydata/engine'

/** What a game began with of which nothing is played: only its log is looked at. */
export const someSetup: Setup = {
  edition: '26.03',
  definitions: 'any',
  seed: 'any',
  corp: { identity: 'any', cards: [] },
  runner: { identity: 'any', cards: [] },
}
