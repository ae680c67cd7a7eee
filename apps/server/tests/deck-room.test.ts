import { namedDeck } from '@paydata/decks'
import type { DeckToKeep } from '@paydata/protocol'
import fc from 'fast-check'
import { Kysely, Migrator } from 'kysely'
import { expect, test } from 'vitest'
import { decksAfter, decksShown } from '../src/decks/reading.ts'
import type { DeckWriter } from '../src/decks/room.ts'
import { generationOf, mostBytes, noteSeen } from '../src/decks/room.ts'
import { versionAt, versionsOf } from '../src/decks/versions.ts'
import { changeDeck, copyDeck, keepDecks, removeDeleted, removeLeft, undoDeck } from '../src/decks/writing.ts'
import { keptDeckRoutes } from '../src/http/kept-decks.ts'
import { claim, newGuest } from '../src/identity/players.ts'
import { limitsOf } from '../src/limits/rates.ts'
import { RefusedError } from '../src/refusing.ts'
import { embedded } from '../src/store/dialects.ts'
import { migrations } from '../src/store/migrations.ts'
import type { Store } from '../src/store/open.ts'
import { openStore } from '../src/store/open.ts'
import { postgres } from '../src/store/postgres.ts'
import { storeWith } from './in-between.ts'
import { derivesHere, guest, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

/** A deck that takes as much room as any may: ids of a hundred letters, none of which is a card. */
const largest = (name: string) => ({
  name,
  identity: '',
  cards: Array.from({ length: 100 }, (_, nth): [string, number] => [`${nth}`.padEnd(100, 'x'), 99]),
  format: 'standard' as const,
})
/** Another one as large, of cards that are in no other. */
const otherCards = (nth: number) => ({
  ...largest(`${nth}`),
  cards: Array.from({ length: 100 }, (_, card): [string, number] => [`${nth}_${card}`.padEnd(100, 'x'), 99]),
})
const small = (name: string) => ({
  name,
  identity: '',
  cards: [['diesel', 3]] as [string, number][],
  format: 'standard' as const,
})
const kept = (id: string, deck: DeckToKeep) => ({
  id,
  deck,
  tags: [],
  state: 'kept' as const,
})
const writerOf = ({ id }: { id: string }): DeckWriter => ({ id, allow: () => undefined })

/** The notes of a refusal, or none for what was done. */
const notes = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => 'done',
    error => (error instanceof RefusedError ? error.refused.because : expect.fail(String(error))),
  )

type Doing = { readonly id: string } & (
  | { readonly does: 'keep' | 'change'; readonly deck: Named; readonly tags: string[] }
  | { readonly does: 'undo' | 'copy' | 'delete' }
)
interface Named {
  readonly name: string
  readonly cards: [string, number][]
}

/** Does something again and again until it is refused; gives how often it was done, and why no more. */
async function untilRefused(act: (nth: number) => Promise<unknown>) {
  for (let count = 0; count < 1000; count++) {
    const why = await notes(act(count))
    if (why !== 'done') return { count, why }
  }
  return expect.fail('There is no end to it.')
}

const fill = (store: Store, writer: DeckWriter, name: string) =>
  untilRefused(nth => keepDecks(store, writer, [kept(`${name}-deck-${nth}`, largest('Déjà'))], 1))

async function bytesOf(store: Store): Promise<{ counted: number; there: number }> {
  const decks = await store.selectFrom('decks').select(['deck', 'tags']).execute()
  const versions = await store.selectFrom('deck_versions').select('deck').execute()
  const owners = await store.selectFrom('deck_owners').select('bytes').execute()
  const texts = [...decks.flatMap(({ deck, tags }) => [deck, tags]), ...versions.map(({ deck }) => deck)]
  return {
    counted: owners.reduce((sum, { bytes }) => sum + Number(bytes), 0),
    there: texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  }
}

testOn(
  databases,
  'a guest keeps 256 kB of decks, copies among them, and a player with a password 5 MB',
  async fresh => {
    const store = await openStore(fresh())
    const ada = await newGuest(store, 'Ada')
    const writer = writerOf(ada)
    const { count, why } = await fill(store, writer, 'guest')
    expect(why).toEqual([{ code: 'decksFillMore' }])
    expect(count).toBeGreaterThan(8)
    expect((await bytesOf(store)).there).toBeLessThanOrEqual(mostBytes.guest)
    const copied = () => notes(copyDeck(store, writer, 'guest-deck-0', 'copy-of-deck', 1))
    expect(await copied()).toEqual([{ code: 'decksFillMore' }])
    // What makes room is never refused.
    const change = { version: 1, deck: small('less') }
    expect(
      await notes(changeDeck(store, writer, 'guest-deck-0', { change, tags: null, state: null }, 1)),
    ).toBe('done')
    await claim(store, ada, 'correct horse battery', derivesHere)
    expect(await copied()).toBe('done')
    expect((await fill(store, writer, 'claimed')).why).toEqual([{ code: 'decksFillAll' }])
    expect((await bytesOf(store)).there).toBeLessThanOrEqual(mostBytes.claimed)
    await store.destroy()
  },
)

testOn(databases, 'the bytes that are counted are those that are kept, whatever was done', async fresh => {
  const store = await openStore(fresh())
  const writer = writerOf(await newGuest(store, 'Ada'))
  const deck = fc.record({
    name: fc.string({ maxLength: 20, unit: 'binary' }),
    cards: fc.array(fc.tuple(fc.constantFrom('diesel', 'sure_gamble'), fc.integer({ min: 1, max: 99 })), {
      maxLength: 3,
    }),
  })
  const id = fc.constantFrom('deck-number-1', 'deck-number-2', 'deck-number-3')
  const tags = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 3 })
  const doing = fc.oneof(
    fc.record({ does: fc.constantFrom('keep' as const, 'change' as const), id, deck, tags }),
    fc.record({ does: fc.constantFrom('undo' as const, 'copy' as const, 'delete' as const), id }),
  )
  let now = 1
  const perform = async (each: Doing) => {
    const version = async () =>
      (await store.selectFrom('decks').select('version').where('id', '=', each.id).executeTakeFirst())
        ?.version ?? 0
    const whole = (given: Named) => ({ ...small(given.name), cards: given.cards })
    switch (each.does) {
      case 'keep':
        return keepDecks(store, writer, [{ ...kept(each.id, whole(each.deck)), tags: each.tags }], now)
      case 'change': {
        const change = { version: await version(), deck: whole(each.deck) }
        return changeDeck(store, writer, each.id, { change, tags: each.tags, state: null }, now)
      }
      case 'undo':
        return undoDeck(store, writer, each.id, { version: await version(), to: 1 }, now)
      case 'copy':
        return copyDeck(store, writer, each.id, `copy-of-deck-${now}`, now)
      case 'delete':
        await changeDeck(store, writer, each.id, { change: null, tags: null, state: 'deleted' }, now)
        now += 31 * 24 * 3_600_000
        return removeDeleted(store, now)
      default:
        return each satisfies never
    }
  }
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 5, maxLength: 15 }), async all => {
      for (const each of all) {
        now++
        await notes(perform(each))
      }
      const { counted, there } = await bytesOf(store)
      expect(counted).toBe(there)
    }),
    { numRuns: 12, seed: 43 },
  )
  await store.destroy()
})

testOn(databases, 'pages and histories are as long as some bytes, however large decks are', async fresh => {
  const store = await openStore(fresh())
  const ada = await newGuest(store, 'Ada')
  await claim(store, ada, 'correct horse battery', derivesHere)
  const writer = writerOf(ada)
  const id = 'deck-of-ada'
  await keepDecks(store, writer, [kept(id, otherCards(0))], 1)
  for (let version = 1; version < 20; version++) {
    const change = { version, deck: otherCards(version) }
    await changeDeck(store, writer, id, { change, tags: null, state: null }, 1)
  }
  // Each has other cards, so there is nothing to store but all of them.
  const versions = (await versionsOf(store, ada.id, id)).map(({ deck }) => deck)
  expect(versions.map(({ name }) => name)).toEqual(
    ['19', '18', '17', '16', '15', '14'].slice(0, versions.length),
  )
  expect(JSON.stringify(versions).length).toBeLessThan(70_000)
  expect(versions.length).toBeGreaterThan(3)
  const others = Array.from({ length: 30 }, (_, nth) => kept(`other-deck-${10 + nth}`, largest('')))
  for (const each of others) await keepDecks(store, writer, [each], 2)
  const page = await decksAfter(store, ada.id, null, 100)
  const all = [id, ...others.map(each => each.id)]
  expect(page.decks.map(each => each.id)).toEqual(all)
  expect(page.more).toBe(false)
  expect(JSON.stringify(page)).not.toContain('xxx')
  const seen: string[] = []
  for (let left = all; left.length > 0; ) {
    const read = await decksShown(store, ada.id, left)
    expect(JSON.stringify(read.decks).length).toBeLessThan(70_000)
    seen.push(...read.decks.map(each => each.id))
    left = read.left
  }
  expect(seen).toEqual(all)
  await store.destroy()
})

testOn(databases, 'fifty versions of the largest deck take little more room than a few', async fresh => {
  const store = await openStore(fresh())
  const ada = await newGuest(store, 'Ada')
  const id = 'deck-of-ada'
  await keepDecks(store, writerOf(ada), [kept(id, largest('0'))], 1)
  for (let version = 1; version < 120; version++) {
    const change = { version, deck: largest(`${version}`) }
    await changeDeck(store, writerOf(ada), id, { change, tags: null, state: null }, 1)
  }
  const versions = await versionsOf(store, ada.id, id)
  expect(versions.map(({ deck }) => deck.name)).toEqual(
    Array.from({ length: versions.length }, (_, nth) => `${119 - nth}`),
  )
  expect(versions.length).toBeGreaterThan(40)
  const { counted, there } = await bytesOf(store)
  expect(counted).toBe(there)
  expect(there).toBeLessThan(110_000)
  await store.destroy()
})

testOn(
  databases,
  'each version is given back as it was, whatever was changed, gone back with or left out',
  async fresh => {
    const store = await openStore(fresh())
    const writer = writerOf(await newGuest(store, 'Ada'))
    const card = fc.tuple(
      fc.constantFrom('diesel', 'sure_gamble', 'djinn', 'crypsis', 'wyldside'),
      fc.integer({ min: 1, max: 3 }),
    )
    const deck = fc.record({
      name: fc.constantFrom('One', 'Déjà', '+{'),
      identity: fc.constantFrom('', 'noise_hacker_extraordinaire'),
      cards: fc.array(card, { maxLength: 6 }),
      format: fc.constantFrom('standard' as const, 'core' as const),
    })
    let nth = 0
    await fc.assert(
      fc.asyncProperty(fc.array(deck, { minLength: 2, maxLength: 70 }), async all => {
        const id = `deck-number-${nth++}`
        const base = largest('').cards.slice(0, 40)
        const written: unknown[] = []
        for (const [at, { cards, ...each }] of all.entries()) {
          const named = namedDeck(each.name, each.identity, [...base, ...cards])
          const next = {
            ...named,
            cards: named.cards.map(([of, count]): [string, number] => [of, count]),
            format: each.format,
          }
          const rows = store.selectFrom('decks').select('version').where('id', '=', id)
          const version = (await rows.executeTakeFirst())?.version ?? 0
          await (at === 0
            ? keepDecks(store, writer, [kept(id, next)], at)
            : changeDeck(store, writer, id, { change: { version, deck: next }, tags: null, state: null }, at))
          // What is written again as it was is no version of its own.
          written.push(...[next].filter(each => JSON.stringify(each) !== JSON.stringify(written.at(-1))))
        }
        const versions = await versionsOf(store, writer.id, id)
        expect(versions.map(each => each.deck)).toEqual(written.toReversed().slice(0, 50))
        for (const { row } of versions)
          expect(await versionAt(store, writer.id, id, row.version)).toEqual(written[row.version - 1])
      }),
      { numRuns: 6, seed: 43 },
    )
    await store.destroy()
  },
)

testOn(databases, 'larger decks of a server before are counted, and stay as they are', async fresh => {
  const where = fresh()
  const { dialect, schema } =
    where.DATABASE_URL === undefined ? embedded(where.DATA) : postgres(where.DATABASE_URL, 'write')
  const older = new Kysely<{ decks: object; deck_versions: object }>({ dialect })
  const migrator = new Migrator({
    db: older,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  })
  await migrator.migrateTo('014-decks-in-order')
  const cards = Array.from({ length: 500 }, (_, nth) => [`${nth}`.padEnd(100, 'x'), 999])
  // Servers before formats were kept wrote none.
  const deck = JSON.stringify({ name: 'Déjà', identity: '', cards })
  const of = { player: 'pAda', id: 'deck-of-ada' }
  const rest = { tags: '["é"]', state: 'archived', version: 50, created_at: 1, updated_at: 2 }
  await older
    .insertInto('decks')
    .values({ ...of, deck, ...rest })
    .execute()
  for (let version = 1; version <= 50; version++)
    await older
      .insertInto('deck_versions')
      .values({ ...of, version, deck, at: version })
      .execute()
  await older.destroy()
  const store = await openStore(where)
  const { counted, there } = await bytesOf(store)
  expect(counted).toBe(there)
  const { decks } = await decksAfter(store, 'pAda', null, 200)
  const said = { name: 'Déjà', format: 'standard', tags: ['é'], state: 'archived' }
  expect(decks).toMatchObject([{ ...said, size: 500 * 999 }])
  expect((await decksShown(store, 'pAda', [of.id])).decks).toMatchObject([{ ...said, cards }])
  expect((await versionsOf(store, 'pAda', of.id)).map(({ row }) => row.version)).toEqual([50, 49])
  await store.destroy()
})

