import { at } from '../state/bug.ts'

/** No question lists more: twelve cards have fewer sets, and nobody would read as many. */
const most = 4096

/**
 * The sets of cards whose going is enough, in the order of the cards: those none of which could be smaller; or, where
 * cards go one at a time until it is enough, those whose last one had to go. What is enough stays so when more go, so that
 * only beginnings of such sets are looked at.
 */
export function setsThatDo<Card>(
  among: readonly Card[],
  isEnough: (gone: readonly Card[]) => boolean,
  which: 'smallest' | 'lastNeeded',
): (readonly Card[])[] {
  const found: (readonly Card[])[] = []
  const without = (gone: readonly Card[], card: Card): Card[] => gone.filter(each => each !== card)

  /** Adds the sets that consist of these and of some of the first `left` cards. */
  function add(gone: readonly Card[], left: number): void {
    if (found.length >= most) return
    const enough = isEnough(gone)
    if (enough) {
      const needed = gone.filter(card => !isEnough(without(gone, card)))
      if (which === 'smallest' ? needed.length < gone.length : needed.length === 0) return
      if (which === 'smallest' || left === 0) {
        found.push(gone)
        return
      }
    } else if (left === 0 || !isEnough([...among.slice(0, left), ...gone])) return
    add(gone, left - 1)
    add([at(among, left - 1), ...gone], left - 1)
  }

  if (!isEnough([])) add([], among.length)
  return found
}
