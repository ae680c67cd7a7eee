import { requests } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { twoAtATable } from './players.ts'
import { serving } from './serving.ts'
import { describeOn, worlds } from './stores.ts'

test('the protocol has no request by which a hint could be asked for', () => {
  expect(Object.keys(requests).filter(name => /hint|advi[cs]e|think/i.test(name))).toEqual([])
})

describeOn(worlds, fresh => {
  test('a server refuses to give a hint to a player, in whatever words', async () => {
    const server = await serving(fresh())
    const { corp, game } = await twoAtATable(server.port)
    for (const name of ['hint', 'advice', 'think', 'noHint'])
      expect(await corp.socket.emitWithAck(name, { game, question: 1 })).toMatchObject({
        ok: false,
        why: 'noSuchThing',
      })
    await server.close()
  })
})
