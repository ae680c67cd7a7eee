import { formatsWithMore, newestEdition, starterDecks } from '@paydata/decks/starter'
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
  switch (beginning.begin) {
    case 'new':
      return { ...setup, beginning: await dealt(beginning) }
    case 'guided':
      return { ...setup, beginning: await dealtGuided(beginning) }
    default:
      return { ...setup, beginning }
  }
}

/** A guided game has decks that are made to learn with, which always lie the same way. */
async function dealtGuided({ side, left }: Extract<Beginning, { begin: 'guided' }>) {
  if (left !== null) return { begin: 'guided', side, game: { begin: 'saved', ...left } } as const
  const { guidedGames, teachingDecks } = await import('@paydata/lessons/guided')
  const { seed } = guidedGames[side]
  const game = {
    begin: 'new',
    seed,
    decks: teachingDecks,
    format: 'system-gateway',
    edition: newestEdition,
  } as const
  return { begin: 'guided', side, game: await dealt(game) } as const
}
