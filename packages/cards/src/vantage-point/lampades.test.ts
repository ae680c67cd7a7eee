import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** A card is accessed, with so many credits on a stealth card and power counters on Lampades. */
const accessing = (title: string, stealth: number, where: 'hand' | 'root' | 'archives' = 'hand', power = 3) =>
  scenario({ definitions })
    .corp(where === 'root' ? { remotes: [{ root: [title] }] } : { [where]: [title] })
    .runner({
      credits: 9,
      rig: [
        card('Lampades', { counters: { power } }),
        card('Touchstone', { counters: { credit: stealth } }),
        card('Cyberfeeder', { counters: { credit: 1 } }),
      ],
    })
    .accessing(title)

test('Lampades comes with 3 power counters', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Lampades'] })
    .runnerTurn()
  game.runner.installs('Lampades')
  game.passUntil('nextAction')
  expect(game.card('Lampades').counters).toMatchObject({ power: 3 })
  expect(game.runner.credits).toBe(0)
})

test('Lampades trashes an asset, ice or an operation for its printed cost from stealth cards', () => {
  const cases = [
    ['PAD Campaign', 2, 'hand'],
    ['PAD Campaign', 2, 'root'],
    ['Enigma', 3, 'hand'],
    ['Hedge Fund', 5, 'hand'],
  ] as const
  for (const [title, cost, where] of cases) {
    const game = accessing(title, cost, where)
    game.runner.uses('Lampades')
    expect(game.corp.archivesFaceup).toEqual([title])
    expect(game.runner.credits).toBe(9)
    expect(game.card('Touchstone').counters.credit ?? 0).toBe(0)
    expect(game.card('Lampades').counters).toMatchObject({ power: 2 })
  }
})

test('CR 9.3.3d: Lampades cannot be used with credits of other cards, nor with those of the pool', () => {
  expect(() => accessing('PAD Campaign', 1).runner.uses('Lampades')).toThrow('CR 9.3.3d')
  expect(() => accessing('PAD Campaign', 0).runner.uses('Lampades')).toThrow('CR 9.3.3d')
})

test('CR 1.16.1d: Lampades trashes a card that costs 0 for the counter alone', () => {
  const free = accessing('Snare!', 0)
  expect(free.card('Snare!').printedCost).toBe(0)
  free.corp.declines()
  free.runner.uses('Lampades')
  expect(free.corp.archivesFaceup).toEqual(['Snare!'])
})

test('CR 1.16.4: Lampades does not trash an agenda, which has no cost that could be paid', () => {
  const game = accessing('Priority Requisition', 9)
  expect(() => game.runner.uses('Lampades')).toThrow('CR 1.16.1')
})

test('Lampades without counters trashes nothing, and in Archives nothing can be trashed', () => {
  expect(() => accessing('PAD Campaign', 9, 'hand', 0).runner.uses('Lampades')).toThrow('CR 1.16.1')
  expect(() => accessing('PAD Campaign', 9, 'archives').runner.uses('Lampades')).toThrow('CR 7.1')
})

test('CR 9.3.6b: Lampades is used while a card is accessed, not at another time', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Snare!'] })
    .runner({ rig: [card('Lampades', { counters: { power: 3 } })] })
    .runnerTurn('window')
  expect(() => game.runner.uses('Lampades')).toThrow('CR 9.')
})

test('Lampades gets no more counters when another program is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Mimic'], rig: [card('Lampades', { counters: { power: 1 } })] })
    .runnerTurn()
  game.runner.installs('Mimic')
  game.runner.continues()
  expect(game.runner.programs).toContain('Mimic')
  expect(game.card('Lampades').counters).toMatchObject({ power: 1 })
})
