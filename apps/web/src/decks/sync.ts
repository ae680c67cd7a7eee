import type { KeptDeck, RefusedRequest, RouteSent } from '@paydata/protocol'
import { create } from 'zustand'
import { learnWhoIAm } from '../identity/me.ts'
import { useMe } from '../identity/who.ts'
import { decks as words } from '../messages/decks.ts'
import type { Called } from '../online/http.ts'
import { unreached } from '../online/http.ts'
import { newId } from '../transport/ids.ts'
import type { Place } from './base.ts'
import { placeOf, setPlace } from './base.ts'
import type { DeckRoute } from './calling.ts'
import { callDecks } from './calling.ts'
import type { Merged } from './merging.ts'
import { isAsSent, isHere, isUnsent, listedWith, mergedWith, settled, toSend } from './merging.ts'
import type { OwnDeck, Tally } from './own-deck.ts'
import { asNew, contentOf, isSameContent, noGames } from './own-deck.ts'
import { onUnsent, ownDeck, ownDecks, storeDecks, useOwnDecks } from './own-decks.ts'
import { decksReady } from './owner.ts'

/** A deck that was changed here and in another window, and the one that keeps what was changed here. */
export interface Parted {
  readonly deck: string
  readonly mine: string
}

interface Sync {
  /** `alone` where there is no player or no server to keep decks. */
  readonly is: 'alone' | 'busy' | 'kept' | 'unreached' | 'refused'
  readonly refusal: RefusedRequest | null
  readonly parted: readonly Parted[]
}

/** How the decks of this browser stand with those at the server. */
export const useSync = create<Sync>(() => ({ is: 'alone', refusal: null, parted: [] }))

export const forgetParted = (): void => useSync.setState({ parted: [] })

/** The most decks that are sent in one request. */
const most = 20
/** Milliseconds after which a change is sent, so that one letter after the other of a name is one change. */
const soon = 1200
/** Milliseconds after which a server that could not be reached is tried again. */
const again = 15_000
/** Milliseconds after which a deck that the server did not take is sent again. It may have room by then. */
const untilRetried = 10 * 60_000

class Stop extends Error {
  readonly refusal: RefusedRequest
  constructor(refusal: RefusedRequest) {
    super(refusal.why)
    this.refusal = refusal
  }
}

/** What is here no more, because another player is. */
const isStill = (owner: string): boolean => owner !== '' && useOwnDecks.getState().owner === owner

/** How often a request is sent again to a server that is busy. A player with very many decks waits a little between them. */
const mostTimes = 20

/** Asks the server, and stops what is going on if it cannot be reached. */
async function ask<Name extends DeckRoute>(name: Name, asked: RouteSent<Name>): Promise<Called<Name>> {
  for (let times = 0; ; times++) {
    const answered = await callDecks(name, asked)
    if (answered === unreached) throw new Stop(answered)
    if (answered.ok || (answered.why !== 'busy' && answered.why !== 'tooFast') || times === mostTimes)
      return answered
    await new Promise(resolve => setTimeout(resolve, (answered.again ?? 1) * 1000))
  }
}

function store(merged: readonly Merged[]): void {
  const parted: Parted[] = []
  const copies = merged.flatMap(({ deck, mine }) => {
    if (mine === null) return []
    const name = mine.name === '' ? '' : words.sync.mine(mine.name)
    const copy: OwnDeck = { ...asNew(mine), id: newId(), name, here: noGames }
    parted.push({ deck: deck.id, mine: copy.id })
    return [copy]
  })
  storeDecks([...merged.map(({ deck }) => deck), ...copies])
  if (parted.length > 0) useSync.setState({ parted: [...useSync.getState().parted, ...parted] })
}

/**
 * Notes that the server has none of the decks any more, as it removes those of a guest who was away for long. They are sent again,
 * and what other browsers have sent again since is read from the beginning.
 */
async function beginAgain(owner: string, generation: number): Promise<Place> {
  const place = { after: null, playedSince: 0, generation }
  storeDecks(ownDecks().map(asNew))
  await setPlace(owner, place)
  return place
}

/** Reads what was changed at the server since the last time. */
async function pull(owner: string): Promise<void> {
  let place = await placeOf(owner)
  for (let more = true; more; ) {
    const answered = await ask('myDecks', { after: place.after })
    if (!answered.ok) throw new Stop(answered)
    if (!isStill(owner)) return
    const { generation } = answered
    if (place.generation !== null && place.generation !== generation) {
      place = await beginAgain(owner, generation)
      continue
    }
    const known = new Map(ownDecks().map(deck => [deck.id, deck]))
    const others = answered.decks.filter(deck => !isHere(deck, known.get(deck.id))).map(({ id }) => id)
    for await (const decks of wholeDecks(others)) {
      if (!isStill(owner)) return
      store(decks.map(deck => mergedWith(deck, ownDeck(deck.id))))
    }
    storeDecks(
      answered.decks.flatMap(deck => {
        const now = ownDeck(deck.id)
        return isHere(deck, now) && !others.includes(deck.id) ? [listedWith(deck, now)] : []
      }),
    )
    const ends = answered.decks.map(({ played }) => played.last ?? 0)
    place = { after: answered.next, playedSince: Math.max(place.playedSince, ...ends), generation }
    await setPlace(owner, place)
    more = answered.more
  }
  await pullRecords(owner, place)
}

