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

test('memoryOverflow untilNotExceeding: the Runner may trash a small program first, although the big one alone would do', () => {
  const choices = (memoryOverflow: 'minimalSet' | 'untilNotExceeding') => {
    const game = scenario({ definitions: cards, edition: editionWith({ memoryOverflow }) })
      .runner({ rig: ['Small', 'Big'] })
      .runnerTurn()
    game.fiat.set({ runner: { memory: 1 } })
    return game.runner.question?.options.map(option => option.label)
  }
  expect(choices('minimalSet')).toEqual(['Big'])
  expect(choices('untilNotExceeding')).toEqual(['Big', 'Small, Big'])
})

test('sameTargetTwice yes: a player who chooses the same card twice has chosen one', () => {
  const begin = (sameTargetTwice: 'no' | 'yes') => {
    const game = scenario({ definitions: cards, edition: editionWith({ sameTargetTwice }) })
      .runner({ rig: ['Small', 'Big'], hand: ['Cleaning'] })
      .runnerTurn()
    game.runner.plays('Cleaning')
    return game
  }
  expect(begin('no').runner.question).toMatchObject({ min: 2, max: 2 })
  const game = begin('yes')
  expect(game.runner.question).toMatchObject({ min: 1, max: 2 })
  game.runner.answers('choose', 'Small')
  expect(game.runner.programs).toEqual(['Big'])
})
