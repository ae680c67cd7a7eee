import { speechOf, tags } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { looksLikeBot } from '../src/identity/bot-names.ts'

test.each(tags)('nobody is called as pages call a computer in the language %s', async tag => {
  const { levels } = await speechOf(tag).page.waiting()
  const { computers } = await speechOf(tag).page.page()
  const called = [...Object.values(computers), ...Object.values(levels)]
  expect(called.length).toBeGreaterThanOrEqual(6)
  expect(called.filter(name => !looksLikeBot(name))).toEqual([])
})

test('whoever is only called alike in part is no computer', () => {
  expect(['Ada', 'Regular Ada', 'Botanist'].filter(looksLikeBot)).toEqual([])
})
