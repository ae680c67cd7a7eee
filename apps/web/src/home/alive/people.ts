import type { Listing } from '@paydata/protocol'
import { ask } from '../../online/line.ts'

const canBeWatched = ({ state, settings, locked }: Listing): boolean =>
  state === 'playing' && settings.spectators.see !== 'nothing' && !locked

/** The newest public game between people that anybody may watch; null if there is none. */
export async function gameToWatch(): Promise<Listing | null> {
  const answered = await ask('lobby', {})
  void ask('leaveLobby', {})
  if (!answered.ok) return null
  return answered.games.filter(canBeWatched).toSorted((a, b) => b.since - a.since)[0] ?? null
}
