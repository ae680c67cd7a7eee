/** How strong players are: Glicko-2, by side and format, worked out from how their games ended. It knows no disk, clock or chance. */
export { isProvisional, type Rating, rated, rested } from './glicko.ts'
export {
  afterGame,
  type Both,
  type Ended,
  isTooSoon,
  newLedger,
  pauseOfPair,
  periodsBetween,
  type Side,
  type Standing,
  seasonAt,
} from './ledger.ts'
export { recovered, simulated } from './simulated.ts'
