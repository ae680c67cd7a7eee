import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Cell Portal moves the Runner to the outermost ice, offers to jack out and derezzes itself', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Cell Portal'), rezzed('Enigma')] })
    .encountering('Cell Portal')
  game.bothPass()
  game.runner.declines()
  expect(game.card('Cell Portal').rezzed).toBe(false)
  expect(game.state.run).toMatchObject({ phase: 'approach', ice: 'Enigma' })
})

test('Cell Portal: the Runner may jack out', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Cell Portal')] })
    .encountering('Cell Portal')
  game.bothPass()
  game.runner.agrees()
  expect(game.state.run).toBeUndefined()
  expect(game.card('Cell Portal').rezzed).toBe(false)
})

test('Cell Portal that is outermost is approached again and may be rezzed again', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqIce: [rezzed('Cell Portal')] })
    .encountering('Cell Portal')
  game.bothPass()
  game.runner.declines()
  expect(game.state.approached).toMatchObject({ title: 'Cell Portal', rezzed: false })
  game.runner.passes()
  game.corp.rezzes('Cell Portal')
  expect(game.corp.credits).toBe(0)
})

test('Cell Portal: strength gained for the encounter is gone at the next one', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Cell Portal'), rezzed('Ice Wall')] })
    .runner({ credits: 9, rig: ['Corroder'] })
    .encountering('Cell Portal')
  game.runner.uses('Corroder', 1)
  expect(game.card('Corroder').strength).toBe(3)
  game.bothPass()
  game.runner.declines()
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Ice Wall')
  expect(game.card('Corroder').strength).toBe(2)
})

test('Cell Portal does nothing when its subroutine is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Cell Portal'), rezzed('Enigma')] })
    .encountering('Cell Portal')
  game.fiat.markBroken('Cell Portal', 0)
  game.bothPass()
  expect(game.card('Cell Portal').rezzed).toBe(true)
  expect(game.state.run).toMatchObject({ phase: 'movement', position: 0 })
})

test('Cell Portal: the Runner has moved before they may jack out, and Cell Portal is derezzed after that', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Cell Portal'), rezzed('Enigma')] })
    .encountering('Cell Portal')
  game.bothPass()
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.state.run?.ice).toBe('Enigma')
  expect(game.card('Cell Portal').rezzed).toBe(true)
})

test.each(['2012', '2013', '2017'])(
  'Cell Portal of %s offers no jacking out by itself: that comes with the approach',
  edition => {
    const game = scenario({ definitions, edition })
      .corp({ hqIce: [rezzed('Cell Portal'), rezzed('Enigma')] })
      .encountering('Cell Portal')
    game.bothPass()
    expect(game.card('Cell Portal').rezzed).toBe(false)
    expect(game.state.run).toMatchObject({ phase: 'approach', ice: 'Enigma' })
    game.passUntil('jackOut')
    game.runner.jacksOut()
    expect(game.state.run).toBeUndefined()
  },
)

test('Cell Portal of 1.6 says that the Runner may jack out, as there is no jacking out as ice is approached', () => {
  const game = scenario({ definitions, edition: '1.6' })
    .corp({ hqIce: [rezzed('Cell Portal'), rezzed('Enigma')] })
    .encountering('Cell Portal')
  game.bothPass()
  expect(game.runner.question?.kind).toBe('confirm')
})
