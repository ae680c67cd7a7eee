import type { Definition, Definitions, Game, Side } from '@paydata/engine'

type Printed = Definition['printed']

/** What unseen cards of a side may be, by what everybody knows: the format of the game, and the identities. */
export interface Possible {
  readonly identity: Printed | undefined
  /** Which cards there are in the format at all. */
  readonly all: readonly Definition[]
  /** Those that a deck of the identity may have for no influence (CR 1.4.5), and those for some. */
  readonly own: readonly Definition[]
  readonly foreign: readonly Definition[]
  /** All of these. */
  readonly legal: readonly Definition[]
  readonly isThere: (id: string) => boolean
}

const known = new WeakMap<Definitions, Map<string, Possible>>()

/** Asked for each game that is imagined, found once. */
export function possibleCards(definitions: Definitions, game: Game, side: Side): Possible {
  const found = known.get(definitions) ?? new Map<string, Possible>()
  known.set(definitions, found)
  const identity = game.titles[game[side].identity] ?? ''
  // The host may have made further sets known since.
  const name = `${side} ${identity} ${definitions.cards.size} ${game.sets}`
  const possible = found.get(name) ?? among(definitions, game.sets, side, identity)
  found.set(name, possible)
  return possible
}

function among(definitions: Definitions, sets: Game['sets'], side: Side, id: string): Possible {
  const identity = definitions.cards.get(id)?.printed
  const all = [...definitions.cards.values()].filter(
    ({ is, set, printed }) =>
      printed.side === side &&
      printed.type !== 'identity' &&
      // A card may be printed again in a later set.
      (set === undefined || definitions.isIn(is, sets)),
  )
  const own = all.filter(({ printed }) => influenceOf(printed, identity) === 0)
  const foreign = all.filter(({ printed }) => (influenceOf(printed, identity) ?? 0) > 0)
  const ids = new Set(all.map(({ is }) => is))
  return { identity, all, own, foreign, legal: [...own, ...foreign], isThere: title => ids.has(title) }
}

/** What a copy counts towards the limit of an identity (CR 1.4.5); nothing where it may not be in such a deck (CR 1.4.4). */
export function influenceOf(
  { faction, influence }: Printed,
  identity: Printed | undefined,
): number | undefined {
  if (identity === undefined) return 0
  const isOwn = faction === identity.faction && faction?.startsWith('neutral') !== true
  return isOwn ? 0 : influence
}
