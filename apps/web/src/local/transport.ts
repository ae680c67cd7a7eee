import { loadSets } from '@paydata/cards/loading'
import type { Answered } from '@paydata/protocol'
import type { Open, TableRequest, Transport } from '../transport/transport.ts'
import { takeWorker } from './ahead.ts'
import type { LocalSetup } from './beginning.ts'
import { localGame, setsOf } from './beginning.ts'
import { keepGame, keepReplay, keepWhatWaits } from './keeping.ts'
import type { Asking, FromWorker, ToWorker } from './wire.ts'

/** The transport of a game that this browser runs in a worker, without a server or a network. */
export const openLocally =
  (setup: LocalSetup): Open =>
  listener => {
    const worker = takeWorker()
    const post = (message: ToWorker): void => worker.postMessage(message)
    const send = <Name extends TableRequest>(request: Asking<Name>, port: MessagePort): void =>
      worker.postMessage(request, [port])
    worker.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
      switch (data.from) {
        case 'table':
          return listener.update(data.eye, data.update)
        case 'keeper':
          return keepGame(setup, data.left)
        case 'replay':
          return keepReplay(data.replay)
        case 'trouble':
          console.error(data.why)
          return listener.connection('lost')
      }
    }
    worker.onerror = () => listener.connection('lost')
    let isClosed = false
    const begun = loadSets(setsOf(setup.beginning)).then(
      ({ version, printings }) => {
        if (!isClosed) post({ to: 'begin', setup, cards: { version, cards: printings } })
      },
      error => {
        console.error(error)
        if (!isClosed) listener.connection('lost')
      },
    )
    const ask: Transport['ask'] = (name, asked) =>
      new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }: MessageEvent<Answered<typeof name>>): void => {
          port1.close()
          resolve(data)
        }
        void begun.then(() => send({ to: 'table', name, asked }, port2))
      })
    listener.connection('open')
    return {
      game: localGame,
      ask,
      setPace: pace => void begun.then(() => post({ to: 'pace', pace })),
      close() {
        isClosed = true
        keepWhatWaits()
        worker.terminate()
      },
    }
  }
