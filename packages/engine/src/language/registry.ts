import { bug } from '../state/bug.ts'
import type { EffectKind } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { What } from '../state/occurrences.ts'
import type { Definition } from './abilities.ts'
import type { Compiled } from './compiling.ts'
import { compile } from './compiling.ts'
import { rezzesItself } from './inferred.ts'
import type { Node } from './placing.ts'
import { placed } from './placing.ts'
import type { Reading } from './reading.ts'
import { hasOwnTerms } from './terms.ts'

/** The cards that were made known under one version. */
export interface Definitions {
  readonly version: string
  /** How they are read; null while they are only spoken of. */
  readonly reading: Reading | null
  /** As they are written, by their ids. */
  readonly cards: ReadonlyMap<string, Definition>
  /** The same in each set they are printed in: what makes them known somewhere else. */
  readonly printings: readonly Definition[]
  /** The names of the sets they are of. */
  readonly sets: ReadonlySet<string>
  /** A card that can be played with. It is compiled when it is first asked for: no game uses more than a few cards. */
  compiled(is: string): Compiled | undefined
  /** A part of a card by its path. */
  node(path: string): Node | undefined
  /** Whether the card is printed in one of the sets; in no particular set, where none are named. */
  isIn(is: string, sets: readonly string[] | undefined): boolean
  /**
   * The cards as they were in an edition of the rules, under a version of their own; these, if none was another and the edition
   * calls everything as the newest one does.
   */
  asIn(edition: string): Definitions
}

/** What the cards that may rez themselves wait for (CR 9.1.8c). */
interface SelfRezzing {
  readonly on: ReadonlySet<EffectKind>
  readonly after: ReadonlySet<What>
}

class KnownCards implements Definitions {
  readonly cards = new Map<string, Definition>()
  readonly sets = new Set<string>()
  readonly #compiled = new Map<string, Compiled>()
  readonly #nodes = new Map<string, Node>()
  readonly #bySet = new Map<string | undefined, readonly Definition[]>()
  /** By the sets of a format; copies of a game share the list of them. */
  readonly #among = new WeakMap<readonly string[], readonly Definition[]>()
  #all: readonly Definition[] | undefined
  #reading: Reading | null = null
  readonly #selfRezzing = new WeakMap<readonly string[], SelfRezzing>()
  #anySelfRezzing: SelfRezzing | undefined
  /** By editions, once they were asked for. */
  readonly #earlier = new Map<string, KnownCards>()

  /** With `today`, the same cards as they were in an edition. */
  constructor(
    readonly version: string,
    readonly today?: KnownCards,
  ) {}

  get reading(): Reading | null {
    return this.today?.reading ?? this.#reading
  }

  readBy(reading: Reading): void {
    this.#reading = reading
  }

  get printings(): readonly Definition[] {
    return [...this.#bySet.values()].flat()
  }

  /** Adds the sets that are not known yet. */
  add(definitions: readonly Definition[]): void {
    for (const [set, cards] of bySetOf(definitions)) {
      const known = this.#bySet.get(set)
      if (known === undefined) this.#addSet(set, cards)
      else if (!isSame(known, cards))
        bug(
          set === undefined
            ? `other cards are defined as ${this.version} already: give these a version of their own`
            : `two card sets are named ${set} in ${this.version}`,
        )
    }
    for (const [edition, cards] of this.#earlier) {
      if (cards === this) this.#earlier.delete(edition)
      else cards.add(definitions.map(card => cardAsIn(edition, card)))
    }
  }

  asIn(edition: string): KnownCards {
    if (this.today !== undefined) return this.today.asIn(edition)
    const found = this.#earlier.get(edition)
    if (found !== undefined) return found
    const { printings } = this
    const then = printings.map(card => cardAsIn(edition, card))
    const isSameThen = then.every((card, nth) => card === printings[nth])
    const isToday = isSameThen && !hasOwnTerms(edition)
    const cards = isToday ? this : new KnownCards(`${this.version}${asItWasIn}${edition}`, this)
    this.#earlier.set(edition, cards)
    if (isToday) return this
    cards.add(then)
    known.set(cards.version, cards)
    return cards
  }

  #addSet(set: string | undefined, cards: readonly Definition[]): void {
    const added = new Map(cards.map(card => [card.is, card]))
    const twice = cards.find(card => isAnother(card, this.cards.get(card.is)) || added.get(card.is) !== card)
    if (twice !== undefined) bug(`two definitions of ${twice.is}`)
    for (const card of cards) if (!this.cards.has(card.is)) this.cards.set(card.is, card)
    this.#bySet.set(set, cards)
    if (set !== undefined) this.sets.add(set)
    this.#all = undefined
    this.#anySelfRezzing = undefined
    lastAsked = undefined
  }

