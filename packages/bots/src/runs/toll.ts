/** What a way through ice takes of the Runner. */
export interface Toll {
  /** From the pool. */
  readonly credits: number
  /** From cards and the bad publicity fund. */
  readonly otherCredits: number
  readonly clicks: number
  /** Cards from the hand that are installed or played for it. */
  readonly cards: number
  readonly damage: number
  readonly tags: number
  /** Counters of own cards. */
  readonly counters: number
  /** Whatever else happens on the way, in credits: programs lost, credits that the Corp gains, traces. */
  readonly harm: number
}

export const noToll: Toll = {
  credits: 0,
  otherCredits: 0,
  clicks: 0,
  cards: 0,
  damage: 0,
  tags: 0,
  counters: 0,
  harm: 0,
}

/** What each of it counts, in credits: credits on cards come back, and a click brings more than one. */
const rates: Toll = {
  credits: 1,
  otherCredits: 0.9,
  clicks: 2,
  cards: 1.5,
  damage: 1.5,
  tags: 2,
  counters: 1,
  harm: 1,
}

const parts = Object.keys(noToll) as (keyof Toll)[]

export const worthOfToll = (toll: Toll): number =>
  parts.reduce((sum, part) => sum + toll[part] * rates[part], 0)

const byParts = (combine: (part: keyof Toll) => number): Toll => ({
  credits: combine('credits'),
  otherCredits: combine('otherCredits'),
  clicks: combine('clicks'),
  cards: combine('cards'),
  damage: combine('damage'),
  tags: combine('tags'),
  counters: combine('counters'),
  harm: combine('harm'),
})

export const sumOfTolls = (one: Toll, other: Toll): Toll => byParts(part => one[part] + other[part])

export const timesToll = (toll: Toll, times: number): Toll => byParts(part => toll[part] * times)
