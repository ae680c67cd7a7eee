import { expect, test } from 'vitest'
import { fullClock } from '../src/matches/clock.ts'
import { pastOf, wholeLog } from '../src/matches/restore.ts'
import { asTest } from '../src/reports/as-test.ts'
import { report } from '../src/reports/report.ts'
import { openStore } from '../src/store/open.ts'
import { readRoom } from '../src/tables/keeping.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving } from './serving.ts'
import { databases } from './stores.ts'

test.each(databases)(
  '%s: a doubt about a ruling becomes a test that plays the game up to there',
  async (_name, fresh) => {
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
    const doubted = seats[1].version
    await playTo(seats, 'doubt', 30)
    await server.close()

    const store = await openStore(where)
    const row = await store.selectFrom('reports').selectAll().executeTakeFirstOrThrow()
    const { room, setup } = await store.selectFrom('games').selectAll().executeTakeFirstOrThrow()
    const begun = JSON.parse(setup ?? '')
    const entries = (await wholeLog(store, game)).slice(0, doubted)
    const past = pastOf(begun, fullClock(readRoom(room).settings), entries)
    const text = asTest(row.id, begun, past, report.parse(JSON.parse(row.report)))
    await store.destroy()
    expect(text).toContain(`report ${id}: Should I not be asked first?`)
    expect(text.match(/^ {2}\["(corp|runner)",/gm)).toHaveLength(doubted)
  },
)
