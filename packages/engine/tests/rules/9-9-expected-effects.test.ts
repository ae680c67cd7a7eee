import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { effectCards } from './cards/chapter-9.ts'

const grip = ['Blank', 'Blank', 'Blank', 'Blank', 'Blank']

interface Setup {
  readonly play: string
  readonly assets?: readonly ReturnType<typeof rezzed>[]
  readonly rig?: readonly string[]
  readonly hand?: readonly string[]
  readonly credits?: number
  readonly tags?: number
}

const played = ({ play, assets = [], rig = [], hand = grip, credits = 5, tags = 0 }: Setup) => {
  const game = scenario({ definitions: effectCards })
    .corp({ hand: [play], credits: 0, remotes: assets.map(root => ({ root: [root] })) })
    .runner({ rig, hand, credits, tags })
    .corpTurn()
  game.corp.plays(play)
  return game
}

type Played = ReturnType<typeof played>
const offered = (game: Played) => game.runner.question?.options.map(option => option.card) ?? []
const sharpener = (power: number) => rezzed('Sharpener', { counters: { power } })

test('9.9.2, 9.9.4c: what was pending is not offered when nothing it looks at is expected any more', () => {
  const game = played({ play: 'Two Net', rig: ['All Guard', 'Would Guard', 'Net Guard'] })
  expect(offered(game)).toEqual(expect.arrayContaining(['All Guard', 'Would Guard', 'Net Guard']))
  game.runner.uses('All Guard')
  expect(game.runner.question).toBeUndefined()
  expect(game.runner).toMatchObject({ credits: 5, hand: grip })
})

test('9.9.7, 9.9.7a: the value is known all the time, and may be lowered beyond what is needed', () => {
  const game = played({ play: 'Two Net', assets: [sharpener(1)], rig: ['Net Guard'] })
  game.corp.passes()
  for (let i = 0; i < 3; i++) game.runner.uses('Net Guard')
  game.runner.passes()
  game.corp.uses('Sharpener')
  game.runner.passes()
  expect(game.runner).toMatchObject({ credits: 2, hand: grip })
})

test('9.9.2a, 9.9.6: the value of an instruction is what then occurs', () => {
  const game = played({ play: 'Two Net', assets: [sharpener(1)] })
  game.corp.uses('Sharpener')
  expect(game.runner.hand).toHaveLength(2)
})

test('9.9.3b: what would modify a value is relevant while an effect has that value', () => {
  const game = played({ play: 'Double Tag', assets: [sharpener(1)] })
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner.tags).toBe(2)
  const none = played({ play: 'Net Each Tag', assets: [sharpener(1)], tags: 0 })
  expect(none.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  const some = played({ play: 'Net Each Tag', assets: [sharpener(1)], tags: 1 })
  expect(some.corp.question?.kind).toBe('interrupt')
})

test('9.9.3d, 9.9.4, 9.2.9a: "would" is met by what is expected, before it occurs', () => {
  const game = played({ play: 'Two Net', assets: [rezzed('Corp Watch')] })
  expect(game.corp.question?.kind).toBe('confirm')
  expect(game.runner.hand).toHaveLength(5)
  game.corp.agrees()
  expect(game.corp.credits).toBe(2)
  expect(game.runner.hand).toHaveLength(3)
})

test('9.9.4a, 9.9.8, 9.2.9b: replacements apply by themselves before anybody has priority', () => {
  const game = played({ play: 'Two Net', assets: [rezzed('Net To Core')], rig: ['Net Guard', 'Would Guard'] })
  expect(game.runner.question).toBeUndefined()
  expect(game.runner).toMatchObject({ coreDamage: 2, credits: 5 })
})

test('9.9.4b: an interrupt that becomes active in the window is not pending in it', () => {
  const already = played({ play: 'Two Net', rig: ['Would Guard'] })
  already.runner.agrees()
  expect(already.runner.hand).toHaveLength(4)
  const late = played({ play: 'Two Net', rig: ['Unpacker'], hand: ['Would Guard', ...grip] })
  late.runner.uses('Unpacker')
  late.runner.chooses('Would Guard')
  expect(late.runner.rig).toEqual(['Would Guard'])
  expect(late.runner.hand).toHaveLength(4)
})

test('9.2.9c, 9.2.9d: the active player first, then in turn, until one passes after the other did', () => {
  const game = played({ play: 'Two Net', assets: [sharpener(2)], rig: ['Net Guard'] })
  expect(game.corp.question?.kind).toBe('interrupt')
  expect(game.runner.question).toBeUndefined()
  game.corp.passes()
  expect(game.runner.question?.kind).toBe('interrupt')
  game.runner.uses('Net Guard')
  game.runner.passes()
  expect(game.corp.question?.kind).toBe('interrupt')
  game.corp.uses('Sharpener')
  game.corp.passes()
  game.runner.passes()
  expect(game.runner.hand).toHaveLength(3)
})

test('9.2.9e: in any order, conditional and paid, and each resolves before the next', () => {
  const game = played({ play: 'Two Net', rig: ['Net Guard', 'Would Guard'] })
  expect(offered(game)).toEqual(expect.arrayContaining(['Net Guard', 'Would Guard']))
  game.runner.uses('Net Guard')
  expect(game.runner.credits).toBe(4)
  expect(offered(game)).toContain('Would Guard')
  game.runner.uses('Would Guard')
  expect(game.runner.hand).toHaveLength(5)
})

test('9.9.5, 9.9.7: what interrupts raised can be prevented as part of the whole', () => {
  const game = played({ play: 'Two Net', assets: [sharpener(1)], rig: ['Net Guard'] })
  game.corp.uses('Sharpener')
  for (let i = 0; i < 3; i++) game.runner.uses('Net Guard')
  game.runner.passes()
  expect(game.runner).toMatchObject({ credits: 2, hand: grip })
})

test('9.3.4c, 9.3.4d: an instruction with several parts is carried out as one', () => {
  const game = scenario({ definitions: effectCards })
    .runner({ hand: ['Draw And Tag'], rig: [card('Tag Shield')] })
    .runnerTurn()
  game.runner.plays('Draw And Tag')
  // Both parts are imminent together: the interrupt comes before the cards are drawn.
  expect(game.runner.question?.kind).toBe('interrupt')
  expect(game.runner.hand).toHaveLength(0)
  game.runner.uses('Tag Shield')
  expect(game.runner.hand).toHaveLength(2)
  expect(game.runner.tags).toBe(0)
})
