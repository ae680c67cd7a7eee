import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

describe('Plutus is rezzed', () => {
  const begin = (corp: object) =>
    scenario({ definitions })
      .corp({ remotes: [{ root: ['Plutus'] }], ...corp })
      .corpTurn('window')
  const hand = ['Enigma', 'Hedge Fund', 'Ice Wall', 'Snare!']

  test('for an agenda that is forfeited', () => {
    const game = begin({ scored: ['Hostile Takeover'], hand: ['Enigma'] })
    game.corp.rezzes('Plutus')
    game.corp.answers('payment', 'Hostile Takeover')
    expect(game.card('Plutus').rezzed).toBe(true)
    expect(game.corp).toMatchObject({ scored: [], removed: ['Hostile Takeover'], hand: ['Enigma'] })
  })

  test('for 3 cards of HQ, which both players see as they are trashed', () => {
    const game = begin({ hand })
    game.corp.rezzes('Plutus')
    game.corp.answers('payment', 'Enigma', 'Hedge Fund', 'Snare!')
    expect(game.card('Plutus').rezzed).toBe(true)
    expect(game.corp).toMatchObject({ hand: ['Ice Wall'], archivesFacedown: [] })
    expect(game.corp.archives.toSorted()).toEqual(['Enigma', 'Hedge Fund', 'Snare!'])
    const revealed = game.state.log.filter(({ what }) => what === 'revealed').map(each => each.card)
    expect(revealed.toSorted()).toEqual(['Enigma', 'Hedge Fund', 'Snare!'])
  })

  test('by the way the Corp chooses, where it has both', () => {
    const game = begin({ hand, scored: ['Hostile Takeover'] })
    game.corp.rezzes('Plutus')
    expect(game.corp.question?.options).toHaveLength(2)
    game.corp.answers('payment', game.corp.question?.options[1]?.id ?? '')
    game.corp.answers('payment', 'Ice Wall', 'Hedge Fund', 'Snare!')
    expect(game.corp).toMatchObject({ hand: ['Enigma'], scored: ['Hostile Takeover'] })
    expect(game.card('Plutus').rezzed).toBe(true)
  })

  test('not with 2 cards in HQ and no agenda', () => {
    expect(() => begin({ hand: ['Enigma', 'Hedge Fund'] }).corp.rezzes('Plutus')).toThrow('Plutus')
  })
})

describe('Plutus plays a transaction from Archives when the turn of the Corp begins', () => {
  const begin = (corp: object) =>
    scenario({ definitions })
      .corp({ credits: 5, remotes: [{ root: [rezzed('Plutus')] }], ...corp })
      .beforeCorpTurn()

  const toOffer = (corp: object) => {
    const game = begin(corp)
    game.passUntil(() => game.corp.question?.kind === 'confirm')
    return game
  }

  test('it is paid for, and removed from the game after it has resolved', () => {
    const game = toOffer({ archives: [facedown('Hedge Fund'), 'Enigma', 'Biotic Labor'] })
    game.corp.agrees()
    expect(game.corp.question?.options.map(option => option.card)).toEqual(['Hedge Fund'])
    game.corp.answers('choose', 'Hedge Fund')
    expect(game.corp.credits).toBe(5 - 5 + 9)
    expect(game.corp.removed).toEqual(['Hedge Fund'])
    expect(game.corp.archives.toSorted()).toEqual(['Biotic Labor', 'Enigma'])
    const log = game.state.log.map(each => each.what)
    expect(log).not.toContain('trashed')
    expect(log.indexOf('playResolved')).toBeLessThan(log.lastIndexOf('moved'))
  })

  test('one of several is chosen, and the others stay', () => {
    const game = toOffer({ archives: ['Hedge Fund', facedown('Beanstalk Royalties')] })
    game.corp.agrees()
    expect(game.corp.question?.options.map(option => option.card)).toEqual([
      'Hedge Fund',
      'Beanstalk Royalties',
    ])
    game.corp.answers('choose', 'Beanstalk Royalties')
    expect(game.corp).toMatchObject({ removed: ['Beanstalk Royalties'], archives: ['Hedge Fund'] })
  })

  test('the Corp may decline', () => {
    const game = toOffer({ archives: ['Hedge Fund'] })
    game.corp.declines()
    expect(game.corp).toMatchObject({ credits: 5, archives: ['Hedge Fund'], removed: [] })
  })

  test('what cannot be paid is not played, and stays in Archives', () => {
    const game = toOffer({ credits: 4, archives: ['Hedge Fund'] })
    game.corp.agrees()
    expect(game.corp).toMatchObject({ credits: 4, archives: ['Hedge Fund'], removed: [] })
    game.passUntil('corpAction')
  })

  test('Petty Cash that is played so gives a click', () => {
    const game = toOffer({ archives: ['Petty Cash'] })
    game.corp.agrees()
    game.corp.answers('choose', 'Petty Cash')
    expect(game.corp).toMatchObject({ credits: 5 - 3 + 5, removed: ['Petty Cash'] })
    game.passUntil('corpAction')
    expect(game.corp.clicks).toBe(4)
  })

  test('nothing is offered where everybody sees that there is no transaction, or while it is unrezzed', () => {
    const none = begin({ archives: ['Enigma'] })
    none.passUntil('corpAction')
    expect(none.passed.length).toBeGreaterThan(0)
    const unrezzed = begin({ archives: ['Hedge Fund'], remotes: [{ root: ['Plutus'] }] })
    unrezzed.passUntil('corpAction')
    expect(unrezzed.corp.archives).toEqual(['Hedge Fund'])
  })

  test('nothing is offered when the turn of the Runner begins', () => {
    const game = scenario({ definitions })
      .corp({ archives: ['Hedge Fund'], remotes: [{ root: [rezzed('Plutus')] }] })
      .beforeRunnerTurn()
    game.passUntil('runnerAction')
    expect(game.corp.archives).toEqual(['Hedge Fund'])
  })

  asksWhateverIsHidden({
    by: 'corp',
    fitting: ['Hedge Fund'],
    others: ['Enigma'],
    must: true,
    begin: hidden => {
      const game = toOffer({ archives: hidden.map(title => facedown(title)) })
      game.corp.agrees()
      return game
    },
  })
})
