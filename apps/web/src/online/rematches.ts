/** Of which game a game is the rematch. This tab remembers it, also when its page is loaded again. */
const placeOf = (game: string): string => `paydata/rematch/${game}`

export function noteRematch(game: string, of: string): void {
  try {
    sessionStorage.setItem(placeOf(game), of)
  } catch {
    // In a browser that stores nothing, the chat begins anew with each game.
  }
}

export function gameBefore(game: string): string | null {
  try {
    return sessionStorage.getItem(placeOf(game))
  } catch {
    return null
  }
}
