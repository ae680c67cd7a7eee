import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineAllCards } from '@paydata/cards'
import { newGame, viewFor } from '@paydata/engine'
import { toldAgain } from '@paydata/match'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStore, openToRead } from '../src/store/open.ts'
import { built, ran } from './commands.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases, testOn, worlds } from './stores.ts'

beforeAll(built)

testOn(worlds, 'a doubt about a ruling becomes a test that plays the game up to there', async fresh => {
  const where = fresh()
  const server = await serving(where)
  const { corp, runner, game } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(seats, 'doubt', 20)
  const stranger = await connected(server.port, await guest(server.port, 'Stranger'))
  expect(await stranger.ask('report', { game, id: newId() })).toMatchObject({ why: 'notYourGame' })
  const { version, view: doubted } = seats[1]
  await playTo(seats, 'doubt', 30)
  // The game has gone on while the player wrote.
  const asked = { game, id: newId(), version, text: 'Should I not be asked first?' }
  const { report: id } = await runner.get('report', asked)
  expect((await runner.get('report', asked)).report).toBe(id)
  const listed = { code: 0, out: `${id}  game ${game}  a ruling: ${asked.text}\n`, complaint: '' }
  // Nobody has to end a server to look at what its players doubt.
  expect(await ran('report', [], where)).toEqual(listed)
  await server.close()

  expect(await ran('report', [], where)).toEqual(listed)
  const { code, out } = await ran('report', [id], where)
  expect(code).toBe(0)
  expect(out).toContain(`report ${id}: ${asked.text}`)
  // The same as the test does, up to where it was doubted.
  defineAllCards()
  const setup = JSON.parse(/^const setup = (.*)$/m.exec(out)?.[1] ?? '')
  const answers = [...out.matchAll(/^ {2}(\{"by":"(?:corp|runner)",.*\}),$/gm)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )
  const end = answers.reduce((now, told) => {
    const next = toldAgain(now, told)
    if (next === null) throw new Error(`${JSON.stringify(told)} cannot be given`)
    return next
  }, newGame(setup))
  expect(viewFor(end, 'runner')).toEqual(doubted)
  expect(out).toContain("expect(view.question).toEqual('what should have been asked')")
})

test('a doubt is about the game as it is or was, and one that cannot be read is refused and not kept', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const server = await serving(where)
  onTestFinished(() => server.close())
  const { corp, runner, game } = await twoAtATable(server.port)
  const seats = [await watching(corp, game), await watching(runner, game)] as const
  await playTo(seats, 'doubt', 5)
  const refused = [
    { text: 'a'.repeat(501) },
    { text: ' ' },
    { text: 'two\nlines' },
    { version: -1 },
    { version: 1.5 },
  ]
  for (const each of refused)
    expect(await runner.ask('report', { game, id: newId(), ...each })).toMatchObject({ why: 'malformed' })
  expect(await ran('report', [], where)).toEqual({ code: 0, out: '', complaint: '' })

  const longest = 'a'.repeat(500)
  const last = seats[1].version
  for (const version of [0, last - 1, last, last + 1, null, undefined])
    await runner.get('report', {
      game,
      id: newId(),
      text: longest,
      ...(version === undefined ? {} : { version }),
    })
  const store = await openToRead(where)
  const kept = await store.selectFrom('reports').select('report').orderBy('created_at').execute()
  await store.destroy()
  const versions = kept.map(({ report }) => JSON.parse(report).version)
  expect(versions.toSorted((one, other) => one - other)).toEqual([0, last - 1, last, last, last, last])
  expect(kept.every(({ report }) => JSON.parse(report).text === longest)).toBe(true)
})

