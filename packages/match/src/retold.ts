import type { Game, NamedReply, Reply } from '@paydata/engine'
import { answer, concede, digestOf, questionFor, replyNamed } from '@paydata/engine'
import type { Because } from '@paydata/protocol'
import type { Move } from './advance.ts'
import type { Entry } from './entries.ts'
import type { Past } from './past.ts'
import { replyOf } from './position.ts'

type Side = 'corp' | 'runner'

interface Common {
  readonly automatic: boolean
  /** A digest of the game after it; what servers before wrote may lack it. */
  readonly after?: string | undefined
}

/** What an engine has to be told again to come to the same game: no reply of a player is that they gave up. */
export type Retold = Common &
  (
    | { readonly by: Side; readonly named: NamedReply | null; readonly because?: Because | undefined }
    | { readonly by: 'both'; readonly named: null }
  )

/** The same in files of version 1: replies are the places of options in their lists, and nothing tells when they are others. */
export type RetoldByPlace = Omit<Common, 'after'> &
  (
    | { readonly by: Side; readonly reply: Reply | null; readonly because?: Because | undefined }
    | { readonly by: 'both'; readonly reply: null }
  )

/** What was done by an entry; null where the rules were changed, and nobody did anything. */
export function moveOf({ before, entry }: Past): Move | null {
  if (entry.kind === 'mended') return null
  if (entry.kind !== 'answer') return entry
  const reply = replyOf(before.game, entry)
  return reply === undefined ? null : { ...entry, reply }
}

/** Null for what was said about a game and did not change it. */
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

/** The reply that was given, as it is given at this moment; null for giving up, nothing where it names what is not there. */
export function replyIn(game: Game, told: Retold | RetoldByPlace): Reply | null | undefined {
  if ('reply' in told) return told.reply
  if (told.named === null) return null
  const question = questionFor(game, told.by)
  return question && replyNamed(question, told.named)
}

/** Whether a game is the one that an answer led to when it was given. */
export const leadsTo = (game: Game, told: Retold | RetoldByPlace): boolean =>
  !('after' in told) || told.after === undefined || told.after === digestOf(game)

/** The game after an answer that was given in it before; null where the rules of today would take it elsewhere. */
export function toldAgain(game: Game, told: Retold | RetoldByPlace): Game | null {
  const reply = replyIn(game, told)
  if (reply === undefined) return null
  const { by } = told
  const outcome = reply === null || by === 'both' ? concede(game, by) : answer(game, by, reply)
  return outcome.ok && leadsTo(outcome.game, told) ? outcome.game : null
}
