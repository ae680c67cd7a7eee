import { everyCard } from '@paydata/cards/catalogue'
import { readDeck, starterDecks } from '@paydata/decks'
import { expect, test } from 'vitest'
import { deckShown, decksAfter } from '../src/decks/reading.ts'
import { changeDeck, keepDecks, removeDeleted } from '../src/decks/writing.ts'
import { newGuest, removePlayer } from '../src/identity/players.ts'
import { openStore } from '../src/store/open.ts'
import { askOver, getOver } from './asking.ts'
import { starters } from './players.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const diesel = (name: string, count: number) => ({
  format: 'standard' as const,
  name,
  identity: 'kate_mac_mccaffrey_digital_tinker',
  cards: [['diesel', count]] as [string, number][],
})

testOn(
  databases,
  'a deck is kept, changed, gone back with, copied, archived, deleted and taken back',
  async fresh => {
    const server = await serving(fresh())
    const ada = await guest(server.port, 'Ada')
    const mine: typeof getOver = (_port, _visitor, name, asked) => getOver(server.port, ada, name, asked)
    const to = [server.port, ada] as const
    const id = 'deck-of-ada'
    const { deck } = await mine(...to, 'keepDeck', { id, deck: diesel('One', 1), tags: ['fast', 'fast'] })
    const one = { cards: [['diesel', 1]], format: 'standard' }
    expect(deck).toMatchObject({ id, name: 'One', ...one, tags: ['fast'], state: 'kept', version: 1 })
    // Sent again after a lost acknowledgement.
    expect((await mine(...to, 'keepDeck', { id, deck: diesel('One', 1), tags: ['fast'] })).deck).toEqual(deck)

    const change = { version: 1, deck: diesel('Two', 2) }
    expect((await mine(...to, 'changeDeck', { id, change })).deck).toMatchObject({ name: 'Two', version: 2 })
    // Again, and from another window that has not seen the change.
    expect((await mine(...to, 'changeDeck', { id, change })).deck).toMatchObject({ name: 'Two', version: 2 })
    const late = { id, change: { version: 1, deck: diesel('Three', 3) } }
    expect(await askOver(...to, 'changeDeck', late)).toMatchObject({ ok: false, why: 'staleDeck' })

    const undone = await mine(...to, 'undoDeck', { id, version: 2, to: 1 })
    expect(undone.deck).toMatchObject({ name: 'One', cards: [['diesel', 1]], version: 3 })
    const { versions } = await mine(...to, 'deckHistory', { id })
    expect(versions.map(({ version, name }) => [version, name])).toEqual([
      [3, 'One'],
      [2, 'Two'],
      [1, 'One'],
    ])

    const second = await mine(...to, 'deckVersion', { id, version: 2 })
    expect(second.deck).toEqual({ ...diesel('Two', 2) })
    expect(await askOver(...to, 'deckVersion', { id, version: 4 })).toMatchObject({ why: 'noSuchThing' })

    const { deck: copy } = await mine(...to, 'copyDeck', { id, copy: 'copy-of-deck' })
    expect(copy).toMatchObject({ id: 'copy-of-deck', name: 'One', cards: [['diesel', 1]], version: 1 })
    await mine(...to, 'changeDeck', { id, state: 'archived' })
    await mine(...to, 'changeDeck', { id: copy.id, state: 'deleted' })
    const listed = async (after: string | null = null) => {
      const { decks, next } = await mine(...to, 'myDecks', { after })
      return { now: decks.map(each => [each.id, each.state]), next }
    }
    const seen = await listed()
    expect(seen.now).toEqual([
      [id, 'archived'],
      [copy.id, 'deleted'],
    ])
    await mine(...to, 'changeDeck', { id: copy.id, state: 'kept' })
    // Whoever has seen the rest is told only of what was changed since.
    expect((await listed(seen.next)).now).toEqual([[copy.id, 'kept']])
    expect((await listed()).now).toEqual([
      [id, 'archived'],
      [copy.id, 'kept'],
    ])
    const forCore = { version: 1, deck: { ...diesel('One', 1), format: 'core' as const } }
    expect((await mine(...to, 'changeDeck', { id: copy.id, change: forCore })).deck).toMatchObject({
      format: 'core',
      version: 2,
    })

    const decks = [
      { id, deck: diesel('Other', 9) },
      { id: 'of-a-browser', deck: diesel('Browser', 3) },
    ]
    const merged = await mine(...to, 'mergeDecks', { decks })
    expect(merged).toMatchObject({ kept: [{ name: 'Browser', version: 1, size: 3 }], there: [id] })
    const again = await mine(...to, 'mergeDecks', { decks })
    expect(again).toMatchObject({ kept: [], there: [id, 'of-a-browser'] })
    const whole = await mine(...to, 'wholeDecks', { ids: again.there })
    expect(whole.decks.map(({ name, version, cards }) => [name, version, cards])).toEqual([
      ['One', 3, [['diesel', 1]]],
      ['Browser', 1, [['diesel', 3]]],
    ])
    await server.close()
  },
)

