/**
 * Glicko-2, as Mark Glickman writes it in "Example of the Glicko-2 system" (2022). The steps are his; the names say what his letters
 * stand for. Ratings are on the scale that players see.
 */
export interface Rating {
  readonly rating: number
  /** How unsure the rating is: the true one is within twice as much, in 95 of 100 cases. */
  readonly deviation: number
  /** How much the strength of this player changes. */
  readonly volatility: number
}

/** A game against somebody: 1 is won, 0 lost, and 0.5 a draw. */
export interface Outcome {
  readonly against: Rating
  readonly score: 0 | 0.5 | 1
}

/** What everybody begins with. */
export const unknown: Rating = { rating: 1500, deviation: 500, volatility: 0.09 }

/** Nobody is ever surer than the first, or less sure than the second. */
const deviations = { least: 45, most: unknown.deviation } as const
/** A rating that is less sure is shown with a question mark. */
const provisionalAbove = 110
export const isProvisional = ({ deviation }: Rating): boolean => deviation > provisionalAbove

/** τ: how fast volatilities may change. */
const usualChange = 0.75

/** Points of the scale that players see for one of the scale that is calculated with. */
const scale = 173.7178
const middle = 1500
const precision = 0.000001

const within = (deviation: number): number => Math.min(deviations.most, Math.max(deviations.least, deviation))

/** The rating of somebody who has not played for so many rating periods: as good, but less sure (step 6). */
export function rested(before: Rating, periods: number): Rating {
  const deviation = scale * Math.hypot(before.deviation / scale, before.volatility * Math.sqrt(periods))
  return { ...before, deviation: within(deviation) }
}

/** The rating after games that ended when so many rating periods had gone by since the last ones (steps 2 to 8). */
export function rated(
  before: Rating,
  outcomes: readonly Outcome[],
  periods: number,
  change = usualChange,
): Rating {
  const mean = (before.rating - middle) / scale
  const spread = before.deviation / scale
  let information = 0
  let improvement = 0
  for (const { against, score } of outcomes) {
    const weight = weightOf(against.deviation / scale)
    const expected = 1 / (1 + Math.exp(-weight * (mean - (against.rating - middle) / scale)))
    information += weight ** 2 * expected * (1 - expected)
    improvement += weight * (score - expected)
  }
  if (information === 0) return rested(before, periods)
  const volatility = volatilityAfter(before.volatility, spread, improvement, information, change)
  const widened = spread ** 2 + periods * volatility ** 2
  const narrowed = 1 / (1 / widened + information)
  return {
    rating: middle + scale * (mean + narrowed * improvement),
    deviation: within(scale * Math.sqrt(narrowed)),
    volatility,
  }
}

/** How much a game against somebody tells: the less sure their rating is, the less. */
const weightOf = (spread: number): number => 1 / Math.sqrt(1 + (3 * spread ** 2) / Math.PI ** 2)

/** The new volatility, found between two bounds that close in on it (step 5, the Illinois algorithm). */
function volatilityAfter(
  volatility: number,
  spread: number,
  improvement: number,
  information: number,
  change: number,
): number {
  const variance = 1 / information
  const surprise = (variance * improvement) ** 2
  const start = Math.log(volatility ** 2)
  const distance = (x: number): number => {
    const squared = Math.exp(x)
    const all = spread ** 2 + variance + squared
    return (squared * (surprise - all)) / (2 * all ** 2) - (x - start) / change ** 2
  }
  let a = start
  let b = Math.log(surprise - spread ** 2 - variance)
  // What happened is no surprise, so the volatility falls: the lower bound is looked for step by step.
  if (!(surprise > spread ** 2 + variance)) for (b = start - change; distance(b) < 0; ) b -= change
  let [atA, atB] = [distance(a), distance(b)]
  while (Math.abs(b - a) > precision) {
    const c = a + ((a - b) * atA) / (atB - atA)
    const atC = distance(c)
    if (atC * atB <= 0) [a, atA] = [b, atB]
    else atA /= 2
    ;[b, atB] = [c, atC]
  }
  return Math.exp(a / 2)
}
