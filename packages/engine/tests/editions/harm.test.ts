import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { RuleChoices } from '../../src/index.ts'
import { cards } from './cards.ts'
import { editionWith } from './with.ts'

const runner = (rules: Partial<RuleChoices>, rig: readonly string[]) =>
  scenario({ definitions: cards, edition: editionWith(rules) })
    .runner({ rig, hand: ['Small', 'Big', 'Seek'], credits: 0 })
    .runnerTurn()

test('damageTrashedBy: the Runner trashes the cards of damage, or who is responsible for it', () => {
  const credits = (damageTrashedBy: 'responsible' | 'runner') => {
    const game = runner({ damageTrashedBy }, ['Trash Watch'])
    game.fiat.damage('net', 1)
    return game.runner.credits
  }
  expect(credits('runner')).toBe(1)
  expect(credits('responsible')).toBe(0)
})

test('damageOrder asChosen: the heap keeps the order in which damage chose the cards', () => {
  const heap = (damageOrder: 'none' | 'asChosen') => {
    const game = runner({ damageOrder }, [])
    game.fiat.nextRandomCards('runner', 'Small', 'Seek', 'Big')
    game.fiat.damage('net', 3)
    return game.runner.heap
  }
  expect(heap('asChosen')).toEqual(['Small', 'Seek', 'Big'])
  expect(heap('none')).toEqual(['Big', 'Seek', 'Small'])
})

const harmed = (ordinalsCount: 'happened' | 'preventedToo', ...points: readonly number[]) => {
  const game = runner({ ordinalsCount }, ['First Harm', 'Shield'])
  points.forEach((amount, i) => {
    game.fiat.damage('net', amount)
    if (i === 0) game.runner.uses('Shield')
  })
  return game.runner.credits
}

test('ordinalsCount preventedToo: the first time counts although it was prevented', () => {
  expect(harmed('preventedToo', 1, 1)).toBe(0)
  expect(harmed('happened', 1, 1)).toBe(1)
})

test('ordinalsCount preventedToo: what was prevented in part is the first time itself', () => {
  expect(harmed('preventedToo', 2, 1)).toBe(1)
})
