import type { Definition, Definitions, Game, Option, Reply } from '@paydata/engine'
import { answerInPlace, cloneGame } from '@paydata/engine'
import type { Taste } from '@paydata/scenario'
import { diceOf, randomReply, watch } from '@paydata/scenario'
import type { Wanted } from '../effects/wanted.ts'
import { wantedOf } from '../effects/wanted.ts'
import { Watch } from '../effects/watch.ts'
import type { Position } from './positions.ts'
import { begun, positionsFor } from './positions.ts'

/** A position and the replies that were given in it, each to the first question that was open. */
export interface Walk {
  readonly position: Position
  readonly seed: string
  readonly replies: readonly Reply[]
}

/** What was seen of a part of a card for the first time, and what happened with the answer that showed it. */
export interface Shown {
  readonly wanted: Wanted
  readonly changed: readonly string[]
  /** How it came to that: from which position, by which replies. */
  readonly came: Walk
}

export interface Tried {
  readonly shown: readonly Shown[]
  readonly missing: readonly Wanted[]
  /** Errors of the engine or of the position, each once. */
  readonly wrong: readonly string[]
  readonly answers: number
}

const keyOf = ({ path, need }: Wanted): string => `${path} ${need}`

/** Plays from each position, again and again, until all was seen or so many rounds were played. */
export function tryCard(
  definitions: Definitions,
  card: Definition,
  { rounds, answers: most }: { readonly rounds: number; readonly answers: number },
): Tried {
  const all = wantedOf(card)
  const noted = new Watch()
  const isSeen = (wanted: Wanted): boolean => noted.seen.has(keyOf(wanted))
  const shown = new Map<string, Shown>()
  const wrong = new Set<string>()
  let answers = 0
  const walk = (position: Position, seed: string): void => {
    const dice = diceOf(seed)
    const game = cloneGame(begun(definitions, position, seed).json)
    const replies: Reply[] = []
    for (let i = 0; i < most && game.over === null; i++) {
      const [question] = game.waiting
      if (question === undefined) return
      const { turn, thisTurn } = game
      const recorded = thisTurn.length
      const reply = randomReply(question, dice, towards(game, card.is))
      replies.push(reply)
      const outcome = answerInPlace(game, question.for, reply)
      if (!outcome.ok) throw new Error(`an option was refused: ${outcome.why}`)
      answers++
      for (const wanted of all)
        if (!shown.has(keyOf(wanted)) && isSeen(wanted)) {
          const changed = since(game, game.turn === turn ? recorded : 0)
          shown.set(keyOf(wanted), { wanted, changed, came: { position, seed, replies: [...replies] } })
        }
    }
  }
  const positions = positionsFor(card)
  watch(noted)
  try {
    for (let round = 0; round < rounds && !all.every(isSeen); round++)
      for (const [nth, position] of positions.entries()) {
        try {
          walk(position, `${card.is} ${round} ${nth}`)
        } catch (mistake) {
          wrong.add(mistake instanceof Error ? (mistake.message.split('\n')[0] ?? '') : String(mistake))
        }
      }
  } finally {
    watch(null)
  }
  return {
    shown: [...shown.values()],
    missing: all.filter(each => !isSeen(each)),
    wrong: [...wrong],
    answers,
  }
}

/** What has been recorded from a place of the record of the turn on, as far as it fits on a line. */
const since = (game: Game, recorded: number): readonly string[] =>
  game.thisTurn
    .slice(recorded)
    .filter(({ what }) => !beside.has(what))
    .slice(0, 8)
    .map(({ what, by, card, amount }) =>
      [what, by, card === null ? undefined : game.titles[card.card], amount || undefined]
        .filter(each => each !== null && each !== undefined)
        .join(' '),
    )

/** What goes with everything. */
const beside: ReadonlySet<string> = new Set(['would', 'effectEnded', 'actionTaken', 'actionFinished'])

/** Prefers what the card offers; all else now and then, so that what it waits for comes about. */
const towards =
  (game: Game, is: string): Taste =>
  ({ does, card }) =>
    card !== undefined && game.titles[card.card] === is ? 40 : (weights[does] ?? 4)

const weights: Readonly<Partial<Record<Option['does'], number>>> = {
  pass: 8,
  run: 8,
  useAbility: 6,
  steal: 8,
  jackOut: 1,
  gainCredit: 2,
}
