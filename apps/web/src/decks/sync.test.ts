import type { DeckInList, KeptDeck, RequestOutcome, RouteSent, Sent } from '@paydata/protocol'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useMe } from '../identity/who.ts'
import { loadWords } from '../messages/language.ts'
import { withDeckAsked } from '../online/making.ts'
import { forgetPlace } from './base.ts'
import { choicesFor } from './choices.ts'
import type { OwnDeck } from './own-deck.ts'
import {
  keepDeck,
  makeDeck,
  newDeck,
  noteOnDeck,
  ownDeck,
  ownDecks,
  storeDecks,
  useOwnDecks,
} from './own-decks.ts'
import { decksReady } from './owner.ts'
import { deckAtServer, forgetParted, syncAgain, syncDecks, useSync } from './sync.ts'

await loadWords('decks')
await loadWords('page')
await loadWords('details')

const noise = 'noise_hacker_extraordinaire'
const ada = { id: 'ada', name: 'Ada', kind: 'claimed' } as const

/** A server that keeps decks as the real one does: in the order of changes, each with a version. */
const kept = new Map<string, KeptDeck>()
let time = 1000
/** Goes up when the server removes all decks of a player who was away. */
let generation = 0
let isReached = true
/** Whether what the server answers is lost on its way, as where a page is left before it comes. */
let isAnswerLost = false
let asked: string[] = []
/** How many new decks the server still takes. */
let room = Number.POSITIVE_INFINITY

const put = (deck: KeptDeck): KeptDeck => {
  kept.set(deck.id, deck)
  return deck
}

/** A deck as lists have it: without its cards. */
const listed = ({ cards, ...others }: KeptDeck): DeckInList => ({
  ...others,
  size: cards.reduce((sum, [, count]) => sum + count, 0),
})

function merge({ decks }: RouteSent<'mergeDecks'>) {
  const at = ++time
  const there = decks.map(({ id }) => id).filter(id => kept.has(id))
  const fresh = decks.filter(({ id }) => !kept.has(id))
  if (fresh.length > room)
    return { ok: false, why: 'notAllowed', says: '', because: [{ code: 'decksFillMore' }] }
  room -= fresh.length
  const made = fresh.map(({ id, deck, tags = [], state = 'kept' }) => {
    const { format = 'standard', ...cards } = deck
    const times = { createdAt: at, changedAt: at, updatedAt: at }
    const played = { count: 0, won: 0, drawn: 0, last: null }
    return put({ ...{ id, ...cards, format, tags, state, version: 1, ...times, played } })
  })
  return { ok: true, kept: made.map(listed), there }
}

function change(id: string, { change: next, tags, state }: Omit<RouteSent<'changeDeck'>, 'id'>) {
  const deck = kept.get(id)
  if (deck === undefined) return { ok: false, why: 'noSuchThing', says: '' }
  if (next != null && next.version !== deck.version) return { ok: false, why: 'staleDeck', says: '' }
  const { format = 'standard', ...cards } = next?.deck ?? deck
  const version = deck.version + (next == null ? 0 : 1)
  const updatedAt = ++time
  const changedAt = next == null ? deck.changedAt : updatedAt
  const notes = { tags: tags ?? deck.tags, state: state ?? deck.state }
  return { ok: true, deck: put({ ...deck, ...cards, format, ...notes, version, changedAt, updatedAt }) }
}

const ownIds = ({ ids }: RouteSent<'wholeDecks'>): readonly string[] => ids

function answer(path: string, body: string): object {
  if (path === '/api/me') return { ok: true, me: ada }
  const [, id = ''] = /decks\/([\w-]+)$/.exec(path) ?? []
  switch (id) {
    case 'list': {
      const after = Number(JSON.parse(body).after ?? 0)
      const decks = [...kept.values()].filter(({ updatedAt }) => updatedAt > after)
      const next = Math.max(after, ...decks.map(({ updatedAt }) => updatedAt))
      return { ok: true, decks: decks.map(listed), next: `${next}`, more: false, generation }
    }
    case 'whole': {
      const there = ownIds(JSON.parse(body)).filter(each => kept.has(each))
      const decks = there.slice(0, 2).map(each => kept.get(each))
      return { ok: true, decks, left: there.slice(2) }
    }
    case 'played': {
      const played = [...kept.values()].filter(
        ({ played: { last } }) => (last ?? -1) >= JSON.parse(body).since,
      )
      return { ok: true, played: played.map(each => ({ deck: each.id, ...each.played })), next: null }
    }
    case 'keep':
      return merge(JSON.parse(body))
    default:
      return body === '' ? { ok: true, deck: kept.get(id) } : change(id, JSON.parse(body))
  }
}