/** Reads decks of the server with their cards, as many at a time as it gives at once. */
async function* wholeDecks(ids: readonly string[]): AsyncGenerator<readonly KeptDeck[]> {
  for (let left = [...ids]; left.length > 0; ) {
    const answered = await ask('wholeDecks', { ids: left })
    if (!answered.ok) throw new Stop(answered)
    yield answered.decks
    left = answered.left
  }
}

const isSameTally = (one: Tally, other: Tally): boolean =>
  one.count === other.count && one.won === other.won && one.drawn === other.drawn

async function pullRecords(owner: string, place: Place): Promise<void> {
  for (let since: number | null = place.playedSince; since !== null; ) {
    const answered: Called<'decksPlayed'> = await ask('decksPlayed', { since })
    if (!answered.ok) throw new Stop(answered)
    if (!isStill(owner)) return
    const changed = answered.played.flatMap(({ deck: id, last, ...record }) => {
      const deck = ownDeck(id)
      if (deck === undefined || isSameTally(deck.record, record)) return []
      return [{ ...deck, record, played: Math.max(deck.played ?? 0, last ?? 0) }]
    })
    storeDecks(changed)
    const ends = answered.played.map(({ last }) => last ?? 0)
    await setPlace(owner, { ...place, playedSince: Math.max(since, ...ends) })
    since = answered.next
  }
}

interface Refusal {
  readonly deck: OwnDeck
  readonly refusal: RefusedRequest
  readonly at: number
}

/**
 * Decks as they were when the server did not take them. They are not sent again before they are changed, a deck is deleted, the
 * player asks for it, or some time has passed.
 */
const refused = new Map<string, Refusal>()

const isRefused = (deck: OwnDeck): boolean => refused.get(deck.id)?.deck === deck

/** Why the server does not have a deck as it is here; null if nothing is refused. */
const standingRefusal = (): RefusedRequest | null =>
  [...refused.values()].findLast(({ deck }) => isUnsent(deck) && ownDeck(deck.id) === deck)?.refusal ?? null

function forgetOldRefusals(): void {
  for (const [id, { at }] of refused) if (Date.now() - at >= untilRetried) refused.delete(id)
}

/**
 * The decks as they are to be sent, noted as such before they are. What was sent and not answered, as the page was left or the
 * network gone, is sent as it was then: so the server has nothing that this browser does not know to be its own.
 */
function sending(decks: readonly OwnDeck[]): readonly OwnDeck[] {
  const noted = decks.map(deck => ({ ...deck, sending: deck.sending ?? contentOf(deck) }))
  storeDecks(noted.filter((_, nth) => decks[nth]?.sending === null))
  return noted.map(deck => ({ ...deck, ...deck.sending }))
}

/** Sends the decks that the server does not have yet. If it refuses several at once, they are sent one by one. */
async function sendNew(owner: string, fresh: readonly OwnDeck[]): Promise<void> {
  const decks = sending(fresh)
  const answered = await ask('mergeDecks', {
    decks: decks.map(deck => ({ id: deck.id, deck: toSend(deck), tags: [...deck.tags], state: deck.state })),
  })
  if (!isStill(owner)) return
  if (!answered.ok) {
    const [only, ...others] = decks
    if (only === undefined) return
    if (others.length === 0) return refuse(only, answered)
    for (const deck of decks) await sendNew(owner, [deck])
    return
  }
  const sent = new Map(decks.map(deck => [deck.id, deck]))
  storeDecks(
    answered.kept.flatMap(deck => {
      const [before, now] = [sent.get(deck.id), ownDeck(deck.id)]
      return before === undefined || now === undefined ? [] : [settled(now, before, deck)]
    }),
  )
  // The server had them from an earlier time that they were sent, or from another window.
  for await (const there of wholeDecks(answered.there)) {
    if (!isStill(owner)) return
    store(
      there.flatMap((deck): readonly Merged[] => {
        const [before, now] = [sent.get(deck.id), ownDeck(deck.id)]
        if (before === undefined || now === undefined) return []
        const merged = mergedWith(deck, before)
        if (merged.mine !== null) return [{ deck: merged.deck, mine: now }]
        return [{ deck: settled(now, before, deck), mine: null }]
      }),
    )
  }
}

function refuse(sent: OwnDeck, refusal: RefusedRequest): void {
  const now = ownDeck(sent.id)
  if (now === undefined) return
  const deck = { ...now, sending: null }
  storeDecks([deck])
  if (isAsSent(deck, sent)) refused.set(deck.id, { deck, refusal, at: Date.now() })
}

