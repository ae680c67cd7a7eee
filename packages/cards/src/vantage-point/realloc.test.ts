import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object) =>
  scenario({ definitions })
    .corp({ credits: 0, hand: ['realloc()'], ...corp })
    .corpTurn()
const isRezzed = (game: ReturnType<typeof begin>, ...titles: readonly string[]) =>
  titles.map(title => game.card(title).rezzed)

test('realloc() gains the printed rez cost of 2 rezzed pieces of ice and derezzes them', () => {
  const game = begin({
    hqIce: [rezzed('Enigma'), rezzed('Hunter')],
    hqRoot: [rezzed('Akitaro Watanabe')],
    rndIce: [rezzed('Ice Wall'), 'Chum'],
  })
  game.corp.plays('realloc()')
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 2, max: 2 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Hunter', 'Ice Wall'])
  game.corp.answers('choose', 'Enigma', 'Ice Wall')
  expect(game.corp.credits).toBe(4)
  expect(isRezzed(game, 'Enigma', 'Hunter', 'Ice Wall')).toEqual([false, true, false])
  expect(game.corp).toMatchObject({ clicks: 1, archives: ['realloc()'] })
})

test('CR 9.12.2b: realloc() gains credits and derezzes for one piece of ice after the other', () => {
  const game = begin({ hqIce: [rezzed('Enigma'), rezzed('Hunter')] })
  game.corp.plays('realloc()')
  game.corp.answers('choose', 'Enigma', 'Hunter')
  const told = game.state.log.flatMap(({ what, amount }) =>
    what === 'creditsGained' ? [`${what} ${amount}`] : what === 'derezzed' ? [what] : [],
  )
  expect(told).toEqual(['creditsGained 3', 'derezzed', 'creditsGained 1', 'derezzed'])
})

test('realloc() gains what is printed, whatever rezzing costs now', () => {
  const game = begin({
    hqIce: [rezzed('Enigma'), rezzed('Hunter')],
    hqRoot: [rezzed('Akitaro Watanabe')],
  })
  game.corp.plays('realloc()')
  game.corp.answers('choose', 'Enigma', 'Hunter')
  expect(game.corp.credits).toBe(4)
})

test('CR 1.15.2e: realloc() takes 1 when there is no more, and none when there is none', () => {
  const one = begin({ hqIce: [rezzed('Enigma'), 'Hunter'] })
  one.corp.plays('realloc()')
  one.corp.answers('choose', 'Enigma')
  expect(one.corp.credits).toBe(3)
  expect(isRezzed(one, 'Enigma', 'Hunter')).toEqual([false, false])
  const none = begin({ hqIce: ['Hunter'] })
  none.corp.plays('realloc()')
  expect(none.corp).toMatchObject({ credits: 0, archives: ['realloc()'] })
})

test('realloc() costs 2 clicks', () => {
  const game = begin({ clicks: 1, hqIce: [rezzed('Enigma'), rezzed('Hunter')] })
  expect(() => game.corp.plays('realloc()')).toThrow('CR 5.2.2')
})
