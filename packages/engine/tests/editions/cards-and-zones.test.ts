import { expect, test } from 'vitest'
import { scenario } from '../../testing/index.ts'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

test('searchMayFail never: a search with criteria finds what there is', () => {
  const game = scenario({ definitions: cards, edition: editionWith({ searchMayFail: 'never' }) })
    .runner({ hand: ['Seek'], deck: ['Burner', 'Small', 'Big'] })
    .runnerTurn()
  game.runner.plays('Seek')
  expect(game.runner.question).toMatchObject({ kind: 'search', min: 1, max: 1 })
})

test('drawing direct: a drawn card is in the hand when what it triggers resolves', () => {
  const handWhenAsked = (drawing: 'direct' | 'setAside') => {
    const game = scenario({ definitions: cards, edition: editionWith({ drawing }) })
      .runner({ rig: ['Look'], deck: ['Small', 'Big'] })
      .runnerTurn()
    game.runner.draws()
    expect(game.runner.question?.kind).toBe('confirm')
    return game.runner.hand
  }
  expect(handWhenAsked('direct')).toEqual(['Small'])
  expect(handWhenAsked('setAside')).toEqual([])
})

const twoConsoles = () =>
  scenario({ definitions: cards, edition: editionWith({ secondConsole: 'forbidden' }) })
    .runner({ rig: ['First Console', 'Scavenger'], hand: ['Second Console'], heap: ['Second Console'] })
    .runnerTurn()

test('secondConsole forbidden: the Runner cannot install another console', () => {
  expect(() => twoConsoles().runner.installs('Second Console')).toThrow('cannot install Second Console')
})

test('secondConsole forbidden: a console that an effect installs all the same is trashed', () => {
  const game = twoConsoles()
  game.runner.uses('Scavenger')
  game.runner.answers('choose', 'Second Console')
  expect(game.runner).toMatchObject({ rig: ['First Console', 'Scavenger'], heap: ['Second Console'] })
})
