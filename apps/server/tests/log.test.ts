import type { Entry } from '@paydata/match'
import { expect, test } from 'vitest'
import { holdPlayers, newGuest } from '../src/identity/players.ts'
import { entry, rowOf } from '../src/matches/entries.ts'
import { openLog } from '../src/matches/log.ts'
import { firstSeal, readSetup, wholeLog } from '../src/matches/restore.ts'
import { openStore } from '../src/store/open.ts'
import { serving } from './serving.ts'
import { someSetup } from './setups.ts'
import { databases, postgres, testOn } from './stores.ts'

const gaveUp: Entry = { kind: 'concession', at: 1, by: 'corp', left: null }
const batch = (game: string) => ({
  game,
  rows: [rowOf(gaveUp, 1, firstSeal(game, someSetup))],
  snapshot: null,
  besides: null,
  fence: null,
})

testOn(databases, 'what comes at the same time is written together', async fresh => {
  const store = await openStore(fresh())
  const written: number[] = []
  const log = openLog(store, null, batches => written.push(batches))
  await Promise.all(Array.from({ length: 30 }, (_, n) => log.append(batch(`game ${n}`))))
  expect(written.reduce((sum, batches) => sum + batches, 0)).toBe(30)
  expect(written.length).toBeLessThan(5)
  expect(await wholeLog(store, 'game 7', someSetup)).toEqual([gaveUp])
  await store.destroy()
})

testOn(databases, 'a person who cannot be written fails alone', async fresh => {
  const store = await openStore(fresh())
  const log = openLog(store, null, () => undefined)
  await log.append(batch('taken'))
  const all = await Promise.allSettled(['one', 'taken', 'other'].map(game => log.append(batch(game))))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await wholeLog(store, 'other', someSetup)).toEqual([gaveUp])
  await log.append(batch('later'))
  await store.destroy()
})

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: while another process holds a player, the games of others go on',
  async (_name, fresh) => {
    const where = fresh()
    const [store, other] = [await openStore(where), await openStore(where)]
    const ada = await newGuest(store, 'Ada')
    const log = openLog(store, null, () => undefined)
    let letGo = (): void => undefined
    const isOver = new Promise<void>(resolve => (letGo = resolve))
    let holds = (): void => undefined
    const isHeld = new Promise<void>(resolve => (holds = resolve))
    const holding = other.transaction().execute(async transaction => {
      await holdPlayers(transaction, [ada.id])
      holds()
      await isOver
    })
    await isHeld
    let isNamed = false
    const naming = log
      .append({ ...batch('hers'), besides: { holds: [ada.id], statements: [] } })
      .then(() => (isNamed = true))
    await log.append(batch('theirs'))
    expect(isNamed).toBe(false)
    letGo()
    await Promise.all([naming, holding])
    expect(await wholeLog(store, 'hers', someSetup)).toEqual([gaveUp])
    await Promise.all([store.destroy(), other.destroy()])
  },
)

test('it is known how many wait for the disk, and for how long', async () => {
  const [, fresh] = databases[0]!
  const store = await openStore(fresh())
  let written = (): void => undefined
  const slow = { write: () => new Promise<void>(resolve => (written = resolve)) }
  const log = openLog(store, slow, () => undefined)
  const first = log.append(batch('one'))
  await expect.poll(() => log.waiting()).toBe(0)
  expect(log.waitingFor()).toBe(0)
  const others = Promise.all(['two', 'three'].map(game => log.append(batch(game))))
  expect(log.waiting()).toBe(2)
  await expect.poll(() => log.waitingFor()).toBeGreaterThan(20)
  written()
  await first
  await expect.poll(() => log.waiting()).toBe(0)
  written()
  await others
  await store.destroy()
})

test('a port that somebody else has is told in words', async () => {
  const [, fresh] = databases[0]!
  const first = await serving(fresh())
  await expect(serving(fresh(), { PORT: `${first.port}` })).rejects.toThrow('cannot be used')
  await first.close()
})

test('a game is read with the sets it names, and older games name none', () => {
  const ofCore = { ...someSetup, sets: ['core'] }
  expect(readSetup(JSON.stringify(ofCore))).toEqual(ofCore)
  expect(readSetup(JSON.stringify(someSetup))).toEqual(someSetup)
  expect(firstSeal('game', ofCore)).not.toBe(firstSeal('game', someSetup))
  expect(firstSeal('game', { ...someSetup, sets: undefined })).toBe(firstSeal('game', someSetup))
})

test('a plan that a server before stored by places is over, and one by names goes on', () => {
  const withPlan = (step: object) => ({
    kind: 'answer',
    by: 'runner',
    at: 1,
    left: null,
    how: 'player',
    id: null,
    named: { chosen: ['pass'] },
    after: 'a digest',
    going: { corp: null, runner: { is: 'breakAll', steps: [step] } },
  })
  const older = withPlan({ expects: 'a window', answers: { choose: [2] } })
  expect(entry.parse(older)).toEqual({ ...older, going: { corp: null, runner: null } })
  const newer = withPlan({ expects: 'a window', named: { chosen: ['break'] } })
  // How it went on afterwards was not stored then: as it always did, by asking whether to jack out.
  const runner = { ...newer.going.runner, then: 'jackOut' }
  expect(entry.parse(newer)).toEqual({ ...newer, going: { corp: null, runner } })
})
