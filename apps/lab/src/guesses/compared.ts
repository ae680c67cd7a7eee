import type { Dice, Expectation } from '@paydata/bots'
import { positionFor, worldFor } from '@paydata/bots'
import type { Game, Side } from '@paydata/engine'

/** The cards of the opponent that a side does not see, what it guesses that they are, and how many of these are right. */
export function unseenAndGuessed(game: Game, side: Side, expectation: Expectation, dice: Dice) {
  const { known } = positionFor(game, side)
  if (known === undefined) return { unseen: [], guessed: [], right: 0 }
  const theirs = known.game.cards.filter(({ owner }) => owner !== side)
  const world = worldFor(known, expectation, dice)
  const guessed = theirs
    .filter(({ card }) => known.game.titles[card] === '')
    .map(({ card }) => world.titles[card] ?? '')
  const all = game.cards.filter(({ owner }) => owner !== side).map(({ card }) => game.titles[card] ?? '')
  const seen = theirs.map(({ card }) => known.game.titles[card] ?? '').filter(title => title !== '')
  const unseen = without(all, seen)
  return { unseen, guessed, right: unseen.length - without(unseen, guessed).length }
}

function without(all: readonly string[], some: readonly string[]): readonly string[] {
  const rest = [...all]
  for (const each of some) if (rest.includes(each)) rest.splice(rest.indexOf(each), 1)
  return rest
}
