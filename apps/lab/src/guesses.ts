// Says how many unseen cards of the opponent's deck are guessed right: npm run guesses -- --help
import { diceOf, sensible } from '@paydata/bots'
import type { Game, Side } from '@paydata/engine'
import { answerInPlace, newGame, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import { definitionsOf, listNamed, lists } from './arena/roster.ts'
import { unseenAndGuessed } from './guesses/compared.ts'
import { readOptions, wholeNumber } from './options.ts'
import { at, formatNamed, gameOf, pairsIn } from './pool.ts'

const help = `npm run guesses -- [--format F] [--knows A] [--games N]

Sensible players play games, and at the first action of each turn the side that is asked guesses what it does not see.

  --format F   core, startup, system-gateway, standard, eternal or all (startup)
  --knows A    which decks it expects: ${lists.join(', ')} (ready)
  --games N    games (8)
  --help       this text`

const options = readOptions(help, {
  format: { type: 'string', default: 'startup' },
  knows: { type: 'string', default: 'ready' },
  games: { type: 'string', default: '8' },
})
const format = formatNamed(options.format)
const pairs = pairsIn(format)
const decks = listNamed(options.knows)
const guessesEach = 4
/** The next game has a pair of decks so many further, which meets all decks soon. */
const step = 5

/** What was found for each side that guesses. */
const found = {
  corp: { right: 0, unseen: 0, points: 0, guesses: 0 },
  runner: { right: 0, unseen: 0, points: 0, guesses: 0 },
}

function look(game: Game, side: Side, seed: string): void {
  const definitions = definitionsOf(game.definitions, game.edition)
  const points = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + (definitions.cards.get(id)?.printed.points ?? 0), 0)
  for (let nth = 0; nth < guessesEach; nth++) {
    const { unseen, guessed, right } = unseenAndGuessed(
      game,
      side,
      { definitions, decks },
      diceOf(`${seed} ${nth}`),
    )
    found[side].right += right
    found[side].unseen += unseen.length
    found[side].points += Math.abs(points(guessed) - points(unseen))
    found[side].guesses += 1
  }
}

for (let nth = 0; nth < wholeNumber('games', options.games, 1); nth++) {
  const setup = gameOf(format, at(pairs, nth * step + 1), `guesses ${nth}`)
  const game = newGame(setup)
  const bot = sensible(definitionsOf(setup.definitions))
  const dice = diceOf(setup.seed)
  const looked: Record<Side, number> = { corp: -1, runner: -1 }
  while (game.over === null) {
    const { for: side, asks } = at(game.waiting, 0)
    if (asks === 'action' && looked[side] !== game.turn) {
      looked[side] = game.turn
      look(game, side, `${setup.seed} ${game.turn}`)
    }
    answerInPlace(game, side, bot(viewFor(game, side), dice, recallOf(game, side)).reply)
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
for (const [side, of] of [
  ['corp', "Runner's"],
  ['runner', "Corp's"],
] as const) {
  const { right, unseen, points, guesses } = found[side]
  console.log(`${of} deck: ${percent(right / unseen)} of ${unseen} unseen cards are guessed right`)
  if (side === 'runner') console.log(`  its agenda points are off by ${(points / guesses).toFixed(2)}`)
}
