import type { RequestName, RouteAsked, RouteName, RouteSent, Sent } from '@paydata/protocol'
import { requests, routes } from '@paydata/protocol'
import fc from 'fast-check'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Decks } from '../src/http/kept-decks.ts'
import { keptDeckRoutes } from '../src/http/kept-decks.ts'
import type { Visit } from '../src/http/visit.ts'
import { newGuest } from '../src/identity/players.ts'
import { limitsOf } from '../src/limits/rates.ts'
import { RefusedError } from '../src/refusing.ts'
import type { Store } from '../src/store/open.ts'
import { openStore } from '../src/store/open.ts'
import { stepsOf } from './steps/counting.ts'
import { databases } from './stores.ts'

/** A text of this length, of whatever takes long to read. */
type Text = (length: number) => string
/** Before they are normalized, texts that others read may have four signs for each letter. */
const signsOfALetter = 4

const game = 'a'.repeat(20)
const id = 'x'.repeat(40)
const ofGame = { game }
const nothing = {}
const many = <Each>(count: number, each: (nth: number) => Each): Each[] =>
  Array.from({ length: count }, (_, nth) => each(nth))

const letters = (nth: number): string =>
  String.fromCharCode(97 + (nth % 26), 97 + Math.floor(nth / 26)).padEnd(40, 'x')

/** As large as a deck may be. */
const largestDeck = (text: Text) => ({
  name: text(200),
  identity: 'x'.repeat(100),
  cards: many(100, (nth): [string, number] => [`${nth}`.padEnd(100, 'x'), 99]),
  format: 'standard' as const,
})
const tagsOf = (text: Text): string[] => many(20, () => text(40))
const newDeck = (text: Text, nth: number) => ({
  id: `deck-number-${nth}`,
  deck: largestDeck(text),
  tags: tagsOf(text),
})

/** The largest that may be sent to each route, of texts that are put in. A route without a line here does not compile. */
const toRoutes: { readonly [Name in RouteName]: (text: Text, written: Text) => RouteSent<Name> } = {
  beGuest: (_text, written) => ({ name: written(24) }),
  whoAmI: () => nothing,
  rename: (_text, written) => ({ name: written(24) }),
  claim: text => ({ password: text(200) }),
  changePassword: text => ({ password: text(200), newPassword: text(200) }),
  deleteMe: () => nothing,
  signIn: (text, written) => ({ name: written(24), password: text(200) }),
  signOut: () => nothing,
  signOutEverywhere: () => nothing,
  signOutElsewhere: () => nothing,
  myGames: () => nothing,
  replay: () => ofGame,
  gameStatistics: () => ofGame,
  playerStatistics: () => ({ player: id }),
  starterDecks: () => nothing,
  checkDeck: text => ({ list: text(50_000) }),
  myDecks: () => ({ after: null, most: 100 }),
  wholeDecks: () => ({ ids: many(100, nth => `deck-number-${nth}`) }),
  decksPlayed: () => ({ since: 0, most: 200 }),
  myDeck: () => ({ id }),
  keepDeck: text => newDeck(text, 0),
  mergeDecks: text => ({ decks: many(20, nth => newDeck(text, nth)) }),
  changeDeck: text => ({
    id,
    change: { version: 1, deck: largestDeck(text) },
    tags: tagsOf(text),
    state: 'kept',
  }),
  deckHistory: () => ({ id }),
  deckVersion: () => ({ id, version: 50 }),
  undoDeck: () => ({ id, version: 50, to: 41 }),
  copyDeck: () => ({ id, copy: 'y'.repeat(40) }),
}

/** The same for the requests over sockets. */
const toSockets: { readonly [Name in RequestName]: (text: Text, written: Text) => Sent<Name> } = {
  here: () => nothing,
  lobby: () => nothing,
  leaveLobby: () => nothing,
  create: (text, written) => ({ id, title: written(60), password: text(100) }),
  find: (_text, written) => ({ code: written(6) }),
  enter: () => ofGame,
  leave: () => ofGame,
  sit: text => ({ game, side: 'corp', password: text(200) }),
  stand: () => ofGame,
  seatBot: () => ({ game, side: 'corp', level: 'search' }),
  unseat: () => ({ game, side: 'corp', player: id }),
  letSit: () => ({ game, player: id }),
  chooseDeck: text => ({ game, deck: { list: text(50_000) } }),
  showDeckName: () => ({ game, name: 'shown' }),
  swap: () => ({ game, wants: 'swap' }),
  ready: () => ({ game, chance: 'f'.repeat(64) }),
  notReady: () => ofGame,
  rematch: () => ofGame,
  watch: () => ({ game, eye: 'corp', have: 1 }),
  reply: () => ({ game, id, version: 1, reply: { question: 1, choose: many(100, nth => nth) } }),
  whyNot: () => ofGame,
  deckLeft: () => ofGame,
  macros: () => ofGame,
  macro: () => ({ game, id, version: 1, macro: 'breakAll', way: 99 }),
  icePrices: () => ofGame,
  concede: () => ofGame,
  draw: () => ({ game, wants: 'draw' }),
  claim: () => ofGame,
  callBot: () => ({ game, level: 'search' }),
  comeBack: () => ofGame,
  history: () => ofGame,
  orders: () => ({
    game,
    orders: {
      at: Object.fromEntries(many(100, nth => [`${letters(nth)}.${'x'.repeat(40)}`, 'ask' as const])),
      rez: many(100, nth => nth),
    },
  }),
  takeBack: () => ({ game, version: 1 }),
  allowTakeBack: () => ({ game, version: 1, allow: 'yes' }),
  say: (_text, written) => ({ game, id, channel: 'players', text: written(500) }),
  report: (_text, written) => ({ game, id, version: 1, text: written(500) }),
  chat: () => ofGame,
  mute: () => ({ player: id, mute: 'yes' }),
  muted: () => nothing,
  hush: () => ({ game, spectators: 'silent' }),
  reportLine: (_text, written) => ({ game, id, n: 1, text: written(500) }),
}

