/** The cards for a page, which loads those of a game's format and no others: a chunk for each set. */
import type { Definition, Definitions } from '@paydata/engine/vocabulary'
import { loaders } from './sets/loaders.ts'
import { cardsVersion } from './versions.ts'

export const setNames: readonly string[] = Object.keys(loaders)

/** A format names its sets; one that names none is of all there are. */
type Sets = readonly string[] | null | undefined

/** Of all sets that have been loaded, by their ids. */
const loaded = new Map<string, Definition>()
const printedIn = new Map<string, Set<string>>()
const ready = new Set<string>()
let known: Definitions | undefined

async function load(set: string): Promise<readonly Definition[]> {
  const loader = loaders[set]
  if (loader === undefined)
    throw new Error(`There is no card set "${set}" here. There are: ${setNames.join(', ')}.`)
  return loader()
}

/** Makes the cards of some sets known, each set once, to speak of them: who plays with them calls `defineCards`. */
export async function loadSets(sets: Sets): Promise<Definitions> {
  const names = sets ?? setNames
  const [{ name }, ...found] = await Promise.all([import('./naming.ts'), ...names.map(load)])
  const cards = found.flat()
  for (const card of cards) {
    if (!loaded.has(card.is)) loaded.set(card.is, card)
    printedIn.set(card.is, (printedIn.get(card.is) ?? new Set()).add(card.set ?? ''))
  }
  for (const set of names) ready.add(set)
  known = name(cards)
  for (const listener of listeners) listener()
  return known
}

const listeners = new Set<() => void>()
/** Calls a function each time that more cards are known. Returns a function that ends this. */
export function onLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const areLoaded = (sets: Sets): boolean => (sets ?? setNames).every(set => ready.has(set))

/** A card of a set that has been loaded, as it is in an edition of the rules. */
export function loadedCard(is: string, edition = '26.03'): Definition | undefined {
  const card = loaded.get(is)
  const wasOther = card?.earlier?.some(was => was.in.includes(edition)) === true
  return wasOther ? known?.asIn(edition).cards.get(is) : card
}

/** The version of the cards as they are in an edition. */
export const versionIn = (edition: string): string => known?.asIn(edition).version ?? cardsVersion

/** Whether a card that has been loaded is printed in one of the sets that have been. */
export const isPrintedIn = (is: string, sets: readonly string[]): boolean =>
  sets.some(set => printedIn.get(is)?.has(set) === true)

export const loadedCards = (): readonly Definition[] => [...loaded.values()]

export { cardsVersion, setVersions } from './versions.ts'
