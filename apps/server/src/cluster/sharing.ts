import type { Limits } from '../limits/rates.ts'

const often = 200

/** Tells the other processes what clients have spent of their limits here, so that nobody gains by connecting to another one. */
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
