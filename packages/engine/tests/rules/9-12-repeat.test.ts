import { rezzed, scenario } from '@paydata/scenario'
import { event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  again,
  atLeast,
  badPublicity,
  bound,
  chosen,
  credits,
  draw,
  exists,
  from,
  gainCredits,
  has,
  ifSo,
  isOther,
  isRezzed,
  loseCredits,
  may,
  mayPay,
  on,
  play,
  repeat,
  resolveSubroutine,
  subroutine,
  trash,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-repeat', [
  made(resource('One')),
  made(resource('Two')),
  made(resource('Draw Watch'), when(on({ what: ['drawn'], by: 'you' }), gainCredits(1))),
  made(event('Fill Up'), play(draw(1), ifSo(atLeast(2, has('you', 'cardsInHand')), [again()]))),
  made(
    operation('Sweep'),
    play(trash(chosen(from('rig'), 'gone')), mayPay([credits(1)], { then: [again()] })),
  ),
  made(operation('Endless'), play(gainCredits(1), again(), badPublicity(1))),
  made(operation('Always So'), play(gainCredits(1), ifSo(atLeast(has('you', 'credits'), 1), [again()]))),
  made(
    operation('Squeeze Twice'),
    play(
      repeat(2, [
        ifSo(atLeast(has('runner', 'credits'), 1), [loseCredits(2, 'runner', { as: 'lost' })]),
        gainCredits(bound('lost')),
      ]),
    ),
  ),
  made(
    operation('Squeeze'),
    play(
      ifSo(atLeast(has('runner', 'credits'), 1), [loseCredits(2, 'runner', { as: 'lost' })]),
      gainCredits(bound('lost')),
      may([again()]),
    ),
  ),
  made(
    ice('Spiral'),
    subroutine(
      ifSo(exists(from('ice')), [resolveSubroutine(chosen(from('ice', isRezzed, isOther), 'other'))]),
    ),
  ),
])

test('10.1.6a: a process that nothing could stop is resolved again as often as its player says', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Endless'], credits: 0 })
    .corpTurn()
  game.corp.plays('Endless')
  expect(game.corp.credits).toBe(1)
  expect(game.corp.question).toMatchObject({
    kind: 'number',
    words: 'This could go on for ever: how many more times, up to 100?',
  })
  game.corp.answers('number', 3)
  // What comes after it is resolved once.
  expect(game.corp).toMatchObject({ credits: 4, badPublicity: 1, archives: ['Endless'] })
})

test('10.1.6a: a condition that never fails is noticed, and then the player says how often', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Always So'], credits: 0 })
    .corpTurn()
  game.corp.plays('Always So')
  expect(game.corp.credits).toBeGreaterThan(50)
  const { credits: before } = game.corp
  game.corp.answers('number', 2)
  expect(game.corp).toMatchObject({ credits: before + 2, archives: ['Always So'] })
})

test('10.1.6a: a loop of abilities ends although each stands behind a condition', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Spiral'), rezzed('Spiral')] })
    .forcedChoices('take')
    .encountering('Spiral')
  game.bothPass()
  game.corp.answers('number', 2)
  game.passUntil('jackOut')
  expect(game.runner.question?.kind).toBe('jackOut')
})

test('9.12.4d: a round knows nothing that was named in the one before', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Squeeze'], credits: 0 })
    .runner({ credits: 2 })
    .corpTurn()
  game.corp.plays('Squeeze')
  game.corp.agrees()
  game.corp.declines()
  // The second round found nothing to take, and so there was nothing to gain.
  expect(game.runner.credits).toBe(0)
  expect(game.corp.credits).toBe(2)
})

test('9.12.4b, 9.12.4d: nor does one of a number of repetitions', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Squeeze Twice'], credits: 0 })
    .runner({ credits: 2 })
    .corpTurn()
  game.corp.plays('Squeeze Twice')
  expect(game.runner.credits).toBe(0)
  expect(game.corp.credits).toBe(2)
})

test('9.12.4a: the whole ability is resolved again, as long as it says so', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Fill Up'], rig: ['Draw Watch'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Fill Up')
  expect(game.runner.hand).toHaveLength(3)
  // CR 9.12.4c: there was a checkpoint in each round.
  expect(game.runner.credits).toBe(3)
})

test('9.12.4a, 9.12.4d: each round has choices of its own, the one to go on among them', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Sweep'], credits: 5 })
    .runner({ rig: ['One', 'Two', 'Draw Watch'] })
    .corpTurn()
  game.corp.plays('Sweep')
  game.corp.chooses('Two')
  game.corp.agrees()
  game.corp.chooses('One')
  game.corp.declines()
  expect(game.runner).toMatchObject({ rig: ['Draw Watch'], heap: ['Two', 'One'] })
  expect(game.corp.credits).toBe(4)
  expect(game.corp.archives).toEqual(['Sweep'])
})
