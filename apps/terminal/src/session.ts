import { createHash } from 'node:crypto'
import type { Thought } from '@paydata/bots'
import type { Definition, Game, Reply, Side } from '@paydata/engine'
import type { Move } from '@paydata/match'
import { lastByHand, recollect } from '@paydata/match'
import { refusedText } from '@paydata/words/english'
import type { Level } from './arguments.ts'
import { toldBy } from './journal.ts'
import type { Match, Played } from './match.ts'
import { play } from './match.ts'
import type { Adviser, Player } from './players.ts'
import { saveOf, writeSave } from './saves.ts'
import type { Paint } from './screen/paint.ts'
import type { Stops } from './stops.ts'
import { ordersBy } from './stops.ts'
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
  /** Shown until somebody answers or takes back an earlier answer. */
  notes: readonly string[]
  readonly handover: boolean
  readonly stops: Record<Side, Stops>
  match: Match
  /** Written to after each answer. */
  file: string | null
  /** Whether the file holds the game as it is now. */
  isKept: boolean
  /** The side that sat before the screen last. */
  present: Side | null
  /** How much of the journal each side had seen when it last answered. */
  seen: Record<Side, number>
}

/** Applies a move, and the answers of standing orders after it. */
function applyMove(session: Session, move: Move): Played {
  const { match, stops, bots } = session
  const played = play(match, move, ordersBy(stops, bots))
  if (played.ok) {
    session.match = played.match
    keep(session)
  }
  return played
}

/** Submits an answer of a person, or their concession if there is none. Returns the refusal in words. */
export function submitReply(session: Session, by: Side, reply: Reply | null): string | null {
  const { journal } = session.match
  const { definitions } = gameOf(session)
  const played = applyMove(
    session,
    reply === null ? { kind: 'concession', by } : { kind: 'answer', by, how: 'player', id: null, reply },
  )
  if (!played.ok) return `That is no answer: ${refusedText(played.why)}.`
  session.seen[by] = toldBy(journal[by], by, definitions)
  session.notes = []
  return null
}

export function submitThought(session: Session, by: Side, { reply, because }: Thought): void {
  const played = applyMove(session, { kind: 'answer', by, how: 'bot', id: null, reply, because })
  if (!played.ok) throw new Error(`${by} cannot answer: ${played.why}`)
}

export const gameOf = ({ match }: Pick<Session, 'match'>): Game => match.course.position.game

/** How many answers the game consists of. */
export const answersOf = ({ course }: Match): number => course.counting.length

export function keep(session: Session): void {
  if (session.file === null) return
  const problem = writeSave(session.file, saveOf(session))
  session.isKept = problem === null
  if (problem !== null) session.terminal.write(`${problem.mistake}\n`)
}

/** The answer of a bot follows from the seed and the number of the answer alone. */
export const botThought = (session: Session, side: Side): Promise<Thought> =>
  session.bot(gameOf(session), side, seedFor(session.match, side))

/** A seed for a thinker. It must not get the seed of the game, which tells all shuffles. */
export const seedFor = (match: Match, side: Side): string =>
  createHash('sha256')
    .update(`${match.setup.seed}/${side}/${answersOf(match)}`)
    .digest('hex')

const sides: readonly Side[] = ['corp', 'runner']

/** Takes a side's last answer back, with what bots and standing orders answered since; the reason when it cannot be. */
export function undo(session: Session, side: Side): string | null {
  const { past } = session.match.course
  const last = lastByHand(past, sides)
  const recollection = recollect(past, side)
  if (last === undefined) return 'There is no answer to take back.'
  if (last.entry.by !== side || recollection === null)
    return 'The last answer was not yours, so it cannot be taken back.'
  const { to, isHarmless, undone } = recollection
  if (undone.chance === 'used') return 'Chance has decided something since, so your answer stands.'
  if (undone.learned.some(({ how }) => how === 'bidsRevealed'))
    return 'Secret bids have been revealed since, so your answer stands.'
  if (!isHarmless) return 'Something new has been seen since, so your answer stands.'
  const played = applyMove(session, { kind: 'takeBack', by: side, to: to.n })
  if (!played.ok) return `It cannot be taken back: ${refusedText(played.why)}.`
  session.notes = []
  session.seen[side] = Math.min(session.seen[side], session.match.journal[side].length)
  return null
}
