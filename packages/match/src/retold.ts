import type { Reply } from '@paydata/engine'
import type { Entry } from './entries.ts'

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

/** Null for what was said about a game and did not change it. */
export function retold(entry: Entry): Retold | null {
  const { by } = entry
  switch (entry.kind) {
    case 'answer':
      return {
        by,
        reply: entry.reply,
        automatic: entry.how === 'order',
        ...(entry.because === undefined ? {} : { because: entry.because }),
      }
    case 'concession':
    case 'timeOut':
    case 'absence':
      return { by, reply: null, automatic: false }
    case 'draw':
      return { by: 'both', reply: null, automatic: false }
    case 'presence':
    case 'drawOffer':
    case 'drawRefusal':
    case 'takeBack':
      return null
  }
}
