/** The same numbers each time, so that what fails once fails again (mulberry32: no number returns before all have come). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return Math.floor((((more ^ (more >>> 14)) >>> 0) / 4294967296) * below)
  }
}

/** One of several, by such a number. */
export function oneOf<Of>(draw: (below: number) => number, of: readonly Of[]): Of {
  const found = of[draw(of.length)]
  if (found === undefined) throw new Error('nothing to take one of')
  return found
}