// Other files of tests ask real servers.
afterAll(() => void vi.unstubAllGlobals())
beforeAll(async () => {
  vi.stubGlobal('fetch', async (path: string, { body = '' }: { body?: string }) => {
    asked.push(`${path} ${body}`)
    if (!isReached) throw new TypeError('no network')
    const answered = new Response(JSON.stringify(answer(path, body)))
    if (isAnswerLost) throw new TypeError('no answer')
    return answered
  })
  await decksReady()
})
beforeEach(async () => {
  kept.clear()
  generation = 0
  await forgetPlace(ada.id)
  asked = []
  isReached = true
  isAnswerLost = false
  room = Number.POSITIVE_INFINITY
  useMe.setState({ server: 'there', me: ada })
  useOwnDecks.setState({ owner: ada.id, decks: [] })
  forgetParted()
})

const isChanged = (id: string, next: Partial<OwnDeck>): void => {
  const deck = ownDeck(id) ?? expect.fail()
  keepDeck({ ...deck, ...next })
}
const there = (id: string): KeptDeck => kept.get(id) ?? expect.fail()
const make = (name: string) =>
  makeDeck({ format: 'core', deck: { name, identity: noise, cards: [['djinn', 1]] } })

test('a new deck is sent once, with its tags and whether it is archived', async () => {
  const id = make('One')
  noteOnDeck(id, { tags: ['club'], state: 'archived' })
  await syncDecks()
  expect(there(id)).toMatchObject({ name: 'One', format: 'core', tags: ['club'], state: 'archived' })
  expect(ownDeck(id)).toMatchObject({ version: 1, unsent: [] })
  expect(useSync.getState().is).toBe('kept')
  asked = []
  await syncDecks()
  expect(asked.filter(each => /keep|whole|decks\/\w{32}/.test(each))).toEqual([])
})

test('what is changed without a network is kept here, and sent when there is one', async () => {
  const id = make('One')
  await syncDecks()
  isReached = false
  isChanged(id, { name: 'Two', cards: [['djinn', 2]] })
  noteOnDeck(id, { tags: ['late'] })
  await syncDecks()
  expect(useSync.getState().is).toBe('unreached')
  expect(ownDeck(id)).toMatchObject({ name: 'Two', unsent: ['cards', 'notes'] })
  isReached = true
  await syncDecks()
  expect(there(id)).toMatchObject({ name: 'Two', cards: [['djinn', 2]], tags: ['late'], version: 2 })
  expect(ownDeck(id)).toMatchObject({ unsent: [], version: 2 })
})

test('a page that was opened without a network sends what was changed as soon as there is one', async () => {
  const id = make('One')
  await syncDecks()
  isReached = false
  useMe.setState({ server: 'none', me: null })
  isChanged(id, { name: 'Two' })
  await syncDecks()
  expect([useSync.getState().is, ownDeck(id)?.unsent]).toEqual(['unreached', ['cards']])
  isReached = true
  await syncDecks()
  expect(there(id)).toMatchObject({ name: 'Two', version: 2 })
})

test('decks of whoever has no name go over to the player who gets one, and leave with a player who has a password', async () => {
  useMe.setState({ me: null })
  await expect.poll(() => useOwnDecks.getState().owner).toBe('')
  const id = make('Mine')
  useMe.setState({ me: ada })
  await expect.poll(() => useOwnDecks.getState().owner).toBe(ada.id)
  await syncDecks()
  expect(there(id).name).toBe('Mine')
  useMe.setState({ me: null })
  await expect.poll(() => useOwnDecks.getState().owner).toBe('')
  expect(ownDecks()).toEqual([])
  useMe.setState({ me: ada })
  await expect.poll(() => useOwnDecks.getState().owner).toBe(ada.id)
})

test('why a deck is refused stays said until the server takes it, and it is sent again some time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  room = 0
  const id = make('Refused')
  const refusal = { is: 'refused', refusal: { why: 'notAllowed', because: [{ code: 'decksFillMore' }] } }
  await syncDecks()
  expect(useSync.getState()).toMatchObject(refusal)
  asked = []
  await syncDecks()
  expect(useSync.getState()).toMatchObject(refusal)
  expect(asked.filter(each => each.includes('keep'))).toEqual([])
  vi.setSystemTime(Date.now() + 3_600_000)
  await syncDecks()
  expect(useSync.getState()).toMatchObject(refusal)
  room = 1
  vi.setSystemTime(Date.now() + 3_600_000)
  await syncDecks()
  expect(there(id).name).toBe('Refused')
  expect(useSync.getState()).toMatchObject({ is: 'kept', refusal: null })
})

test('a refused deck is sent again after another was deleted, and when the player asks for it', async () => {
  const other = make('Other')
  await syncDecks()
  room = 0
  const id = make('Refused')
  await syncDecks()
  room = 1
  noteOnDeck(other, { state: 'deleted' })
  await syncDecks()
  expect(there(id).name).toBe('Refused')
  const second = make('Second')
  await syncDecks()
  room = 1
  await syncAgain()
  expect(there(second).name).toBe('Second')
})

