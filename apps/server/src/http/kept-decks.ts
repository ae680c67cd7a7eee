import type { Person, RouteAsked, RouteGiven } from '@paydata/protocol'
import { recordsSince } from '../decks/played.ts'
import { contentOf, deckShown, decksAfter, decksListed, decksShown, rowOf } from '../decks/reading.ts'
import type { DeckWriter } from '../decks/room.ts'
import { generationOf, noteSeen } from '../decks/room.ts'
import { aboutOf } from '../decks/stored.ts'
import { versionAt, versionsOf } from '../decks/versions.ts'
import { changeDeck, copyDeck, keepDecks, undoDeck } from '../decks/writing.ts'
import type { Limits } from '../limits/rates.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { somebodyWithin } from './visit.ts'

export interface Decks {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

const owner = ({ limits }: Decks, visit: Visit): Person => somebodyWithin(limits, 'decks', visit)

/** The player as one who writes decks. Their bytes are counted by address as well. */
function writer(world: Decks, visit: Visit): DeckWriter {
  const { id } = owner(world, visit)
  return {
    id,
    allow(bytes) {
      if (world.limits('deckKilobytesOfAddress', visit.address, bytes / 1024) !== null)
        throw new RefusedError('notAllowed', { because: [{ code: 'decksFromAddress' }] })
    },
  }
}

/** The routes for the decks that players keep. Everything is about the player's own: nobody is told of another's. */
export const keptDeckRoutes = {
  async myDecks(
    world: Decks,
    visit: Visit,
    { after, most }: RouteAsked<'myDecks'>,
  ): Promise<RouteGiven<'myDecks'>> {
    const { id } = owner(world, visit)
    await noteSeen(world.store, id, world.now())
    // Decks that are removed meanwhile belong to the generation that is told here, so the next answer tells of another one.
    const generation = await generationOf(world.store, id)
    return { ...(await decksAfter(world.store, id, after, most)), generation }
  },

  async wholeDecks(
    world: Decks,
    visit: Visit,
    { ids }: RouteAsked<'wholeDecks'>,
  ): Promise<RouteGiven<'wholeDecks'>> {
    return decksShown(world.store, owner(world, visit).id, ids)
  },

  async decksPlayed(
    world: Decks,
    visit: Visit,
    { since, most }: RouteAsked<'decksPlayed'>,
  ): Promise<RouteGiven<'decksPlayed'>> {
    return recordsSince(world.store, owner(world, visit).id, since, most)
  },

  async myDeck(world: Decks, visit: Visit, { id }: RouteAsked<'myDeck'>): Promise<RouteGiven<'myDeck'>> {
    return { deck: await deckShown(world.store, owner(world, visit).id, id) }
  },

  async keepDeck(world: Decks, visit: Visit, asked: RouteAsked<'keepDeck'>): Promise<RouteGiven<'keepDeck'>> {
    const me = writer(world, visit)
    await keepDecks(world.store, me, [asked], world.now())
    return { deck: await deckShown(world.store, me.id, asked.id) }
  },

  async mergeDecks(
    world: Decks,
    visit: Visit,
    { decks }: RouteAsked<'mergeDecks'>,
  ): Promise<RouteGiven<'mergeDecks'>> {
    const me = writer(world, visit)
    const there = await keepDecks(world.store, me, decks, world.now())
    const fresh = decks.map(({ id }) => id).filter(id => !there.includes(id))
    return { kept: await decksListed(world.store, me.id, fresh), there }
  },

  async changeDeck(
    world: Decks,
    visit: Visit,
    { id, ...change }: RouteAsked<'changeDeck'>,
  ): Promise<RouteGiven<'changeDeck'>> {
    const me = writer(world, visit)
    await changeDeck(world.store, me, id, change, world.now())
    return { deck: await deckShown(world.store, me.id, id) }
  },

  async deckHistory(
    world: Decks,
    visit: Visit,
    { id }: RouteAsked<'deckHistory'>,
  ): Promise<RouteGiven<'deckHistory'>> {
    const { id: me } = owner(world, visit)
    await rowOf(world.store, me, id)
    const versions = await versionsOf(world.store, me, id)
    return {
      versions: versions.map(({ row, deck }) => ({
        version: row.version,
        at: Number(row.at),
        ...aboutOf(deck),
      })),
    }
  },

  async deckVersion(
    world: Decks,
    visit: Visit,
    { id, version }: RouteAsked<'deckVersion'>,
  ): Promise<RouteGiven<'deckVersion'>> {
    const deck = await versionAt(world.store, owner(world, visit).id, id, version)
    if (deck === null) throw new RefusedError('noSuchThing')
    return { deck: contentOf(deck) }
  },

  async undoDeck(
    world: Decks,
    visit: Visit,
    { id, ...undo }: RouteAsked<'undoDeck'>,
  ): Promise<RouteGiven<'undoDeck'>> {
    const me = writer(world, visit)
    await undoDeck(world.store, me, id, undo, world.now())
    return { deck: await deckShown(world.store, me.id, id) }
  },

  async copyDeck(
    world: Decks,
    visit: Visit,
    { id, copy }: RouteAsked<'copyDeck'>,
  ): Promise<RouteGiven<'copyDeck'>> {
    const me = writer(world, visit)
    await copyDeck(world.store, me, id, copy, world.now())
    return { deck: await deckShown(world.store, me.id, copy) }
  },
}
