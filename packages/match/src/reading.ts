import type { Outcome } from '@paydata/engine'
import { digestOf, namedReply, questionFor } from '@paydata/engine'
import type { Entry, GivenAnswer, StoredEntry } from './entries.ts'
import type { Position, Recall, Sharing } from './position.ts'
import { after } from './position.ts'

/** Whether a log was written by the rules and cards of this release. */
export type Release = 'same' | 'other'

/** An entry in today's form and the position after it; or why today's rules lead the game elsewhere. */
export type ReadAgain = Outcome<{ readonly entry: Entry; readonly position: Position }, string>

/** Carries out an entry of a log again, and checks that it leads to the same game as when it was written. */
export function readAgain(
  position: Position,
  stored: StoredEntry,
  recall: Recall,
  release: Release,
  sharing: Sharing = 'shared',
): ReadAgain {
  // By other rules the place of an option may be that of another one, and such old answers have no digest that would show it.
  if ('reply' in stored && release === 'other')
    return { ok: false, why: 'it names a place in a list that may be another by now' }
  try {
    // Named before the answer is given, as the question is gone after it.
    const entry = 'reply' in stored ? namedAt(position, stored) : stored
    const next = after(position, stored, recall, sharing)
    if (!next.ok) return next
    const { game } = next.position
    if ('after' in stored && stored.after !== undefined && stored.after !== digestOf(game))
      return { ok: false, why: 'it leads to something else by now' }
    const written = 'reply' in stored && entry.kind === 'answer' ? { ...entry, after: digestOf(game) } : entry
    return { ok: true, entry: written, position: next.position }
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) }
  }
}

/** An answer of an older server in today's form, without its digest. */
function namedAt({ game }: Position, { reply, ...answer }: GivenAnswer): Entry {
  const question = questionFor(game, answer.by)
  if (question === undefined) throw new Error('nobody is asked what it answers')
  return { ...answer, named: namedReply(question, reply), after: '' }
}
