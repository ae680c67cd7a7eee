import type { RuleChoices } from '@paydata/engine'

/** What the rules of an edition say of each choice: a language that does not word one of them, or one of its words, does not compile. */
export type ChoiceWords = {
  readonly [Choice in keyof RuleChoices]: (decided: RuleChoices[Choice]) => string
}

/** What is said for a choice between words. */
export const oneOf =
  <Word extends string>(sentences: Readonly<Record<Word, string>>) =>
  (word: Word): string =>
    sentences[word]