async function sendChanges(owner: string, changed: OwnDeck): Promise<void> {
  const { id, version, unsent, tags, state } = changed
  if (version === null) return
  const [sent = changed] = unsent.includes('cards') ? sending([changed]) : []
  const answered = await ask('changeDeck', {
    id,
    ...(unsent.includes('cards') && { change: { version, deck: toSend(sent) } }),
    ...(unsent.includes('notes') && { tags: [...tags], state }),
  })
  const now = ownDeck(id)
  // Another tab of this browser may have sent the change meanwhile.
  if (!isStill(owner) || now === undefined || now.version !== version) return
  if (answered.ok) {
    // Where only the notes were sent, another window may have changed the cards: these come with the next list.
    if (sent.state === 'deleted') refused.clear()
    const is = isSameContent(answered.deck, sent) ? {} : { version, changedAt: now.changed }
    return storeDecks([settled(now, sent, { ...answered.deck, ...is })])
  }
  if (answered.why === 'staleDeck') {
    const there = await ask('myDeck', { id })
    if (!there.ok) return refuse(sent, there)
    if (isStill(owner)) store([mergedWith(there.deck, ownDeck(id))])
    return
  }
  // It was deleted elsewhere so long ago that the server has forgotten it.
  if (answered.why === 'noSuchThing')
    return storeDecks([{ ...now, version: null, unsent: [], sending: null }])
  refuse(sent, answered)
}

/** While they are sent, the player may change them again. What is unsent after so many rounds is sent the next time. */
const mostRounds = 1000

async function push(owner: string): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    if (!isStill(owner)) return
    const unsent = ownDecks().filter(deck => isUnsent(deck) && !isRefused(deck))
    const fresh = unsent.filter(({ version }) => version === null).slice(0, most)
    if (fresh.length > 0) await sendNew(owner, fresh)
    const changed = unsent.filter(({ version }) => version !== null)
    for (const deck of changed) await sendChanges(owner, deck)
    if (unsent.length === 0) return
  }
}

let running: Promise<void> | null = null
let isWanted = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends what is unsent and reads what is new. Called while that is going on, it is done once more afterwards. */
export function syncDecks(): Promise<void> {
  clearTimeout(timer)
  isWanted = true
  running ??= run().finally(() => {
    running = null
  })
  return running
}

/** Does so also with what the server has refused. */
export function syncAgain(): Promise<void> {
  refused.clear()
  return syncDecks()
}

async function run(): Promise<void> {
  await decksReady()
  while (isWanted) {
    isWanted = false
    const { owner } = useOwnDecks.getState()
    // The page was opened without a network.
    if (owner !== '' && useMe.getState().server === 'none') await learnWhoIAm()
    if (owner === '' || useMe.getState().server !== 'there') {
      useSync.setState({ is: owner === '' ? 'alone' : 'unreached', refusal: standingRefusal() })
      if (owner !== '') later(again)
      continue
    }
    useSync.setState({ is: 'busy' })
    forgetOldRefusals()
    try {
      await push(owner)
      await pull(owner)
      await push(owner)
      const refusal = standingRefusal()
      useSync.setState({ is: refusal === null ? 'kept' : 'refused', refusal })
      if (refusal !== null) later(untilRetried)
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      const isLost = error.refusal === unreached
      const refusal = isLost ? standingRefusal() : error.refusal
      useSync.setState({ is: isLost ? 'unreached' : 'refused', refusal })
      later(again)
    }
  }
}

function later(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void syncDecks(), milliseconds)
}

let isBegun = false

/** From now on the decks of this browser and those of the player at the server are kept the same. Resolves after the first time. */
export async function keepInSync(): Promise<void> {
  await decksReady()
  if (!isBegun) {
    isBegun = true
    onUnsent(() => {
      if (useOwnDecks.getState().owner !== '') later(soon)
    })
    useOwnDecks.subscribe(({ owner }, before) => {
      if (owner !== before.owner) void syncDecks()
    })
    globalThis.addEventListener?.('online', () => void syncDecks())
    // What was changed in another window or on another device is there when the player comes back to this one.
    globalThis.document?.addEventListener('visibilitychange', () => {
      void syncDecks()
    })
  }
  await syncDecks()
}

/** Milliseconds that a player waits for their deck to be sent. After that it is played as the list it is. */
const patience = 3000

/** The id of a deck if the server has it with the cards that are here; null if it cannot be told of them now. */
export async function deckAtServer(id: string): Promise<string | null> {
  const isThere = (): boolean => {
    const deck = ownDeck(id)
    return deck !== undefined && deck.version !== null && !deck.unsent.includes('cards')
  }
  if (useOwnDecks.getState().owner === '') return null
  if (!isThere()) await Promise.race([syncDecks(), new Promise(resolve => setTimeout(resolve, patience))])
  return isThere() ? id : null
}
