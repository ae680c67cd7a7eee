/** The deeds of a plan in the order of the alphabet: plans that differ in the order of their deeds are one. */
export type Plan = readonly string[]

export const withDeed = (plan: Plan, deed: string | null): Plan =>
  deed === null ? plan : [...plan, deed].sort()

/** Those that are no other one with idle deeds added. */
export function leastOf(plans: readonly Plan[]): readonly Plan[] {
  const least: Plan[] = []
  for (const plan of [...plans].sort((a, b) => a.length - b.length))
    if (!least.some(smaller => holds(plan, smaller))) least.push(plan)
  return least.slice(0, mostPlans)
}

/** Whoever asks whether there is one plan need not know them all. */
const mostPlans = 6

function holds(plan: Plan, smaller: Plan): boolean {
  const rest = [...plan]
  return smaller.every(deed => {
    const at = rest.indexOf(deed)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

/** The plans against the best defence: the longest, and of those the ones of which there are most. */
export const hardest = (all: readonly (readonly Plan[])[]): readonly Plan[] =>
  all.reduce<readonly Plan[]>((worst, plans) => (isHarder(plans, worst) ? plans : worst), all[0] ?? [])

function isHarder(plans: readonly Plan[], than: readonly Plan[]): boolean {
  const [shortest, before] = [plans[0]?.length ?? Infinity, than[0]?.length ?? Infinity]
  return shortest > before || (shortest === before && plans.length > than.length)
}
