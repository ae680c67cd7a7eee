/** A mistake in a test or script: the message says what to do. */
export function refuse(problem: string): never {
  throw new Error(problem.charAt(0).toUpperCase() + problem.slice(1))
}

/** Something with the identity of a card, such as what `game.card('Enigma')` returns. */
export interface CardHandle {
  readonly id: number
}

export const isHandle = (given: unknown): given is CardHandle =>
  typeof given === 'object' && given !== null && 'id' in given && Number.isInteger(given.id)

/** Anything at all, for the message of an error. */
export function shown(given: unknown): string {
  if (isHandle(given)) return `card #${given.id}`
  if (typeof given === 'string') return JSON.stringify(given)
  if (Array.isArray(given)) return `[${given.map(shown).join(', ')}]`
  if (typeof given === 'function') return 'a function'
  if (typeof given !== 'object' || given === null) return `${String(given)}`
  return `{ ${Object.entries(given)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? '…' : shown(value)}`)
    .join(', ')} }`
}

/** The names that are most like what was written, as a question to put behind an error; nothing when none is. */
export function didYouMean(written: string, names: readonly string[]): string {
  const wanted = written.toLowerCase()
  const far = Math.max(2, Math.floor(wanted.length / 3))
  const near = names
    .map(name => ({ name, away: distance(wanted, name.toLowerCase()) }))
    .filter(({ name, away }) => away <= far || (wanted.length > 2 && name.toLowerCase().includes(wanted)))
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ name }) => name)
  return near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`
}

/** How many letters are to be put in, left out, changed or swapped with the next to come from one word to the other. */
function distance(a: string, b: string): number {
  let earlier: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (earlier[j - 2] ?? 0) + 1 : change
      row.push(Math.min(change, swap, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    earlier = before
    before = row
  }
  return before[b.length] ?? 0
}
