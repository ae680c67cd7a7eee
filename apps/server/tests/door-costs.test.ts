import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everyCard } from '@paydata/cards/catalogue'
import { deckCode } from '@paydata/decks/code'
import type { RequestName, RouteName } from '@paydata/protocol'
import { filmPartAddress, ownPartNames, requests, routes } from '@paydata/protocol'
import Libsql from 'libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { OtherDoor } from '../src/http/openapi.ts'
import { nameOfCookie } from '../src/identity/cookies.ts'
import { packGame } from '../src/seen/packing.ts'
import type { Running } from '../src/server.ts'
import { fileIn } from '../src/store/file.ts'
import type { Store } from '../src/store/open.ts'
import { openStore } from '../src/store/open.ts'
import { findMacros, findPrices } from '../src/tables/finding.ts'
import { isRoute, sendOver } from './asking.ts'
import { counter } from './doors/counting.ts'
import { fill, fillReports, fillRoles, largestToPlay, ofLargest } from './doors/full-world.ts'
import type { Text } from './doors/worst.ts'
import { largestDeck, many, moderator, tagsOf, toRoutes, toSockets } from './doors/worst.ts'
import type { Watching } from './players.ts'
import { begins, playTo, replyOf, starters, twoAtATable, watching } from './players.ts'
import type { Line, Visitor } from './serving.ts'
import { chance, connected, derivesHere, guest, hanging, newId, paintsHere, servingIn } from './serving.ts'
import type { Fresh } from './stores.ts'
import { databases } from './stores.ts'

/**
 * What a door costs at most: a few milliseconds of the main thread. Lists of decks, packed games, macros, prices of ice and the
 * thoughts of bots are worked out in threads; histories are read in slices, of which the longest counts.
 */
const most = {
  steps: 150_000,
  rows: 2500,
  lettersRead: 300_000,
  lettersWritten: 150_000,
  lettersSent: 150_000,
}

/** Where a request about a game is asked. In a deserted game the opponent is asked, and has been away for long. */
type Scene = 'nowhere' | 'alone' | 'waiting' | 'acting' | 'running' | 'deserted' | 'desertedToo' | 'over'

/**
 * Where each request over sockets finds the most to do. It is asked of both players, one after the other in this order. A request
 * without a line here does not compile.
 */
const scenes: { readonly [Name in RequestName]: Scene } = {
  here: 'nowhere',
  lobby: 'nowhere',
  leaveLobby: 'nowhere',
  create: 'nowhere',
  find: 'alone',
  muted: 'nowhere',
  mute: 'nowhere',
  mySearch: 'nowhere',
  peopleNow: 'nowhere',
  search: 'nowhere',
  stopSearch: 'alone',
  callMe: 'nowhere',
  challenge: 'nowhere',
  challenges: 'nowhere',
  acceptChallenge: 'nowhere',
  declineChallenge: 'nowhere',
  withdrawChallenge: 'nowhere',
  enter: 'running',
  sit: 'waiting',
  seatBot: 'alone',
  unseat: 'alone',
  letSit: 'waiting',
  ready: 'waiting',
  notReady: 'waiting',
  chooseDeck: 'waiting',
  showDeckName: 'waiting',
  swap: 'waiting',
  stand: 'waiting',
  watch: 'running',
  whyNot: 'running',
  deckLeft: 'running',
  macros: 'running',
  macro: 'acting',
  icePrices: 'running',
  orders: 'running',
  reply: 'running',
  takeBack: 'running',
  allowTakeBack: 'running',
  say: 'running',
  report: 'running',
  chat: 'running',
  hush: 'running',
  reportLine: 'running',
  draw: 'running',
  claim: 'deserted',
  callBot: 'desertedToo',
  comeBack: 'running',
  history: 'running',
  concede: 'running',
  rematch: 'over',
  leave: 'over',
  blocked: 'nowhere',
  // Whoever has blocked the other does not sit down with them any more.
  block: 'nowhere',
}

