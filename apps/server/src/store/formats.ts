import { Refuse } from '../refusing.ts'

/**
 * The number of the form in which this server writes a game: its room, its setup and its entries. It goes up by one with
 * each change that servers before it cannot read, be it a new field. What is older is read by all that come after. The
 * second form has who was sent away from a seat. The third has the numbers of rules and cards, and names what was answered. The
 * fourth has why bots answered so, and what is wrong with decks, as codes, not in words.
 */
export const format = 4

/**
 * A game that a newer server has written to: half of what it says would not be known here. While one server is replaced by
 * the next, the next will soon have it, so clients are told to ask again, in a word that those of any age know.
 */
export class Newer extends Refuse {
  constructor() {
    super('busy', { because: [{ code: 'needsNewerServer' }], again: 2 })
    this.message = 'a newer server has written to this game'
  }
}

/** Refuses what this server would not understand. */
export function mustBeKnown(written: number): void {
  if (written > format) throw new Newer()
}
