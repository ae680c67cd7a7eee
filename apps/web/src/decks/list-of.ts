import type { NamedDeck } from '@paydata/decks/starter'

/** A deck as the list that it is, which any server can read. */
export const listOf = ({ name, identity, cards }: NamedDeck): { readonly list: string } => ({
  list: JSON.stringify({ name, identity, cards }),
})
