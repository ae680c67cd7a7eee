import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import {
  chosen,
  from,
  gainCredits,
  isRezzed,
  oneOf,
  play,
  removeTags,
  repeat,
  trash,
} from '../../src/vocabulary.ts'
import type { CorpSpec } from '../../testing/index.ts'
import { rezzed, scenario } from '../../testing/index.ts'
import { event, made } from '../rules/cards/plain.ts'
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

/** Whether an event may be played where nothing may be done without effect. */
const playable = (does: Instruction, hq: readonly string[] = []) => {
  const definitions = defineCards(`effects-${JSON.stringify(does)}`, [
    ...cards.cards.values(),
    made(event('Try'), play(does)),
  ])
  const game = scenario({ definitions, edition: editionWith({ noEffectActions: 'forbidden' }) })
    .corp({ hand: hq })
    .runner({ hand: ['Try'], deck: [] })
    .runnerTurn()
  return game.runner.question?.options.some(option => option.card === 'Try')
}

test('2022, 1.2.5: a choice, a repetition and a random card can change as much as what is in them', () => {
  const idle = trash(chosen(from('installed', isRezzed), 'it'))
  const atRandom = trash({ random: 1, of: from('hq') })
  expect(playable(oneOf([[idle], [removeTags(1)]]))).toBe(false)
  expect(playable(oneOf([[idle], [gainCredits(1)]]))).toBe(true)
  expect(playable(repeat(2, [idle]))).toBe(false)
  expect(playable(repeat(2, [gainCredits(1)]))).toBe(true)
  expect(playable(atRandom)).toBe(false)
  expect(playable(atRandom, ['Upgrade'])).toBe(true)
})
