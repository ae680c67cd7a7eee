/** For tests of the drivers of a game: what players' moves must lead to, worked out in the simplest way. */
export { type Act, type Answer, botThought, type Seats } from './plain-table.ts'
export {
  type ByHand,
  type Made,
  type Moved,
  macroAnswers,
  movesByChance,
  ReferencePlayer,
  type Told,
  toldOf,
} from './reference.ts'
export { outcomeOf, outcomesOfAll, type Played, playedByBots, playedByChance } from './scenes.ts'
export { untilAccess } from './steps.ts'
export { changedAt, releaseWith } from './versions.ts'
