import type { Pushed } from '@paydata/protocol'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Running } from '../src/server.ts'
import type { Someone } from './elsewhere.ts'
import { elsewhere, someone, windowOf } from './elsewhere.ts'
import { begins, playTo, watching } from './players.ts'
import type { Line } from './serving.ts'
import { chance, newId, serving } from './serving.ts'
import { describeOn, threads, worlds } from './stores.ts'
import { decks, wish } from './wishes.ts'

interface Player extends Someone {
  /** Resolves with the game in which somebody was found next. */
  paired(): Promise<string>
}

/** Hears at this window in which games somebody was found. */
function pairedAt(line: Line): () => Promise<string> {
  const games: string[] = []
  let wake = (): void => undefined
  line.on('paired', ({ game }: Pushed<'paired'>) => {
    games.push(game)
    wake()
  })
  return async () => {
    if (games.length === 0) await new Promise<void>(resolve => (wake = resolve))
    return games.shift() ?? expect.fail()
  }
}

async function player(port: number, name: string, address?: string): Promise<Player> {
  const one = await someone(port, name, address)
  return { ...one, paired: pairedAt(one.line) }
}

const names = async ({ line }: Player, game: string) => {
  const { room } = await line.get('enter', { game })
  return { corp: room.seats.corp?.who.name, runner: room.seats.runner?.who.name, settings: room.settings }
}

