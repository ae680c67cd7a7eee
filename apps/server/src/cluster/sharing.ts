import type { Limits } from '../limits/rates.ts'

const often = 200

/** Tells the others from time to time what was taken from limits here: for who goes from door to door. */
export function shareLimits(
  limits: Limits,
  tell: (spent: [door: string, key: string, count: number][]) => void,
): () => void {
  const timer = setInterval(() => {
    const spent = limits.spentSince()
    if (spent.length > 0) tell(spent)
  }, often)
  timer.unref()
  return () => clearInterval(timer)
}
