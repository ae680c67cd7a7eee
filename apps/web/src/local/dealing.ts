import { formatsWithMore, starterDecks } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import { readyDecksFor } from '../home/ready-decks.ts'
import type { Beginning, ChosenDeck, Dealt, DealtSetup, LocalSetup } from './beginning.ts'
import { anyDeck } from './beginning.ts'

type NewGame = Extract<Beginning, { begin: 'new' }>

/** A number below another one that follows from the seed, so that a game can be repeated. */
const drawn = (seed: string, below: number): number =>
  [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % below

async function deckOf(side: Side, chosen: ChosenDeck, { format, seed }: NewGame) {
  if (chosen !== null && typeof chosen === 'object') return chosen
  const decks = await readyDecksFor(side, format)
  const deck =
    chosen === null
      ? decks[0]
      : chosen === anyDeck
        ? decks[drawn(`${seed}${side}`, decks.length)]
        : [...decks, ...starterDecks].find(({ id }) => id === chosen)
  if (deck === undefined) throw new Error(`no deck ${chosen} for the ${side}`)
  return deck
}

/** A game with the lists of its decks in place of their names. Two decks to learn with play to fewer points (CR 1.7.2a). */
export async function dealt(game: NewGame): Promise<Dealt> {
  const [corp, runner] = await Promise.all([
    deckOf('corp', game.decks.corp, game),
    deckOf('runner', game.decks.runner, game),
  ])
  const more = formatsWithMore.includes(game.format) ? await import('@paydata/decks/ready') : null
  return { ...game, decks: { corp, runner }, winAt: more?.pointsToWin(corp, runner) ?? null }
}

export async function dealtSetup({ beginning, ...setup }: LocalSetup): Promise<DealtSetup> {
  return { ...setup, beginning: beginning.begin === 'new' ? await dealt(beginning) : beginning }
}
