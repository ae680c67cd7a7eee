import type { Open } from '../transport/transport.ts'
import { ask, on, useLine } from './line.ts'

/** The transport of a game that a server runs. */
export const openOnline =
  (game: string): Open =>
  listener => {
    const silence = [
      on('update', ({ game: of, eye, update }) => of === game && listener.update(eye, update)),
      useLine.subscribe(({ connection }) => listener.connection(connection)),
    ]
    listener.connection(useLine.getState().connection)
    return {
      game,
      ask,
      setPace: null,
      hints: null,
      close() {
        for (const end of silence) end()
      },
    }
  }
