import type { Group, One, Test } from '@paydata/engine/language'
import { groupNoun } from './nouns.ts'
import type { Reading } from './reading.ts'
import { one } from './references.ts'
import { testsNoun } from './traits.ts'
import type { Thing, Trait } from './tree.ts'

const isSame = (test: Test): test is Extract<Test, { is: 'same' }> => test.is === 'same'

/** Cards a rule applies to: this one, a kind of card, one object. */
export function subjectOf(r: Reading, of: One | Group): Thing {
  if (typeof of === 'string' || 'the' in of) return one(r, of)
  return onlyOf(r, of) ?? { is: 'all', noun: groupNoun(r, of) }
}

/** A group that can hold no more than one object is told as that one. */
function onlyOf(r: Reading, { where }: Group): Thing | null {
  const same = where.find(isSame)
  if (same === undefined) return null
  // The next ice that is encountered is another anyway.
  const isNext = r.encounter === 'next' && same.as === 'encountered'
  const more = where.filter(test => test !== same && !(isNext && test.is === 'other'))
  const of = one(r, same.as)
  const traits = more.map((test): Trait => {
    if (test.is === 'other') return { trait: 'otherThan', card: { is: 'this', type: r.type } }
    const { traits: told, ...head } = testsNoun(r, [test])
    const anyOf =
      test.is === 'either' && told[0]?.trait === 'is' ? told[0].anyOf : [{ ...head, traits: told }]
    return { trait: 'is', not: false, anyOf }
  })
  return traits.length === 0 ? of : { is: 'only', of, traits }
}

/** Cards a rule speaks of in general: "events", "this card". */
export const general = (r: Reading, of: readonly Test[] | 'self'): Thing =>
  of === 'self' ? one(r, of) : { is: 'kind', noun: testsNoun(r, of) }

/** One of them: "an event", "this card". */
export const anyOf = (r: Reading, of: readonly Test[] | 'self'): Thing =>
  of === 'self' ? one(r, of) : { is: 'any', noun: testsNoun(r, of) }