test('a refused deck that is deleted leaves no refusal behind', async () => {
  room = 0
  const id = make('Refused')
  await syncDecks()
  expect(useSync.getState().is).toBe('refused')
  noteOnDeck(id, { state: 'deleted' })
  await syncDecks()
  expect(useSync.getState()).toMatchObject({ is: 'kept', refusal: null })
})

test('decks that the server has removed while their player was away are sent again, but not those deleted here', async () => {
  const ids = [make('One'), make('Two')]
  const deleted = make('Old')
  await syncDecks()
  noteOnDeck(deleted, { state: 'deleted' })
  await syncDecks()
  kept.clear()
  generation = 1
  await syncDecks()
  expect([...kept.values()].map(({ name }) => name)).toEqual(['One', 'Two'])
  expect(ids.map(id => ownDeck(id)?.version)).toEqual([1, 1])
  expect(useSync.getState()).toMatchObject({ is: 'kept', parted: [] })
  asked = []
  await syncDecks()
  expect(asked.filter(each => /keep|whole|decks\/\w{32}/.test(each))).toEqual([])
})

test('of decks that the server has removed, what another browser has sent again and changed is kept beside them', async () => {
  const id = make('One')
  await syncDecks()
  kept.clear()
  generation = 1
  const theirs = { name: 'Theirs', identity: noise, cards: [] }
  merge({ decks: [{ id, deck: theirs }] })
  await syncDecks()
  expect(ownDecks().map(({ name }) => name)).toEqual(['Theirs', 'One (my changes)'])
  expect([...kept.values()].map(({ name }) => name)).toEqual(['Theirs', 'One (my changes)'])
})

test('what another window has changed is here, with what was noted here only', async () => {
  const id = make('One')
  await syncDecks()
  change(id, { change: { version: 1, deck: { name: 'Theirs', identity: noise, cards: [] } } })
  noteOnDeck(id, { tags: ['mine'] })
  await syncDecks()
  expect(ownDeck(id)).toMatchObject({ name: 'Theirs', version: 2, tags: ['mine'], unsent: [] })
  expect(there(id).tags).toEqual(['mine'])
  expect(ownDecks()).toHaveLength(1)
})

test('of a deck that two windows have changed both are kept, and the player is told', async () => {
  const id = make('One')
  await syncDecks()
  change(id, { change: { version: 1, deck: { name: 'Theirs', identity: noise, cards: [] } } })
  isChanged(id, { name: 'Mine' })
  await syncDecks()
  expect(ownDeck(id)).toMatchObject({ name: 'Theirs', version: 2, unsent: [] })
  const [parted = expect.fail(), ...others] = useSync.getState().parted
  expect([parted.deck, others]).toEqual([id, []])
  expect(ownDeck(parted.mine)).toMatchObject({ name: 'Mine (my changes)', cards: [['djinn', 1]], version: 1 })
  expect(there(parted.mine).name).toBe('Mine (my changes)')
})

test('a new deck that is changed again when the answer to its sending was lost is one deck', async () => {
  const id = make('One')
  isAnswerLost = true
  await syncDecks()
  expect(there(id)).toMatchObject({ name: 'One', version: 1 })
  isChanged(id, { name: 'Two' })
  noteOnDeck(id, { tags: ['later'] })
  isAnswerLost = false
  await syncDecks()
  expect(ownDecks().map(({ name, version, unsent }) => [name, version, unsent])).toEqual([['Two', 2, []]])
  expect(there(id)).toMatchObject({ name: 'Two', tags: ['later'] })
  expect(useSync.getState().parted).toEqual([])
})

test('a change whose answer was lost is no change of another window when the deck is changed again', async () => {
  const id = make('One')
  await syncDecks()
  isChanged(id, { name: 'Two' })
  isAnswerLost = true
  await syncDecks()
  expect(there(id)).toMatchObject({ name: 'Two', version: 2 })
  isChanged(id, { name: 'Three' })
  isAnswerLost = false
  await syncDecks()
  expect(ownDecks().map(({ name, version, unsent }) => [name, version, unsent])).toEqual([['Three', 3, []]])
  expect(there(id).name).toBe('Three')
  expect(useSync.getState().parted).toEqual([])
})

test('what another window changed after an answer was lost is kept beside what was changed here', async () => {
  const id = make('One')
  await syncDecks()
  isChanged(id, { name: 'Two' })
  isAnswerLost = true
  await syncDecks()
  change(id, { change: { version: 2, deck: { name: 'Theirs', identity: noise, cards: [] } } })
  isChanged(id, { name: 'Three' })
  isAnswerLost = false
  await syncDecks()
  expect(ownDecks().map(({ name }) => name)).toEqual(['Theirs', 'Three (my changes)'])
})

