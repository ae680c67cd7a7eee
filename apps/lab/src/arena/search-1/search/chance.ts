import type { Definitions, Game } from '@paydata/engine'
import type { Feature } from './features.ts'
import { countsOf, features } from './features.ts'

/**
 * How much each thing speaks for the Corp: what fits best (by logistic regression) how 600 games of sensible players ended
 * to the positions at the beginning of their turns, none with the wrong sign. What is 0.05 either way was nothing in those,
 * and so was HQ without ice, as their Corps seldom leave it so.
 */
const weights: Readonly<Record<Feature, number>> = {
  one: 0.7,
  corpTurn: 0.233,
  corpScore: 0.062,
  corpScoreSquared: 0.07,
  runnerScore: -0.179,
  runnerScoreSquared: -0.027,
  corpCredits: 0.05,
  runnerCredits: -0.169,
  corpHand: 0.008,
  runnerHand: -0.067,
  pointsInHq: -0.096,
  pointsInArchives: -0.128,
  iceOnHq: 0.064,
  openHq: -0.4,
  iceOnRnd: 0.465,
  iceOnRemotes: 0.112,
  strengthRezzed: 0.039,
  pointsInRemotes: -0.316,
  pointsBehindIce: 0.414,
  advancements: 0.198,
  advancementsBehindIce: 0.038,
  corpIncome: 0.05,
  kindsBroken: -0.047,
  rigCost: -0.076,
  runnerIncome: -0.05,
  tags: 0.05,
  badPublicity: -0.1,
}

/** The chance of the Corp to win, by what there is on the table; certain when the game is over. */
export function chanceOf(game: Game, definitions: Definitions): number {
  if (game.over !== null) return game.over.winner === null ? 0.5 : game.over.winner === 'corp' ? 1 : 0
  const counts = countsOf(game, definitions)
  let sum = 0
  for (const feature of features) sum += weights[feature] * counts[feature]
  return 1 / (1 + Math.exp(-sum))
}
