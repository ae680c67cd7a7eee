import type { Open } from '../transport/transport.ts'
import type { LocalSetup } from './beginning.ts'
import { keepGame } from './keeping.ts'
import type { FromWorker, ToWorker } from './wire.ts'

/** A game that this browser runs itself, in a worker: no server, no network. */
export const openLocally =
  (setup: LocalSetup): Open =>
  listener => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const post = (message: ToWorker): void => worker.postMessage(message)
    worker.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
      switch (data.from) {
        case 'table':
          return listener.hear(data.heard)
        case 'keeper':
          return keepGame(setup.seat, data.saved)
        case 'trouble':
          console.error(data.why)
          return listener.connection('lost')
      }
    }
    worker.onerror = () => listener.connection('lost')
    listener.connection('open')
    post({ to: 'begin', setup })
    return {
      send: said => post({ to: 'table', said }),
      close: () => worker.terminate(),
    }
  }
