import { examples, fillers, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions } from './cards/9-9-interrupts.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>
const offered = (game: Game, side: 'corp' | 'runner') => {
  const { question } = game[side]
  return question?.kind === 'interrupt' ? question.options.flatMap(option => option.card ?? []) : undefined
}

test('cr-26.03/9.9.2/1: both parts of an instruction are expected', () => {
  const game = table()
    .runner({ hand: ['Gain And Draw'], rig: ['Draw Watch'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Gain And Draw')
  // Nothing of the instruction has happened while its interrupt resolves.
  game.runner.agrees()
  expect(game.card('Draw Watch').counters).toEqual({ power: 1 })
  const order = game.state.log.map(({ what }) => what)
  expect(order.indexOf('countersPlaced')).toBeLessThan(order.indexOf('creditsGained'))
  expect(order.indexOf('countersPlaced')).toBeLessThan(order.indexOf('drawn'))
  expect(game.runner.credits).toBe(2)
  expect(game.runner.hand).toHaveLength(1)
})

test('cr-26.03/9.9.2/2: what cannot be done is not expected, and the rest is', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Lock')], hand: [] })
    .runner({ hand: ['Gain And Draw'], rig: ['Draw Watch'], credits: 0, clicks: 2 })
    .encountering('Lock')
  game.passUntil('nextAction')
  game.runner.plays('Gain And Draw')
  expect(game.runner.question?.kind).toBe('paidWindow')
  expect(game.card('Draw Watch').counters).toEqual({})
  expect(game.runner).toMatchObject({ credits: 2, hand: [] })
})

test('cr-26.03/9.9.3d/1: "the first time you would draw" is relevant to what is expected to draw', () => {
  const game = table()
    .runner({
      hand: ['Gain And Draw'],
      rig: ['Sorter'],
      deck: ['Take A Tag', 'Tag Shield', 'Plate'],
      credits: 0,
    })
    .runnerTurn()
  game.runner.plays('Gain And Draw')
  // Nothing was gained yet: the interrupt comes before the instruction.
  expect(game.runner.credits).toBe(0)
  expect(game.runner.question?.options.map(({ card: title }) => title)).toEqual(['Take A Tag', 'Tag Shield'])
  game.runner.answers('choose', 'Take A Tag')
  expect(game.runner).toMatchObject({ credits: 2, hand: ['Tag Shield'], deck: ['Plate', 'Take A Tag'] })
})

test('cr-26.03/9.9.4c/1: an interrupt that is pending cannot be triggered once its event is expected no more', () => {
  const game = table()
    .corp({ hand: ['Trash A Program'] })
    .runner({ rig: ['Survivor', 'Program Guard'] })
    .corpTurn()
  game.corp.plays('Trash A Program')
  game.corp.answers('choose', 'Survivor')
  expect(offered(game, 'runner')).toEqual(expect.arrayContaining(['Survivor', 'Program Guard']))
  game.runner.uses('Program Guard')
  expect(offered(game, 'runner')).toBeUndefined()
  expect(game.runner).toMatchObject({ programs: ['Survivor'], facedown: [], heap: ['Program Guard'] })
})

/** Two tags are imminent; one was avoided, and what that met has installed another card. */
const inWindow = (title: string) => {
  const game = table()
    .corp({ hand: ['Two Tags'] })
    .runner({ rig: ['Tag Shield', 'Gallery'], hand: [title] })
    .corpTurn()
  game.corp.plays('Two Tags')
  game.runner.uses('Tag Shield')
  game.runner.answers('choose', title)
  expect(game.runner.rig).toEqual(['Gallery', title])
  return game
}

test('cr-26.03/9.9.4c/2: a conditional interrupt that became active in the window is not pending in it', () => {
  const late = inWindow('Nobody Home')
  expect(offered(late, 'runner')).toBeUndefined()
  expect(late.runner).toMatchObject({ tags: 1, rig: ['Gallery', 'Nobody Home'] })
})

test('cr-26.03/9.9.4d/1: a paid interrupt that was installed in the window can be used in it', () => {
  const second = inWindow('Tag Shield')
  expect(second.runner.tags).toBe(0)
  expect(offered(second, 'runner')).toEqual(['Tag Shield'])
  second.runner.uses('Tag Shield')
  expect(second.runner).toMatchObject({ tags: 0, rig: ['Gallery'] })
})

const meetNets = () => {
  const game = table()
    .corp({ hqIce: [rezzed('Two Nets')], hqRoot: [rezzed('To Core')], credits: 5 })
    .runner({ rig: ['Net Filter', 'Core Filter'], hand: fillers('runner', 5), credits: 6 })
    .encountering('Two Nets')
  game.bothPass()
  return game
}

const afterIce = (game: Game) => ['run.passWindow', 'run.serverWindow'].includes(game.state.step ?? '')

example(
  ['cr-26.03/9.9.5a/1', 'ffg-rr-1.0/ordinal-events/1'],
  'net damage that was prevented was the first that the Corp would do',
  () => {
    const game = meetNets()
    game.runner.uses('Net Filter')
    game.runner.passes()
    expect(game.corp.question?.kind).toBe('interrupt')
    game.corp.passes()
    expect(game.runner.hand).toHaveLength(5)
    // The net damage of the next subroutine is the second that would be done, so the Corp is not asked.
    expect(offered(game, 'runner')).toEqual(['Net Filter'])
    game.runner.passes()
    expect(afterIce(game)).toBe(true)
    expect(game.runner.hand).toHaveLength(4)
    expect(game.corp.credits).toBe(5)
  },
)

example(
  ['ffg-rr-1.0/ordinal-events/1'],
  'net damage that was replaced was the first that the Corp would do',
  () => {
    const game = meetNets()
    game.runner.passes()
    game.corp.uses('To Core')
    game.corp.agrees()
    game.runner.passes()
    expect(game.runner).toMatchObject({ coreDamage: 1 })
    expect(offered(game, 'runner')).toEqual(['Net Filter'])
    game.runner.passes()
    expect(afterIce(game)).toBe(true)
    expect(game.runner).toMatchObject({ coreDamage: 1 })
    expect(game.runner.hand).toHaveLength(3)
    expect(game.corp.credits).toBe(3)
  },
)

test('cr-26.03/9.9.10/1: when net damage was replaced by core damage, interrupts for core damage alone are relevant', () => {
  const game = meetNets()
  expect(offered(game, 'runner')).toEqual(['Net Filter'])
  game.runner.passes()
  game.corp.uses('To Core')
  game.corp.agrees()
  expect(offered(game, 'runner')).toEqual(['Core Filter'])
  game.runner.passes()
  expect(game.runner).toMatchObject({ coreDamage: 1, credits: 6 })
  expect(game.corp.credits).toBe(3)
})

example(
  ['ffg-rr-1.0/ordinal-events/1'],
  'damage that was prevented was the first that was suffered, for what waits until it is; today the next is the first',
  by => {
    const game = table()
      .corp({ hqIce: [rezzed('Two Nets')], credits: 5 })
      .runner({ rig: ['Net Filter', 'First Harm'], hand: fillers('runner', 5), credits: 3 })
      .encountering('Two Nets')
    game.bothPass()
    game.runner.uses('Net Filter')
    game.passUntil(() => afterIce(game))
    expect(game.runner.hand).toHaveLength(4)
    expect(game.runner.credits).toBe(by === '2017' ? 0 : 1)
  },
)
