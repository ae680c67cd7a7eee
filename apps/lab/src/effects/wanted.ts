import type { Definition } from '@paydata/engine'

/** What has to have been seen of a part of a card. */
export type Need = 'happened' | 'met' | 'notMet' | 'taken' | 'declined' | 'chosen'

/** A part of a card, by its path, and what it shows only when it was seen. */
export interface Wanted {
  readonly path: string
  readonly need: Need
}

/** Verbs that only hold others, which are looked at themselves. */
const holders: ReadonlySet<string> = new Set(['together', 'may', 'mayPay', 'branch', 'oneOf', 'repeat'])

/** Verbs by which a player chooses, whatever they are given. */
const choosing: ReadonlySet<string> = new Set([
  'oneOf',
  'search',
  'chooseCards',
  'chooseNumber',
  'chooseServer',
])

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All that has to be seen of a card before it is known to do what it says. */
export function wantedOf({ is, abilities }: Definition): readonly Wanted[] {
  const found = new Map<string, Wanted>()
  const want = (path: string, ...needs: readonly Need[]): void => {
    for (const need of needs) found.set(`${path} ${need}`, { path, need })
  }
  /** `step`: the instruction that asks for what is chosen in it; the parts of one sentence ask together (CR 9.11.3). */
  const search = (value: unknown, path: string, step: string): void => {
    if (Array.isArray(value)) for (const [at, each] of value.entries()) search(each, `${path}/${at}`, step)
    if (!isPart(value)) return
    const verb = typeof value.do === 'string' ? value.do : undefined
    const asking = verb === undefined || /\/parts\/\d+$/.test(path) ? step : path
    if (verb !== undefined && !holders.has(verb)) want(path, 'happened')
    if (verb === 'may' || (verb === 'mayPay' && value.must !== true)) want(path, 'taken', 'declined')
    if (asking !== '' && ((verb !== undefined && choosing.has(verb)) || 'choose' in value))
      want(asking, 'chosen')
    if (typeof value.if === 'string') want(path, 'met', 'notMet')
    // What is not so is so when what is in it is not.
    if (value.if === 'not') return
    for (const [key, inside] of Object.entries(value)) search(inside, `${path}/${key}`, asking)
  }
  for (const [nth, ability] of abilities.entries()) search(ability, `${is}/${nth}`, '')
  return [...found.values()]
}
