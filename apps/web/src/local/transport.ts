import { loadSets } from '@paydata/cards/loading'
import type { Side } from '@paydata/engine'
import type { Answered } from '@paydata/protocol'
import type { Hinted, Open, TableRequest, Transport } from '../transport/transport.ts'
import { newWorker, takeWorker } from './ahead.ts'
import type { DealtSetup, Left, LocalSetup } from './beginning.ts'
import { hasHints, localGame, setsOf } from './beginning.ts'
import { dealtSetup } from './dealing.ts'
import { keepGame, keepGuided, keepWhatWaits, keptGame } from './keeping.ts'
import { keepReplay } from './kept-replays.ts'
import { noteLastTime } from './last-time.ts'
import type { Asking, Ended, FromWorker, ToWorker } from './wire.ts'
import { noteEnd } from './won.ts'

/** Counts a game for the deck of the player's own that was played with. */
function noteEnded({ seat, own }: LocalSetup, winner: Side | null): void {
  if (own === null || (seat !== 'corp' && seat !== 'runner')) return
  const how = winner === null ? 'drawn' : winner === seat ? 'won' : 'lost'
  void import('../decks/kept.ts').then(({ noteGameHere }) => noteGameHere(own, how)).catch(reportError)
}

/**
 * Whether the game can be gone on with later. A player who tries a card out, learns, or watches computers play, has not given up the
 * game that they left.
 */
function isKept({ beginning, seat }: LocalSetup): boolean {
  if (beginning.begin === 'card' || beginning.begin === 'lesson' || beginning.begin === 'puzzle') return false
  if (beginning.begin === 'guided') return true
  return seat !== 'spectator' || (keptGame()?.seat ?? 'spectator') === 'spectator'
}

/** What else is done with what the worker of a game tells. */
interface Notes {
  readonly begun: (dealt: DealtSetup) => void
  readonly left: (left: Left | null) => void
  readonly ended: (ended: Ended) => void
}

/** What a game leaves in this browser: itself, its replay, and what was chosen for it. */
function notesOf(setup: LocalSetup): Notes {
  const keeps = isKept(setup)
  let isCounted = false
  const { beginning } = setup
  const keep = (left: Left | null): void =>
    beginning.begin === 'guided' ? keepGuided(beginning.side, left) : keepGame(setup, left)
  return {
    begun: dealt => noteLastTime(setup, dealt),
    left: left => (keeps ? keep(left) : undefined),
    ended(ended) {
      keepReplay({ ...ended, at: Date.now(), seat: setup.seat })
      noteEnd(setup.seat, ended.winner)
      // The end of a game may have been taken back, and come again.
      if (!isCounted) noteEnded(setup, ended.winner)
      isCounted = true
    },
  }
}

/** The transport of a game that this browser runs in a worker, without a server or a network. */
export const openLocally = (setup: LocalSetup): Open => openIn(takeWorker, setup, () => notesOf(setup))

/** The same in a worker of its own, for a game that leaves nothing in this browser. `left` is told how it could be gone on with. */
export const openAside = (setup: LocalSetup, left: Notes['left']): Open =>
  openIn(newWorker, setup, () => ({ begun: () => undefined, left, ended: () => undefined }))

const openIn =
  (workerFor: () => Worker, setup: LocalSetup, notesFor: () => Notes): Open =>
  listener => {
    const worker = workerFor()
    const notes = notesFor()
    const post = (message: ToWorker): void => worker.postMessage(message)
    const send = <Name extends TableRequest>(request: Asking<Name>, port: MessagePort): void =>
      worker.postMessage(request, [port])
    worker.onmessage = ({ data }: MessageEvent<FromWorker>): void => {
      switch (data.from) {
        case 'table':
          return listener.update(data.eye, data.update)
        case 'keeper':
          return notes.left(data.left)
        case 'replay':
          return notes.ended(data.ended)
        case 'trouble':
          console.error(data.why)
          return listener.connection('lost')
      }
    }
    worker.onerror = () => listener.connection('lost')
    let isClosed = false
    const begun = Promise.all([loadSets(setsOf(setup.beginning)), dealtSetup(setup)]).then(
      ([{ version, printings }, dealt]) => {
        notes.begun(dealt)
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
    const askHint = (question: number): Promise<Hinted> =>
      new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }: MessageEvent<Hinted>): void => {
          port1.close()
          resolve(data)
        }
        void begun.then(() => worker.postMessage({ to: 'hint', question } satisfies ToWorker, [port2]))
      })
    const hints = { ask: askHint, drop: () => post({ to: 'noHint' }) }
    listener.connection('open')
    return {
      game: localGame,
      ask,
      setPace: pace => void begun.then(() => post({ to: 'pace', pace })),
      hints: hasHints(setup) ? hints : null,
      close() {
        isClosed = true
        keepWhatWaits()
        worker.terminate()
      },
    }
  }