const counted = counter()
/** What the main thread asks its database. Only another thread writes. */
const prepared = vi.spyOn(Libsql.prototype, 'prepare')
let where: ReturnType<Fresh>
let server: Running
let people: readonly { readonly visitor: Visitor; readonly line: Line }[] = []
let seats: readonly Watching[] = []
let code = ''
/** What somebody looks for an opponent with, or challenges somebody to. */
const wished = () =>
  ({
    side: 'either',
    format: 'all',
    pace: 'normal',
    stakes: 'friendly',
    decks: { corp: { starter: starters.corp }, runner: { starter: starters.runner } },
  }) as const
/** A challenge of the first player for each request about one. */
const challenges = new Map<string, string>()
let games: { readonly [In in Scene]: string }
/** The versions at which games are, as the last answers about them say. */
const versions: { [In in Scene]?: number | undefined } = {}
/** Milliseconds by which the clock of the server is ahead. */
let later = 0

let opened: Store | null = null
const surroundings: Parameters<typeof servingIn>[1] = {
  async openStore(...given) {
    opened = await openStore(...given)
    return opened.withPlugin(counted.plugin)
  },
  now: () => Date.now() + later,
  // What a server does from time to time, such as forgetting guests, nobody asks for.
  again: () => () => undefined,
  // No bot is waited for here.
  think: () => new Promise(() => undefined),
  findMacros: async position => counted.aside(() => findMacros(position)),
  findPrices: async position => counted.aside(() => findPrices(position)),
  pack: async ended => counted.aside(() => packGame(ended)),
  readList: async () => ({ ok: true, deck: largestToPlay, passedOver: [] }),
  nextTurn: async () => counted.turn(),
  derive: async derivation => counted.aside(() => derivesHere(derivation)),
  paint: async (drawing, address) => counted.aside(() => paintsHere(drawing, address)),
}

beforeAll(async () => {
  const page = mkdtempSync(join(tmpdir(), 'paydata-door-costs-'))
  writeFileSync(join(page, 'index.html'), '<title>Paydata</title>')
  const config = { PAGE: page, PUSH_CONTACT: 'mailto:ada@example.org' }
  where = (databases[0] ?? expect.fail())[1]()
  server = await servingIn(where, surroundings, config)
  const over = await twoAtATable(server.port, { replays: 'everybody' })
  await playTo([await watching(over.corp, over.game), await watching(over.runner, over.game)], 'over', 40)
  await over.corp.get('concede', { game: over.game })
  people = [
    { visitor: over.corpVisitor, line: over.corp },
    { visitor: over.runnerVisitor, line: over.runner },
  ]
  const table = async () => {
    const { room } = await over.corp.get('create', { id: newId(), side: 'corp' })
    await over.runner.get('sit', { game: room.id, side: 'runner' })
    return room.id
  }
  const choose = async (corp: Line, runner: Line, game: string) => {
    await corp.get('chooseDeck', { game, deck: { starter: starters.corp } })
    await runner.get('chooseDeck', { game, deck: { starter: starters.runner } })
  }
  const desertedTable = async () => {
    const left = await connected(server.port, await guest(server.port, 'Eve'))
    const { room } = await over.corp.get('create', { id: newId(), side: 'runner' })
    await left.get('sit', { game: room.id, side: 'corp' })
    await begins(left, over.corp, room.id)
    left.close()
    const isGone = async () => {
      const { seats } = (await over.corp.get('enter', { game: room.id })).room
      expect(seats.corp?.here).toBe(false)
    }
    await vi.waitFor(isGone, { timeout: hanging })
    return room.id
  }
  const [deserted, desertedToo] = [await desertedTable(), await desertedTable()]
  later = 180_000
  const [running, acting, waiting] = [await table(), await table(), await table()]
  await begins(over.corp, over.runner, acting)
  const atTurn = [await watching(over.corp, acting), await watching(over.runner, acting)]
  await playTo(atTurn, 'waits', 2)
  versions.acting = atTurn[0]?.version
  await begins(over.corp, over.runner, running)
  seats = [await watching(over.corp, running), await watching(over.runner, running)]
  await playTo(seats, 'long', 60)
  for (let nth = 0; nth < 60; nth++)
    await over.corp.get('say', { game: running, id: newId(), channel: 'players', text: 'x'.repeat(500) })
  for (let nth = 0; nth < 110; nth++)
    await over.corp.get('create', { id: newId(), side: 'corp', title: 'x'.repeat(60) })
  for (const { visitor } of people) await fill(opened ?? expect.fail(), visitor.me.id)
  await fillRoles(opened ?? expect.fail(), over.corpVisitor.me.id)
  await fillReports(opened ?? expect.fail(), over.corpVisitor.me.id, over.runnerVisitor.me.id, running)
  const { room } = await over.corp.get('create', { id: newId(), side: 'corp', listed: 'private' })
  games = {
    nowhere: waiting,
    alone: room.id,
    waiting,
    acting,
    running,
    deserted,
    desertedToo,
    over: over.game,
  }
  code = room.code ?? expect.fail()
  for (const name of ['acceptChallenge', 'declineChallenge', 'withdrawChallenge']) {
    const asked = { id: newId(), player: over.corpVisitor.me.id, ...wished() }
    challenges.set(name, (await over.runner.get('challenge', asked)).challenge.id)
  }
  await choose(over.corp, over.runner, waiting)
  cookie = over.corpVisitor.cookie
  counted.begin()
})
afterAll(async () => {
  counted.end()
  await server.close()
})

