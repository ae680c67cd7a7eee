import { defineCards } from '@paydata/engine'
import {
  additionalCost,
  always,
  chosen,
  clicks,
  credits,
  eitherCost,
  from,
  gainCredits,
  isUnrezzed,
  mayPay,
  play,
  rez,
  run,
  trashOf,
  type,
  whileAccessing,
} from '@paydata/engine/vocabulary'
import { facedown, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'

const gripCard = trashOf(chosen(from('grip'), 'spent'))

const definitions = defineCards('text-prices', [
  made(asset('Toll'), always(additionalCost('access', [credits(2), gripCard], { cards: [type('asset')] }))),
  made(asset('Gatehouse'), always(additionalCost('run', [credits(1)], { server: ['hq'] }))),
  made(asset('Mist'), always(additionalCost('jackOut', [credits(3)]))),
  made(asset('Plain Asset')),
  made(agenda('Guarded Plan'), always(additionalCost('steal', [credits(4)], { cards: 'self' }))),
  made(agenda('Plan')),
  made({ ...ice('Dear Ice'), cost: 3 }, always(additionalCost('rez', [clicks(1)], { cards: 'self' }))),
  made(operation('Rez Order'), play(rez(chosen(from('ice', isUnrezzed))))),
  made(event('Sprint'), play(run(['hq']))),
  made(event('Choice'), play(mayPay(eitherCost([credits(1)], [gripCard]), { then: [gainCredits(9)] }))),
  made(resource('Reader'), whileAccessing([credits(1)], [gainCredits(2)])),
])

const asked = (
  question: { readonly words?: string; readonly options: readonly { readonly words?: string }[] } | undefined,
) => [question?.words, ...(question?.options.map(({ words }) => words) ?? [])]

test('CR 1.16.10a: whether to pay for an access is asked with the price and the card', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Plain Asset'] }, { root: [rezzed('Toll')] }], archives: [facedown('Toll')] })
    .runner({ credits: 5, hand: ['Sprint'] })
    .breaching('remote1')
  game.runner.accesses('Plain Asset')
  expect(asked(game.runner.question)).toEqual([
    'Pay 2[credit] and trash 1 card from the grip to access a facedown card in Server 1?',
    'Pay 2[credit] and trash 1 card from the grip',
    'Do not pay',
  ])
})

test('CR 1.16.10a: whether to pay for a run is asked with the price and the server', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Gatehouse')] }] })
    .runner({ credits: 5, hand: ['Sprint'] })
    .runnerTurn()
  game.runner.plays('Sprint')
  expect(asked(game.runner.question)).toEqual(['Pay 1[credit] to run HQ?', 'Pay 1[credit]', 'Do not pay'])
  game.runner.agrees()
  expect(game.runner.credits).toBe(4)
})

test('CR 1.16.4c: whether to pay for what an effect rezzes is asked with the whole price and the card', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Rez Order'], hqIce: ['Dear Ice'] })
    .corpTurn()
  game.corp.plays('Rez Order')
  game.corp.chooses('Dear Ice')
  expect(asked(game.corp.question)).toEqual([
    'Pay 3[credit] and spend [click] to rez Dear Ice?',
    'Pay 3[credit] and spend [click]',
    'Do not pay',
  ])
})

test('CR 7.1.6: an agenda without an additional cost must be stolen, with one the price is asked', () => {
  const free = scenario({ definitions })
    .corp({ remotes: [{ root: ['Plan'] }] })
    .accessing('Plan')
  expect(asked(free.runner.question)).toEqual([
    'You access Plan and have no ability to use.',
    'Use no ability',
  ])
  free.runner.passes()
  expect(asked(free.runner.question)).toEqual(['You must steal Plan.', 'Steal Plan'])
  const guarded = scenario({ definitions })
    .corp({ remotes: [{ root: ['Guarded Plan'] }] })
    .runner({ credits: 4 })
    .accessing('Guarded Plan')
  guarded.runner.passes()
  expect(asked(guarded.runner.question)).toEqual([
    'Pay 4[credit] to steal Guarded Plan?',
    'Steal Guarded Plan (4[credit])',
    'Do not steal it',
  ])
  const poor = scenario({ definitions })
    .corp({ remotes: [{ root: ['Guarded Plan'] }] })
    .runner({ credits: 3 })
    .accessing('Guarded Plan')
  poor.runner.passes()
  expect(asked(poor.runner.question)).toEqual([
    'You cannot pay what it costs to steal Guarded Plan.',
    'Do not steal it',
  ])
})

test('CR 6.9.4c: jacking out is offered with its price', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Mist')] }], hqIce: ['Dear Ice'] })
    .runner({ credits: 5 })
    .running('hq')
  game.passUntil('jackOut')
  expect(asked(game.runner.question)).toEqual([
    'Jack out (pay 3[credit]), or continue the run?',
    'Continue',
    'Jack out (3[credit])',
  ])
})

test('CR 1.16.11: a nested cost with several ways tells them', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Choice', 'Sprint'] })
    .runnerTurn()
  game.runner.plays('Choice')
  expect(game.runner.question?.options[0]?.words).toBe('Pay 1[credit] or trash 1 card from your grip')
})

test('CR 8.5.6a: a card that has to be trashed is not asked for as if it were a choice', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Plan'], remotes: [{ root: ['Plain Asset'] }] })
    .corpTurn()
  game.corp.installs('Plan', 'remote1')
  expect(game.corp.question?.words).toBe('Choose a card to trash: it cannot stay with Plan.')
})
