import type { Definitions, Game } from '@paydata/engine'
import type { Feature } from './features.ts'
import { countsOf, features } from './features.ts'

/** How much each thing speaks for the Corp: found by comparing positions of 400 games of sensible players with their ends. */
const weights: Readonly<Record<Feature, number>> = {
  one: 1.002,
  corpTurn: 0.281,
  corpScore: 0.15,
  corpScoreSquared: 0.065,
  runnerScore: -0.2,
  runnerScoreSquared: -0.05,
  corpCredits: 0.12,
  runnerCredits: -0.228,
  corpHand: 0.03,
  runnerHand: -0.059,
  pointsInHq: -0.072,
  pointsInArchives: -0.178,
  iceOnHq: 0.1,
  iceOnRnd: 0.4,
  iceOnRemotes: 0.169,
  strengthRezzed: 0.051,
  pointsInRemotes: -0.285,
  pointsBehindIce: 0.337,
  advancements: 0.1,
  advancementsBehindIce: 0.1,
  corpIncome: 0.1,
  otherRoots: 0,
  kindsBroken: -0.15,
  rigCost: -0.07,
  runnerIncome: -0.05,
  tags: 0.1,
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
