/** By how much a rating has changed, with its sign: readers hear it too. */
export const changeText = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0'
