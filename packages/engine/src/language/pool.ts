import { bug } from '../state/bug.ts'
import type { Game, ListZone } from '../state/game.ts'
import type { What } from '../state/occurrences.ts'
import type { Ability, Declaration } from './abilities.ts'
import type { Compiled } from './compiling.ts'
import type { Reading } from './reading.ts'
import { definitionsOf } from './registry.ts'

/** The definitions of one game's cards by their numbers, and what none of them does. */
export interface Pool {
  readonly compiled: readonly Compiled[]
  readonly reading: Reading
  /** Kinds of declaration some card of the game makes; all others need not be looked for. */
  readonly declares: ReadonlyMap<Declaration['declare'], Marks>
  /** Occurrences some card of the game listens to. */
  readonly listens: ReadonlyMap<What, Marks>
  /** Cards with conditional interrupts, and with abilities that wait for a state (CR 9.6.7). */
  readonly interrupts: Marks | undefined
  readonly states: Marks | undefined
  /** Zones in which paid abilities of some card of the game are active although the card is not. */
  readonly paidElsewhere: readonly ListZone[]
  /** Forms of ability that some card of the game gives to objects (CR 9.1.9). */
  readonly grants: readonly Ability['form'][]
  /** Some card of the game has or gives an ability that waits for a state (CR 9.6.7), as far as can be told. */
  readonly hasStates: boolean
  /** Some card of the game speaks of a price while it is imminent. */
  readonly changesPrices: boolean
  /** Some card of the game speaks of an approach of a server while it is imminent. */
  readonly changesApproaches: boolean
  /** Some card of the game speaks of cards that would be uninstalled. */
  readonly awaitsUninstalling: boolean
  /** Some card of the game speaks of cards that would enter a score area. */
  readonly awaitsScoreArea: boolean
  /** Some card of the game changes a limit for a time, or whether what is hosted somewhere may be there. */
  readonly changesLimits: boolean
}

/** For each card by its number, 1 if it is meant: most questions are asked of a table of cards that are not. */
type Marks = Uint8Array

function marksBy<Key>(
  compiled: readonly Compiled[],
  keysOf: (each: Compiled) => Iterable<Key>,
): ReadonlyMap<Key, Marks> {
  const marks = new Map<Key, Marks>()
  compiled.forEach((each, n) => {
    for (const key of keysOf(each)) {
      const known = marks.get(key) ?? new Uint8Array(compiled.length)
      known[n] = 1
      marks.set(key, known)
    }
  })
  return marks
}

/** The cards that are so; nothing if none is. */
const marked = (compiled: readonly Compiled[], is: (each: Compiled) => boolean): Marks | undefined =>
  compiled.some(is) ? Uint8Array.from(compiled, each => (is(each) ? 1 : 0)) : undefined

let lastTitles: readonly string[] | undefined
let lastPool: Pool | undefined
const pools = new WeakMap<readonly string[], Pool>()
/** The last few by what they are made of: games that come back from text, and others with the same decks. */
let alike: readonly (Pick<Game, 'definitions' | 'titles'> & { readonly pool: Pool })[] = []

/** Remembered for as long as a game is, as copies of a game share their titles. */
export function poolOf(game: Game): Pool {
  if (lastTitles === game.titles && lastPool !== undefined) return lastPool
  const pool = pools.get(game.titles) ?? poolLike(game)
  pools.set(game.titles, pool)
  lastTitles = game.titles
  lastPool = pool
  return pool
}

const poolLike = (game: Game): Pool => {
  const { definitions, titles } = game
  // Decks that differ do so in their first cards already: to look at these is less work than to make a key of all.
  const known = alike.find(each => each.definitions === definitions && areSame(each.titles, titles))
  if (known !== undefined) return known.pool
  const pool = makePool(game)
  alike = [{ definitions, titles, pool }, ...alike.slice(0, 63)]
  return pool
}

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((title, i) => title === others[i])

function makePool(game: Game): Pool {
  const definitions = definitionsOf(game)
  const compiled = game.titles.map(
    title => definitions.compiled(title) ?? bug(`no card ${title} in ${game.definitions}`),
  )
  const forms = compiled.flatMap(({ grants }) => grants)
  return {
    compiled,
    reading:
      definitions.reading ?? bug(`the cards ${game.definitions} are only named: call defineCards first`),
    declares: marksBy(compiled, each => each.kinds),
    listens: marksBy(compiled, each => each.listens.keys()),
    interrupts: marked(compiled, each => each.interrupts.length > 0),
    states: marked(compiled, each => each.states.length > 0),
    paidElsewhere: [...new Set(compiled.flatMap(each => Object.keys(each.paidElsewhere) as ListZone[]))],
    grants: [...new Set(forms)],
    hasStates: forms.includes('when') || compiled.some(each => each.states.length > 0),
    changesPrices: compiled.some(each => each.changesPrices),
    changesApproaches: compiled.some(each => each.changesApproaches),
    awaitsUninstalling: compiled.some(each => each.awaitsUninstalling),
    awaitsScoreArea: compiled.some(each => each.awaitsScoreArea),
    changesLimits:
      compiled.some(each => each.changesLimits) ||
      (compiled.some(each => each.declared.canHost !== undefined) &&
        compiled.some(each => each.changesSubtypes)),
  }
}

export const readingOf = (game: Game): Reading => poolOf(game).reading

export const compiledOf = (game: Game): readonly Compiled[] => poolOf(game).compiled

export const definitionOf = (game: Game, card: { readonly card: number }): Compiled =>
  poolOf(game).compiled[card.card] ?? bug(`no card ${card.card}`)
