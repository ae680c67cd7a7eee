import type { Reply } from '@paydata/engine'
import type { Move } from './advance.ts'
import type { Past } from './past.ts'
import { replyOf } from './position.ts'

type Side = 'corp' | 'runner'

/** What an engine has to be told again to come to the same game: no reply of a player is that they gave up. */
export type Retold =
  | {
      readonly by: Side
      readonly reply: Reply | null
      readonly automatic: boolean
      readonly because?: string | undefined
    }
  | { readonly by: 'both'; readonly reply: null; readonly automatic: boolean }

/** What was done by an entry; null where the rules were changed, and nobody did anything. */
export function moveOf({ before, entry }: Past): Move | null {
  if (entry.kind === 'mended') return null
  if (entry.kind !== 'answer') return entry
  const reply = replyOf(before.game, entry)
  return reply === undefined ? null : { ...entry, reply }
}

/** Null for what was said about a game and did not change it. */
export function retold(move: Move): Retold | null {
  switch (move.kind) {
    case 'answer':
      return {
        by: move.by,
        reply: move.reply,
        automatic: move.how === 'order',
        ...(move.because === undefined ? {} : { because: move.because }),
      }
    case 'concession':
    case 'timeOut':
    case 'absence':
      return { by: move.by, reply: null, automatic: false }
    case 'draw':
      return { by: 'both', reply: null, automatic: false }
    case 'presence':
    case 'drawOffer':
    case 'drawRefusal':
    case 'takeBack':
      return null
  }
}