const schemas: Readonly<Record<string, { readonly asks: { safeParse: (value: unknown) => unknown } }>> = {
  ...Object.fromEntries(Object.entries(routes).map(([name, { asks }]) => [`route ${name}`, { asks }])),
  ...Object.fromEntries(Object.entries(requests).map(([name, { asks }]) => [`request ${name}`, { asks }])),
}
const worst: Readonly<Record<string, (text: Text, written: Text) => unknown>> = {
  ...Object.fromEntries(Object.entries(toRoutes).map(([name, sent]) => [`route ${name}`, sent])),
  ...Object.fromEntries(Object.entries(toSockets).map(([name, sent]) => [`request ${name}`, sent])),
}

/** What texts are made of that are meant to take long, and that schemas let in, or nearly. */
const pieces = [
  'x',
  ' ',
  'a ',
  '1',
  '-',
  '.',
  '\u0301',
  'a\u0301\u0323',
  '\ufdfa',
  '\u1e9b\u0323',
  '\ufe0f',
  '👍',
  '\u200b',
]
const textsOf =
  (some: readonly string[]): Text =>
  length =>
    some.join('').repeat(length).slice(0, length)

/** Steps of reading one message. A million take some 5 milliseconds. */
const mostSteps = 250_000

test.each(Object.keys(schemas))('the worst message that anybody may send is read in few steps: %s', door => {
  const [schema, sent] = [schemas[door] ?? expect.fail(), worst[door] ?? expect.fail()]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }), some => {
      const text = textsOf(some)
      const message = sent(text, length => text(length * signsOfALetter))
      expect(stepsOf(() => schema.asks.safeParse(message), mostSteps)).toBeLessThan(mostSteps)
    }),
    { numRuns: 20, seed: 43 },
  )
})

test.each(Object.keys(schemas))('the largest message is one that the server takes: %s', door => {
  const [schema, sent] = [schemas[door] ?? expect.fail(), worst[door] ?? expect.fail()]
  const plain: Text = length => 'x'.repeat(length)
  expect(schema.asks.safeParse(sent(plain, plain))).toMatchObject({ success: true })
})

/** A store that counts the rows that are read from it, and their letters. */
function counting(store: Store) {
  const read = { rows: 0, letters: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const texts = result.rows.flatMap(row => Object.values(row).filter(value => typeof value === 'string'))
      read.rows += result.rows.length
      read.letters += texts.reduce((sum, text) => sum + text.length, 0)
      return result
    },
  }
  return { store: store.withPlugin(plugin), read }
}

const plainText: Text = length => 'x'.repeat(length)

/** Decks as large as may be, one of them with as many versions, and more small ones than most have. */
async function fillDecks(store: Store, player: string): Promise<void> {
  const large = JSON.stringify(largestDeck(plainText))
  const rest = { tags: JSON.stringify(tagsOf(plainText)), state: 'kept', version: 50 } as const
  const deck = (of: string, text: string) => ({
    player,
    id: of,
    deck: text,
    ...rest,
    created_at: 1,
    updated_at: 1,
  })
  const small = JSON.stringify({ name: '', identity: '', cards: [], format: 'standard' })
  for (const each of [id, ...many(200, nth => `deck-number-${nth}`)])
    await store.insertInto('decks').values(deck(each, large)).execute()
  for (let from = 0; from < 5000; from += 500)
    await store
      .insertInto('decks')
      .values(many(500, nth => deck(`small-deck-${from + nth}`, small)))
      .execute()
  for (let version = 1; version <= 50; version++)
    await store.insertInto('deck_versions').values({ player, id, version, deck: large, at: 1 }).execute()
}

type DeckRoute = keyof typeof keptDeckRoutes
const isDeckRoute = (name: string): name is DeckRoute => Object.hasOwn(keptDeckRoutes, name)
type Act<Name extends DeckRoute> = (world: Decks, visit: Visit, asked: RouteAsked<Name>) => Promise<unknown>
const acts: { readonly [Name in DeckRoute]: Act<Name> } = keptDeckRoutes
const readers: { readonly [Name in DeckRoute]: { readonly asks: z.ZodType<RouteAsked<Name>> } } = routes

/** Does what a route asks for, or is refused; gives the rows and letters that were read for it. */
async function readFor<Name extends DeckRoute>(name: Name, whole: Store, visit: Visit) {
  const { store, read } = counting(whole)
  const act: Act<Name> = acts[name]
  const asked = readers[name].asks.parse(toRoutes[name](plainText, plainText))
  await act({ store, limits: limitsOf(1000, 'alone', () => 0), now: () => 2 }, visit, asked).catch(error =>
    expect(error).toBeInstanceOf(RefusedError),
  )
  return read
}

test('a player with as many and as large decks as may be makes the server read few rows and letters at once', async () => {
  const store = await openStore((databases[0] ?? expect.fail())[1]())
  const me = await newGuest(store, 'Ada')
  await fillDecks(store, me.id)
  const visit = {
    me,
    cookies: '',
    address: '192.0.2.1',
    setCookie: () => undefined,
    afterwards: () => undefined,
  }
  for (const name of Object.keys(keptDeckRoutes).filter(isDeckRoute)) {
    const read = await readFor(name, store, visit)
    expect({ name, ...read }).toMatchObject({
      rows: expect.toSatisfy((rows: number) => rows <= 300),
      letters: expect.toSatisfy((letters: number) => letters <= 300_000),
    })
  }
  await store.destroy()
})
