import type { Socket } from 'socket.io-client'
import { ask, connect, gamesAConnection } from './seats.ts'
import { share } from './share.ts'
import { startTarget } from './target.ts'

/** Starts a server with the data of a killed one, and opens each of its games: half of them one by one, half at once. */
export async function recover(folder: string, games: readonly string[]): Promise<Record<string, number>> {
  const began = performance.now()
  const target = await startTarget(folder, { stores: 'log', 'slow-disk': 0, threads: 1 })
  const started = performance.now() - began
  const sockets: Socket[] = []
  for (let i = 0; i < games.length; i += gamesAConnection)
    sockets.push(await connect(target.port, `Late ${i}`))
  const touch = async (game: string, i: number): Promise<number> => {
    const socket = sockets[Math.floor(i / gamesAConnection)]
    if (socket === undefined) throw new Error('Nobody looks.')
    const asked = performance.now()
    await ask(socket, 'watch', { game })
    return performance.now() - asked
  }
  const half = Math.ceil(games.length / 2)
  const touched: number[] = []
  for (const [i, game] of games.slice(0, half).entries()) touched.push(await touch(game, i))
  const rest = games.slice(half)
  const from = performance.now()
  const cpuBefore = await target.read('process_cpu_seconds_total')
  await Promise.all(rest.map((game, i) => touch(game, half + i)))
  const seconds = (performance.now() - from) / 1000
  const cpu = (await target.read('process_cpu_seconds_total')) - cpuBefore
  for (const socket of sockets) socket.disconnect()
  await target.stop('SIGTERM')
  return {
    'started again, ms': started,
    'a game back at first touch, p50 ms': share(touched, 0.5),
    'a game back at first touch, p99 ms': share(touched, 0.99),
    'games back a second': rest.length / seconds,
    'processor ms a game': (cpu * 1000) / rest.length,
  }
}