const answered = z.looseObject({
  ok: z.boolean(),
  why: z.string().optional(),
  version: z.number().optional(),
  recovery: z.string().optional(),
  search: z.object({ game: z.string() }).nullish(),
})
/** A larger message ends the connection before anybody reads it. */
const longest = 30_000
const texts: readonly Text[] = ['x', 'a\u0301\u0323'].map(
  some => length => some.repeat(length).slice(0, Math.min(length, longest)),
)

/** What ends as soon as both want it is asked of one. */
const ofBoth: readonly string[] = ['ready', 'draw', 'concede']
const askersOf = (name: string) => people.slice(0, ofBoth.includes(name) ? 1 : people.length)

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name)

const plain: Text = length => 'x'.repeat(length)
const largest = () => ({ deck: largestDeck(plain), tags: tagsOf(plain) })

/** What a browser sends that somebody has made to be known as a player: as much as fits into the head of a request. */
const worstCookie = (player: string) =>
  `${nameOfCookie.browser}=${Array(200)
    .fill(`${player}.${'x'.repeat(16)}.${'x'.repeat(43)}`)
    .join('~')
    .slice(0, 14_000)}`

/** What nobody can do about themselves. */
const aboutSomebodyElse: ReadonlySet<string> = new Set(['takeRole', 'takeMeasure', 'follow', 'keepNote'])

/** What fits the scene, in place of what is only long. */
function fitted(name: string, asked: object, scene: Scene): object {
  const [corp] = people
  const asking = seats.find(({ view }) => view.question !== null)
  return {
    ...asked,
    ...('game' in asked && { game: games[scene] }),
    ...('version' in asked && scene === 'running' && { version: seats[0]?.version }),
    ...('macro' in asked && { version: versions.acting, macro: 'takeCredits', way: 0 }),
    ...('player' in asked && { player: name === 'unseat' ? null : corp?.visitor.me.id }),
    ...(aboutSomebodyElse.has(name) && { player: moderator.id }),
    ...(name === 'giveRole' && { name: moderator.name }),
    ...(scene === 'alone' && 'side' in asked && { side: 'runner' }),
    ...('code' in asked && { code }),
    ...('recovery' in asked && { recovery }),
    ...(name === 'reply' && asking !== undefined && { reply: replyOf(asking, 'costs') }),
    ...('chance' in asked && { chance: chance() }),
    // As many as fit into the largest body.
    ...('decks' in asked &&
      name === 'mergeDecks' && { decks: many(4, () => ({ ...largest(), id: newId() })) }),
    ...('decks' in asked && 'pace' in asked && wished()),
    ...('challenge' in asked && { challenge: challenges.get(name) }),
    // From the first on there are most.
    ...('after' in asked && { after: null }),
    ...('before' in asked && { before: null }),
    // The version that a change has just made, and the one before.
    ...('to' in asked && { version: 51, to: 50 }),
    ...('change' in asked && { change: { version: 50, deck: largest().deck } }),
  }
}

/** Asks once, and gives what the answer was and what it cost. */
async function asking(ask: () => Promise<unknown>) {
  let answer: unknown
  const cost = await counted.costOf(async () => {
    answer = await ask()
  })
  return { answer: answered.parse(answer), cost: { ...cost, lettersSent: JSON.stringify(answer).length } }
}

