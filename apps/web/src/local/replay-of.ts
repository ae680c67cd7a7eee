import type { Deck, Definitions, Game, Setup } from '@paydata/engine'
import type { ReplayFile } from '@paydata/protocol'
import type { LocalSeat } from './beginning.ts'

const sides = ['corp', 'runner'] as const
const listed = ({ identity, cards }: Deck) => ({ identity, cards: [...cards] })
const nameOf = ({ cards }: Definitions, { identity }: Deck): string =>
  cards.get(identity)?.printed.title ?? identity

/** A game that begins here, as everything with an engine reads it. */
export const replayOf = (
  { edition }: Game,
  { definitions, sets, seed, corp, runner }: Setup,
  seat: LocalSeat,
  known: Definitions,
): ReplayFile => ({
  format: 'paydata game',
  version: 1,
  bots: seat === 'both' ? [] : sides.filter(side => side !== seat),
  decks: { corp: nameOf(known, corp), runner: nameOf(known, runner) },
  setup: {
    edition,
    definitions,
    ...(sets !== undefined && { sets: [...sets] }),
    seed,
    corp: listed(corp),
    runner: listed(runner),
  },
  answers: [],
})
