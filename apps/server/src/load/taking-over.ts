import { setTimeout as after } from 'node:timers/promises'
import { connect, gamesAConnection } from './seats.ts'
import { share } from './share.ts'
import type { Target } from './target.ts'

/** Kills one of two servers that share games, and measures how long the other takes to show each game. */
export async function takeOver(
  killed: Target,
  other: Target,
  games: readonly string[],
): Promise<Record<string, number>> {
  const sockets = await Promise.all(
    Array.from({ length: Math.ceil(games.length / gamesAConnection) }, (_, i) =>
      connect(other.port, `Late ${i}`),
    ),
  )
  await killed.stop('SIGKILL')
  const died = performance.now()
  const shown = async (game: string, i: number): Promise<number> => {
    const socket = sockets[Math.floor(i / gamesAConnection)]
    for (;;) {
      const answer = await socket?.timeout(60_000).emitWithAck('watch', { game })
      if (answer?.ok) return performance.now() - died
      await after(50)
    }
  }
  const back = await Promise.all(games.map(shown))
  for (const socket of sockets) socket.disconnect()
  return {
    'games taken over': games.length,
    'from the kill to a game shown by the other, p50 ms': share(back, 0.5),
    'until the last of them, ms': share(back, 1),
  }
}