type Asked = Awaited<ReturnType<typeof asking>>

/** No answer costs too much, and somebody was not refused: what is refused early may cost little for that reason. */
function mustCostLittle(name: string, all: readonly Asked[]): void {
  for (const { cost } of all)
    for (const [what, limit] of Object.entries(most))
      expect({ name, what, is: new Map(Object.entries(cost)).get(what) }).toEqual({
        name,
        what,
        is: expect.toSatisfy((is: number) => is <= limit),
      })
  const done = all.some(({ answer }) => answer.ok) ? 'done' : `refused: ${all[0]?.answer.why}`
  expect(done).toBe('done')
}

/** What may be asked in another way than the longest message has it. */
const otherWays: readonly (readonly [name: RequestName, way: string, asked: object])[] = [
  ['chooseDeck', 'a kept deck', { deck: { kept: ofLargest } }],
  ['chooseDeck', 'a starter deck', { deck: { starter: starters.corp } }],
]

test.each(otherWays)(
  'the worst in another way costs few steps, rows and letters: %s of %s',
  async (name, way, more) => {
    const all: Asked[] = []
    for (const { line } of askersOf(name)) {
      const asked = { game: games[scenes[name]], ...more }
      all.push(await asking(() => line.socket.timeout(hanging).emitWithAck(name, asked)))
    }
    mustCostLittle(`request ${name} of ${way}`, all)
  },
)

test.each(Object.keys(scenes).filter(isRequest))(
  'the worst that anybody may ask over a socket costs few steps, rows and letters: %s',
  async name => {
    const all: Asked[] = []
    for (const text of texts)
      for (const { line } of askersOf(name)) {
        const asked = fitted(name, toSockets[name](text, text), scenes[name])
        const one = await asking(() => line.socket.timeout(hanging).emitWithAck(name, asked))
        all.push(one)
        versions[scenes[name]] = one.answer.version ?? versions[scenes[name]]
        // As long as somebody looks for an opponent, the server looks for one besides what is asked.
        const begun = [one.answer.search].flatMap(search => search ?? [])
        for (const { game } of begun) await line.get('stopSearch', { game })
      }
    mustCostLittle(`request ${name}`, all)
  },
)

/**
 * Links whose codes are whole: to the largest deck that there may be, to one whose code is as long but has more cards than a deck, and
 * to as many as an address can hold.
 */
const fullLinks = [100, 1000, everyCard.length].map(count => {
  const cards = everyCard.slice(0, count).map(({ id: card }): [string, number] => [card, 1])
  return `/decks/shared?deck=${deckCode({ ...largestToPlay, cards })}`
})
/** Larger addresses nobody may send. */
const longestLink = `/decks/shared?deck=${'&'.repeat(14_000)}`

interface OtherAsked {
  readonly path: string
  readonly accept?: string
}

/** The same for the doors that are no routes: what is asked where. A door without a line here does not compile. */
const others: { readonly [Name in OtherDoor]: () => OtherAsked | readonly OtherAsked[] } = {
  seenPart: () => ({ path: filmPartAddress(games.over, 'all') }),
  api: () => ({ path: '/api', accept: 'text/html' }),
  openapi: () => ({ path: '/api/openapi.json' }),
  healthz: () => ({ path: '/healthz' }),
  readyz: () => ({ path: '/readyz' }),
  metrics: () => ({ path: '/metrics' }),
  verifyPage: () => ({ path: '/verify' }),
  linkPicture: () =>
    [...fullLinks, longestLink].map(of => ({ path: `/link.png?${new URLSearchParams({ of })}` })),
  oembed: () =>
    [...fullLinks, longestLink].map(link => ({
      path: `/oembed?${new URLSearchParams({ url: `http://127.0.0.1:${server.port}${link}` })}`,
    })),
  embed: () => ({ path: `/embed/${games.over}` }),
  page: () =>
    [...fullLinks, longestLink, `/game/${games.running}`, `/replay/${games.over}`].map(path => ({ path })),
}

