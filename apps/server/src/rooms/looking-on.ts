import type { Room } from './room.ts'

/** A game that nobody may look on at is for everybody once it is over only where its replay is. */
export const mayLookOn = ({ settings: { spectators, replays }, state }: Room): boolean =>
  spectators.see !== 'nothing' || (state === 'over' && replays === 'everybody')

/** What the players say is for whoever may look on; before the game, for all in the waiting room. */
export const mayOverhear = (room: Room): boolean => room.state === 'open' || mayLookOn(room)