testOn(
  databases,
  'nobody reads or changes the decks of another, nor guesses whether there is one',
  async fresh => {
    const server = await serving(fresh())
    const [ada, bob] = [await guest(server.port, 'Ada'), await guest(server.port, 'Bob')]
    const id = 'deck-of-ada'
    await getOver(server.port, ada, 'keepDeck', { id, deck: diesel('Secret', 1) })
    const version = async (of: string) => askOver(server.port, bob, 'deckVersion', { id: of, version: 1 })
    expect(await version(id)).toEqual(await version('no-such-deck'))
    expect(await getOver(server.port, bob, 'wholeDecks', { ids: [id] })).toEqual({
      ok: true,
      decks: [],
      left: [],
    })
    const none = async (name: 'myDeck' | 'deckHistory' | 'changeDeck', of: string) =>
      askOver(server.port, bob, name, { id: of })
    for (const name of ['myDeck', 'deckHistory', 'changeDeck'] as const)
      expect(await none(name, id)).toEqual(await none(name, 'no-such-deck'))
    expect(await askOver(server.port, bob, 'copyDeck', { id, copy: 'stolen-deck' })).toMatchObject({
      why: 'noSuchThing',
    })
    expect((await getOver(server.port, bob, 'myDecks', {})).decks).toEqual([])
    const line = await connected(server.port, bob)
    const { room } = await line.get('create', { id: newId(), side: 'runner' })
    expect(await line.ask('chooseDeck', { game: room.id, deck: { kept: id } })).toMatchObject({
      why: 'noSuchThing',
    })
    // The same id is free for a deck of their own.
    await getOver(server.port, bob, 'keepDeck', { id, deck: diesel('Mine', 2) })
    expect((await getOver(server.port, ada, 'myDeck', { id })).deck.name).toBe('Secret')
    await server.close()
  },
)

testOn(
  databases,
  'of a kept deck that is played with, nobody else hears the id, the name or the tags; its record counts the game',
  async fresh => {
    const server = await serving(fresh())
    const people = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => guest(server.port, name)))
    const [ada = expect.fail(), bob = expect.fail(), eve = expect.fail()] = people
    const starter = starterDecks.find(deck => deck.id === starters.corp) ?? expect.fail()
    const id = 'private-deck-id'
    const deck = {
      name: 'Xyzzy plan',
      identity: starter.identity,
      cards: starter.cards.map(([card, count]): [string, number] => [card, count]),
    }
    await getOver(server.port, ada, 'keepDeck', { id, deck, tags: ['xyzzy-tag'] })
    const corp = await connected(server.port, ada)
    const [runner, watcher] = [await connected(server.port, bob), await connected(server.port, eve)]
    const heard: string[] = []
    for (const { socket } of [runner, watcher])
      socket.onAny((...pushed) => void heard.push(JSON.stringify(pushed)))
    const hears = async (answer: Promise<unknown>) => void heard.push(JSON.stringify(await answer))
    const { room } = await corp.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    await hears(runner.get('sit', { game, side: 'runner' }))
    await hears(watcher.get('lobby', {}))
    await hears(watcher.get('enter', { game }))
    const chosen = await corp.get('chooseDeck', { game, deck: { kept: id } })
    expect(chosen.room.yourDeck).toMatchObject({ name: deck.name, identity: deck.identity, problems: [] })
    await hears(runner.get('chooseDeck', { game, deck: { starter: starters.runner } }))
    await corp.get('ready', { game, chance: chance() })
    await hears(runner.get('ready', { game, chance: chance() }))
    await hears(runner.get('watch', { game }))
    await hears(runner.get('concede', { game }))
    await hears(runner.get('enter', { game }))
    await hears(watcher.get('enter', { game }))
    await hears(watcher.ask('watch', { game }))
    await hears(askOver(server.port, bob, 'gameStatistics', { game }))
    await hears(askOver(server.port, bob, 'replay', { game }))
    await hears(askOver(server.port, bob, 'playerStatistics', { player: ada.me.id }))
    await hears(askOver(server.port, bob, 'myGames', {}))
    expect(heard.length).toBeGreaterThan(12)
    expect(heard.filter(said => /private-deck-id|xyzzy/i.test(said))).toEqual([])
    const { deck: after } = await getOver(server.port, ada, 'myDeck', { id })
    const record = { count: 1, won: 1, drawn: 0, last: expect.any(Number) }
    expect(after.played).toEqual(record)
    const since = after.played.last ?? expect.fail()
    const { played } = await getOver(server.port, ada, 'decksPlayed', { since })
    expect(played).toEqual([{ deck: id, ...after.played }])
    expect(await getOver(server.port, ada, 'decksPlayed', { since: since + 1 })).toMatchObject({ played: [] })
    expect(await getOver(server.port, bob, 'decksPlayed', {})).toMatchObject({ played: [] })
    await server.close()
  },
)

