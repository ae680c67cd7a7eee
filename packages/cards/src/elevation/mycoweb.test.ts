import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** Encountered, and nothing broken: the first of its subroutines resolves. */
const begin = (corp: object = {}, runner: object = {}) => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqIce: [rezzed('Mycoweb')], ...corp })
    .runner({ credits: 5, hand: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble'], ...runner })
    .encountering('Mycoweb')
  game.bothPass()
  return game
}
type Begun = ReturnType<typeof begin>
const offered = (game: Begun) => game.corp.question?.options.map(({ card }) => card)

/** Declines what the Corp may do, up to the third subroutine. */
const third = (corp: object = {}, runner: object = {}) => {
  const game = begin(corp, runner)
  while (game.corp.question?.kind === 'confirm') game.corp.declines()
  return game
}

describe('Mycoweb, first subroutine', () => {
  test('installs a piece of ice from Archives for nothing, also from among facedown cards', () => {
    const game = begin({
      credits: 0,
      hqIce: ['Palisade', rezzed('Mycoweb')],
      archives: ['Ping', facedown('Tithe'), 'Hedge Fund', 'Nico Campaign'],
    })
    game.corp.agrees()
    expect(offered(game)).toEqual(['Ping', 'Tithe'])
    game.corp.answers('choose', 'Tithe')
    game.corp.answers('server', 'HQ')
    game.corp.continues()
    expect(game.card('Tithe')).toMatchObject({ zone: 'ice', server: 'hq', rezzed: false })
    expect(game.corp.credits).toBe(0)
    // CR 6.2.6a: outward of the Runner, who does not meet it any more.
    expect(game.corp.servers.hq?.ice).toEqual(['Palisade', 'Mycoweb', 'Tithe'])
  })

  test('is declined', () => {
    const game = begin({ archives: ['Ping'] })
    game.corp.declines()
    expect(game.corp.archives).toEqual(['Ping'])
    expect(game.state.encountered).toBeUndefined()
  })

  test('does nothing while Archives is empty', () => {
    expect(begin().state.encountered).toBeUndefined()
  })
})

describe('Mycoweb, second subroutine', () => {
  test('rezzes ice for 2 credits less, at any server', () => {
    const game = begin({ rndIce: ['Karunā'], remotes: [{ root: ['Nico Campaign'], ice: [rezzed('Ping')] }] })
    game.corp.agrees()
    expect(offered(game)).toEqual(['Karunā'])
    game.corp.answers('choose', 'Karunā')
    expect(game.card('Karunā').rezzed).toBe(true)
    expect(game.corp.credits).toBe(3)
  })

  test('rezzes one of several, whichever the Corp chooses', () => {
    const game = begin({ hqIce: ['Tithe', rezzed('Mycoweb')], rndIce: ['Karunā'] })
    game.corp.agrees()
    expect(offered(game)).toEqual(['Tithe', 'Karunā'])
    game.corp.answers('choose', 'Karunā')
    expect(game.card('Karunā').rezzed).toBe(true)
    expect(game.card('Tithe').rezzed).toBe(false)
  })

  test('costs no less than nothing', () => {
    const game = begin({ credits: 0, rndIce: ['Tithe'] })
    game.corp.agrees()
    game.corp.answers('choose', 'Tithe')
    expect(game.card('Tithe').rezzed).toBe(true)
    expect(game.corp.credits).toBe(0)
  })

  test('rezzes nothing that the Corp cannot pay for', () => {
    const game = begin({ credits: 1, rndIce: ['Karunā'] })
    game.corp.agrees()
    game.corp.answers('choose', 'Karunā')
    expect(game.card('Karunā').rezzed).toBe(false)
    expect(game.corp.credits).toBe(1)
  })

  test('is declined', () => {
    const game = begin({ rndIce: ['Karunā'] })
    game.corp.declines()
    expect(game.card('Karunā').rezzed).toBe(false)
    expect(game.corp.credits).toBe(5)
  })

  test('rezzes a sentry of which the third resolves a subroutine at once', () => {
    const game = begin({ rndIce: ['Karunā'] })
    game.corp.agrees()
    game.corp.answers('choose', 'Karunā')
    game.corp.answers('choose', 'Karunā')
    game.corp.answers('subroutines', 1)
    expect(game.runner.hand).toHaveLength(2)
  })
})

describe('Mycoweb, third subroutine', () => {
  test('resolves one subroutine of a rezzed sentry, whichever the Corp chooses', () => {
    const game = third({
      rndIce: [rezzed('Lionsmane'), rezzed('Palisade'), 'Tithe'],
      remotes: [{ ice: [rezzed('Karunā')] }],
    })
    expect(offered(game)).toEqual(['Lionsmane', 'Karunā'])
    game.corp.answers('choose', 'Lionsmane')
    expect(game.corp.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
    expect(game.corp.question?.options).toHaveLength(3)
    game.corp.answers('subroutines', 2)
    game.runner.declines() // 2 net damage, as the Runner does not jack out
    expect(game.runner.hand).toHaveLength(2)
    expect(game.state.encountered).toBeUndefined()
  })

  test('is not optional', () => {
    const game = third({ rndIce: [rezzed('Tithe')] })
    expect(() => game.corp.answers('choose')).toThrow('tooFew')
  })

  test('a subroutine of a sentry ends the run', () => {
    const game = third({ rndIce: [rezzed('Lamplighter')] }, { tags: 1 })
    game.corp.answers('choose', 'Lamplighter')
    game.corp.answers('subroutines', 1)
    expect(game.state.run).toBeUndefined()
  })

  test('does nothing without a rezzed sentry', () => {
    const game = third({ rndIce: ['Tithe', rezzed('Palisade')] })
    expect(game.state.encountered).toBeUndefined()
    expect(game.runner.hand).toHaveLength(4)
  })
})

/** The fourth subroutine of each resolves that of the other, for as long as the Corp is asked for it. */
const goRound = ({ corp }: Begun) => {
  for (let times = 0; times < 20 && corp.question?.kind === 'choose'; times++) {
    corp.answers('choose', 'Mycoweb')
    corp.answers('subroutines', 3)
  }
}

describe('Mycoweb, fourth subroutine', () => {
  test('resolves one of another rezzed code gate, and none of its own', () => {
    const game = third({ rndIce: [rezzed('Whitespace'), 'Vertigo'] })
    expect(offered(game)).toEqual(['Whitespace'])
    game.corp.answers('choose', 'Whitespace')
    game.corp.answers('subroutines', 0)
    expect(game.runner.credits).toBe(2)
  })

  test('what the subroutine says of “this ice” is true of the ice it is on', () => {
    const game = third({ rndIce: [rezzed('Knowledge Seeker')] })
    game.corp.answers('choose', 'Knowledge Seeker')
    game.corp.answers('subroutines', 0)
    expect(game.card('Knowledge Seeker').counters.virus).toBe(1)
    expect(game.card('Mycoweb').counters.virus ?? 0).toBe(0)
  })

  test('resolves one of another Mycoweb, as it is written there', () => {
    const game = third({ credits: 2, rndIce: [rezzed('Mycoweb')], hand: [], remotes: [{ ice: ['Karunā'] }] })
    game.corp.answers('choose', 'Mycoweb')
    game.corp.answers('subroutines', 1)
    game.corp.agrees()
    game.corp.answers('choose', 'Karunā')
    expect(game.card('Karunā').rezzed).toBe(true)
    expect(game.state.encountered).toBeUndefined()
  })

  test('CR 10.1.6a: two of them that resolve each other come to an end', () => {
    const game = third({ rndIce: [rezzed('Mycoweb')] })
    goRound(game)
    game.corp.answers('number', 1)
    goRound(game)
    expect(game.state.encountered).toBeUndefined()
    expect(game.state.run).toBeDefined()
  })

  test('a broken one does not resolve', () => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Mycoweb')], rndIce: [rezzed('Whitespace'), rezzed('Tithe')] })
      .runner({ credits: 5 })
      .encountering('Mycoweb')
    game.fiat.markBroken('Mycoweb', 0, 1, 2)
    game.bothPass()
    game.corp.answers('choose', 'Whitespace')
    game.corp.answers('subroutines', 0)
    expect(game.runner.credits).toBe(2)
  })
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Tithe', 'Hedge Fund'],
  others: ['Nico Campaign', 'Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = begin({ archives: hidden.map(title => facedown(title)) })
    game.corp.agrees()
    return game
  },
})
