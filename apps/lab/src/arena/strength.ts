/** A share of games with its interval of confidence of 95 % (Wilson's, right also near 0 and 1). */
export interface Share {
  readonly share: number
  readonly from: number
  readonly to: number
}

/** Of so many standard errors either way is the interval of 95 %. */
export const z = 1.96

export function shareOf(won: number, games: number): Share {
  const share = won / games
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games)
  const reach =
    (z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))) / (1 + z ** 2 / games)
  return { share, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) }
}

/** By how many points of Elo the winner of such a share is the better player; half a game is kept from either side. */
export function eloOf(won: number, games: number): number {
  const share = Math.min(games - 0.5, Math.max(0.5, won)) / games
  return 400 * Math.log10(share / (1 - share))
}
