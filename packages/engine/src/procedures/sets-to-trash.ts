import { at } from '../state/bug.ts'

/**
 * No question lists more sets, so the rest are not looked for: twelve cards have fewer, nobody would read as many, and half of
 * thirty cards can go in 155 million ways. Each set that is listed does; a player cannot choose those that are not.
 */
const most = 4096

type Enough<Card> = (gone: readonly Card[]) => boolean

const without = <Card>(cards: readonly Card[], card: Card): Card[] => cards.filter(each => each !== card)

/**
 * The sets of cards whose going is enough, in the order of the cards: those none of which could be smaller; or, where
 * cards go one at a time until it is enough, those whose last one had to go. What is enough stays so when more go.
 */
export function setsThatDo<Card>(
  among: readonly Card[],
  isEnough: Enough<Card>,
  which: 'smallest' | 'lastNeeded',
): (readonly Card[])[] {
  if (isEnough([])) return []
  return which === 'smallest' ? smallest(among, isEnough) : lastNeeded(among, isEnough)
}

/** Decides first on cards that are needed, so that no branch is spent on cards whose going frees nothing. */
function smallest<Card>(among: readonly Card[], isEnough: Enough<Card>): Card[][] {
  const found: Card[][] = []

  /** Adds the sets that consist of these and of some of the open ones. */
  function add(gone: readonly Card[], open: readonly Card[]): void {
    if (found.length >= most) return
    if (isEnough(gone)) {
      if (!gone.some(card => isEnough(without(gone, card))))
        found.push(among.filter(card => gone.includes(card)))
      return
    }
    // Those before it are not enough without it.
    const needed = open.find((_, i) => isEnough([...gone, ...open.slice(0, i + 1)]))
    if (needed === undefined) return
    const rest = without(open, needed)
    add(gone, rest)
    add([...gone, needed], rest)
  }

  add([], among)
  return inOrder(found, among)
}

/** Sets that go without the last cards come first. */
function inOrder<Card>(sets: readonly Card[][], among: readonly Card[]): Card[][] {
  const places = new Map(among.map((card, place) => [card, place]))
  const placeFromLast = (set: readonly Card[], nth: number): number => {
    const card = set[set.length - 1 - nth]
    return card === undefined ? -1 : (places.get(card) ?? -1)
  }
  return [...sets].sort((one, other) => {
    let nth = 0
    while (nth < one.length && placeFromLast(one, nth) === placeFromLast(other, nth)) nth++
    return placeFromLast(one, nth) - placeFromLast(other, nth)
  })
}

/** Every branch that goes on leads to a set, as something can still be the last that had to go. */
function lastNeeded<Card>(among: readonly Card[], isEnough: Enough<Card>): (readonly Card[])[] {
  const found: (readonly Card[])[] = []

  /** Adds the sets that consist of these and of some of the first `left` cards. */
  function add(gone: readonly Card[], left: number): void {
    if (found.length >= most) return
    if (isEnough(gone)) {
      if (gone.every(card => isEnough(without(gone, card)))) return
      if (left === 0) {
        found.push(gone)
        return
      }
    } else if (left === 0 || !isEnough([...among.slice(0, left), ...gone])) return
    add(gone, left - 1)
    add([at(among, left - 1), ...gone], left - 1)
  }

  add([], among.length)
  return found
}
