import { defineAllCards } from '@paydata/cards'
import { answer, newGame, viewFor } from '@paydata/engine'
import { beforeAll, expect, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
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
  const asked = { game, id: newId(), text: 'Should I not be asked first?' }
  const { report: id } = await runner.get('report', asked)
  expect((await runner.get('report', asked)).report).toBe(id)
  const doubted = seats[1].view
  await playTo(seats, 'doubt', 30)
  await server.close()

  expect((await ran('report', [], where)).out).toBe(`${id}  game ${game}  a ruling: ${asked.text}\n`)
  const { code, out } = await ran('report', [id], where)
  expect(code).toBe(0)
  expect(out).toContain(`report ${id}: ${asked.text}`)
  // The same as the test does, up to where it was doubted.
  defineAllCards()
  const setup = JSON.parse(/^const setup = (.*)$/m.exec(out)?.[1] ?? '')
  const answers = [...out.matchAll(/^ {2}(\["(?:corp|runner)",.*\]),$/gm)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )
  const end = answers.reduce((now, [by, reply]) => {
    const outcome = answer(now, by, reply)
    if (!outcome.ok) throw new Error(outcome.why)
    return outcome.game
  }, newGame(setup))
  expect(viewFor(end, 'runner')).toEqual(doubted)
  expect(out).toContain("expect(view.question).toEqual('what should have been asked')")
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

test('who runs the server is told what there is none of, and how to ask', async () => {
  const [, fresh] = databases[0]!
  const where = fresh()
  expect(await ran('report', [], where)).toEqual({ code: 0, out: '', complaint: '' })
  const missing = await ran('report', ['0123456789ab'], where)
  expect(missing).toEqual({ code: 1, out: '', complaint: 'There is no report 0123456789ab.\n' })
  expect((await ran('report', ['--help'], where)).out).toContain('npm run report -- ID')
  const unset = await ran('report', [], { DATABASE_URL: 'mysql://nowhere' })
  expect(unset).toMatchObject({ code: 2, out: '', complaint: expect.stringContaining('DATABASE_URL') })
})
