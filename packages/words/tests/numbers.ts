/** A whole number below the one given. */
export type Draw = (below: number) => number

const whole = 0x100000000

/** Spreads what is alike (mulberry32). */
function mixed(state: number): number {
  const once = Math.imul(state ^ (state >>> 15), state | 1)
  const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
  return (twice ^ (twice >>> 14)) >>> 0
}

function hash(name: string, seed: number): number {
  let state = seed ^ 0x811c9dc5
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193)
  return mixed(state)
}

/**
 * The same numbers each time, so that what fails once fails again. Each thing that is written has a stream of its own, by
 * its name: however much is drawn for one, the others get what they got before.
 */
export function numbersFrom(seed: number, name: string | number): Draw {
  let state = hash(`${name}`, seed)
  return below => {
    state = (state + 0x6d2b79f5) | 0
    return Math.floor((mixed(state) / whole) * below)
  }
}

/**
 * One of several words. A number is drawn once, each word makes its own of it and of its name, and the greatest wins: a word
 * that is added is taken now and then, and leaves all other choices as they are. What has no name goes by its place in the
 * list, so more of it is added at the end. A word that stands there twice is taken twice as often.
 */
export function oneOf<Of>(draw: Draw, of: readonly Of[] | Readonly<Record<string, Of>>): Of {
  const seed = draw(whole)
  const times = new Map<string, number>()
  let best: { readonly word: Of; readonly weight: number } | null = null
  for (const [place, word] of Object.entries<Of>(of)) {
    const name = typeof word === 'string' ? word : place
    const nth = times.get(name) ?? 0
    times.set(name, nth + 1)
    const weight = hash(`${name} ${nth}`, seed)
    if (best === null || weight > best.weight) best = { word, weight }
  }
  if (best === null) throw new Error('nothing to take one of')
  return best.word
}
