import type { Done, Refused, ReplyRefusalCode } from '@paydata/engine'
import { digestOf, namedReply, questionFor } from '@paydata/engine'
import type { Entry, GivenAnswer, StoredEntry } from './entries.ts'
import type { Position, Recall, Sharing } from './position.ts'
import { after } from './position.ts'

/** Whether a log was written by the rules and cards of this release. */
export type Release = 'same' | 'other'

/** Why today's rules lead the game elsewhere. */
export type ReadAgainRefusalCode =
  | ReplyRefusalCode
  /** It names a place in a list that may be another by now. */
  | 'placesMayDiffer'
  | 'leadsElsewhere'
  /** Carrying it out threw the `cause`. */
  | 'failed'

interface NotReadAgain extends Refused<ReadAgainRefusalCode> {
  readonly cause?: unknown
}

/** An entry in today's form and the position after it; or why there is none. */
export type ReadAgain = Done<{ readonly entry: Entry; readonly position: Position }> | NotReadAgain

/** Carries out an entry of a log again, and checks that it leads to the same game as when it was written. */
export function readAgain(
  position: Position,
  stored: StoredEntry,
  recall: Recall,
  release: Release,
  sharing: Sharing = 'shared',
): ReadAgain {
  // By other rules the place of an option may be that of another one, and such old answers have no digest that would show it.
  if ('reply' in stored && release === 'other') return { ok: false, why: 'placesMayDiffer' }
  try {
    // Named before the answer is given, as the question is gone after it.
    const entry = 'reply' in stored ? namedAt(position, stored) : stored
    if (entry === null) return { ok: false, why: 'notAsked' }
    const next = after(position, stored, recall, sharing)
    if (!next.ok) return next
    const { game } = next.position
    if ('after' in stored && stored.after !== undefined && stored.after !== digestOf(game))
      return { ok: false, why: 'leadsElsewhere' }
    const written = 'reply' in stored && entry.kind === 'answer' ? { ...entry, after: digestOf(game) } : entry
    return { ok: true, entry: written, position: next.position }
  } catch (cause) {
    return { ok: false, why: 'failed', cause }
  }
}

/** An answer of an older server in today's form, without its digest; null if its player is not asked. */
function namedAt({ game }: Position, { reply, ...answer }: GivenAnswer): Entry | null {
  const question = questionFor(game, answer.by)
  if (question === undefined) return null
  return { ...answer, named: namedReply(question, reply), after: '' }
}