describeOn([...worlds, threads], fresh => {
  /** Time goes on with each search, and when a test says so: nobody has waited too long because the machine is slow. */
  let time = Date.now()
  function begin(): Promise<Running> {
    const where = fresh()
    // Of several servers, the balancer is one more proxy.
    const TRUST_PROXY = where.REDIS_URL === undefined ? '1' : '2'
    return serving(where, { TRUST_PROXY }, () => time)
  }
  let server: Running
  beforeAll(async () => {
    server = await begin()
  })
  afterAll(() => server.close())
  const come = (name: string, address?: string) => player(server.port, name, address)

  /** A server at which nobody else has been. */
  async function alone() {
    const own = await begin()
    onTestFinished(() => own.close())
    return { port: own.port, come: (name: string) => player(own.port, name) }
  }

  function seeks({ line }: Player, wished = wish()) {
    time += 1
    return line.get('search', wished)
  }

  test('two who look for an opponent are at one table, each with the deck of their side, and play', async () => {
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    const { search } = await seeks(ada, wish({ side: 'corp' }))
    const { games } = await bob.line.get('lobby', {})
    expect(games.find(({ id }) => id === search.game)).toMatchObject({ state: 'open' })
    await seeks(bob)
    const [game, same] = [await ada.paired(), await bob.paired()]
    expect([game, same]).toEqual([search.game, search.game])
    expect(await names(bob, game)).toMatchObject({ corp: 'Ada', runner: 'Bob' })
    await ada.line.get('ready', { game, chance: chance() })
    const { room } = await bob.line.get('ready', { game, chance: chance() })
    expect(room.state).toBe('playing')
    const seats = [await watching(ada.line, game), await watching(bob.line, game)]
    await playTo(seats, 'paired', 6)
    expect(seats[0]?.version).toBeGreaterThanOrEqual(6)
    expect(await ada.line.get('mySearch', {})).toMatchObject({ search: null, paired: game })
  })

  test('the room of whoever came to another table is gone from the lobby', async () => {
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    await seeks(ada, wish({ pace: 'fast' }))
    const { search } = await seeks(bob, wish({ pace: 'fast' }))
    await ada.paired()
    await expect
      .poll(async () => (await ada.line.get('enter', { game: search.game })).room.state)
      .toBe('abandoned')
    const { games } = await ada.line.get('lobby', {})
    expect(games.some(({ id }) => id === search.game)).toBe(false)
  })

  test('whoever sits down in the lobby ends the search, and both are told', async () => {
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    const { search } = await seeks(ada, wish({ side: 'runner' }))
    await bob.line.get('sit', { game: search.game, side: 'corp' })
    expect([await ada.paired(), await bob.paired()]).toEqual([search.game, search.game])
    expect(await ada.line.get('mySearch', {})).toMatchObject({ search: null, paired: search.game })
  })

  test('what does not fit does not meet: another format, another pace, the same side, the same address, a block', async () => {
    const one = elsewhere()
    const [ada, bob, eve] = [await come('Ada', one), await come('Bob', one), await come('Eve')]
    const [fay, guy] = [await come('Fay'), await come('Guy')]
    await eve.line.get('block', { player: ada.visitor.me.id, block: 'yes' })
    await seeks(ada, wish({ pace: 'slow', side: 'corp' }))
    await seeks(bob, wish({ pace: 'slow' }))
    await seeks(eve, wish({ pace: 'slow', side: 'runner' }))
    await seeks(fay, wish({ pace: 'slow', format: 'core' }))
    // Only these two fit: Bob may not meet Ada, nor Ada Eve, and Fay plays another format.
    expect(await bob.paired()).toBe(await eve.paired())
    expect((await ada.line.get('mySearch', {})).search).not.toBeNull()
    expect((await fay.line.get('mySearch', {})).search).not.toBeNull()
    await seeks(guy, wish({ pace: 'slow', side: 'runner' }))
    expect(await ada.paired()).toBe(await guy.paired())
    await seeks(fay, wish({ pace: 'slow', format: 'core' }))
    const { search } = await fay.line.get('mySearch', {})
    await fay.line.get('stopSearch', { game: search?.game ?? '' })
    expect(await fay.line.get('mySearch', {})).toMatchObject({ search: null, paired: null })
  })

  test('whoever was blocked does not sit down either, and is not told who blocked whom', async () => {
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    await ada.line.get('block', { player: bob.visitor.me.id, block: 'yes' })
    const { search } = await seeks(ada, wish({ side: 'corp', pace: 'slow' }))
    const answer = await bob.line.ask('sit', { game: search.game, side: 'runner' })
    expect(answer).toMatchObject({ ok: false, why: 'notAllowed', because: [{ code: 'keptApart' }] })
    await ada.line.get('stopSearch', { game: search.game })
  })

  test('nobody plays the same opponent again within a minute', async () => {
    const { come } = await alone()
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')]
    await seeks(ada, wish({ format: 'core' }))
    await seeks(bob, wish({ format: 'core' }))
    const game = await ada.paired()
    await bob.paired()
    await ada.line.get('stand', { game })
    await bob.line.get('stand', { game })
    time += 59_000
    await seeks(ada, wish({ format: 'core' }))
    await seeks(bob, wish({ format: 'core' }))
    await seeks(eve, wish({ format: 'core' }))
    // Ada has waited longest, and gets Eve, though Bob has waited longer than Eve.
    const next = await ada.paired()
    expect(await eve.paired()).toBe(next)
    expect((await bob.line.get('mySearch', {})).search).not.toBeNull()
    await ada.line.get('stand', { game: next })
    time += 1000
    await seeks(ada, wish({ format: 'core' }))
    expect(await ada.paired()).toBe(await bob.paired())
  })

  test('whoever owes a move in a game with a clock finds nobody, neither at the beginning nor later', async () => {
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')]
    const clock = { bank: 600, increment: 0 }
    const { room } = await ada.line.get('create', { id: newId(), side: 'corp', clock })
    await bob.line.get('sit', { game: room.id, side: 'runner' })
    await begins(ada.line, bob.line, room.id)
    const refused = await ada.line.ask('search', wish({ format: 'eternal' }))
    expect(refused).toMatchObject({ ok: false, why: 'notAllowed', because: [{ code: 'owesMove' }] })
    const seats = [await watching(ada.line, room.id), await watching(bob.line, room.id)]
    // Ada keeps her hand, and Bob is asked now.
    await playTo(seats.slice(0, 1), 'owes', 1)
    await seeks(ada, wish({ format: 'eternal' }))
    await playTo(seats, 'owes', 2)
    expect(seats[0]?.view.question).not.toBeNull()
    await seeks(eve, wish({ format: 'eternal' }))
    const [before] = [(await eve.line.get('mySearch', {})).search]
    expect(before).not.toBeNull()
    await ada.line.get('concede', { game: room.id })
    expect(await ada.paired()).toBe(await eve.paired())
  })

  test('a game is for points if both want that', async () => {
    const [ada, bob, eve, fay] = [await come('Ada'), await come('Bob'), await come('Eve'), await come('Fay')]
    await seeks(ada, wish({ pace: 'normal', stakes: 'rated' }))
    await seeks(bob, wish({ pace: 'normal', stakes: 'rated' }))
    expect((await names(ada, await ada.paired())).settings).toMatchObject({
      stakes: 'rated',
      takeBacks: 'never',
    })
    await seeks(eve, wish({ pace: 'normal', stakes: 'rated' }))
    await seeks(fay, wish({ pace: 'normal' }))
    expect((await names(eve, await eve.paired())).settings).toMatchObject({ stakes: 'friendly' })
    const refused = await eve.line.ask('search', wish({ stakes: 'rated' }))
    expect(refused).toMatchObject({ ok: false, why: 'notAllowed' })
  })

  test('a search without a deck, or with one that is not legal, is refused, and nothing is in the lobby', async () => {
    const ada = await come('Ada')
    const none = await ada.line.ask('search', wish({ decks: { corp: decks.corp } }))
    expect(none).toMatchObject({ ok: false, why: 'notReady', because: [{ code: 'noDeckYet' }] })
    const illegal = await ada.line.ask('search', wish({ format: 'startup' }))
    expect(illegal).toMatchObject({ ok: false, why: 'deckIllegal' })
    const other = await ada.line.ask('search', wish({ side: 'corp', decks: { corp: decks.runner } }))
    expect(other).toMatchObject({ ok: false, why: 'deckIllegal' })
    expect(await ada.line.get('mySearch', {})).toEqual(
      expect.objectContaining({ search: null, paired: null }),
    )
  })

  test('a search that is begun again takes the place of the first one, and one that is sent twice is one', async () => {
    const ada = await come('Ada')
    const first = wish({ pace: 'slow', format: 'core' })
    const { search } = await seeks(ada, first)
    expect((await seeks(ada, first)).search.game).toBe(search.game)
    const second = await seeks(ada, wish({ pace: 'fast', format: 'core' }))
    expect((await ada.line.get('mySearch', {})).search).toMatchObject({
      game: second.search.game,
      pace: 'fast',
    })
    await expect
      .poll(async () => (await ada.line.get('enter', { game: search.game })).room.state)
      .toBe('abandoned')
    await ada.line.get('stopSearch', { game: second.search.game })
  })

  test('whoever has gone away is given to nobody, and comes back to a search that is on', async () => {
    const { port, come } = await alone()
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    const { search } = await seeks(ada, wish({ format: 'core', pace: 'slow' }))
    const searching = async () => (await bob.line.get('peopleNow', {})).searching
    expect(await searching()).toBe(1)
    ada.line.close()
    await expect.poll(searching).toBe(0)
    await seeks(bob, wish({ format: 'core', pace: 'slow' }))
    const again = await windowOf(port, ada.visitor)
    const pairedAgain = pairedAt(again)
    const { search: still } = await again.get('mySearch', {})
    expect(still?.game).toBe(search.game)
    expect((await bob.line.get('mySearch', {})).search).not.toBeNull()
    await again.get('enter', { game: search.game })
    expect(await pairedAgain()).toBe(await bob.paired())
  })

  test('how many look for an opponent and how many play is told, and a game that both have left is played by nobody', async () => {
    const { come } = await alone()
    const [ada, bob, eve] = [await come('Ada'), await come('Bob'), await come('Eve')]
    expect(await eve.line.get('peopleNow', {})).toMatchObject({ searching: 0, playing: 0 })
    const { search } = await seeks(ada, wish({ format: 'eternal', pace: 'slow' }))
    expect((await eve.line.get('peopleNow', {})).searching).toBe(1)
    await bob.line.get('sit', { game: search.game, side: (await free(eve, search.game)) ?? 'corp' })
    await ada.line.get('chooseDeck', { game: search.game, deck: await deckFor(ada, search.game) })
    await bob.line.get('chooseDeck', { game: search.game, deck: await deckFor(bob, search.game) })
    await ada.line.get('ready', { game: search.game, chance: chance() })
    await bob.line.get('ready', { game: search.game, chance: chance() })
    const playing = async () => (await eve.line.get('peopleNow', {})).playing
    await expect.poll(playing).toBe(2)
    ada.line.close()
    bob.line.close()
    await expect.poll(playing).toBe(0)
  })
})

const free = async (who: Player, game: string) => {
  const { seats } = (await who.line.get('enter', { game })).room
  return seats.corp === null ? ('corp' as const) : seats.runner === null ? ('runner' as const) : null
}

async function deckFor(who: Player, game: string) {
  const { you } = (await who.line.get('enter', { game })).room
  return you === 'corp' ? decks.corp : decks.runner
}
