import type { Instruction } from '../instructions/index.ts'
import type { Choose, One } from '../language/expressions.ts'
import type { CardType, Side } from '../state/names.ts'
import type { Catalogue } from './english/index.ts'

/** Who a sentence speaks of: the reader it addresses, or a player by name. */
export type Person = 'you' | Side

/** A kind of thing, counted and uncounted. */
export interface Noun {
  readonly one: string
  readonly many: string
}

/** How much: the figure, whether the noun after it stands alone, and what follows the noun ("for each …"). */
export interface Quantity {
  readonly count: string
  readonly one: boolean
  readonly tail: string
}

/** Something somebody does: addressed to the reader, or told of a third. Without a person it is told as it is. */
export interface Phrase {
  readonly who: Person | null
  readonly plain: string
  readonly third: string
  /** After “you may”, where that is not the plain text. */
  readonly offered?: string
}

/** What one instruction says: its own sentence, and whole sentences that follow from it. */
export interface Passage {
  readonly head: Phrase
  readonly rest: readonly string[]
}

/** Something that happens, to be told as happening, as past or as not having happened. */
export interface Event {
  readonly now: string
  readonly past: string
  readonly not: string
}

/** What an event is about, in words; null where the pattern does not care. */
export interface About {
  readonly by: Person | null
  /** Who does such a thing as a rule. */
  readonly corp: Person
  readonly runner: Person
  readonly card: string | null
  readonly server: string | null
  readonly kind: string | null
  readonly from: string | null
  /** The run and the encounter in question, where the text has just spoken of them. */
  readonly run: string | null
  readonly encounter: string | null
}

/** What a name in an ability stands for. */
export type Named =
  | { readonly choice: Choose }
  | { readonly result: Instruction }
  | { readonly is: One }
  | { readonly found: 'X' | 'number' | 'server' | 'word' }
  /** A number that is chosen where it is used: "up to 5". */
  | { readonly range: Quantity }
  /** Cards of which some have been taken since. */
  | { readonly rest: string }

/** Whose text is read, and in what words. */
export interface Reading {
  readonly say: Catalogue
  readonly side: Side
  readonly type: CardType
  readonly title: string
  readonly names: ReadonlyMap<string, Named>
  readonly inSubroutine: boolean
  /** What the sentence has just spoken of. */
  readonly it: One | null
  /** The run the text has just spoken of, and the server it attacks. */
  readonly run: string | null
  readonly attacked: string | null
  /** The encounter that is in progress, or the one that follows it. */
  readonly encounter: 'now' | 'next'
}

/** What an option is about, in words. */
export interface Offered {
  readonly card: string
  readonly cards: readonly string[]
  readonly server: string | null
  /** The card protects that server. */
  readonly protects: boolean
  /** The words of the ability or effect, and the card it is on. */
  readonly text: string | null
  readonly source: string | null
  readonly position: number | null
  readonly key: string | null
  readonly index: number | null
  readonly fromHidden: string | null
}
