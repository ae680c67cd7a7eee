import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (trashes: string, ...broken: readonly number[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Sorocaban Blade')] })
    .runner({ rig: ['Ice Carver', 'Decoy', 'Akamatsu Mem Chip', 'Cyberfeeder', 'Corroder', 'Mimic'] })
    .runnerTurn()
  const runs = (trashed: string) => {
    game.runner.runs('HQ')
    game.passUntil('encounter')
    for (const nth of broken) game.fiat.markBroken('Sorocaban Blade', nth)
    game.passUntil(() => game.corp.question?.kind === 'choose')
    game.corp.chooses(trashed)
    game.passUntil(() =>
      ['choose', 'jackOut'].includes((game.corp.question ?? game.runner.question)?.kind ?? ''),
    )
    // CR 1.15.2b: what it cannot trash is no target of its other subroutines.
    expect(game.corp.question).toBeUndefined()
    game.runner.jacksOut()
    game.passUntil('nextAction')
    return game.runner.heap
  }
  return { runs, heap: runs(trashes) }
}

test('Sorocaban Blade trashes a resource, a piece of hardware or a program, and no more than 1 in an encounter', () => {
  expect(meets('Ice Carver').heap).toEqual(['Ice Carver'])
  expect(meets('Akamatsu Mem Chip', 0).heap).toEqual(['Akamatsu Mem Chip'])
  expect(meets('Corroder', 0, 1).heap).toEqual(['Corroder'])
})

test('Sorocaban Blade may trash another card in the next encounter', () => {
  expect(meets('Ice Carver').runs('Decoy')).toEqual(['Ice Carver', 'Decoy'])
})
