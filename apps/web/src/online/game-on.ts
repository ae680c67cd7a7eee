import type { Turn } from './turns.ts'

const place = 'paydata/game-on'

export interface GameOn {
  readonly game: string
  /** Whether somebody's time runs while they are not there, by a clock of minutes. */
  readonly pace: 'live' | 'patient'
}

/** The game of the server in which the player had a seat last; null if it is over, or they had none. */
export function gameOn(): GameOn | null {
  try {
    const [, game, pace] = /^([a-z0-9]{20})( patient)?$/.exec(localStorage.getItem(place) ?? '') ?? []
    return game === undefined ? null : { game, pace: pace === undefined ? 'live' : 'patient' }
  } catch {
    return null
  }
}

/** Notes that a player has a seat in a game, so that the start page leads back to it before any server has answered. */
export function noteGameOn({ game, pace }: GameOn): void {
  try {
    localStorage.setItem(place, pace === 'live' ? game : `${game} patient`)
  } catch {
    // A browser that stores nothing learns of the game from the server.
  }
}

/** Notes that a game is over, or that the player has no seat there. */
export function noteGameOff(game: string): void {
  try {
    if (gameOn()?.game === game) localStorage.removeItem(place)
  } catch {
    // Then nothing was noted.
  }
}

/** The game to go on with: one that is on with a clock of minutes, or else one that waits for the player. */
export function gameToGoOnWith(on: GameOn | null, turns: readonly Pick<Turn, 'game'>[]): string | null {
  const [next] = turns
  if (on === null) return next?.game ?? null
  const stays = on.pace === 'live' || turns.some(({ game }) => game === on.game)
  return stays ? on.game : (next?.game ?? on.game)
}
