import { RefusedError } from '../refusing.ts'

/**
 * The number of the format in which this server writes a game: its room, its setup and its entries. Raise it by one with each
 * change that older servers cannot read, even if it only adds a field. Newer servers read all older formats. Format 2 added the
 * players who were sent away from a seat. Format 3 added the numbers of rules and cards, and answers that name their options.
 * Format 4 stores why a bot gave an answer, and what is wrong with a deck, as codes, not in words. Format 5 names the format that
 * decks are made in, in place of a pool of cards, and older editions of the rules. Format 6 added the pace of a bot to its seat. Format 7 has
 * seeds that are the key of the dice itself. Format 8 added games for points and matches of two. Format 9 added games by post.
 */
export const format = 9

/**
 * A newer server has written to this game, and this server would not understand all of it. While a new release replaces an old
 * one, a newer server soon takes the game, so the client is told to ask again. It is told with `busy`, which clients of every
 * release know.
 */
export class Newer extends RefusedError {
  constructor() {
    super('busy', { because: [{ code: 'needsNewerServer' }], again: 2 })
    this.message = 'a newer server has written to this game'
  }
}

/** Refuses a game whose format is newer than the formats that this server reads. */
export function mustBeKnown(written: number): void {
  if (written > format) throw new Newer()
}
