import type { Definition, Definitions, Game, Side } from '@paydata/engine'

/** What unseen cards of a side may be. */
export interface Possible {
  readonly all: readonly Definition[]
  readonly agendas: readonly Definition[]
  readonly others: readonly Definition[]
}

const known = new WeakMap<Definitions, Map<string, Possible>>()

/** The cards of the game's format, which everybody knows. Asked for each game that is imagined, found once. */
export function possibleCards(definitions: Definitions, { sets }: Game, side: Side): Possible {
  const found = known.get(definitions) ?? new Map<string, Possible>()
  known.set(definitions, found)
  // The host may have made further sets known since.
  const name = `${side} ${definitions.cards.size} ${sets}`
  const possible = found.get(name) ?? among(definitions, sets, side)
  found.set(name, possible)
  return possible
}

function among({ cards }: Definitions, sets: Game['sets'], side: Side): Possible {
  const all = [...cards.values()].filter(
    ({ set, printed }) =>
      printed.side === side &&
      printed.type !== 'identity' &&
      (sets === undefined || set === undefined || sets.includes(set)),
  )
  const isAgenda = ({ printed }: Definition): boolean => printed.type === 'agenda'
  return { all, agendas: all.filter(isAgenda), others: all.filter(card => !isAgenda(card)) }
}
