import { cards, coreSet } from '../sets.ts'

/** The cards that decks may be made of. */
export interface Pool {
  readonly name: string
  /** The sets that a game with such decks names; all there are when it names none. */
  readonly sets?: readonly string[]
  readonly cards: ReadonlySet<string>
}

const poolOf = (name: string, definitions: typeof cards, sets?: readonly string[]): Pool => ({
  name,
  ...(sets !== undefined && { sets }),
  cards: new Set(definitions.map(({ is }) => is)),
})

/** By the word to ask for each. */
export const pools = {
  all: poolOf('the cards that can be played with', cards),
  core: poolOf('the cards of the Core Set', coreSet, ['core']),
} as const satisfies { readonly [word: string]: Pool }
