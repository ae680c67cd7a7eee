import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { expect, test } from 'vitest'
import { positions } from './index.ts'
import { isRight, optionInWords } from './position.ts'

const definitions = defineAllCards()

test.each(Object.entries(positions))('%s: there is a right answer and a wrong one', (_, position) => {
  const { question } = viewFor(position.game().json, position.side)
  const offered = question?.form === 'choose' ? question.options : []
  const words = offered.map(option => optionInWords(option, definitions))
  const right = words.filter(each => isRight(position, each))
  expect(right.length, words.join(', ')).toBeGreaterThan(0)
  expect(right.length, words.join(', ')).toBeLessThan(words.length)
})

test('each answer that is called right or wrong is offered', () => {
  for (const position of Object.values(positions)) {
    const { question } = viewFor(position.game().json, position.side)
    const named = 'right' in position ? position.right : position.wrong
    const offered = question?.form === 'choose' ? question.options : []
    expect(offered.map(option => optionInWords(option, definitions))).toEqual(
      expect.arrayContaining([...named]),
    )
  }
})
