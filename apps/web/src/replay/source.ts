import { keptReplays, lastReplay } from '../local/kept-replays.ts'
import type { ReplaySource } from './wire.ts'

/** A replay of this browser by when its game ended. */
const keptAt = (at: string): string | null => keptReplays().find(each => `${each.at}` === at)?.replay ?? null

/** Where the replay of a game is: in this browser or on the server; null if this browser has not stored it. */
export function sourceOf(game: string): ReplaySource | null {
  if (game.length === 20) return { is: 'game', game }
  const text = game === 'last' ? lastReplay() : keptAt(game)
  return text === null ? null : { is: 'text', text }
}
