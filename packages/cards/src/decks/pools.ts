import { cards, sets } from '../sets/index.ts'
import { formats } from './formats.ts'

/** The cards that decks may be made of. */
export interface Pool {
  readonly name: string
  /** The sets that a game with such decks names; all there are when it names none. */
  readonly sets?: readonly string[]
  readonly cards: ReadonlySet<string>
}

const poolOf = (name: string, of: readonly string[] | null): Pool => ({
  name,
  ...(of !== null && { sets: of }),
  cards: new Set((of?.flatMap(set => sets[set] ?? []) ?? cards).map(({ is }) => is)),
})

/** By the word to ask for each. */
export const pools = {
  all: poolOf('the cards that can be played with', formats.all),
  core: poolOf('the cards of the Core Set', formats.core),
} as const satisfies { readonly [word in keyof typeof formats]: Pool }
