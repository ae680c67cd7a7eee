import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Matrix Analyzer: 1 credit places an advancement counter when it is encountered', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqIce: [rezzed('Matrix Analyzer')], remotes: [{ root: ['Nisei MK II'] }] })
    .encountering('Matrix Analyzer')
  game.corp.answers('mayPay', 'pay')
  game.corp.answers('choose', 'Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(1)
  expect(game.corp.credits).toBe(0)
})

test('Matrix Analyzer traces with 2 for a tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Matrix Analyzer')] })
    .runner({ credits: 0 })
    .encountering('Matrix Analyzer')
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  expect(game.runner.tags).toBe(1)
})

test('Matrix Analyzer: any installed card that can be advanced will do, and the Corp need not pay', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hqIce: [rezzed('Matrix Analyzer'), 'Ice Wall', 'Enigma'],
      remotes: [{ root: ['Nisei MK II', 'Red Herrings'] }, { root: ['Ghost Branch'] }],
    })
    .encountering('Matrix Analyzer')
  const saved = game.save()
  game.corp.declines()
  expect(game.corp.credits).toBe(1)
  game.restore(saved)
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Ghost Branch',
    'Ice Wall',
    'Nisei MK II',
  ])
  game.corp.answers('choose', 'Ice Wall')
  expect(game.card('Ice Wall').advancement).toBe(1)
  expect(game.card('Nisei MK II').advancement).toBe(0)
})

test('Matrix Analyzer: a Corp without credits cannot pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Matrix Analyzer')], remotes: [{ root: ['Nisei MK II'] }] })
    .encountering('Matrix Analyzer')
  expect(() => game.corp.agrees()).toThrow('The Corp cannot agree')
  expect(game.card('Nisei MK II').advancement).toBe(0)
})

test('Matrix Analyzer traces with 2: a link strength of 2 is enough against it, and 1 is not', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Matrix Analyzer')] })
    .runner({ credits: 2 })
    .encountering('Matrix Analyzer')
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  const saved = game.save()
  for (const [link, tags] of [
    [2, 0],
    [1, 1],
  ] as const) {
    game.restore(saved)
    game.runner.answers('linkStrength', link)
    expect(game.runner.tags).toBe(tags)
  }
})

test('Matrix Analyzer asks for nothing when other ice is encountered', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hqIce: [rezzed('Enigma')],
      rndIce: [rezzed('Matrix Analyzer')],
      remotes: [{ root: ['Nisei MK II'] }],
    })
    .encountering('Enigma')
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.question?.kind).toBe('paidWindow')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Ice Wall', 'Nisei MK II'],
  others: ['Enigma', 'PAD Campaign'],
  must: true,
  begin([inIce = '', inRoot = '']) {
    const rndIce = [rezzed('Matrix Analyzer')]
    const game = scenario({ definitions })
      .corp({ credits: 5, hqIce: [inIce], remotes: [{ root: [inRoot] }], rndIce })
      .encountering('Matrix Analyzer')
    game.corp.answers('mayPay', 'pay')
    return game
  },
})
