import { cards, sets } from '../sets/index.ts'
import { formats } from './formats.ts'

export type PoolName = keyof typeof formats

/** The cards that decks may be made of. */
export interface Pool {
  readonly name: PoolName
  /** The sets that a game with such decks names; all there are when it names none. */
  readonly sets?: readonly string[]
  readonly cards: ReadonlySet<string>
}

const poolOf = (name: PoolName, of: readonly string[] | null): Pool => ({
  name,
  ...(of !== null && { sets: of }),
  cards: new Set((of?.flatMap(set => sets[set] ?? []) ?? cards).map(({ is }) => is)),
})

/** By the word to ask for each. */
export const pools = {
  all: poolOf('all', formats.all),
  core: poolOf('core', formats.core),
} as const satisfies { readonly [word in keyof typeof formats]: Pool }
