const place = 'paydata/game-on'

/** The game of the server in which the player had a seat last; null if it is over, or they had none. */
export function gameOn(): string | null {
  try {
    const game = localStorage.getItem(place)
    return game !== null && /^[a-z0-9]{20}$/.test(game) ? game : null
  } catch {
    return null
  }
}

/** Notes that a player has a seat in a game, so that the start page leads back to it before any server has answered. */
export function noteGameOn(game: string): void {
  try {
    localStorage.setItem(place, game)
  } catch {
    // A browser that stores nothing learns of the game from the server.
  }
}

/** Notes that a game is over, or that the player has no seat there. */
export function noteGameOff(game: string): void {
  try {
    if (localStorage.getItem(place) === game) localStorage.removeItem(place)
  } catch {
    // Then nothing was noted.
  }
}
