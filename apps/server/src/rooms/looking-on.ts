import type { Room } from './room.ts'

/** Whether people who do not play may watch a game. Without spectators they may do so only after it, if its replay is for everybody. */
export const mayLookOn = ({ settings: { spectators, replays }, state }: Room): boolean =>
  spectators.see !== 'nothing' || (state === 'over' && replays === 'everybody')

/** Whether people who do not play may read the players' chat: everybody in the waiting room, and later those who may watch. */
export const mayOverhear = (room: Room): boolean => room.state === 'open' || mayLookOn(room)
