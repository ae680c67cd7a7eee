import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { logLine } from '../src/tree/index.ts'
import { expectedOf } from '../testing/expected.ts'
import { wrongWordingIn } from '../testing/wording.ts'
import { whatHappens } from './what-happens.ts'

test.each(tags)('no line of the log says what no text may say, whatever happens (%s)', async tag => {
  const language = await wordsOf(tag)
  const lines = new Set<string>()
  for (const each of whatHappens())
    for (const viewer of ['corp', 'runner', 'spectator'] as const)
      lines.add(logLine(each, viewer, language) ?? 'Nothing.')
  expect(lines.size).toBeGreaterThan(1500)
  const expected = await expectedOf(tag)
  expect([...lines].flatMap(line => wrongWordingIn(line, expected) ?? []).slice(0, 8)).toEqual([])
  expect([...lines].filter(line => !/^[\p{Lu}„“0-9].*[.)”“]$/u.test(line)).slice(0, 8)).toEqual([])
})