testOn(
  databases,
  'others learn the name of a deck when its owner shows it, and nothing more, until it is hidden or another one is chosen',
  async fresh => {
    const server = await serving(fresh())
    const people = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => guest(server.port, name)))
    const [ada = expect.fail(), bob = expect.fail(), eve = expect.fail()] = people
    const starter = starterDecks.find(deck => deck.id === starters.corp) ?? expect.fail()
    const deck = (name: string) => ({
      name,
      identity: starter.identity,
      cards: starter.cards.map(([card, count]): [string, number] => [card, count]),
    })
    // What turns text around never gets to others.
    for (const name of ['Xyzzy', 'Other'])
      await getOver(server.port, ada, 'keepDeck', {
        id: `private-${name}`,
        deck: deck(`${name}\u202e`),
        tags: ['my-tag'],
      })
    const [corp, runner] = [await connected(server.port, ada), await connected(server.port, bob)]
    const watcher = await connected(server.port, eve)
    const heard: string[] = []
    for (const { socket } of [runner, watcher])
      socket.onAny((...pushed) => void heard.push(JSON.stringify(pushed)))
    const { room } = await corp.get('create', { id: newId(), side: 'corp' })
    const game = room.id
    await runner.get('sit', { game, side: 'runner' })
    const choose = (name: string) => corp.get('chooseDeck', { game, deck: { kept: `private-${name}` } })
    const show = (name: 'shown' | 'hidden') => corp.get('showDeckName', { game, name })
    const others = async () =>
      Promise.all([runner, watcher].map(async each => (await each.get('enter', { game })).room.seats))
    const namesOf = async () => (await others()).map(seats => [seats.corp?.deckName, seats.runner?.deckName])
    await choose('Xyzzy')
    expect(await namesOf()).toEqual([
      [null, null],
      [null, null],
    ])
    expect(heard.filter(said => /xyzzy/i.test(said))).toEqual([])
    await show('shown')
    const shown = [
      ['Xyzzy', null],
      ['Xyzzy', null],
    ]
    expect(await namesOf()).toEqual(shown)
    // Sent again after a lost acknowledgement.
    await choose('Xyzzy')
    expect(await namesOf()).toEqual(shown)
    await choose('Other')
    expect((await namesOf()).flat()).toEqual([null, null, null, null])
    await show('shown')
    await show('hidden')
    expect((await namesOf()).flat()).toEqual([null, null, null, null])
    await choose('Xyzzy')
    await show('shown')

    await runner.get('chooseDeck', { game, deck: { starter: starters.runner } })
    for (const line of [corp, runner]) await line.get('ready', { game, chance: chance() })
    expect(await namesOf()).toEqual(shown)
    // Once the game has begun everybody has seen it, or nobody does.
    expect(await corp.ask('showDeckName', { game, name: 'hidden' })).toMatchObject({ why: 'hasBegun' })
    expect(heard.filter(said => /private-|my-tag/.test(said))).toEqual([])
    const [seats] = await others()
    expect(JSON.stringify(seats)).not.toContain(starter.identity)
    await server.close()
  },
)

testOn(databases, 'a deck that another one was chosen after does not count the game', async fresh => {
  const server = await serving(fresh())
  const [ada, bob] = [await guest(server.port, 'Ada'), await guest(server.port, 'Bob')]
  const starter = starterDecks.find(deck => deck.id === starters.corp) ?? expect.fail()
  const cards = starter.cards.map(([card, count]): [string, number] => [card, count])
  const id = 'deck-of-ada'
  await getOver(server.port, ada, 'keepDeck', { id, deck: { name: '', identity: starter.identity, cards } })
  const [corp, runner] = [await connected(server.port, ada), await connected(server.port, bob)]
  const { room } = await corp.get('create', { id: newId(), side: 'corp' })
  const game = room.id
  await runner.get('sit', { game, side: 'runner' })
  await corp.get('chooseDeck', { game, deck: { kept: id } })
  await corp.get('chooseDeck', { game, deck: { starter: starters.corp } })
  await runner.get('chooseDeck', { game, deck: { starter: starters.runner } })
  for (const line of [corp, runner]) await line.get('ready', { game, chance: chance() })
  await runner.get('concede', { game })
  expect((await getOver(server.port, ada, 'myDeck', { id })).deck.played.count).toBe(0)
  await server.close()
})

