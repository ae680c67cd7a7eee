import type { ListedCard } from '@paydata/cards/catalogue'
import { plain, plainNames } from './names.ts'
import { sharing } from './similar.ts'

const most = 3
/** Longer than any title: what is longer is no misspelt one. */
const longest = 80
/** How many names are compared letter by letter with a misspelt one: those that have most in common with it. */
const mostCompared = 20

/** How much is done for all misspelt names of one text: how many more letters may be compared. */
export interface Patience {
  letters: number
}

/** Enough for more misspelt names than any list has, and for some dozens where all are as long as can be. */
export const newPatience = (): Patience => ({ letters: 300_000 })

/** Titles that may have been meant, the likeliest first. */
export function suggestionsFor(
  name: string,
  patience: Patience,
  among: (card: ListedCard) => boolean = () => true,
): readonly string[] {
  const typed = plain(name)
  if (typed === '' || typed.length > longest || patience.letters <= 0) return []
  const nearest = new Map<string, number>()
  for (const [known, { title }] of likely(typed, patience, among)) {
    const far = farness(typed, known, patience)
    if (far !== null && far < (nearest.get(title) ?? Number.POSITIVE_INFINITY)) nearest.set(title, far)
  }
  return [...nearest]
    .sort(([a, farA], [b, farB]) => farA - farB || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([title]) => title)
}

/** The names that have most three letters in a row in common with what was typed, for their length. */
function likely(
  typed: string,
  patience: Patience,
  among: (card: ListedCard) => boolean,
): readonly (typeof plainNames)[number][] {
  const shared = sharing(typed)
  for (const count of shared.values()) patience.letters -= count
  return [...shared]
    .flatMap(([place, count]) => {
      const named = plainNames[place]
      return named === undefined || !among(named[1]) || !canBe(typed, named[0])
        ? []
        : [{ named, alike: isBegun(typed, named[0]) ? 1 : (2 * count) / (typed.length + named[0].length) }]
    })
    .sort((a, b) => b.alike - a.alike || (a.named[0] < b.named[0] ? -1 : 1))
    .slice(0, mostCompared)
    .map(({ named }) => named)
}

const isBegun = (typed: string, known: string): boolean => typed.length >= 3 && known.startsWith(typed)
const allowedIn = (typed: string): number => Math.max(1, Math.floor(typed.length / 3))
const canBe = (typed: string, known: string): boolean =>
  isBegun(typed, known) || Math.abs(typed.length - known.length) <= allowedIn(typed)

/** One wrong letter of three is a misspelling; a name that was only begun is as near as one wrong letter. */
function farness(typed: string, known: string, patience: Patience): number | null {
  if (isBegun(typed, known)) return 1
  const allowed = allowedIn(typed)
  patience.letters -= typed.length * known.length
  const edits = editDistance(typed, known, allowed)
  return edits <= allowed ? edits : null
}

/** How many letters must be added, left out, changed or swapped with their neighbour; where more than allowed, not how many more. */
export function editDistance(a: string, b: string, allowed = Number.POSITIVE_INFINITY): number {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column)
  let fewest = 0
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let fewestHere = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const edits = Math.min(
        at(row, j) + 1,
        at(next, j - 1) + 1,
        at(row, j - 1) + (same ? 0 : 1),
        swapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      next.push(edits)
      fewestHere = Math.min(fewestHere, edits)
    }
    // A swap looks back two rows, so it takes two to know that none will be near.
    if (fewest > allowed && fewestHere > allowed) return fewestHere
    before = row
    row = next
    fewest = fewestHere
  }
  return at(row, b.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY
