import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Position } from '@paydata/bots'
import { positionFor } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { readDeck } from '@paydata/decks'
import type { Entry } from '@paydata/match'
import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { beforeAll, expect, test } from 'vitest'
import { derivedHere } from '../src/identity/deriving.ts'
import { drawn } from '../src/links/drawing.ts'
import { rowOf } from '../src/matches/entries.ts'
import { openLog } from '../src/matches/log.ts'
import { firstSeal, wholeLog } from '../src/matches/restore.ts'
import type { Ended } from '../src/seen/packing.ts'
import { packGame } from '../src/seen/packing.ts'
import { openStore } from '../src/store/open.ts'
import { newStoreWork } from '../src/store/work.ts'
import { findMacros, findPrices } from '../src/tables/finding.ts'
import { threadAt } from '../src/threads/asking.ts'
import { findingAside } from '../src/threads/finding.ts'
import { hashingAside } from '../src/threads/hashing.ts'
import { readingAside } from '../src/threads/lists.ts'
import { packingAside } from '../src/threads/packing.ts'
import { paintedHere, paintingAside } from '../src/threads/painting.ts'
import { startWriter } from '../src/threads/writing.ts'
import { built } from './commands.ts'
import { someSetup, starterSetup } from './setups.ts'

const at = (name: string): URL => new URL(`../dist/src/threads/${name}.js`, import.meta.url)
beforeAll(() => built())

const gaveUp: Entry = { kind: 'concession', at: 1, by: 'corp', left: null }
const batch = (game: string) => ({
  game,
  rows: [rowOf(gaveUp, 1, firstSeal(game, someSetup))],
  snapshot: { of: 'snapshots', n: 1, saved: game, numbers: '' } as const,
  besides: null,
  fence: null,
})

test('the thread that writes does all or nothing, for everybody who is not to blame, and what it has done is there', async () => {
  const where = { DATA: mkdtempSync(join(tmpdir(), 'paydata-threads-')), DATABASE_URL: undefined }
  const work = newStoreWork()
  const writer = startWriter(where.DATA, work.writer, at('writer'))
  const store = await openStore(where, work, writer)
  const log = openLog(store, writer, () => undefined)
  await log.append(batch('taken'))
  const all = await Promise.allSettled(['one', 'taken', 'other'].map(game => log.append(batch(game))))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await log.append({
    ...batch('other'),
    rows: [],
    snapshot: { of: 'between_actions', n: 2, saved: 'newer', numbers: '' },
  })
  expect(await wholeLog(store, 'other', someSetup)).toEqual([gaveUp])
  const snapshots = await store.selectFrom('snapshots').selectAll().orderBy('game').execute()
  expect(snapshots.map(({ game, n }) => [game, n])).toEqual([
    ['one', 1],
    ['other', 1],
    ['taken', 1],
  ])
  const betweenActions = await store.selectFrom('between_actions').selectAll().execute()
  expect(betweenActions).toEqual([{ game: 'other', n: 2, saved: 'newer', numbers: '' }])
  await store.destroy()
  await (await openStore(where)).destroy()
})

test('the thread that looks for ways to break ice finds what would have been found here', async () => {
  const board = scenario({ definitions: defineAllCards() })
    .corp({
      identity: 'Jinteki: Personal Evolution',
      hand: ['Hedge Fund'],
      deck: ['Hedge Fund'],
      hqIce: [rezzed('Wall of Static')],
    })
    .runner({
      identity: 'Kate "Mac" McCaffrey: Digital Tinker',
      credits: 9,
      hand: ['Diesel'],
      deck: ['Diesel'],
      rig: ['Corroder'],
    })
  // None of the blank cards that scenarios know besides is in it, so it may be of a game as it is played.
  const positionIn = ({ json }: ScenarioGame): Position =>
    JSON.parse(JSON.stringify(positionFor(json, 'runner')).replaceAll('+blank', ''))
  const aside = findingAside(at('macro-finder'))
  const met = positionIn(board.encountering('Wall of Static'))
  const found = await aside.findMacros(met)
  expect(found.map(({ macro }) => macro.is)).toContain('breakAll')
  expect(found).toEqual(findMacros(met))
  const before = positionIn(board.runnerTurn())
  const prices = await aside.findPrices(before)
  expect(prices).toMatchObject([{ price: { credits: 2 } }])
  expect(prices).toEqual(findPrices(before))
})

test('the thread that reads lists of decks reads what would have been read here, and no more at once than it can soon, of nobody many', async () => {
  const { readList } = readingAside(at('list-reader'))
  const list = Array.from({ length: 300 }, (_, nth) => `3x Sure Gambel ${nth}`).join('\n')
  expect(await readList(list, 'a')).toEqual(readDeck(list))
  const readOf = async (asking: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(asking)).filter(({ status }) => status === 'fulfilled').length
  const from = (address: string) => Array.from({ length: 60 }, () => readList('3x Diesel', address))
  const [greedy, other] = [from('a'), readList('3x Diesel', 'b')]
  // One is read while eight wait.
  expect(await readOf(greedy)).toBe(9)
  expect(await other).toEqual(readDeck('3x Diesel'))
  expect(await readOf(Array.from({ length: 60 }, (_, nth) => readList('3x Diesel', `${nth}`)))).toBe(51)
  expect(await readList('3x Diesel', 'a')).toEqual(readDeck('3x Diesel'))
})

test('the thread that paints pictures beside links paints what would have been painted here', async () => {
  const { paint } = paintingAside(at('painter'))
  const svg = drawn({
    title: 'Hedge Fund',
    lead: 'Operation',
    type: 'website',
    shows: ['hedge_fund'],
    frame: null,
  })
  const drawing = { svg, fontFiles: [] }
  expect(Buffer.from(await paint(drawing, 'a')).equals(paintedHere(drawing))).toBe(true)
})

test('a thread derives the key of a password that would have been derived here, and two at once take two', async () => {
  const { derive } = hashingAside(at('hasher'))
  const asked = { password: 'Ange\u0301lique', salt: Buffer.alloc(16, 7), N: 2 ** 10, r: 8, p: 1 }
  const wanted = Buffer.from(derivedHere(asked))
  const derived = await Promise.all([derive(asked), derive(asked)])
  for (const key of [...derived, await derive(asked)]) expect(wanted.equals(key)).toBe(true)
})

test('the thread that packs games which are over keeps what would have been kept here', async () => {
  const ended: Ended = {
    game: 'over',
    setup: starterSetup('packed'),
    left: null,
    entries: [gaveUp],
    result: { winner: 'runner', how: 'concession' },
  }
  const packed = await packingAside(at('packer'))(ended)
  expect(packed).toMatchObject({ ok: true })
  expect(packed).toEqual(packGame(ended))
  const otherwise = await packingAside(at('packer'))({ ...ended, result: { winner: 'corp', how: 'points' } })
  expect(otherwise).toEqual({ ok: false, why: { what: 'otherEnd' } })
})

test('a thread that ends takes with it what it was asked, and the next question begins another', async () => {
  const source = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ nth, asked }) => asked === 'end' ? process.exit(1) : parentPort.postMessage({ nth, given: asked }))
  `
  const thread = threadAt<string, string>(new URL(`data:text/javascript,${encodeURIComponent(source)}`), null)
  const both = await Promise.allSettled([thread.ask('end'), thread.ask('lost')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await thread.ask('again')).toBe('again')
})
