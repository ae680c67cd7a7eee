import type { Page } from '@paydata/words/languages'
import { speechOf } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { expectedOf, wholeTags } from '../testing/expected.ts'

function unlike(path: string, one: unknown, other: unknown, alike: ReadonlySet<string>): readonly string[] {
  if (typeof one === 'string')
    return one === other && /[a-z]{4}/.test(one) && !alike.has(one) ? [`${path}: ${one}`] : []
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return []
  return Object.entries(one).flatMap(([key, words]) =>
    unlike(`${path}.${key}`, words, Reflect.get(other, key), alike),
  )
}

const english = speechOf('en')
const parts = (Object.keys(english.page) as readonly (keyof Page)[]).flatMap(part =>
  wholeTags.map(tag => [part, tag] as const),
)

test.each(parts)('nothing of %s was left in English in %s', async (part, tag) => {
  const { alike } = await expectedOf(tag)
  const left = unlike(part, await english.page[part](), await speechOf(tag).page[part](), new Set(alike))
  // The examples of searches and the labels of keys are no words to be read.
  expect(left.filter(line => !/rows[.]\w+[.](word|key):/.test(line))).toEqual([])
})
