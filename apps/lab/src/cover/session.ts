import type { Definition, Definitions } from '@paydata/engine'
import { diceOf } from '@paydata/scenario'
import { fuzz } from '../fuzz/game.ts'
import { asTest } from '../fuzz/report.ts'
import { starterGame } from '../pool.ts'
import { decksAround } from './decks.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf } from './outcome.ts'
import { towardsRare } from './steering.ts'
import { isMissing, Tally } from './tally.ts'

export interface Session {
  readonly definitions: Definitions
  /** Which cards have to show what they can do. */
  readonly isMeant: (card: Definition) => boolean
  /** The most games that are played. */
  readonly games: number
  readonly seed: string
  /** A game that has not ended after so many answers is left. */
  readonly mostAnswers: number
  /** How many games starter decks play first, before games aim at what is missing. */
  readonly starters: number
  /** What to do when everything has been seen: end, or play the rest of the games. */
  readonly then: 'end' | 'continue'
  readonly show: 'all' | 'missing'
  /** Called after each game with the progress so far. */
  readonly onProgress?: (progress: string) => void
}

/** Counts refusals once in so many answers. */
const refusalsEvery = 3

/** Then one game in so many is between starter decks; the others aim at what is missing. */
const starterEvery = 3

/** Plays until every deed that can be done and refused has been, and counts them. */
export function cover(session: Session): Outcome {
  const { definitions, games, seed } = session
  const tally = new Tally(definitions)
  const meant = [...definitions.cards.values()].filter(session.isMeant)
  const wanted = (): string[] => meant.flatMap(({ is }) => (tally.of(is).some(isMissing) ? [is] : []))
  const broken: string[] = []
  let answers = 0
  let pair = 0
  let nth = 0
  for (; nth < games && (session.then === 'continue' || wanted().length > 0); nth++) {
    const seedOfGame = `${seed} ${nth}`
    const dice = diceOf(seedOfGame)
    const aim = wanted()
    const isAimed = aim.length > 0 && nth >= session.starters && (nth + 1) % starterEvery !== 0
    const setup = isAimed
      ? decksAround(aim, definitions, seedOfGame, dice)
      : { ...starterGame(pair++, seedOfGame), definitions: definitions.version }
    const played = fuzz(setup, seedOfGame, dice, session.mostAnswers, {
      taste: game => towardsRare(tally, game),
      each(game) {
        tally.see(game)
        if (answers++ % refusalsEvery === 0) tally.seeRefusals(game)
      },
    })
    if (played.problem !== undefined) broken.push(asTest(setup, played.answers, played.problem, played.pair))
    const left = wanted().map(is => definitions.cards.get(is)?.printed.title ?? is)
    session.onProgress?.(
      `${nth + 1} of at most ${games} games, ${answers} answers; missing ${left.length} cards${left.length > 0 && left.length < 6 ? `: ${left.join(', ')}` : ''}`,
    )
  }
  return outcomeOf(tally, meant, { show: session.show, games: nth, answers, broken })
}
