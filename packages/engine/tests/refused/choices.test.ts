import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions, whyNot } from './cards.ts'

const start = () => scenario({ definitions })

test('CR 1.15.2b: a card of the wrong kind says what it is not', () => {
  const game = start()
    .corp({ hand: ['pick'] })
    .runner({ rig: ['hammer', 'knife', 'tap'] })
    .corpTurn()
  game.corp.plays('pick')
  expect(game.corp.refused.map(each => [each.card, each.reason])).toEqual([
    ['tap', 'it is not a program (CR 1.15.2b)'],
  ])
})

test('CR 10.2: what facedown cards fail is not told to a player who does not see them', () => {
  const game = start()
    .corp({ hqIce: ['wall', rezzed('fork'), rezzed('wall')], remotes: [{ root: ['camp'] }] })
    .runner({ hand: ['shot'] })
    .runnerTurn()
  game.runner.plays('shot')
  expect(game.runner.refused.map(each => [each.card, each.reason])).toEqual([
    ['wall', 'it is not rezzed (CR 1.15.2b)'],
  ])
})

test('CR 9.12.6d: a mode that was resolved is not resolved again', () => {
  const game = start()
    .corp({ hand: ['twins'] })
    .corpTurn()
  game.corp.plays('twins')
  expect(game.corp.refused).toEqual([])
  game.corp.answers('effect', 0)
  expect(game.corp.refused).toMatchObject([{ kind: 'effect', effect: 0, rule: '9.12.6d' }])
})

test('CR 9.12.3c: a player who must choose does not choose what cannot be carried out in full', () => {
  const game = start()
    .corp({ hand: ['fate'] })
    .corpTurn()
  game.corp.plays('fate')
  expect(game.corp.refused).toMatchObject([{ kind: 'effect', effect: 0, rule: '9.12.3c' }])
})

test('CR 10.4.3a: what the one has picked for the damage the other does not pick again', () => {
  const game = start()
    .corp({ remotes: [{ root: [rezzed('map')] }] })
    .runner({ rig: ['ribs'], hand: ['dash', 'dig', 'shot'] })
    .corpTurn()
  game.fiat.damage('net', 2)
  game.corp.answers('choose', 'dig')
  expect(game.runner.refused.map(each => [each.card, each.rule])).toEqual([['dig', '10.4.3a']])
})

test('CR 1.14.3: only what the payer controls pays a cost', () => {
  const game = start()
    .corp({ remotes: [{ root: [rezzed('camp')] }, { root: ['oath'] }] })
    .runner({ rig: ['exchange', 'tap', 'peace'] })
    .runnerTurn()
  game.runner.uses('exchange')
  expect(whyNot(game.runner, 'card', 'camp')).toBe(
    'only what the payer controls can be paid with (CR 1.14.3)',
  )
  expect(whyNot(game.runner, 'card', 'oath')).toBeUndefined()
})

test('CR 8.8.2: ice is not swapped with itself', () => {
  const game = start()
    .corp({ hand: ['shuffling'], hqIce: ['wall', 'fork'] })
    .corpTurn()
  game.corp.plays('shuffling')
  game.corp.answers('choose', 'wall')
  expect(whyNot(game.corp, 'card', 'wall')).toBe('it has been chosen already (CR 8.3.2)')
})

test('CR 8.7.2b: what could be found but not be installed says why, and the rest of the deck is not told', () => {
  const game = start()
    .runner({ credits: 1, hand: ['dig'], deck: ['hammer', 'huge', 'tap'] })
    .runnerTurn()
  game.runner.plays('dig')
  expect(game.runner.refused.map(each => [each.card, each.rule])).toEqual([['huge', '8.5.6c']])
})

test('CR 1.16.1: cards and ways that cannot pay a cost are listed apart', () => {
  const game = start()
    .runner({ credits: 0, rig: ['payday', 'tap', 'peace', 'hammer'] })
    .runnerTurn()
  game.runner.uses('payday')
  expect(game.runner.question?.kind).toBe('payment')
  expect(whyNot(game.runner, 'card', 'hammer')).toBe('it is not a resource (CR 1.16.1)')
  expect(whyNot(game.runner, 'card', 'payday')).toBe('it must be another card (CR 1.16.1)')
  const either = start()
    .runner({ credits: 1, rig: [card('choice', { counters: { power: 1 } })] })
    .corpTurn('window')
  either.passUntil(() => either.runner.question !== undefined)
  either.runner.uses('choice')
  expect(either.runner.refused).toMatchObject([
    { kind: 'pay', reason: 'it takes 1 click, and the Runner has 0 left (CR 5.2.2)' },
  ])
})

test('CR 1.10.4b: credits for other things do not pay', () => {
  const game = start()
    .corp({ credits: 3, hand: ['chase'] })
    .runner({ credits: 2, rig: ['purse', 'seed'] })
    .corpTurn()
  game.corp.plays('chase')
  expect(whyNot(game.corp, 'more')).toBe('it costs 4 credits, and the Corp has 3 credits (CR 10.8.6c)')
  game.corp.answers('traceStrength', 0)
  expect(whyNot(game.runner, 'card', 'seed')).toBe('its credits are for other things (CR 1.10.4b)')
  expect(whyNot(game.runner, 'card', 'purse')).toBeUndefined()
  expect(whyNot(game.runner, 'more')).toContain('it costs 5 credits')
  game.runner.answers('linkStrength', 3)
  expect(game.runner.question?.kind).toBe('payment')
  expect(whyNot(game.runner, 'card', 'seed')).toContain('CR 1.10.4b')
})

test('CR 10.14.6b, 10.14.3: a bid is at most 2, and no more than can be spent', () => {
  const game = start()
    .corp({ credits: 5, hand: ['riddle'] })
    .runner({ credits: 1 })
    .corpTurn()
  game.corp.plays('riddle')
  expect(whyNot(game.corp, 'more')).toBe('no more is allowed (CR 10.14.6b)')
  expect(whyNot(game.runner, 'more')).toBe('it costs 2 credits, and the Runner has 1 credit (CR 10.14.3)')
})

test('CR 1.15.1b, 1.16.2c: numbers and X end where the text or the credits end', () => {
  const named = start()
    .corp({ hand: ['name it'] })
    .corpTurn()
  named.corp.plays('name it')
  expect(named.corp.refused).toMatchObject([{ kind: 'more', rule: '1.15.1b' }])
  const limited = (credits: number) => {
    const game = start()
      .runner({ credits, rig: ['pit'] })
      .runnerTurn('window')
    game.runner.uses('pit')
    return whyNot(game.runner, 'more')
  }
  expect(limited(5)).toBe('no more is allowed (CR 1.16.2c)')
  expect(limited(1)).toBe('it costs 2 credits, and the Runner has 1 credit (CR 1.16.1)')
})

test('questions of which every answer is possible refuse nothing', () => {
  expect(start().atMulligans().corp.refused).toEqual([])
})
