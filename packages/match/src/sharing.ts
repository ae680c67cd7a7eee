import type { Game } from '@paydata/engine'

/**
 * An answer makes a new game, of which most cards are as they were: those are kept once, for all positions of a match
 * together. What is held for seconds is costly to collect, and while that is done players wait. Neither game may be played
 * on in place after it.
 */
export function shareCards(game: Game, before: Game): void {
  if (game === before) return
  for (const [n, was] of before.cards.entries()) {
    const card = game.cards[n]
    // Several steps of one reply may have one game: what is shared already is not compared again.
    if (card !== undefined && card !== was && isAlike(card, was)) game.cards[n] = was
  }
}

function isAlike<T extends object>(a: T, b: T): boolean {
  for (const name in a) if (a[name] !== b[name]) return false
  return true
}
