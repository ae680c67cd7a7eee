import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from './dice.ts'
import { random } from './random.ts'

const game = scenario({ definitions: defineAllCards() })
  .corp({ hand: ['Hedge Fund'] })
  .runner({})
  .corpTurn().json

test('every option is taken sooner or later, and no other', () => {
  const view = viewFor(game, 'corp')
  const dice = diceOf('seed')
  const taken = new Set(
    Array.from({ length: 200 }, () => {
      const { reply } = random(view, dice)
      return 'choose' in reply ? reply.choose.join() : ''
    }),
  )
  const options = view.question?.form === 'choose' ? view.question.options.length : 0
  expect([...taken].sort()).toEqual(Array.from({ length: options }, (_, index) => `${index}`).sort())
})

test('a bot that is asked nothing cannot answer', () => {
  expect(() => random(viewFor(game, 'runner'), diceOf('seed'))).toThrow('not asked anything')
})
