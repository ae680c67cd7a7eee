import { loadSets } from '@paydata/cards/loading'
import type { Side } from '@paydata/engine'
import type { Answered } from '@paydata/protocol'
import type { Open, TableRequest, Transport } from '../transport/transport.ts'
import { takeWorker } from './ahead.ts'
import type { LocalSetup } from './beginning.ts'
import { localGame, setsOf } from './beginning.ts'
import { dealtSetup } from './dealing.ts'
import { keepGame, keepWhatWaits } from './keeping.ts'
import { keepReplay } from './kept-replays.ts'
import type { Asking, FromWorker, ToWorker } from './wire.ts'

/** Counts a game for the deck of the player's own that was played with. */
function noteEnded({ seat, own }: LocalSetup, winner: Side | null): void {
  if (own === null || (seat !== 'corp' && seat !== 'runner')) return
  const how = winner === null ? 'drawn' : winner === seat ? 'won' : 'lost'
  void import('../decks/kept.ts').then(({ noteGameHere }) => noteGameHere(own, how)).catch(reportError)
}

/** The transport of a game that this browser runs in a worker, without a server or a network. */
export const openLocally =
  (setup: LocalSetup): Open =>
  listener => {
    const worker = takeWorker()
    let isCounted = false
    const post = (message: ToWorker): void => worker.postMessage(message)
    const send = <Name extends TableRequest>(request: Asking<Name>, port: MessagePort): void =>
      worker.postMessage(request, [port])
    worker.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
      switch (data.from) {
        case 'table':
          return listener.update(data.eye, data.update)
        case 'keeper':
          return keeps ? keepGame(setup, data.left) : undefined
        case 'replay':
          keepReplay({ ...data.ended, at: Date.now(), seat: setup.seat })
          // The end of a game may have been taken back, and come again.
          if (!isCounted) noteEnded(setup, data.ended.winner)
          isCounted = true
          return
        case 'trouble':
          console.error(data.why)
          return listener.connection('lost')
      }
    }
    worker.onerror = () => listener.connection('lost')
    // A player who tries a card out has not given up the game that they left.
    const keeps = setup.beginning.begin !== 'card'
    let isClosed = false
    const begun = Promise.all([loadSets(setsOf(setup.beginning)), dealtSetup(setup)]).then(
      ([{ version, printings }, dealt]) => {
        if (!isClosed) post({ to: 'begin', setup: dealt, cards: { version, cards: printings } })
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
