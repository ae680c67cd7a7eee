import type { Person } from '@paydata/protocol'
import { useMe } from '../identity/who.ts'
import { deckOwnerPlace, hasDecksHere, ownDecksPlace } from '../store/places.ts'
import { decksIn, forgetPlace, putDecks, removeDecks } from './base.ts'
import type { OwnDeck } from './own-deck.ts'
import { asNew, ownDeckFrom } from './own-deck.ts'
import { ownDecks, useOwnDecks } from './own-decks.ts'

/** Whose decks this browser keeps. A guest who signs out never comes back, but a player who has claimed a name may. */
interface Owner {
  readonly id: string
  readonly kind: 'nobody' | 'guest' | 'claimed'
}

const nobody: Owner = { id: '', kind: 'nobody' }

const ownerOf = (me: Pick<Person, 'id' | 'kind'> | null): Owner =>
  me === null ? nobody : { id: me.id, kind: me.kind === 'claimed' ? 'claimed' : 'guest' }

function keptOwner(): Owner {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(deckOwnerPlace) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('kind' in kept)) return nobody
    const { id, kind } = kept
    return typeof id === 'string' && (kind === 'guest' || kind === 'claimed') ? { id, kind } : nobody
  } catch {
    return nobody
  }
}

function keepOwner(owner: Owner): void {
  try {
    localStorage.setItem(deckOwnerPlace, JSON.stringify(owner))
  } catch {
    // Nothing is stored in this browser, decks neither.
  }
}

/** Takes over the decks as an earlier release has kept them, and gives those that have to stay in their old place. */
async function takeOlder(): Promise<readonly OwnDeck[]> {
  try {
    const text = localStorage.getItem(ownDecksPlace)
    if (text === null) return []
    const kept: unknown = JSON.parse(text)
    const decks = Array.isArray(kept) ? kept.flatMap(each => ownDeckFrom(each) ?? []) : []
    if (!(await putDecks(nobody.id, decks))) return decks
    localStorage.removeItem(ownDecksPlace)
  } catch {
    // What cannot be read stays where it is.
  }
  return []
}

const read = async (owner: Owner): Promise<readonly OwnDeck[]> =>
  (await decksIn(owner.id)).flatMap(each => ownDeckFrom(each) ?? [])

const isUnsentOf = ({ version, unsent }: OwnDeck): boolean => version === null || unsent.length > 0

/**
 * Lets the decks of whoever had no name, or a name for this visit only, go over to the player who is here now, and gives all decks
 * of that player. The decks of a player who has claimed a name stay theirs: here is left only what their server has not been told.
 */
async function handOver(from: Owner, decks: readonly OwnDeck[], to: Owner): Promise<readonly OwnDeck[]> {
  const isClaimed = from.kind === 'claimed'
  const staying = new Set(isClaimed ? decks.filter(isUnsentOf).map(({ id }) => id) : [])
  const there = await read(to)
  const known = new Set(there.map(({ id }) => id))
  const goOver = isClaimed
    ? []
    : decks.filter(({ state, id }) => state !== 'deleted' && !known.has(id)).map(asNew)
  if (await putDecks(to.id, goOver))
    await removeDecks(
      from.id,
      decks.map(({ id }) => id).filter(id => !staying.has(id)),
    )
  await forgetPlace(from.id)
  return [...there, ...goOver]
}

let owner: Owner = nobody
/** Decks of an earlier release in a browser that has no place for them now. They are of whoever had no name. */
let older: readonly OwnDeck[] = []
let isRead = false
/** One change of the owner after the other. */
let changing: Promise<void> = Promise.resolve()

async function become(next: Owner): Promise<void> {
  const before = owner
  owner = next
  // A browser that stores nothing has them in memory only.
  const decks = isRead ? ownDecks() : [...(await read(before)), ...(before.kind === 'nobody' ? older : [])]
  if (before.id !== next.id)
    useOwnDecks.setState({ owner: next.id, decks: await handOver(before, decks, next) })
  else if (!isRead) useOwnDecks.setState({ owner: next.id, decks })
  isRead = true
  if (next.id !== '' || ownDecks().length > 0) keepOwner(next)
}

/** The page knows who is here only after it has asked the server; a page without one goes on with the decks that it has. */
const here = (): Owner => {
  const { server, me } = useMe.getState()
  return server === 'there' ? ownerOf(me) : owner
}

let isBegun: Promise<void> | null = null

/** Resolves when the decks of the player are there, and keeps them those of whoever plays in this browser. */
export function decksReady(): Promise<void> {
  isBegun ??= begin()
  return isBegun
}

async function begin(): Promise<void> {
  older = await takeOlder()
  owner = keptOwner()
  // The first deck of a browser.
  useOwnDecks.subscribe(({ decks }) => {
    if (decks.length > 0 && !hasDecksHere()) keepOwner(owner)
  })
  useMe.subscribe(({ server, me }, before) => {
    if (server === before.server && me === before.me) return
    changing = changing.then(() => become(here()))
  })
  changing = changing.then(() => become(here()))
  await changing
}

/** Forgets the decks of a player who was deleted. */
export async function forgetDecks(player: string): Promise<void> {
  await decksReady()
  const ids = (await decksIn(player)).flatMap(each => ownDeckFrom(each)?.id ?? [])
  await removeDecks(player, ids)
  await forgetPlace(player)
  if (useOwnDecks.getState().owner === player) useOwnDecks.setState({ decks: [] })
}
