import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object) =>
  scenario({ definitions })
    .corp({ credits: 4, ...corp })
    .corpTurn()

describe('Petty Cash is played from HQ', () => {
  test('for 3 credits it gives 5, and no click', () => {
    const game = begin({ hand: ['Petty Cash'] })
    game.corp.plays('Petty Cash')
    expect(game.corp).toMatchObject({ credits: 6, clicks: 2, archives: ['Petty Cash'], removed: [] })
  })

  test('not once an action is finished', () => {
    const game = begin({ hand: ['Petty Cash'] })
    game.corp.gainsCredit()
    game.passUntil('nextAction')
    expect(() => game.corp.plays('Petty Cash')).toThrow('action')
  })

  test('again in a later turn', () => {
    const game = scenario({ definitions })
      .corp({ credits: 4, hand: ['Petty Cash'] })
      .beforeCorpTurn()
    game.passUntil('corpAction')
    game.corp.plays('Petty Cash')
    expect(game.corp.credits).toBe(6)
  })
})

describe('Petty Cash is played from Archives', () => {
  test('for a click and 3 credits it gives 5 and a click, and is removed from the game', () => {
    const game = begin({ archives: ['Petty Cash'] })
    game.corp.uses('Petty Cash')
    expect(game.corp).toMatchObject({ credits: 6, clicks: 3, archives: [], removed: ['Petty Cash'] })
    const log = game.state.log.map(each => each.what)
    expect(log).not.toContain('trashed')
  })

  test('also where it lies facedown there', () => {
    const game = begin({ archives: [facedown('Petty Cash')] })
    game.corp.uses('Petty Cash')
    expect(game.corp).toMatchObject({ credits: 6, clicks: 3, removed: ['Petty Cash'] })
  })

  test('it stays in Archives where it cannot be paid', () => {
    const game = begin({ credits: 2, archives: ['Petty Cash'] })
    game.corp.uses('Petty Cash')
    expect(game.corp).toMatchObject({ credits: 2, clicks: 2, archives: ['Petty Cash'], removed: [] })
  })

  test('it stays in Archives once an action is finished', () => {
    const game = begin({ archives: ['Petty Cash'] })
    game.corp.gainsCredit()
    game.passUntil('nextAction')
    game.corp.uses('Petty Cash')
    expect(game.corp).toMatchObject({ credits: 5, clicks: 1, archives: ['Petty Cash'], removed: [] })
  })

  test('a copy played from HQ before it this turn changes nothing', () => {
    const game = begin({ credits: 9, archives: ['Petty Cash'], hand: ['Petty Cash'] })
    game.corp.uses('Petty Cash')
    game.passUntil('nextAction')
    expect(game.corp).toMatchObject({ credits: 11, clicks: 3, removed: ['Petty Cash'] })
    expect(() => game.corp.plays('Petty Cash')).toThrow('action')
  })

  test('its ability is not used from HQ, nor by the Runner', () => {
    expect(() => begin({ hand: ['Petty Cash'] }).corp.uses('Petty Cash')).toThrow('Petty Cash')
    const game = scenario({ definitions })
      .corp({ archives: ['Petty Cash'] })
      .runnerTurn()
    expect(() => game.runner.uses('Petty Cash')).toThrow('Petty Cash')
  })
})
