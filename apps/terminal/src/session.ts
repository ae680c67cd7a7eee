import { createHash } from 'node:crypto'
import type { Thought } from '@paydata/bots'
import type { Definition, Reply, Side } from '@paydata/engine'
import { learnedBy, viewFor } from '@paydata/engine'
import { refusedText } from '@paydata/engine/text'
import type { Level } from './arguments.ts'
import { toldBy } from './journal.ts'
import type { Match, Step } from './match.ts'
import { play } from './match.ts'
import type { Stops } from './passing.ts'
import { automaticPass } from './passing.ts'
import type { Adviser, Player } from './players.ts'
import { saveOf, writeSave } from './saves.ts'
import type { Paint } from './screen/paint.ts'
import type { Terminal } from './terminal.ts'

/** A game being played at this terminal. */
export interface Session {
  readonly terminal: Terminal
  readonly paint: Paint
  readonly definitions: readonly Definition[]
  readonly bots: readonly Side[]
  readonly level: Level
  readonly bot: Player
  readonly adviser: Adviser
  readonly decks: Readonly<Record<Side, string>>
  /** What to type for the decks to play with them again. */
  readonly deckWords: Readonly<Record<Side, string>>
  /** Told until somebody has answered, or taken back what was answered before. */
  notes: readonly string[]
  readonly handover: boolean
  readonly stops: Record<Side, Stops>
  match: Match
  /** Written to after each answer. */
  file: string | null
  /** Whether the file holds the game as it is now. */
  isKept: boolean
  steps: Step[]
  /** Who sat before the screen last. */
  present: Side | null
  /** How much of the journal each side had seen when it last answered. */
  seen: Record<Side, number>
}

/** Takes an answer of a person, a bot or a standing order; a refusal is shown to who gave it. */
export function take(
  session: Session,
  by: Side,
  reply: Reply | null,
  kind: Step['kind'],
  because?: string,
): { readonly refused: string | null } {
  const before = session.match
  const played = play(before, {
    by,
    reply,
    automatic: kind === 'automatic',
    ...(because === undefined ? {} : { because }),
  })
  if (!played.ok) return { refused: `That is no answer: ${refusedText(played.why)}.` }
  if (kind === 'person') {
    session.seen[by] = toldBy(before.journal[by], by, before.game.definitions)
    session.notes = []
  }
  session.match = played.match
  session.steps.push({ before, by, kind })
  keep(session)
  return { refused: null }
}

export function keep(session: Session): void {
  if (session.file === null) return
  const problem = writeSave(session.file, saveOf(session))
  session.isKept = problem === null
  if (problem !== null) session.terminal.write(`${problem.mistake}\n`)
}

/** What a bot answers follows from the seed and the number of the answer alone. */
export const botThought = ({ match, bot }: Session, side: Side): Promise<Thought> =>
  bot(match.game, side, seedFor(match, side))

/** Chance of its own: nobody who thinks is given what the shuffles of the game are made from. */
export const seedFor = ({ setup, answers }: Match, side: Side): string =>
  createHash('sha256').update(`${setup.seed}/${side}/${answers.length}`).digest('hex')

/** Passes for who is asked, where its standing orders say so. */
export function passedAutomatically(session: Session, side: Side): boolean {
  const view = viewFor(session.match.game, side)
  const option = automaticPass(view, session.stops[side])
  if (option === null || view.question === null) return false
  return (
    take(session, side, { question: view.question.number, choose: [option] }, 'automatic').refused === null
  )
}

/** Takes a side's last answer back; the reason when it cannot be. */
export function undo(session: Session, side: Side): string | null {
  const { steps } = session
  // What bots and standing orders answered since goes with it.
  const index = steps.findLastIndex(step => step.kind === 'person')
  const last = steps[index]
  if (last === undefined) return 'There is no answer to take back.'
  if (last.by !== side) return 'The last answer was not yours, so it cannot be taken back.'
  for (const [i, { before }] of steps.entries()) {
    if (i < index) continue
    const {
      corp,
      runner,
      public: all,
      searches,
      randomness,
      bids,
    } = learnedBy(before.game, (steps[i + 1]?.before ?? session.match).game)
    if (randomness) return 'Chance has decided something since, so your answer stands.'
    if (bids) return 'Secret bids have been revealed since, so your answer stands.'
    if (searches !== null || corp.length + runner.length + all.length > 0)
      return 'Something new has been seen since, so your answer stands.'
  }
  session.match = last.before
  session.notes = []
  session.steps = steps.slice(0, index)
  session.seen[side] = Math.min(session.seen[side], last.before.journal[side].length)
  keep(session)
  return null
}
