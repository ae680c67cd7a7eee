import type { Bot } from '@paydata/bots'
import { newTableWithThinker, nextReply } from './seats.ts'

/** Plays against a bot that thinks ahead, game after game, until it is told to leave. */
export async function againstThinker(port: number, n: number, bot: Bot): Promise<{ leave(): void }> {
  let hasLeft = false
  let wake = (): void => undefined
  const heard = { update: () => wake() }
  let table = await newTableWithThinker(port, n, heard)
  const leave = (): void => {
    hasLeft = true
    table.seat.socket.disconnect()
    wake()
  }
  const play = async (): Promise<void> => {
    while (!hasLeft) {
      const { seat, game } = table
      const { version, view } = seat
      if (view.over !== null) {
        seat.socket.disconnect()
        table = await newTableWithThinker(port, n, heard)
      } else if (view.question === null)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      else {
        // The reply fails when `leave` has closed the connection.
        await seat.socket.emitWithAck('reply', nextReply(seat, game, bot)).catch(leave)
        while (!hasLeft && seat.version === version)
          await new Promise<void>(resolve => {
            wake = resolve
          })
      }
    }
  }
  void play()
  return { leave }
}