  compiled(is: string): Compiled | undefined {
    const known = this.#compiled.get(is)
    if (known !== undefined) return known
    const card = this.cards.get(is)
    if (card === undefined) return undefined
    const compiled =
      this.#sharing(card)?.compiled(is) ?? compile(card, (path, part) => this.#nodes.set(path, part))
    this.#compiled.set(is, compiled)
    return compiled
  }

  node(path: string): Node | undefined {
    const known = this.#nodes.get(path)
    if (known !== undefined) return known
    const is = path.slice(0, path.indexOf('/'))
    if (this.compiled(is) === undefined) return undefined
    const shared = this.#sharing(this.cards.get(is))?.node(path)
    if (shared !== undefined) this.#nodes.set(path, shared)
    return shared ?? this.#nodes.get(path)
  }

  /** The cards of today, if this one is the same there. */
  #sharing(card: Definition | undefined): KnownCards | undefined {
    return card !== undefined && this.today?.cards.get(card.is) === card ? this.today : undefined
  }

  /** The cards of a format: the same list as long as no set is added. */
  among(sets: readonly string[] | undefined): readonly Definition[] {
    if (sets === undefined) {
      this.#all ??= [...this.cards.values()]
      return this.#all
    }
    const known = this.#among.get(sets)
    if (known !== undefined) return known
    const printed = [...this.#bySet].flatMap(([set, cards]) => (isAmong(sets, set) ? cards : []))
    const found = [...new Set(printed.map(({ is }) => is))].map(
      is => this.cards.get(is) ?? bug(`no card ${is}`),
    )
    this.#among.set(sets, found)
    return found
  }

  isIn(is: string, sets: readonly string[] | undefined): boolean {
    if (sets === undefined) return this.cards.has(is)
    return [...this.#bySet].some(([set, cards]) => isAmong(sets, set) && cards.some(card => card.is === is))
  }

  selfRezzing(sets: readonly string[] | undefined): SelfRezzing {
    const known = sets === undefined ? this.#anySelfRezzing : this.#selfRezzing.get(sets)
    if (known !== undefined) return known
    const found = selfRezzingIn(this.among(sets))
    if (sets === undefined) this.#anySelfRezzing = found
    else this.#selfRezzing.set(sets, found)
    return found
  }
}

function bySetOf(definitions: readonly Definition[]): ReadonlyMap<string | undefined, readonly Definition[]> {
  const found = new Map<string | undefined, Definition[]>()
  for (const card of definitions) {
    const cards = found.get(card.set)
    if (cards === undefined) found.set(card.set, [card])
    else cards.push(card)
  }
  return found
}

const isSame = (some: readonly Definition[], others: readonly Definition[]): boolean =>
  some.length === others.length &&
  some.every((card, nth) => card === others[nth] || JSON.stringify(card) === JSON.stringify(others[nth]))

const isAmong = (sets: readonly string[] | undefined, set: string | undefined): boolean =>
  sets === undefined || set === undefined || sets.includes(set)

/** A card that is printed in several sets is one card, and does the same in each. */
const isAnother = (card: Definition, known: Definition | undefined): boolean =>
  known !== undefined && (card.set === undefined || known.set === undefined || doing(card) !== doing(known))

const doing = ({ abilities, earlier }: Definition): string => JSON.stringify([abilities, earlier])

const asItWasIn = ' in '

/** The older edition as in which the cards of a version are; null for those of today. */
export const editionOfCards = (version: string): string | null => version.split(asItWasIn)[1] ?? null

/** A card that was no other stays the same object, so that what is made of it can be shared. */
function cardAsIn(edition: string, card: Definition): Definition {
  const was = (card.earlier ?? []).filter(each => each.in.includes(edition))
  if (was.length === 0) return card
  const abilities = was.find(each => each.abilities !== undefined)?.abilities ?? card.abilities
  return { ...card, abilities, printed: Object.assign({}, card.printed, ...was.map(each => each.printed)) }
}

function selfRezzingIn(cards: readonly Definition[]): SelfRezzing {
  const on = new Set<EffectKind>()
  const after = new Set<What>()
  for (const { abilities } of cards) {
    for (const ability of abilities) {
      if (ability.form !== 'when' || !rezzesItself(ability)) continue
      const { when } = ability
      if ('would' in when) on.add(when.would.effect)
      else if ('expected' in when) on.add(when.expected.effect)
      else if ('on' in when) for (const what of when.on.what) after.add(what)
    }
  }
  return { on, after }
}

const known = new Map<string, KnownCards>()

function added(version: string, definitions: readonly Definition[]): KnownCards {
  const cards = known.get(version) ?? new KnownCards(version)
  cards.add(definitions)
  known.set(version, cards)
  return cards
}

/** For those who speak of cards and play with none, such as a page: they need nothing of what reads them. */
export const nameCards = (version: string, definitions: readonly Definition[]): Definitions =>
  added(version, definitions)

/** See `defineCards`: whoever makes cards known to play with says how they are read. */
export function makeKnown(
  version: string,
  definitions: readonly Definition[],
  reading: Reading,
): Definitions {
  const cards = added(version, definitions)
  cards.readBy(reading)
  return cards
}

const cardsNamed = (version: string): KnownCards =>
  cardsIfKnown(version) ?? bug(`no card definitions ${version}: call defineCards first`)

/** A game that was stored may name cards as they were in an edition that nobody has asked for since. */
function cardsIfKnown(version: string): KnownCards | undefined {
  const found = known.get(version)
  if (found !== undefined) return found
  const [today = '', edition] = version.split(asItWasIn)
  return edition === undefined ? undefined : known.get(today)?.asIn(edition)
}

export const definitionsNamed = (version: string): Definitions => cardsNamed(version)

/** The same, or nothing: for those who hold a view of a game, not the game. */
export const definitionsIfKnown = (version: string): Definitions | undefined => cardsIfKnown(version)

let lastUsed: KnownCards | undefined

function cardsOf(game: Game): KnownCards {
  if (lastUsed?.version !== game.definitions) lastUsed = cardsNamed(game.definitions)
  return lastUsed
}

export const definitionsOf = (game: Game): Definitions => cardsOf(game)

/** The cards of the game's format, of which anybody's decks may be. */
export const cardsOfFormat = (game: Game): readonly Definition[] => cardsOf(game).among(game.sets)

/** Of the cards of the game's format: everybody knows those, and nobody the decks. */
export function selfRezzingOf(game: Game): SelfRezzing {
  if (lastAsked?.version === game.definitions && lastAsked.sets === game.sets) return lastAsked.found
  const found = cardsOf(game).selfRezzing(game.sets)
  lastAsked = { version: game.definitions, sets: game.sets, found }
  return found
}

/** It is asked for at every checkpoint, and of few games at a time. */
let lastAsked:
  | { readonly version: string; readonly sets: readonly string[] | undefined; readonly found: SelfRezzing }
  | undefined

const rulesNodes = new Map<string, Node>()

/** Abilities that the rules themselves give, such as the basic actions (CR 9.1.1). */
export const defineRules = <T extends object>(name: string, node: T): T =>
  placed(node, name, (path, part) => rulesNodes.set(path, part))

export const rulesNode = (path: string): Node | undefined => rulesNodes.get(path)
