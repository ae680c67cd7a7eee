import { expect, test } from 'vitest'
import { scenario } from '../../testing/index.ts'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

const installing = (rootCardEnteringBreach: 'candidate' | 'ignored') => {
  const game = scenario({ definitions: cards, edition: editionWith({ rootCardEnteringBreach }) })
    .corp({ hand: ['Upgrade'], remotes: [{ root: ['Installer'] }] })
    .runner({ credits: 0 })
    .breaching('remote1')
  game.runner.accesses('Installer')
  game.corp.answers('choose', 'Upgrade')
  game.corp.continues()
  game.runner.passes()
  return game
}

test('rootCardEnteringBreach candidate: a card that comes to the breached root can be accessed, and nobody is asked', () => {
  const game = installing('candidate')
  game.runner.accesses('Upgrade')
  expect(game.state.accessed?.title).toBe('Upgrade')
})

test('rootCardEnteringBreach ignored: a card that comes to the breached root is not accessed', () => {
  const game = installing('ignored')
  expect(game.state.breached).toBeUndefined()
  expect(game.state.run).toBeUndefined()
})

test('midAccessAbilities any: the Runner uses as many abilities as they like on one accessed card', () => {
  const game = scenario({ definitions: cards, edition: editionWith({ midAccessAbilities: 'any' }) })
    .corp({ remotes: [{ root: ['Upgrade'] }] })
    .runner({ rig: ['Burner'], credits: 1 })
    .accessing('Upgrade')
  game.runner.uses('Burner')
  game.runner.uses('Burner')
  expect(game.runner).toMatchObject({ credits: 3 })
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Upgrade'])
  expect(game.state.accessed).toBeUndefined()
})
