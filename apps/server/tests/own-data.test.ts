import type { OwnPart, OwnRow, RouteGiven } from '@paydata/protocol'
import { ownPartNames, ownParts } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Running } from '../src/server.ts'
import type { Tables } from '../src/store/tables.ts'
import { askOver, getOver } from './asking.ts'
import { someone } from './elsewhere.ts'
import { own, plays } from './for-points.ts'
import type { Visitor } from './serving.ts'
import { newId, serving } from './serving.ts'
import { databases, describeOn } from './stores.ts'

type Where = OwnPart | 'decks' | 'seen'

/** Where the file of a player has what a table keeps about them, or why it has nothing of it. A new table does not compile without. */
const told: {
  readonly [Table in keyof Tables]: readonly Where[] | 'is about nobody' | 'is made anew of others'
} = {
  secrets: 'is about nobody',
  players: ['account'],
  sessions: ['sessions'],
  games: ['games'],
  seats: ['games'],
  named: ['games'],
  entries: ['seen'],
  snapshots: 'is made anew of others',
  between_actions: 'is made anew of others',
  chat: ['lines'],
  leases: 'is about nobody',
  processes: 'is about nobody',
  results: ['games'],
  seen: ['seen'],
  mutes: ['muted'],
  decks: ['decks'],
  deck_versions: ['versions'],
  deck_owners: ['account'],
  played_decks: ['games'],
  game_addresses: ['games'],
  rated_games: ['games'],
  rating_order: 'is about nobody',
  ratings: ['ratings'],
  rating_wishes: ['account'],
  season_wins: ['wins'],
  season_players: 'is made anew of others',
  searches: ['searches'],
  blocks: ['blocked'],
  follows: ['followed'],
  presence_wishes: ['account'],
  notes_about: ['notesAbout'],
  present_now: 'is made anew of others',
  calls: ['account'],
  recoveries: ['account'],
  challenges: ['challenges'],
  turns: ['games'],
  holidays: ['holidays'],
  push_subscriptions: ['subscriptions'],
  notice_wishes: ['account'],
  played_now: 'is about nobody',
  announcements: 'is about nobody',
  reports: ['reports'],
  measures: ['measures'],
  roles: ['account'],
  audit: ['audit'],
}

test('each part of the data of a player is of a table', () => {
  const named = Object.values(told).flatMap(where => (typeof where === 'string' ? [] : where))
  expect(ownPartNames.filter(part => !named.includes(part))).toEqual([])
})

/** What a row of a part may say, and nothing else. */
const strict: { readonly [Part in OwnPart]: z.ZodType<OwnRow<Part>> } = ownParts