test('a report that is sent again counts once, and is answered also by a limit that is used up', async () => {
  const [, fresh] = databases[0]!
  const now = Date.now()
  const server = await serving(fresh(), { RATES: '1' }, () => now)
  onTestFinished(() => server.close())
  const { runner, game } = await twoAtATable(server.port)
  const first = { game, id: newId(), text: 'Is this so?' }
  const { report } = await runner.get('report', first)
  for (let times = 0; times < 10; times++) expect(await runner.get('report', first)).toMatchObject({ report })
  for (let others = 0; others < 4; others++) await runner.get('report', { ...first, id: newId() })
  expect(await runner.ask('report', { ...first, id: newId() })).toMatchObject({ why: 'tooFast' })
  expect(await runner.get('report', first)).toMatchObject({ report })
})

test('a damaged report is told as such, and costs no other one', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  const server = await serving(where)
  const { runner, game } = await twoAtATable(server.port)
  const { report: lost } = await runner.get('report', { game, id: newId(), text: 'First' })
  const { report: kept } = await runner.get('report', { game, id: newId(), text: 'Second' })
  await server.close()
  const store = await openStore(where)
  await store.updateTable('reports').set({ report: '{"is":' }).where('id', '=', lost).execute()
  await store.destroy()
  expect((await ran('report', [], where)).out.split('\n').toSorted()).toEqual(
    ['', `${lost}  game ${game}  damaged`, `${kept}  game ${game}  a ruling: Second`].toSorted(),
  )
  expect(await ran('report', [lost], where)).toEqual({
    code: 1,
    out: '',
    complaint: `Report ${lost} is damaged: {"is":\n`,
  })
  expect((await ran('report', [kept], where)).code).toBe(0)
})

test('an operator is told what there is none of, and how to ask', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  await (await openStore(where)).destroy()
  expect(await ran('report', [], where)).toEqual({ code: 0, out: '', complaint: '' })
  const missing = await ran('report', ['0123456789ab'], where)
  expect(missing).toEqual({ code: 1, out: '', complaint: 'There is no report 0123456789ab.\n' })
  for (const help of ['--help', '-h'])
    expect(await ran('report', [help], where)).toMatchObject({
      code: 0,
      out: expect.stringContaining('report -- ID'),
    })
  const strange = { code: 2, out: '', complaint: expect.stringContaining('npm run report -- ID') }
  expect(await ran('report', ['--all'], where)).toEqual(strange)
  expect(await ran('report', ['0123456789ab', 'ba9876543210'], where)).toEqual(strange)
  const unset = await ran('report', [], { DATABASE_URL: 'mysql://nowhere' })
  expect(unset).toMatchObject({ code: 2, out: '', complaint: expect.stringContaining('DATABASE_URL') })
})

testOn(databases, 'to look at reports makes no database, and changes none of another server', async fresh => {
  const where = fresh()
  const nowhere = { ...where, DATA: where.DATA && join(where.DATA, 'missing') }
  expect(await ran('report', [], nowhere)).toMatchObject({ code: 1, out: '' })
  expect(existsSync(nowhere.DATA)).toBe(false)

  const store = (await openStore(where)).withTables<{
    kysely_migration: { name: string; timestamp: string }
  }>()
  const names = async () => (await store.selectFrom('kysely_migration').select('name').execute()).length
  const before = await names()
  const newer = { name: '999-tomorrow', timestamp: '2030' }
  await store.insertInto('kysely_migration').values(newer).execute()
  const refused = await ran('report', [], where)
  expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('made by a newer server') })
  await store.deleteFrom('kysely_migration').where('name', 'in', ['999-tomorrow', '004-formats']).execute()
  const older = await ran('report', [], where)
  expect(older).toMatchObject({ code: 1, complaint: expect.stringContaining('004-formats') })
  expect(await names()).toBe(before - 1)
  await store.destroy()
})

testOn(databases, 'somebody who only reads cannot write', async fresh => {
  const where = fresh()
  await (await openStore(where)).destroy()
  const store = await openToRead(where)
  await expect(store.deleteFrom('reports').execute()).rejects.toThrow(/read-?only/)
  await store.destroy()
})