test('cards of decks are asked for once, however many there are, and not again when only their notes have changed', async () => {
  const ids = ['1', '2', '3', '4', '5'].map(name => make(name))
  await syncDecks()
  useOwnDecks.setState({ decks: [] })
  await forgetPlace(ada.id)
  for (const id of ids) change(id, { tags: ['club'] })
  asked = []
  await syncDecks()
  expect(ownDecks().map(({ name, cards, tags }) => [name, cards, tags])).toEqual(
    ['1', '2', '3', '4', '5'].map(name => [name, [['djinn', 1]], ['club']]),
  )
  const whole = () => asked.filter(each => each.includes('whole')).length
  expect(whole()).toBe(3)
  for (const id of ids) change(id, { tags: ['late'] })
  await syncDecks()
  expect(ownDecks().map(({ tags }) => tags)).toEqual(ids.map(() => ['late']))
  expect(whole()).toBe(3)
})

test('two windows that change a deck alike have one deck', async () => {
  const id = make('One')
  await syncDecks()
  change(id, {
    change: { version: 1, deck: { name: 'Same', identity: noise, cards: [['djinn', 1]], format: 'core' } },
  })
  isChanged(id, { name: 'Same' })
  await syncDecks()
  expect(ownDecks().map(({ name, version }) => [name, version])).toEqual([['Same', 2]])
  expect(useSync.getState().parted).toEqual([])
})

test('a deck that is deleted can be taken back, here and elsewhere', async () => {
  const id = make('One')
  await syncDecks()
  noteOnDeck(id, { state: 'deleted' })
  await syncDecks()
  expect(there(id).state).toBe('deleted')
  change(id, { state: 'kept' })
  await syncDecks()
  expect(ownDeck(id)?.state).toBe('kept')
  // A deck that no server has heard of is deleted without telling it.
  const draft = make('Draft')
  noteOnDeck(draft, { state: 'deleted' })
  await syncDecks()
  expect(kept.has(draft)).toBe(false)
})

test('games at the server tell how often a deck has won, and when it was played last', async () => {
  const id = make('One')
  await syncDecks()
  put({ ...there(id), played: { count: 3, won: 2, drawn: 0, last: 77 } })
  await syncDecks()
  expect(ownDeck(id)).toMatchObject({ record: { count: 3, won: 2, drawn: 0 }, played: 77, unsent: [] })
})

test('a deck is chosen by its id when the server has it, and as a list when it cannot be told of it', async () => {
  const id = make('One')
  expect(await deckAtServer(id)).toBe(id)
  isReached = false
  isChanged(id, { name: 'Two' })
  expect(await deckAtServer(id)).toBeNull()
  useOwnDecks.setState({ owner: '' })
  expect(await deckAtServer(id)).toBeNull()
})

test('a deck that the server keeps no more is chosen as the list it is', async () => {
  const id = make('One')
  await syncDecks()
  const deck = ownDeck(id) ?? expect.fail()
  const choose = vi.fn<(deck: Sent<'chooseDeck'>['deck']) => Promise<RequestOutcome>>()
  choose.mockResolvedValueOnce({ ok: false, why: 'noSuchThing', says: '' })
  choose.mockResolvedValueOnce({ ok: true })
  expect(await withDeckAsked(deck, choose)).toEqual({ ok: true })
  const list = JSON.stringify({ name: 'One', identity: noise, cards: [['djinn', 1]] })
  expect(choose.mock.calls).toEqual([[{ kept: id }], [{ list }]])
})

test('of ten thousand decks some are offered, few are judged, and one of them is changed at the cost of one', async () => {
  const decks = Array.from({ length: 10_000 }, (_, nth) => ({
    ...newDeck({ format: 'core', deck: { name: `Deck ${nth}`, identity: noise, cards: [['djinn', 1]] } }),
    changed: nth,
    version: 1,
  }))
  for (const deck of decks)
    put({
      ...deck,
      cards: [['djinn', 1]],
      tags: [],
      createdAt: 0,
      changedAt: deck.changed,
      updatedAt: 1,
      played: { count: 0, won: 0, drawn: 0, last: null },
    })
  storeDecks(decks)
  const { choices, count } = choicesFor('runner', null, '')
  expect([count, choices.length]).toEqual([10_000, 100])
  expect(choices[0]?.name).toBe('Deck 9999')
  expect(choicesFor('runner', null, 'deck 123').choices.map(({ name }) => name)).toContain('Deck 1234')
  await syncDecks()
  asked = []
  isChanged(decks[5]?.id ?? expect.fail(), { name: 'Changed' })
  await syncDecks()
  expect(asked.filter(each => each.includes('change'))).toHaveLength(1)
  expect(asked.join().length).toBeLessThan(1000)
})
