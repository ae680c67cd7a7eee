import { sensible } from '@paydata/bots'
import { broughtToPlay, defineAllCards, starterDecks } from '@paydata/cards'
import type { Game, Side } from '@paydata/engine'
import { loadGame, newGame, saveGame } from '@paydata/engine'
import type { Beginning } from './beginning.ts'
import { LocalTable } from './table.ts'
import type { FromWorker, ToWorker } from './wire.ts'

const definitions = defineAllCards()
let table: LocalTable | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const tell = (message: FromWorker): void => self.postMessage(message)

function deckOf(side: Side, id: string | null) {
  const deck = starterDecks.find(each => each.side === side && (id === null || each.id === id))
  if (deck === undefined) throw new Error(`no starter deck ${id} for the ${side}`)
  return broughtToPlay(deck)
}

function gameOf(beginning: Beginning): Game {
  if (beginning.begin === 'saved') return loadGame(beginning.saved)
  const { seed, decks } = beginning
  return newGame({
    definitions: definitions.version,
    seed,
    corp: deckOf('corp', decks.corp),
    runner: deckOf('runner', decks.runner),
  })
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.to === 'table') {
    table?.hear(data.said)
    return
  }
  const { beginning, seat, stops, pace } = data.setup
  try {
    const game = gameOf(beginning)
    table = new LocalTable(
      { game, seat, stops, pace, bot: sensible(definitions), seed: game.random.seed },
      {
        tell: heard => tell({ from: 'table', heard }),
        later(milliseconds, go) {
          clearTimeout(timer)
          timer = setTimeout(go, milliseconds)
        },
        keep: kept => tell({ from: 'keeper', saved: kept.over === null ? saveGame(kept) : null }),
      },
    )
    table.begin()
  } catch (error) {
    tell({ from: 'keeper', saved: null })
    tell({ from: 'trouble', why: error instanceof Error ? error.message : String(error) })
  }
}