describeOn(databases, fresh => {
  let server: Running
  beforeAll(async () => {
    server = await serving(fresh(), { PUSH_CONTACT: 'mailto:ada@example.org' })
  })
  afterAll(() => server.close())

  /** All rows of a part, and on how many pages they came. */
  async function read<Part extends OwnPart>(who: Visitor, part: Part) {
    const rows: OwnRow<Part>[] = []
    let pages = 0
    for (let after: string | null = null; ; ) {
      const page: RouteGiven<'ownData'> = await getOver(server.port, who, 'ownData', { part, after })
      rows.push(...page.rows.map(row => strict[part].parse(row)))
      pages += 1
      if (page.next === null) return { rows, pages }
      after = page.next
    }
  }
  const all = async (who: Visitor) =>
    Object.fromEntries(
      await Promise.all(ownPartNames.map(async part => [part, (await read(who, part)).rows] as const)),
    )

  test('a player is given all that is kept about them, and nothing of others that they were not shown', async () => {
    const [ada, bob] = [await someone(server.port, 'Ada'), await someone(server.port, 'Bob')]
    const deck = (name: string, count: number) => ({
      format: 'standard' as const,
      name,
      identity: 'kate_mac_mccaffrey_digital_tinker',
      cards: [['diesel', count]] as [string, number][],
    })
    for (const [who, word] of [
      [ada, 'Engine'],
      [bob, 'Hidden'],
    ] as const) {
      const id = `${word}-deck`
      const to = [server.port, who.visitor] as const
      await getOver(...to, 'keepDeck', { id, deck: deck(`${word} One`, 1), tags: [`${word} tag`] })
      await getOver(...to, 'changeDeck', { id, change: { version: 1, deck: deck(`${word} Two`, 2) } })
    }
    const game = await plays(ada, bob, 'runner', { decks: own })
    await ada.line.get('say', { game, id: newId(), channel: 'players', text: 'Well met.' })
    await bob.line.get('say', { game, id: newId(), channel: 'players', text: 'Bob says so.' })
    const { lines } = await ada.line.get('chat', { game })
    const theirs = lines.find(({ text }) => text === 'Bob says so.')
    await ada.line.get('reportLine', { game, id: newId(), n: theirs?.n ?? 0, text: 'Rude.' })
    await ada.line.get('mute', { player: bob.visitor.me.id, mute: 'yes' })
    await ada.line.get('block', { player: bob.visitor.me.id, block: 'yes' })
    await bob.line.get('block', { player: ada.visitor.me.id, block: 'yes' })
    await getOver(server.port, ada.visitor, 'goOnHoliday', { days: 3 })
    await getOver(server.port, ada.visitor, 'keepNote', { player: bob.visitor.me.id, text: 'Likes traps.' })
    await getOver(server.port, bob.visitor, 'keepNote', { player: ada.visitor.me.id, text: 'Hidden note' })

    const eve = await someone(server.port, 'Eve')
    await getOver(server.port, ada.visitor, 'follow', { player: eve.visitor.me.id, follow: 'yes' })
    await getOver(server.port, ada.visitor, 'wishPresence', { wish: 'hidden' })
    const data = await all(ada.visitor)
    expect(data).toMatchObject({
      account: [
        {
          player: ada.visitor.me,
          password: 'none',
          recoveryCode: 'none',
          ratings: 'shown',
          presence: 'hidden',
        },
      ],
      sessions: [{ beganAt: expect.any(Number) }],
      holidays: [{ begins: expect.any(Number) }],
      games: [
        {
          game,
          as: 'corp',
          room: { state: 'over', opponent: bob.visitor.me, result: { winner: 'corp', how: 'concession' } },
          outcome: { turns: 2 },
          points: { why: 'oneself' },
          turn: null,
        },
      ],
      lines: [{ game, channel: 'players', text: 'Well met.' }],
      reports: [{ game, about: 'line', text: 'Rude.' }],
      muted: [bob.visitor.me],
      blocked: [bob.visitor.me],
      followed: [eve.visitor.me],
      notesAbout: [{ about: bob.visitor.me, text: 'Likes traps.' }],
      versions: [
        { deck: 'Engine-deck', version: 1, name: 'Engine One', cards: [['diesel', 1]] },
        { deck: 'Engine-deck', version: 2, name: 'Engine Two', cards: [['diesel', 2]] },
      ],
    })
    const text = JSON.stringify(data)
    for (const hidden of ['Hidden', 'Bob says so.', ada.visitor.cookie.split(/[=.]/)[1] ?? 'cookie'])
      expect(text).not.toContain(hidden)
    expect((await all(bob.visitor)).reports).toEqual([])
  })

  test('what is more than a page comes on several pages, each row once', async () => {
    const { visitor, line } = await someone(server.port, 'Carol')
    const { room } = await line.get('create', { id: newId(), side: 'corp' })
    for (let nth = 0; nth < 120; nth++)
      await line.get('say', { game: room.id, id: newId(), channel: 'players', text: `Line ${nth}` })
    for (let nth = 0; nth < 30; nth++) await line.get('create', { id: newId(), side: 'corp' })
    const [lines, games] = [await read(visitor, 'lines'), await read(visitor, 'games')]
    expect(lines.pages).toBe(3)
    expect(new Set(lines.rows.map(({ n }) => n)).size).toBe(120)
    expect(lines.rows).toHaveLength(120)
    expect(games.pages).toBe(2)
    expect(new Set(games.rows.map(each => each.game)).size).toBe(31)
    expect(games.rows).toHaveLength(31)
  })

  test('versions of decks come whole on each page, however they are stored', async () => {
    const { visitor } = await someone(server.port, 'Dora')
    const cards = Array.from({ length: 100 }, (_, nth): [string, number] => [`${'x'.repeat(60)}_${nth}`, 1])
    const deck = (count: number) => ({
      format: 'standard' as const,
      name: 'Large',
      identity: '',
      cards: cards.map(([card, one], nth): [string, number] => [card, nth === 0 ? count : one]),
    })
    const to = [server.port, visitor] as const
    await getOver(...to, 'keepDeck', { id: 'large-deck', deck: deck(1) })
    for (let version = 1; version < 25; version++)
      await getOver(...to, 'changeDeck', { id: 'large-deck', change: { version, deck: deck(version + 1) } })
    const { rows, pages } = await read(visitor, 'versions')
    expect(pages).toBeGreaterThan(1)
    expect(rows.map(({ version, cards: [first] }) => [version, first?.[1]])).toEqual(
      Array.from({ length: 25 }, (_, nth) => [nth + 1, nth + 1]),
    )
  })

  test('nobody without a name has data, and a place that no page has told is refused', async () => {
    const { visitor } = await someone(server.port, 'Eve')
    const { port } = server
    expect(await askOver(port, null, 'ownData', { part: 'games' })).toMatchObject({ why: 'notSignedIn' })
    for (const after of ['one two three', 'x', ' ', '(select 1)'])
      expect(await askOver(port, visitor, 'ownData', { part: 'searches', after })).toMatchObject({
        why: 'malformed',
      })
  })

  test('the addresses of push services, which are secrets, are named by whose they are', async () => {
    const { visitor } = await someone(server.port, 'Finn')
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/secret-place',
      keys: { p256dh: 'secret-key'.padEnd(87, 'x'), auth: 'secret-auth'.padEnd(22, 'x') },
      language: 'en',
    }
    await getOver(server.port, visitor, 'subscribe', { subscription })
    expect(await all(visitor)).toMatchObject({
      subscriptions: [{ service: 'fcm.googleapis.com', language: 'en' }],
    })
    expect(JSON.stringify(await all(visitor))).not.toContain('secret')
  })
})
