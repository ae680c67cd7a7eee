import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const deck = ['Hedge Fund', 'Wall of Static', 'Rototurret', 'Enigma', 'Ice Wall', 'PAD Campaign']
const begin = (corp = {}) =>
  scenario({ definitions })
    .corp({ credits: 3, hand: ['Tocsin'], deck, ...corp })
    .corpTurn()
type Begun = ReturnType<typeof begin>
const offered = (game: Begun) => game.corp.question?.options.map(option => option.card)
const happenings = (game: Begun) => game.state.log.map(each => each.what)

describe('Tocsin is used from HQ', () => {
  test('for a click and a credit it is revealed and trashed, and finds a barrier and a sentry', () => {
    const game = begin()
    game.corp.uses('Tocsin')
    expect(game.corp).toMatchObject({ clicks: 2, credits: 2, archives: ['Tocsin'], archivesFacedown: [] })
    expect(offered(game)).toEqual(['Ice Wall', 'Wall of Static'])
    expect(game.corp.question).toMatchObject({ min: 0, max: 1 })
    game.corp.answers('search', 'Wall of Static')
    expect(offered(game)).toEqual(['Rototurret'])
    // Both leave R&D at once: what was found first is told to nobody before.
    expect(game.corp.deck).toHaveLength(6)
    game.corp.answers('search', 'Rototurret')
    expect(game.corp.hand.toSorted()).toEqual(['Rototurret', 'Wall of Static'])
    expect(game.corp.deck.toSorted()).toEqual(['Enigma', 'Hedge Fund', 'Ice Wall', 'PAD Campaign'])
  })

  test('both players see Tocsin, and then what was found, once R&D is shuffled', () => {
    const game = begin()
    game.corp.uses('Tocsin')
    game.corp.answers('search', 'Wall of Static')
    game.corp.answers('search', 'Rototurret')
    const revealed = game.state.log.filter(({ what }) => what === 'revealed').map(each => each.card)
    expect(revealed[0]).toBe('Tocsin')
    expect(revealed.slice(1).toSorted()).toEqual(['Rototurret', 'Wall of Static'])
    const log = happenings(game)
    expect(log.filter(what => what === 'shuffled')).toHaveLength(1)
    expect(log.indexOf('revealed')).toBeLessThan(log.indexOf('trashed'))
    expect(log.indexOf('shuffled')).toBeLessThan(log.lastIndexOf('revealed'))
  })

  test('the Corp may find only one of the two', () => {
    const game = begin()
    game.corp.uses('Tocsin')
    game.corp.answers('search')
    game.corp.answers('search', 'Rototurret')
    expect(game.corp.hand).toEqual(['Rototurret'])
  })

  test('the Corp may find nothing, and R&D is shuffled all the same', () => {
    const game = begin()
    game.corp.uses('Tocsin')
    game.corp.answers('search', 'Ice Wall')
    game.corp.answers('search')
    expect(game.corp.hand).toEqual(['Ice Wall'])
    const none = begin({ deck: ['Hedge Fund', 'Enigma'] })
    none.corp.uses('Tocsin')
    expect(offered(none)).toEqual([])
    none.corp.answers('search')
    none.corp.answers('search')
    expect(none.corp.hand).toEqual([])
    expect(happenings(none)).toContain('shuffled')
  })
})

describe('Tocsin is not used', () => {
  test('without the credit, or without the click', () => {
    expect(() => begin({ credits: 0 }).corp.uses('Tocsin')).toThrow('it costs')
    const game = begin({ clicks: 1 })
    game.corp.gainsCredit()
    expect(game.corp.clicks).toBe(0)
    expect(() => game.corp.uses('Tocsin')).toThrow('Tocsin')
  })

  test('from Archives, nor where it is installed', () => {
    expect(() => begin({ hand: [], archives: ['Tocsin'] }).corp.uses('Tocsin')).toThrow('Tocsin')
    expect(() => begin({ hand: [], hqIce: ['Tocsin'] }).corp.uses('Tocsin')).toThrow('Tocsin')
    expect(() => begin({ hand: [], hqIce: [rezzed('Tocsin')] }).corp.uses('Tocsin')).toThrow('cost')
  })

  test('in the turn of the Runner', () => {
    const game = scenario({ definitions })
      .corp({ hand: ['Tocsin'] })
      .beforeRunnerTurn()
    game.runner.passes()
    expect(game.corp.question?.kind).toBe('paidWindow')
    expect(() => game.corp.uses('Tocsin')).toThrow('Tocsin')
  })
})

test('the subroutines of Tocsin take 2 credits and end the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tocsin')] })
    .runner({ credits: 5 })
    .encountering('Tocsin')
  game.bothPass()
  expect(game.runner.credits).toBe(3)
  expect(game.state.run).toBeUndefined()
})

test('each of the last two subroutines of Tocsin ends the run', () => {
  for (const broken of [
    [0, 1],
    [0, 2],
  ]) {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Tocsin')] })
      .runner({ credits: 5 })
      .encountering('Tocsin')
    game.fiat.markBroken('Tocsin', ...broken)
    game.bothPass()
    expect(game.runner.credits).toBe(5)
    expect(game.state.run).toBeUndefined()
  }
})
