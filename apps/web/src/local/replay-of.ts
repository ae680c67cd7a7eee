import { cardOf } from '@paydata/cards'
import type { Deck, Game, Setup } from '@paydata/engine'
import type { ReplayFile } from '@paydata/protocol'
import type { LocalSeat } from './beginning.ts'

const sides = ['corp', 'runner'] as const
const listed = ({ identity, cards }: Deck) => ({ identity, cards: [...cards] })
const nameOf = ({ identity }: Deck): string => cardOf(identity)?.title ?? identity

/** A game that begins here, as everything with an engine reads it. */
export const replayOf = (
  { edition }: Game,
  { definitions, sets, seed, corp, runner }: Setup,
  seat: LocalSeat,
): ReplayFile => ({
  format: 'paydata game',
  version: 1,
  bots: seat === 'both' ? [] : sides.filter(side => side !== seat),
  decks: { corp: nameOf(corp), runner: nameOf(runner) },
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
