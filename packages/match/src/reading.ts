import { digestOf, namedReply, questionFor } from '@paydata/engine'
import type { Entry, GivenAnswer, StoredEntry } from './entries.ts'
import type { Position, Recall, Sharing } from './position.ts'
import { after } from './position.ts'

/** Whether the rules and cards of this release are those by which a log was written. */
export type Release = 'same' | 'other'

/** An entry as it is written today, with what it led to; or why the game would have gone another way by now. */
export type ReadAgain =
  | { readonly ok: true; readonly entry: Entry; readonly position: Position }
  | { readonly ok: false; readonly why: string }

/** Gives an entry of a log again, and makes sure that it leads to what it led to when it was written. */
export function readAgain(
  position: Position,
  stored: StoredEntry,
  recall: Recall,
  release: Release,
  sharing: Sharing = 'shared',
): ReadAgain {
  // By other rules a place in a list may be that of something else, and nothing would tell.
  if ('reply' in stored && release === 'other')
    return { ok: false, why: 'it names a place in a list that may be another by now' }
  try {
    // Before it is given, as what was asked is asked no more after it.
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

/** A reply of a server before as it is written today, but for what it leads to. */
function namedAt({ game }: Position, { reply, ...answer }: GivenAnswer): Entry {
  const question = questionFor(game, answer.by)
  if (question === undefined) throw new Error('nobody is asked what it answers')
  return { ...answer, named: namedReply(question, reply), after: '' }
}
