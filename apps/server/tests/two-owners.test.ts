import { expect, test } from 'vitest'
import { playTo, replyOf, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { postgres } from './stores.ts'

test.skipIf(!postgres.isThere).each(postgres.each)(
  '%s: of two servers that both believe to own a game, the log takes one',
  async (_name, fresh) => {
    const where = fresh()
    const first = await serving(where)
    const { corp, runner, game, corpVisitor } = await twoAtATable(first.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const second = await serving(where, { LOG_LEVEL: 'silent' })
    const elsewhere = await watching(await connected(second.port, corpVisitor), game)
    expect(elsewhere.view).toEqual(seats[0].view)
    await playTo(seats, 'first', 2)

    // The second server does not know yet, and answers for a game that has gone on: the client has to connect again.
    const asked = { game, id: newId(), version: elsewhere.version, reply: replyOf(elsewhere, 'second') }
    await expect(elsewhere.line.ask('reply', asked)).rejects.toThrow('disconnected')
    const again = await watching(await connected(second.port, corpVisitor), game)
    expect(again).toMatchObject({ version: seats[0].version, view: seats[0].view })
    await first.close()
    await second.close()
  },
)
