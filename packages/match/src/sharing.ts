import type { Game } from '@paydata/engine'

/**
 * An answer makes a new game, in which most cards are unchanged. This replaces those by the card objects of the game before, so
 * that all positions of a match hold them once. Objects that live for seconds are costly for the garbage collector, and players
 * wait while it runs. Afterwards neither game may be changed in place.
 */
export function shareCards(game: Game, before: Game): void {
  if (game === before) return
  for (const [n, was] of before.cards.entries()) {
    const card = game.cards[n]
    // Several steps of one reply may have one game, whose cards are shared already.
    if (card !== undefined && card !== was && isAlike(card, was)) game.cards[n] = was
  }
}

function isAlike<T extends object>(a: T, b: T): boolean {
  for (const name in a) if (a[name] !== b[name]) return false
  return true
}
