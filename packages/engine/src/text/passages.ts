import type { Instruction } from '../instructions/index.ts'
import type { Passage, Phrase, Reading } from './phrases.ts'
import { passagesOf } from './sequences.ts'

/** Instructions read one after another: the first as a phrase, the others as sentences of their own. */
export function passageOf(r: Reading, does: readonly Instruction[]): Passage {
  const [first, ...others] = passagesOf(r, does)
  if (first === undefined) return { head: r.say.offers.nothing, rest: [] }
  return { head: first.head, rest: [...first.rest, ...others.flatMap(each => sentencesOf(r, each))] }
}

export const only = (head: Phrase): Passage => ({ head, rest: [] })

export const sentencesOf = (r: Reading, { head, rest }: Passage): readonly string[] => [
  r.say.sentence(head),
  ...rest,
]

/** Instructions as a piece of text. */
export const proseOf = (r: Reading, does: readonly Instruction[]): string =>
  r.say.offers.joined(sentencesOf(r, passageOf(r, does)))
