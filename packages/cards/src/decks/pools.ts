import { cards, coreSet } from '../sets.ts'

/** The cards that decks may be made of. */
export interface Pool {
  readonly name: string
  readonly cards: ReadonlySet<string>
}

const poolOf = (name: string, definitions: typeof cards): Pool => ({
  name,
  cards: new Set(definitions.map(({ is }) => is)),
})

/** By the word to ask for each. */
export const pools = {
  all: poolOf('the cards that can be played with', cards),
  core: poolOf('the cards of the Core Set', coreSet),
} as const satisfies { readonly [word: string]: Pool }
