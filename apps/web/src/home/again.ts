import type { NamedDeck } from '@paydata/decks/starter'
import { newestEdition } from '@paydata/decks/starter'
import type { Playing } from '../local/beginning.ts'
import { anyDeck } from '../local/beginning.ts'
import type { LastTime } from '../local/last-time.ts'
import { seedHere } from './seed.ts'

/** A deck of the player's own as it is now, as they may have changed it since; null if they have it no more. */
async function ownNow(id: string): Promise<NamedDeck | null> {
  const { deckNow, notePlayed } = await import('../decks/kept.ts')
  await notePlayed(id)
  return deckNow(id)
}

/** A new game with what is chosen, or was chosen for the last one. */
export async function again({
  side,
  level,
  own,
  decks,
  format,
  edition,
}: Omit<LastTime, 'name'>): Promise<Playing> {
  const mine = own === null ? null : await ownNow(own)
  return {
    beginning: {
      begin: 'new',
      seed: seedHere(),
      decks: mine === null ? decks : { ...decks, [side]: mine },
      format,
      edition,
    },
    seat: side,
    level,
    own: mine === null ? null : own,
  }
}

/** Two computers with decks of Startup. */
export const computersGame = (): Playing => ({
  beginning: {
    begin: 'new',
    seed: seedHere(),
    decks: { corp: anyDeck, runner: anyDeck },
    format: 'startup',
    edition: newestEdition,
  },
  seat: 'spectator',
  level: 'sensible',
  own: null,
})
