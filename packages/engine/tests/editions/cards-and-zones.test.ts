import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
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

const forbidding = ['2012', '2013', '2017'] as const
const withConsole = (edition: string, hand: readonly string[], heap: readonly string[] = []) =>
  scenario({ definitions: cards, edition })
    .runner({
      rig: ['First Console', 'Conveyor', 'Scavenger', 'Install Watch'],
      hand: [...hand],
      heap: [...heap],
      deck: ['Second Console', 'Small'],
      credits: 5,
    })
    .runnerTurn()

test.each(forbidding)('%s: the Runner cannot install a second console', edition => {
  expect(() => withConsole(edition, ['Second Console']).runner.installs('Second Console')).toThrow(
    'cannot install Second Console',
  )
})

test.each(forbidding)(
  '%s: a console that an effect would install all the same is trashed instead',
  edition => {
    const game = withConsole(edition, [])
    game.runner.uses('Conveyor')
    // Install Watch sees no installation, and nothing is paid.
    expect(game.runner).toMatchObject({
      hardware: ['First Console'],
      heap: ['Second Console'],
      deck: ['Small'],
      credits: 5,
    })
  },
)

test.each(forbidding)(
  '%s: a player who chooses what an effect installs cannot choose a second console',
  edition => {
    const game = withConsole(edition, ['Fit Out', 'Second Console', 'Burner'])
    game.runner.plays('Fit Out')
    expect(game.runner.question?.options.map(({ card }) => card)).toEqual(['Burner'])
    game.runner.answers('choose', 'Burner')
    expect(game.runner).toMatchObject({ hand: ['Second Console'], hardware: ['First Console'] })
  },
)

test.each(forbidding)('%s: what could install nothing but a second console is not offered', edition => {
  const game = withConsole(edition, ['Fit Out', 'Second Console'], ['Second Console'])
  const offered = game.runner.question?.options.flatMap(({ card }) => card ?? [])
  // Neither Fit Out nor Scavenger; nobody knows what Conveyor would install.
  expect(offered).toEqual(['Conveyor'])
})

test.each(['1.4', '1.6', '26.03'])('%s: the newer console stays, and the older one is trashed', edition => {
  const byEffect = withConsole(edition, [])
  byEffect.runner.uses('Conveyor')
  // Install Watch has seen it.
  expect(byEffect.runner).toMatchObject({ hardware: ['Second Console'], heap: ['First Console'], credits: 6 })
  const byAction = withConsole(edition, ['Second Console'])
  byAction.runner.installs('Second Console')
  expect(byAction.runner).toMatchObject({ hardware: ['Second Console'], heap: ['First Console'] })
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
