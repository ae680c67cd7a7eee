import { broughtToPlay, formats, starterDecks } from '@paydata/cards/starter'
import type { Definitions, Setup, Side } from '@paydata/engine'
import { defineCards, newGame, resumeGame, saveGame } from '@paydata/engine'
import type { AnyReplayFile, ReplayFile } from '@paydata/protocol'
import type { Beginning, Left, LocalSeat, LocalSetup } from './beginning.ts'
import { macrosOf } from './macros.ts'
import { opponentAt } from './opponents.ts'
import { inNames, replayOf } from './replay-of.ts'
import { LocalTable } from './table.ts'
import type { Cards, FromWorker, ToWorker } from './wire.ts'

let table: LocalTable | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const tell = (message: FromWorker): void => self.postMessage(message)

function deckOf(side: Side, id: string | null) {
  const deck = starterDecks.find(each => each.side === side && (id === null || each.id === id))
  if (deck === undefined) throw new Error(`no starter deck ${id} for the ${side}`)
  return broughtToPlay(deck)
}

function setupOf({ seed, decks }: Extract<Beginning, { begin: 'new' }>, definitions: Definitions): Setup {
  const cards = { corp: deckOf('corp', decks.corp), runner: deckOf('runner', decks.runner) }
  return { definitions: definitions.version, sets: formats.core, seed, ...cards }
}

/** The replay of a game so far, as it was stored. An older release may have stored it. */
function readBefore({ replay }: Left): ReplayFile | null {
  const kept: AnyReplayFile | null = replay === null ? null : JSON.parse(replay)
  return kept === null || kept.version === 2 ? kept : inNames(kept)
}

function begun(beginning: Beginning, seat: LocalSeat, definitions: Definitions) {
  if (beginning.begin === 'saved')
    return { game: resumeGame(beginning.saved), before: readBefore(beginning) } as const
  const setup = setupOf(beginning, definitions)
  const game = newGame(setup)
  return { game, before: replayOf(game, setup, seat, definitions) } as const
}

function begin({ beginning, seat, level, pace }: LocalSetup, { version, cards }: Cards): LocalTable {
  const definitions = defineCards(version, cards)
  const { game, before } = begun(beginning, seat, definitions)
  return new LocalTable(
    {
      game,
      seat,
      pace,
      opponent: opponentAt(level, definitions),
      offer: macrosOf(definitions),
      seed: game.random.seed,
    },
    {
      tell: (eye, update) => tell({ from: 'table', eye, update }),
      later(milliseconds, go) {
        clearTimeout(timer)
        timer = setTimeout(go, milliseconds)
      },
      keep(kept, answers) {
        const replay =
          before &&
          JSON.stringify({ ...before, answers: [...before.answers, ...answers] } satisfies ReplayFile)
        tell({ from: 'keeper', left: kept.over === null ? { saved: saveGame(kept), replay } : null })
        if (kept.over !== null && replay !== null) tell({ from: 'replay', replay })
      },
    },
  )
}

self.onmessage = ({ data, ports }: MessageEvent<ToWorker>): void => {
  switch (data.to) {
    case 'begin':
      try {
        table = begin(data.setup, data.cards)
      } catch (error) {
        tell({ from: 'keeper', left: null })
        tell({ from: 'trouble', why: error instanceof Error ? error.message : String(error) })
      }
      return
    case 'table':
      if (table !== undefined) ports[0]?.postMessage(table.ask(data))
      return
    case 'pace':
      table?.setPace(data.pace)
  }
}
