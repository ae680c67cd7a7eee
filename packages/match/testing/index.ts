/** For tests of whoever drives a game: what must come of the moves of players, worked out in the plainest way. */
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
export { untilAccess } from './steps.ts'
