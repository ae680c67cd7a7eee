import { lastReplay, replayOf } from '../local/kept-replays.ts'
import type { ReplaySource } from './wire.ts'

/** Where the replay of a game is: in this browser or on the server; null if this browser has not stored it. */
export function sourceOf(game: string): ReplaySource | null {
  if (game.length === 20) return { is: 'game', game }
  const text = game === 'last' ? lastReplay() : replayOf(game)
  return text === null ? null : { is: 'text', text }
}