testOn(
  databases,
  'the decks of a guest who does not ask for them for 30 days are removed, and those of others are not',
  async fresh => {
    const store = await openStore(fresh())
    const people = await Promise.all(['Ada', 'Bob', 'Eve'].map(name => newGuest(store, name)))
    const [, bob = expect.fail(), eve = expect.fail()] = people
    for (const each of people) await keepDecks(store, writerOf(each), [kept('deck-of-mine', small(''))], 1)
    await claim(store, bob, 'correct horse battery', derivesHere)
    const month = 30 * 24 * 3_600_000
    await noteSeen(store, eve.id, month)
    await removeLeft(store, month)
    expect(await store.selectFrom('decks').selectAll().execute()).toHaveLength(3)
    await removeLeft(store, month + 2)
    for (const table of ['decks', 'deck_versions'] as const) {
      const rows = await store.selectFrom(table).select('player').execute()
      expect(rows.map(({ player }) => player).sort()).toEqual([bob.id, eve.id].sort())
    }
    const { counted, there } = await bytesOf(store)
    expect(counted).toBe(there)
    await store.destroy()
  },
)

testOn(
  databases,
  'a guest who claims the name while decks are looked for that guests left keeps theirs',
  async fresh => {
    const store = await openStore(fresh())
    const ada = await newGuest(store, 'Ada')
    await keepDecks(store, writerOf(ada), [kept('deck-of-mine', small(''))], 1)
    const slow = storeWith(store, () => claim(store, ada, 'correct horse battery', derivesHere))
    await removeLeft(slow, 31 * 24 * 3_600_000)
    expect((await decksAfter(store, ada.id, null, 100)).decks).toMatchObject([{ id: 'deck-of-mine' }])
    await store.destroy()
  },
)

testOn(
  databases,
  'a guest whose decks were removed is told so by the generation of their decks, whoever has sent them again since',
  async fresh => {
    const store = await openStore(fresh())
    const ada = await newGuest(store, 'Ada')
    const generation = () => generationOf(store, ada.id)
    const [before, month] = [await generation(), 30 * 24 * 3_600_000]
    await keepDecks(store, writerOf(ada), [kept('deck-of-mine', small(''))], 1)
    expect(await generation()).toBe(before)
    await removeLeft(store, month + 2)
    const after = await generation()
    expect(after).not.toBe(before)
    // There is nothing left to remove.
    await removeLeft(store, 2 * month)
    expect(await generation()).toBe(after)
    await keepDecks(store, writerOf(ada), [kept('deck-of-mine', small(''))], 2 * month)
    expect(await generation()).toBe(after)
    expect((await decksAfter(store, ada.id, null, 100)).decks).toMatchObject([{ id: 'deck-of-mine' }])
    await store.destroy()
  },
)

test('a deck with more cards than a deck has is refused in words', async () => {
  const server = await serving((databases[0] ?? expect.fail())[1]())
  const { cookie } = await guest(server.port, 'Ada')
  const keep = async (deck: object) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/me/decks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ id: 'deck-number-1', deck }),
    })
    return response.json()
  }
  const tooLarge = { ok: false, why: 'malformed', because: [{ code: 'deckTooLarge' }] }
  const manyCards = Array.from({ length: 101 }, (_, nth) => [`card_${nth}`, 1])
  expect(await keep({ ...small(''), cards: manyCards })).toMatchObject(tooLarge)
  expect(await keep({ ...small(''), cards: [['diesel', 100]] })).toMatchObject(tooLarge)
  expect(await keep(largest(''))).toMatchObject({ ok: true })
  await server.close()
})

testOn(
  databases,
  'guests of one address keep 2 MB of decks at once, and those of others more',
  async fresh => {
    const store = await openStore(fresh())
    const world = { store, limits: limitsOf(1, 'alone', () => 0), now: () => 0 }
    /** A new guest of this address who keeps as many large decks as a guest may. */
    const comes = async (name: string, address: string): Promise<unknown> => {
      const visit = {
        me: await newGuest(store, name),
        cookies: '',
        address,
        agent: undefined,
        setCookie: () => undefined,
        afterwards: () => undefined,
      }
      const keep = (nth: number) =>
        keptDeckRoutes.keepDeck(world, visit, kept(`deck-number-${nth}`, largest('')))
      return (await untilRefused(keep)).why
    }
    const answers: unknown[] = []
    for (let nth = 0; nth < 10; nth++) answers.push(await comes(`Guest ${nth}`, '192.0.2.1'))
    const [full, enough] = [[{ code: 'decksFillMore' }], [{ code: 'decksFromAddress' }]]
    expect(answers).toEqual([...Array.from({ length: 8 }, () => full), enough, enough])
    expect((await bytesOf(store)).there).toBeLessThanOrEqual(2048 * 1024)
    expect(await comes('Ada', '192.0.2.2')).toEqual(full)
    await store.destroy()
  },
)