testOn(databases, 'pages give each deck once, and a player who is deleted leaves none', async fresh => {
  const store = await openStore(fresh())
  const me = await newGuest(store, 'Ada')
  const all = Array.from({ length: 120 }, (_, nth) => ({
    id: `deck-${1000 + nth}`,
    deck: diesel('', 1),
    tags: [],
    state: 'kept' as const,
  }))
  const writer = { id: me.id, allow: () => undefined }
  await keepDecks(store, writer, all.slice(0, 70), 1000)
  await keepDecks(store, writer, all.slice(70), 2000)
  const seen: string[] = []
  for (let next: string | null = null, more = true; more; ) {
    const page = await decksAfter(store, me.id, next, 50)
    seen.push(...page.decks.map(({ id }) => id))
    next = page.next
    more = page.more
  }
  expect(seen).toEqual(all.map(({ id }) => id))

  const gone = { change: null, tags: null, state: 'deleted' } as const
  await changeDeck(store, writer, 'deck-1000', gone, 3000)
  const month = 30 * 24 * 3_600_000
  await removeDeleted(store, 2999 + month)
  expect(await deckShown(store, me.id, 'deck-1000')).toMatchObject({ state: 'deleted' })
  await removeDeleted(store, 3001 + month)
  await expect(deckShown(store, me.id, 'deck-1000')).rejects.toThrow()

  await removePlayer(store, me)
  for (const table of ['decks', 'deck_versions', 'deck_owners', 'played_decks'] as const)
    expect(await store.selectFrom(table).selectAll().execute()).toEqual([])
  await expect(keepDecks(store, writer, all, 4000)).rejects.toThrow()
  await store.destroy()
})

test('a deck has so many versions to go back to, and the newest is among them', async () => {
  const server = await serving((databases[0] ?? expect.fail())[1]())
  const ada = await guest(server.port, 'Ada')
  const id = 'deck-of-ada'
  await getOver(server.port, ada, 'keepDeck', { id, deck: diesel('', 1) })
  for (let version = 1; version < 60; version++)
    await getOver(server.port, ada, 'changeDeck', { id, change: { version, deck: diesel('', version + 1) } })
  const { versions } = await getOver(server.port, ada, 'deckHistory', { id })
  expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([50, 60, 11])
  await server.close()
})

/** So many cards, each with as many copies, as a list that a player pastes. */
const listOf = (cards: number, copies: number): string =>
  everyCard
    .filter(({ type }) => type !== 'identity')
    .slice(0, cards)
    .map(({ title }) => `${copies} ${title}`)
    .join('\n')

test('what is read of the longest list can be kept, and not one card or copy more', async () => {
  const server = await serving((databases[0] ?? expect.fail())[1]())
  const ada = await guest(server.port, 'Ada')
  const reading = readDeck(`Kate "Mac" McCaffrey: Digital Tinker\n${listOf(100, 99)}`)
  if (!reading.ok) expect.fail(JSON.stringify(reading.problems))
  const { name, identity, cards } = reading.deck
  const written = { name, identity, cards: cards.map(([card, count]): [string, number] => [card, count]) }
  const keep = (deck: typeof written) => askOver(server.port, ada, 'keepDeck', { id: newId(), deck })
  expect(await keep(written)).toMatchObject({ ok: true, deck: { cards: written.cards } })

  expect(readDeck(`Kate "Mac" McCaffrey: Digital Tinker\n${listOf(101, 99)}`)).toMatchObject({
    problems: [{ why: 'tooManyCards', count: 101 }],
  })
  const oneCard = [...written.cards, ['diesel', 1] as [string, number]]
  expect(await keep({ ...written, cards: oneCard })).toMatchObject({ ok: false, why: 'malformed' })

  expect(readDeck(`Kate "Mac" McCaffrey: Digital Tinker\n${listOf(1, 100)}`)).toMatchObject({
    problems: [{ why: 'badCount', count: '100' }],
  })
  const oneCopy = written.cards.map(([card, count]): [string, number] => [card, count + 1])
  expect(await keep({ ...written, cards: oneCopy })).toMatchObject({ ok: false, why: 'malformed' })
  await server.close()
})
