import type { Edition, RuleChoices } from '@paydata/engine'
import type { Choice } from '@paydata/engine/editions'
import { allChoices, choices, placeOfChoice } from '@paydata/engine/editions'
import { rules as words } from '../messages/rules.ts'
import { compared, newest } from './comparison.ts'

/** Words for each choice of the rules: one that is not worded, or one of its words that is not, does not compile. */
type ChoiceWords = {
  readonly [Choice in keyof RuleChoices]: (decided: RuleChoices[Choice]) => string
}

/** What the rules of an edition say of a choice. */
export interface Decided {
  readonly edition: string
  /** Whether the newest edition decides it in another way. */
  readonly differs: boolean
  readonly text: string
  /** The place in the text of the edition, or in the next younger one that speaks of it. */
  readonly rule: string
}

/** A choice that not all editions decide alike. */
export interface ComparedChoice {
  readonly choice: Choice
  readonly cells: readonly Decided[]
}

export const subjects = ['game', 'turn', 'run', 'access', 'cards', 'abilities'] as const
export type Subject = (typeof subjects)[number]

export function choiceText<Of extends Choice>(choice: Of, { rules }: Edition): string {
  const said: ChoiceWords = {
    ...words.choices,
    allottedClicks: ({ corp, runner }) => words.choices.allottedClicks(corp, runner),
  }
  return said[choice](rules[choice])
}

const decidedIn = (edition: Edition, choice: Choice): Decided => ({
  edition: edition.name,
  differs: choiceText(choice, edition) !== choiceText(choice, newest),
  text: choiceText(choice, edition),
  rule: placeOfChoice(edition, choice),
})

/** The choices of a subject in which any two editions differ, as each decides them. */
export const comparedChoices = (of: Subject): readonly ComparedChoice[] =>
  allChoices
    .filter(choice => choices[choice].of === of)
    .map(choice => ({ choice, cells: compared.map(edition => decidedIn(edition, choice)) }))
    .filter(({ cells }) => cells.some(({ differs }) => differs))
