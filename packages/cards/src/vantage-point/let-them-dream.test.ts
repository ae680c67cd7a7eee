import { card, facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** Let Them Dream is scored, and its offer is open. */
function scored(corp: {
  hand?: string[]
  deck?: string[]
  archives?: (string | ReturnType<typeof facedown>)[]
}) {
  const game = scenario({ definitions })
    .corp({ ...corp, remotes: [{ root: [card('Let Them Dream', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Let Them Dream')
  return game
}
type Scored = ReturnType<typeof scored>
const happenings = (game: Scored) => game.state.log.map(each => each.what)
const offered = (game: Scored) => game.corp.question?.options.map(option => option.card)

describe('Let Them Dream searches the zone that the Corp chooses', () => {
  test('the zones are HQ, R&D, and Archives', () => {
    const game = scored({ hand: ['Hostile Takeover'] })
    game.corp.agrees()
    expect(game.corp.question?.options.map(({ words }) => words)).toEqual([
      'Search HQ for 1 agenda.',
      'Search R&D for 1 agenda. (Shuffle R&D right after searching it.)',
      'Search Archives for 1 agenda.',
    ])
  })

  test('R&D is shuffled before the agenda is revealed, and then it goes to HQ', () => {
    const game = scored({ deck: ['Enigma', 'Hostile Takeover', 'Hedge Fund'] })
    game.corp.agrees()
    game.corp.answers('effect', 'Search R&D')
    expect(offered(game)).toEqual(['Hostile Takeover'])
    game.corp.answers('search', 'Hostile Takeover')
    const log = happenings(game)
    expect(log.indexOf('shuffled')).toBeLessThan(log.indexOf('revealed'))
    game.corp.answers('effect', 'HQ')
    expect(game.corp.hand).toEqual(['Hostile Takeover'])
    expect(game.corp.deck).toHaveLength(2)
  })

  test('the agenda may go to the bottom of R&D instead', () => {
    const game = scored({ deck: ['Hostile Takeover', 'Enigma', 'Hedge Fund'] })
    game.corp.agrees()
    game.corp.answers('effect', 'Search R&D')
    game.corp.answers('search', 'Hostile Takeover')
    game.corp.answers('effect', 'bottom of R&D')
    expect(game.corp.hand).toEqual([])
    expect(game.corp.deck[2]).toBe('Hostile Takeover')
  })

  test('a search of R&D may fail: R&D is shuffled all the same, and nobody is asked where a card goes', () => {
    const game = scored({ deck: ['Hostile Takeover', 'Enigma'] })
    game.corp.agrees()
    game.corp.answers('effect', 'Search R&D')
    game.corp.answers('search')
    expect(happenings(game)).toContain('shuffled')
    expect(happenings(game)).not.toContain('revealed')
    expect(game.corp.question?.kind).toBe('paidWindow')
  })

  test('an agenda from HQ is revealed, and R&D is not shuffled', () => {
    const game = scored({ hand: ['Enigma', 'Hostile Takeover'], deck: ['Hedge Fund', 'Enigma'] })
    game.corp.agrees()
    game.corp.answers('effect', 'Search HQ')
    expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
    game.corp.answers('search', 'Hostile Takeover')
    game.corp.answers('effect', 'bottom of R&D')
    expect(happenings(game)).toContain('revealed')
    expect(happenings(game)).not.toContain('shuffled')
    expect(game.corp.hand).toEqual(['Enigma'])
    expect(game.corp.deck).toEqual(['Hedge Fund', 'Enigma', 'Hostile Takeover'])
  })

  test.each([
    ['HQ', { hand: ['Hostile Takeover', 'Send a Message'] }],
    ['Archives', { archives: ['Hostile Takeover', 'Send a Message'] }],
  ])('of two agendas in %s the Corp finds the one it likes', (zone, corp) => {
    const game = scored({ deck: ['Hedge Fund'], ...corp })
    game.corp.agrees()
    game.corp.answers('effect', `Search ${zone}`)
    expect(offered(game)).toEqual(['Hostile Takeover', 'Send a Message'])
    game.corp.answers('search', 'Send a Message')
    game.corp.answers('effect', 'bottom of R&D')
    expect(game.corp.deck).toEqual(['Hedge Fund', 'Send a Message'])
  })

  test('a facedown agenda in Archives is found there, and R&D is not shuffled', () => {
    const game = scored({ archives: ['Enigma', facedown('Hostile Takeover')] })
    game.corp.agrees()
    game.corp.answers('effect', 'Search Archives')
    expect(offered(game)).toEqual(['Hostile Takeover'])
    game.corp.answers('search', 'Hostile Takeover')
    expect(happenings(game)).toContain('revealed')
    expect(happenings(game)).not.toContain('shuffled')
    game.corp.answers('effect', 'HQ')
    expect(game.corp).toMatchObject({ hand: ['Hostile Takeover'], archives: ['Enigma'] })
  })

  test('a zone without an agenda may be searched in vain', () => {
    const game = scored({ hand: ['Enigma'] })
    game.corp.agrees()
    game.corp.answers('effect', 'Search HQ')
    expect(offered(game)).toEqual([])
    game.corp.answers('search')
    expect(game.corp.question?.kind).toBe('paidWindow')
    expect(game.corp.hand).toEqual(['Enigma'])
  })
})

test('Let Them Dream is not used: nothing is searched and nothing is shuffled', () => {
  const game = scored({ hand: ['Hostile Takeover'], deck: ['Hostile Takeover'] })
  game.corp.declines()
  expect(happenings(game)).not.toContain('searched')
  expect(happenings(game)).not.toContain('shuffled')
  expect(game.corp.agendaPoints).toBe(2)
})

describe('Let Them Dream is worth less to the Runner', () => {
  test('it is worth 1 point where it was stolen, and nobody searches', () => {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: ['Let Them Dream'] }] })
      .accessing('Let Them Dream')
    expect(game.card('Let Them Dream').points).toBe(2)
    game.runner.passes()
    game.runner.steals()
    expect(game.runner.agendaPoints).toBe(1)
    expect(game.card('Let Them Dream').points).toBe(1)
    expect(game.state.log.some(({ what }) => what === 'searched')).toBe(false)
  })

  test('other agendas there are worth what they say', () => {
    const game = scenario({ definitions })
      .runner({ stolen: ['Let Them Dream', 'Hostile Takeover', 'Let Them Dream'] })
      .runnerTurn()
    expect(game.runner.agendaPoints).toBe(1 + 1 + 1)
  })

  test('in the score area of the Corp it is worth 2 points', () => {
    const game = scenario({ definitions })
      .corp({ scored: ['Let Them Dream'] })
      .corpTurn()
    expect(game.corp.agendaPoints).toBe(2)
  })
})
