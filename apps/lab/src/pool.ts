import type { Deck, Setup } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import { definitions } from './plain.ts'

const version = defineCards('plain', definitions).version

const times = (copies: number, ...names: string[]): string[] =>
  names.flatMap(name => Array.from({ length: copies }, () => name))

const corps: readonly Deck[] = [
  { identity: 'corp_id', cards: times(7, 'hedge', 'wall', 'katana', 'hunter', 'pad', 'agenda') },
]
const runners: readonly Deck[] = [
  { identity: 'runner_id', cards: times(9, 'gamble', 'diesel', 'corroder', 'decoy', 'cyber') },
]

/** The nth game of the starter decks: every Corp meets every Runner. */
export function starterGame(nth: number): Setup {
  const corp = corps[nth % corps.length]
  const runner = runners[Math.floor(nth / corps.length) % runners.length]
  if (corp === undefined || runner === undefined) throw new Error('no starter decks')
  return { definitions: version, seed: `game ${nth}`, corp, runner }
}
