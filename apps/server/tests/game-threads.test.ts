import { expect, onTestFinished, test } from 'vitest'
import { playTo, twoAtATable, watching } from './players.ts'
import { serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!

/** All messages that both players of a game get through their sockets. */
async function heardWith(threads: string): Promise<readonly string[]> {
  const server = await serving({ ...fresh(), THREADS: threads } as never)
  onTestFinished(() => server.close())
  const { corp, runner, game } = await twoAtATable(server.port)
  const heard: string[] = []
  for (const { socket } of [corp, runner])
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (String(data).includes('"update"')) heard.push(String(data).replaceAll(game, 'GAME'))
    })
  await playTo([await watching(corp, game), await watching(runner, game)], 'same', 60)
  return heard
}

test('players hear the same, whichever thread has their game', async () => {
  const a = await heardWith('1'), b = await heardWith('2')
  for (let i=0;i<a.length;i++) if (a[i]!==b[i]) { console.log(a[i], '\n', b[i]); break }
  console.log(a.length, b.length, a.join('').length, b.join('').length)
  expect(b.length).toEqual(a.length)
})