test.each(Object.entries(others))(
  'what anybody may ask that is no route costs few steps, rows and letters, also to whom nothing is sent packed: %s',
  async (name, asks) => {
    const all: Asked[] = []
    for (const { path, accept = '*/*' } of [asks()].flat()) {
      let ok = false
      const cost = await counted.costOf(async () => {
        const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
          headers: { cookie, accept, 'accept-encoding': 'identity' },
        })
        ok = response.ok
        await response.arrayBuffer()
      })
      // What is sent was packed before anybody asked, or is the same for all, so its length is none of their doing.
      all.push({ answer: { ok }, cost: { ...cost, lettersSent: 0 } })
    }
    mustCostLittle(`door ${name}`, all)
  },
)

test('to connect costs few steps, rows and letters', async () => {
  const [corp] = people
  const visitor = corp?.visitor ?? expect.fail()
  const cost = await counted.costOf(async () => {
    await (await connected(server.port, visitor)).get('here', {})
  })
  mustCostLittle('door connect', [{ answer: { ok: true }, cost: { ...cost, lettersSent: 0 } }])
})

/** Those after which nobody is who they were, in an order in which each of them is done. */
const last = [
  'rename',
  'claim',
  'changePassword',
  'makeRecovery',
  'recover',
  'signOutElsewhere',
  'signOut',
  'signIn',
  'signOutEverywhere',
  'beGuest',
  'deleteMe',
]
const inOrder = [...Object.keys(routes).filter(name => !last.includes(name)), ...last]

/** Who asks over HTTP: as whoever they were made last. */
let cookie = ''
/** The code for forgotten passwords that was made last. */
let recovery = ''

/** Asks over HTTP as a browser does, and keeps the cookie that it is given. */
async function askedAs(name: RouteName, asked: object): Promise<unknown> {
  const response = await sendOver(server.port, name, asked, {
    cookie: name === 'signIn' ? `${cookie}; ${worstCookie(people[0]?.visitor.me.id ?? '')}` : cookie,
  })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
  return JSON.parse(await response.text())
}

test.each(ownPartNames)(
  'a page of all that is kept about a player costs few steps, rows and letters: %s',
  async part => {
    mustCostLittle(`part ${part}`, [await asking(() => askedAs('ownData', { part, after: null }))])
  },
)

test.each(inOrder.filter(isRoute))(
  'the worst that anybody may ask over HTTP costs few steps, rows and letters: %s',
  async name => {
    const all: Asked[] = []
    for (const text of texts) {
      const asked = fitted(name, toRoutes[name](text, text), 'over')
      const one = await asking(() => askedAs(name, asked))
      all.push(one)
      recovery = one.answer.recovery ?? recovery
    }
    mustCostLittle(`route ${name}`, all)
  },
)

test('to enter a game that was played to its 60th answer before the server started costs few steps, rows and letters', async () => {
  await server.close()
  server = await servingIn(where, surroundings)
  const watching = await connected(server.port, await guest(server.port, 'Zoe'))
  const all = [await asking(() => watching.ask('enter', { game: games.running }))]
  mustCostLittle('request enter of a game at rest', all)
})

/** What may be looked through as a whole: a row for each process, the few who look after the server, and once, as the server starts, the players whom games name. */
const small = ['played_now', 'roles', 'named']

test('no door looks through all that there is', () => {
  const asked = new Set(prepared.mock.calls.map(([sql]) => sql).filter(sql => /^(select|with)/.test(sql)))
  expect(asked.size).toBeGreaterThan(100)
  const file = new Libsql(fileIn(where.DATA))
  const rows = z.array(z.looseObject({}))
  const all = (sql: string, field: string) =>
    rows.parse(file.prepare(sql).all([])).map(row => String(row[field]))
  const tables = all(`select name from sqlite_master where type = 'table'`, 'name')
  const large = tables.filter(name => !name.startsWith('kysely_') && !small.includes(name))
  const scans = [...asked].flatMap(sql => {
    const plan = all(`explain query plan ${sql}`, 'detail')
    // What the same statement has already found may have the name of a table.
    const found = plan.flatMap(detail => /^(?:MATERIALIZE|CO-ROUTINE) (\w+)/.exec(detail)?.[1] ?? [])
    return plan
      .flatMap(detail => /^SCAN (\w+)/.exec(detail)?.[1] ?? [])
      .filter(table => large.includes(table) && !found.includes(table))
      .map(table => `${table}: ${sql}`)
  })
  file.close()
  expect(scans).toEqual([])
})
