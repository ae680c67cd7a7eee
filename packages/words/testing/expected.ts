import type { Tag } from '@paydata/words/languages'
import { languages, tags } from '@paydata/words/languages'

/** What tests know of a language: each has it in `tests/expected.ts` of its own folder. */
export interface Expected {
  /** What it says, by what English says. A sentence that is not here has to be the English one. */
  readonly sentences: Readonly<Record<string, string>>
  /** Words of the page that are the same in English. */
  readonly alike: readonly string[]
  /** What no text may say, each with what is wrong about it. */
  readonly wrong: readonly (readonly [string, RegExp])[]
  /** Words that the first texts of the rules do not have (Core rulebook, FAQ 1.1, Rules Reference). */
  readonly newer: RegExp
  /** The words with which a sentence begins that tells a player to do something to a card. */
  readonly imperatives: Readonly<Record<'trash' | 'derez' | 'choose', string>>
  /** How "the first" and the next ones begin, of several that would be called alike. */
  readonly ordinals: readonly string[]
  /** What is said of those that were chosen, where another one was not. */
  readonly chosen: string
  /** All that may stand for the card that was named last. */
  readonly pronouns: readonly string[]
}

export async function expectedOf(tag: Tag): Promise<Expected> {
  const { expected }: { expected: Expected } = await import(
    `../src/${languages[tag].folder}/tests/expected.ts`
  )
  return expected
}

/** The languages of which readers see nothing in English, without English. */
export const wholeTags = tags.filter(tag => tag !== 'en' && languages[tag].words === 'whole')

const all = await Promise.all(tags.map(expectedOf))

/** What each language has to say where English says this, in the order of `tags`. */
export const inEach = (english: string): readonly string[] =>
  all.map(({ sentences }) => sentences[english] ?? english)

/** What each language has to say where English says all of this. */
export const allInEach = (...english: readonly string[]): readonly (readonly string[])[] =>
  all.map(({ sentences }) => english.map(each => sentences[each] ?? each))
