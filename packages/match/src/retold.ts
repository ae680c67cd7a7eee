import type { Game, NamedReply, Reply, Side } from '@paydata/engine'
import { answer, concede, digestOf, questionFor, replyNamed } from '@paydata/engine'
import type { Because } from '@paydata/protocol'
import type { Move } from './advance.ts'
import type { Entry } from './entries.ts'
import type { Past } from './past.ts'
import { replyOf } from './position.ts'

interface Common {
  readonly automatic: boolean
  /** A digest of the game after the answer. Answers from older servers may lack it. */
  readonly after?: string | undefined
}

/** An answer in the form in which a game can be replayed. If `named` is null, the player conceded, or both agreed on a draw. */
export type Retold = Common &
  (
    | { readonly by: Side; readonly named: NamedReply | null; readonly because?: Because | undefined }
    | { readonly by: 'both'; readonly named: null }
  )

/** An answer in a replay file of version 1. It gives options by their places, and has no digest that shows when those have changed. */
export type RetoldByPlace = Omit<Common, 'after'> &
  (
    | { readonly by: Side; readonly reply: Reply | null; readonly because?: Because | undefined }
    | { readonly by: 'both'; readonly reply: null }
  )

/** The move that an entry records; null for a `mended` entry, which is no move. */
export function moveOf({ before, entry }: Past): Move | null {
  if (entry.kind === 'mended') return null
  if (entry.kind !== 'answer') return entry
  const reply = replyOf(before.game, entry)
  return reply === undefined ? null : { ...entry, reply }
}

/** The entry in the form in which it can be replayed; null for an entry that is not part of the game's course. */
export function retold(entry: Entry): Retold | null {
  switch (entry.kind) {
    case 'answer': {
      const { by, named, after, how, because } = entry
      return { by, named, after, automatic: how === 'order', ...(because !== undefined && { because }) }
    }
    case 'concession':
    case 'timeOut':
    case 'absence':
      return { by: entry.by, named: null, after: entry.after, automatic: false }
    case 'draw':
      return { by: 'both', named: null, after: entry.after, automatic: false }
    case 'presence':
    case 'drawOffer':
    case 'drawRefusal':
    case 'takeBack':
    case 'mended':
      return null
  }
}

/** The reply of an answer at this moment; null for a concession, undefined if it names an option that is not there. */
export function replyIn(game: Game, told: Retold | RetoldByPlace): Reply | null | undefined {
  if ('reply' in told) return told.reply
  if (told.named === null) return null
  const question = questionFor(game, told.by)
  return question && replyNamed(question, told.named)
}

/** Whether a game is equal to the one that an answer led to when it was first given, as far as the answer has a digest. */
export const leadsTo = (game: Game, told: Retold | RetoldByPlace): boolean =>
  !('after' in told) || told.after === undefined || told.after === digestOf(game)

/** Replays an answer. Gives null if today's rules do not take it, or lead to another game than they did before. */
export function toldAgain(game: Game, told: Retold | RetoldByPlace): Game | null {
  const reply = replyIn(game, told)
  if (reply === undefined) return null
  const { by } = told
  const outcome = reply === null || by === 'both' ? concede(game, by) : answer(game, by, reply)
  return outcome.ok && leadsTo(outcome.game, told) ? outcome.game : null
}
