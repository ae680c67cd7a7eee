import { allChoices, choices } from '@paydata/engine/editions'
import { tags } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { loadWords, speak } from '../messages/language.ts'
import { comparedChoices, subjects } from './choices.ts'
import { compared } from './comparison.ts'

await loadWords('rules')

test.each(tags)(
  'what two editions decide in different ways is told in different words (%s)',
  async language => {
    await speak(language)
    const told = new Map(subjects.flatMap(comparedChoices).map(each => [each.choice, each.cells]))
    for (const choice of allChoices) {
      const decided = compared.map(({ rules }) => JSON.stringify(rules[choice]))
      const isSame = decided.every(each => each === decided[0])
      expect([choice, told.has(choice)]).toEqual([choice, !isSame])
      for (const [i, cell] of (told.get(choice) ?? []).entries())
        for (const [j, other] of (told.get(choice) ?? []).entries())
          expect(cell.text === other.text).toBe(decided[i] === decided[j])
    }
    await speak('en')
  },
)

test('a choice stands under its subject, with the place in the text of each edition', () => {
  const cells = comparedChoices('cards').find(({ choice }) => choice === 'secondConsole')?.cells
  expect(cells?.map(({ edition, differs, rule }) => [edition, differs, rule])).toEqual([
    ['26.03', false, '3.8.5b'],
    ['1.6', false, 'CR 1.6, 3.8.5b'],
    ['1.4', false, 'CR 1.6, 3.8.5b'],
    ['2017', true, 'Rules Reference, Console'],
    ['2013', true, 'FAQ 1.1, question 24'],
    ['2012', true, 'Core rulebook, Installing Cards'],
  ])
  for (const of of subjects) for (const { choice } of comparedChoices(of)) expect(choices[choice].of).toBe(of)
})
