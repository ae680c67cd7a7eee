import type {
  Game,
  NextGame,
  Occurrence,
  Outcome,
  Reply,
  ReplyRefusalCode,
  Setup,
  Side,
} from '@paydata/engine'
import { answer, answerInPlace, concede, loadGame, newGame, questionFor, replyNamed } from '@paydata/engine'
import type { Result } from '@paydata/protocol'
import type { AnswerEntry, GivenAnswer, Left, MendedEntry, StoredEntry } from './entries.ts'

/**
 * A game after `n` entries. It never changes, except that `after` with `own` may change its game in place to make the next
 * position.
 */
export interface Position {
  readonly n: number
  /** After a take-back, the earlier entry after which the game stood like this; otherwise `n`. */
  readonly since: number
  readonly game: Game
  /** What happened through the last entry. */
  readonly occurred: readonly Occurrence[]
  readonly left: Left | null
  /** The players of a game with clocks who are away. */
  readonly away: readonly Side[]
  /** The last entry that was more than a player who came or went. */
  readonly changed: number
  /** The player who offers a draw. */
  readonly draw: Side | null
  readonly result: Result | null
}

export const beginning = (setup: Setup, left: Left | null): Position => at(0, newGame(setup), left)

const at = (n: number, game: Game, left: Left | null): Position => ({
  n,
  since: n,
  game,
  occurred: game.occurred,
  left,
  away: [],
  changed: n,
  draw: null,
  result: game.over === null ? null : { winner: game.over.winner, how: game.over.how },
})

/** A position from a stored game. It has no occurrences, as the players were told before what its last entry led to. */
export const resumed = (n: number, game: Game, left: Left | null): Position => ({
  ...at(n, game, left),
  occurred: [],
})

/** A position from a stored game after its last entry. If that is a loss on time or by absence, the engine knows only a concession. */
export function resumedAfter(n: number, game: Game, entry: StoredEntry): Position {
  const position = resumed(n, game, entry.left)
  const { result } = position
  if (result === null || (entry.kind !== 'timeOut' && entry.kind !== 'absence')) return position
  return { ...position, result: { ...result, how: howLost[entry.kind] } }
}

const howLost = { timeOut: 'time', absence: 'absence' } as const

/** The player who offers a draw after an entry. An offer stands while the players only pass, by hand or by standing orders. */
function offerAfter(draw: Side | null, entry: StoredEntry): Side | null {
  if (entry.kind === 'drawOffer') return entry.by
  if (entry.kind === 'presence') return draw
  return entry.kind === 'answer' && (entry.how === 'order' || entry.draw === 'stands') ? draw : null
}

function awayAfter(away: readonly Side[], entry: StoredEntry): readonly Side[] {
  if (entry.kind !== 'presence') return away
  const others = away.filter(side => side !== entry.by)
  return entry.is === 'away' ? [...others, entry.by] : others
}

/** The parts of a position beside the game that an entry may leave as they were. */
export type Lasting = Pick<Position, 'draw' | 'away'>
export const lastingAfter = ({ draw, away }: Lasting, entry: StoredEntry): Lasting => ({
  draw: offerAfter(draw, entry),
  away: awayAfter(away, entry),
})

export type Next = Outcome<{ readonly position: Position }, ReplyRefusalCode>

/** Gives the position after an entry, for a take-back to it. */
export type Recall = (n: number) => Position

/** Whether other code uses the game of a position too. If not (`own`), it may be changed in place to make the next one. */
export type Sharing = 'shared' | 'own'

/** The position after an entry, in a game in progress or one that is read from its log. */
export function after(
  position: Position,
  entry: StoredEntry,
  recall: Recall,
  sharing: Sharing = 'shared',
): Next {
  const next = changedBy(position, entry, recall, sharing)
  if (!next.ok) return next
  const { position: made } = next
  return { ok: true, position: made.result === null ? { ...made, ...lastingAfter(position, entry) } : made }
}

function changedBy(position: Position, entry: StoredEntry, recall: Recall, sharing: Sharing): Next {
  const n = position.n + 1
  switch (entry.kind) {
    case 'answer': {
      const reply = replyOf(position.game, entry)
      if (reply === undefined) return { ok: false, why: 'notAnOption' }
      const give = sharing === 'own' ? answerInPlace : answer
      return played(n, give(position.game, entry.by, reply), entry)
    }
    case 'concession':
      return played(n, concede(position.game, entry.by), entry)
    case 'draw':
      return played(n, concede(position.game, 'both'), entry)
    case 'timeOut':
    case 'absence':
      return lost(position, entry, howLost[entry.kind])
    case 'drawOffer':
    case 'drawRefusal':
      return { ok: true, position: resumed(n, position.game, entry.left) }
    case 'presence': {
      const { changed } = position
      return { ok: true, position: { ...resumed(n, position.game, entry.left), changed } }
    }
    case 'takeBack':
      return { ok: true, position: { ...resumed(n, recall(entry.to).game, entry.left), since: entry.to } }
    case 'mended':
      return { ok: true, position: mendedAt(n, loadGame(entry.saved), entry) }
  }
}

/**
 * The position from which a game continues by changed rules. Like a take-back, it goes back to an earlier entry; if no entry is lost
 * by it, clients are not told so.
 */
export const mendedAt = (n: number, game: Game, { to, left }: MendedEntry): Position => ({
  ...resumed(n, game, left),
  since: to === n - 1 ? n : to,
})

/** The reply of an answer at this position; undefined if it names an option that is not there. */
export function replyOf(game: Game, entry: AnswerEntry | GivenAnswer): Reply | undefined {
  if ('reply' in entry) return entry.reply
  const question = questionFor(game, entry.by)
  return question && replyNamed(question, entry.named)
}

const played = (n: number, outcome: NextGame, { left }: StoredEntry): Next =>
  outcome.ok ? { ok: true, position: at(n, outcome.game, left) } : outcome

/** A loss on time or by absence. The engine has only the concession for it, so the position says how the game was lost. */
function lost(
  position: Position,
  { by, left }: { readonly by: Side; readonly left: Left | null },
  how: 'time' | 'absence',
): Next {
  const outcome = concede(position.game, by)
  if (!outcome.ok) return outcome
  const ended = at(position.n + 1, outcome.game, left)
  return { ok: true, position: { ...ended, result: ended.result && { ...ended.result, how } } }
}
