import { expect, test } from 'vitest'
import type { CorpSpec } from '../../testing/index.ts'
import { rezzed, scenario } from '../../testing/index.ts'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

const actions = (noEffectActions: 'allowed' | 'forbidden', corp: CorpSpec, tags = 0) => {
  const game = scenario({ definitions: cards, edition: editionWith({ noEffectActions }) })
    .corp(corp)
    .runner({ rig: ['Wash'], hand: ['Unmask', 'Spot'], deck: [], tags, credits: 0 })
    .runnerTurn()
  return game.runner.question?.options.map(option => option.card ?? option.kind)
}
const servers = ['run', 'run', 'run', 'run']

test('noEffectActions forbidden: an action is offered only if it could change the game', () => {
  const nothingRezzed = { remotes: [{ root: ['Upgrade'] }] }
  expect(actions('allowed', nothingRezzed)).toEqual([
    'gainCredit',
    'drawCard',
    'Unmask',
    'Spot',
    ...servers,
    'Wash',
  ])
  expect(actions('forbidden', nothingRezzed)).toEqual(['gainCredit', 'Spot', ...servers])
})

test('noEffectActions forbidden: it is offered as soon as it could change something', () => {
  const game = actions('forbidden', { remotes: [{ root: [rezzed('Upgrade')] }] }, 1)
  expect(game).toEqual(['gainCredit', 'Unmask', ...servers, 'Wash'])
})
