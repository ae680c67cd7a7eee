import { isVerb } from '../instructions/index.ts'
import type { Definition } from '../language/abilities.ts'
import * as all from '../language/all-words.ts'
import { bug } from '../state/bug.ts'

/** By the field that holds them. */
const words: Readonly<Record<string, (word: string) => boolean>> = {
  form: word => word in all.forms,
  do: isVerb,
  declare: word => word in all.declared,
  pay: word => word in all.paid,
  amount: word => word in all.amounts,
  if: word => word in all.conditions,
  is: word => word in all.tests,
  instead: word => word in all.replacements,
  effect: word => word in all.effects,
  what: word => word in all.heard,
  at: word => word in all.times,
}

/** Refuses a definition with a word that there is not, whose text nobody could draw and whose ability nobody could resolve. */
export function checkCard({ is, abilities, earlier = [] }: Definition): void {
  checkPart(is, abilities)
  for (const { abilities: then } of earlier) checkPart(is, then)
}

function checkPart(card: string, part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  for (const [field, value] of Object.entries(part)) {
    const isWord = Array.isArray(part) ? undefined : words[field]
    for (const each of [value].flat())
      if (typeof each === 'string' && isWord?.(each) === false)
        bug(`${card}: there is no "${each}" among the words of "${field}"`)
    checkPart(card, value)
  }
}
