import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  alternativePayment,
  always,
  chosen,
  costChange,
  credits,
  from,
  gainCredits,
  install,
  mostX,
  paid,
  play,
  playCard,
  rez,
  trashOf,
  type,
  X,
} from '../../src/vocabulary.ts'

const gripCard = trashOf(chosen(from('grip'), 'given'))

const definitions = defineCards('rules-1-16-x', [
  made({ ...event('Guess'), cost: 'X' }, play(gainCredits(1))),
  made({ ...event('Bounded Guess'), cost: 'X' }, always(mostX(2)), play(gainCredits(1))),
  made(resource('Rebate'), always(costChange('play', [type('event')], -2))),
  made(resource('Surcharge'), always(costChange('play', [type('event')], 1))),
  made(resource('Swap'), always(alternativePayment('play', [type('event')], [gripCard], 2))),
  made(resource('Twin Meter'), paid([X(), X()], [gainCredits(9)])),
  // What effects make a player pay, or let them ignore.
  made(program('Toll Program'), always(additionalCost('install', [credits(2), gripCard], { cards: 'self' }))),
  made(
    { ...event('Toll Event'), cost: 1 },
    always(additionalCost('play', [gripCard], { cards: 'self' })),
    play(gainCredits(5)),
  ),
  made(event('Set Up'), play(install(chosen(from('grip', type('program')), 'built')), gainCredits(1))),
  made(
    event('Free Set Up'),
    play(install(chosen(from('grip', type('program')), 'built'), { ignore: 'credits' })),
  ),
  made(event('Encore'), play(playCard(chosen(from('grip', type('event')), 'again')), gainCredits(1))),
  made(ice('Toll Ice'), always(additionalCost('rez', [credits(3)], { cards: 'self' }))),
  made(operation('Wake'), play(rez(chosen(from('ice'), 'woken'), { ignore: 'credits' }))),
  made(asset('Ice Tax'), always(costChange('install', [type('ice')], 1))),
  made(ice('Plain Ice')),
  made(event('Plain Event')),
])

const table = () => scenario({ definitions })

test('CR 1.16.2c, 1.16.2a: what lowers a cost of X lets X be higher, what raises it lower', () => {
  const most = (title: string, ...rig: string[]) => {
    const game = table()
      .runner({ credits: 4, hand: [title], rig })
      .runnerTurn()
    game.runner.plays(title)
    expect(game.runner.question).toMatchObject({ kind: 'number', min: 0 })
    return game.runner.question?.max
  }
  expect(most('Guess')).toBe(4)
  expect(most('Guess', 'Rebate')).toBe(6)
  expect(most('Guess', 'Surcharge')).toBe(3)
  expect(most('Bounded Guess', 'Rebate')).toBe(2)
})

test('CR 1.16.2a: X and what lowers the cost are paid as what they make together', () => {
  const game = table()
    .runner({ credits: 4, hand: ['Guess'], rig: ['Rebate'] })
    .runnerTurn()
  game.runner.plays('Guess')
  game.runner.answers('number', 6)
  expect(game.runner.credits).toBe(1)
})

test('CR 1.16.1, 1.16.2c: an X that stands twice in a cost is paid twice', () => {
  const game = table()
    .runner({ credits: 5, rig: ['Twin Meter'] })
    .runnerTurn('window')
  game.runner.uses('Twin Meter')
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 2 })
  game.runner.answers('number', 2)
  expect(game.runner.credits).toBe(10)
})

test('CR 1.16.5b: credits of additional costs are ignored too, what is not credits is paid', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Free Set Up', 'Toll Program', 'Plain Event'] })
    .runnerTurn()
  game.runner.plays('Free Set Up')
  game.runner.answers('choose', 'Toll Program')
  game.runner.agrees()
  game.runner.answers('payment', 'Plain Event')
  expect(game.runner).toMatchObject({ rig: ['Toll Program'], credits: 0 })
  const waking = table()
    .corp({ credits: 0, hand: ['Wake'], hqIce: ['Toll Ice'] })
    .corpTurn()
  waking.corp.plays('Wake')
  waking.corp.answers('choose', 'Toll Ice')
  expect(waking.card('Toll Ice').rezzed).toBe(true)
})

test('CR 1.16.4c: a player who is directed to install may decline what is added to the cost, and pays nothing', () => {
  const after = (does: 'agrees' | 'declines', ...payment: string[]) => {
    const game = table()
      .runner({ credits: 3, hand: ['Set Up', 'Toll Program', 'Plain Event'] })
      .runnerTurn()
    game.runner.plays('Set Up')
    game.runner.answers('choose', 'Toll Program')
    expect([game.runner.question?.kind, game.runner.question?.words]).toEqual([
      'confirm',
      'Pay 2[credit] and trash 1 card from your grip to install Toll Program?',
    ])
    game.runner[does]()
    for (const card of payment) game.runner.answers('payment', card)
    return [game.runner.rig, game.runner.hand.toSorted(), game.runner.credits]
  }
  expect(after('agrees', 'Plain Event')).toEqual([['Toll Program'], [], 2])
  expect(after('declines')).toEqual([[], ['Plain Event', 'Toll Program'], 4])
})

test('CR 1.16.4c: nor is anybody made to play a card with an additional cost', () => {
  const after = (does: 'agrees' | 'declines', ...payment: string[]) => {
    const game = table()
      .runner({ credits: 3, hand: ['Encore', 'Toll Event', 'Plain Event'] })
      .runnerTurn()
    game.runner.plays('Encore')
    game.runner.answers('choose', 'Toll Event')
    game.runner[does]()
    for (const card of payment) game.runner.answers('payment', card)
    return [game.runner.hand.toSorted(), game.runner.credits]
  }
  expect(after('agrees', 'Plain Event')).toEqual([[], 8])
  expect(after('declines')).toEqual([['Plain Event', 'Toll Event'], 4])
})

test('CR 1.16.6b, 1.16.2a: ice whose install cost is raised costs something everywhere', () => {
  const offered = (credits: number) =>
    table()
      .corp({ credits, hand: ['Plain Ice'], remotes: [{ root: [rezzed('Ice Tax')] }] })
      .corpTurn()
      .corp.question?.options.some(option => option.label.startsWith('Install'))
  expect([offered(0), offered(1)]).toEqual([false, true])
})

test('CR 1.16.2e: an alternative payment and the card for it come from what is not played', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Toll Event'], rig: ['Swap'] })
    .runnerTurn()
  expect(game.runner.question?.options.some(option => option.card === 'Toll Event')).toBe(false)
  // One card for the additional cost, one for the price.
  const one = table()
    .runner({ credits: 0, hand: ['Toll Event', 'Plain Event'], rig: ['Swap'] })
    .runnerTurn()
  expect(one.runner.question?.options.some(option => option.card === 'Toll Event')).toBe(false)
  const two = table()
    .runner({ credits: 0, hand: ['Toll Event', 'Plain Event', 'Guess'], rig: ['Swap'] })
    .runnerTurn()
  two.runner.plays('Toll Event')
  two.runner.answers('payment', 'Guess')
  two.runner.answers('payment', 'Plain Event')
  expect(two.runner).toMatchObject({ credits: 5, hand: [] })
})
