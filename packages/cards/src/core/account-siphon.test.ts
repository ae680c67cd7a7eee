import { changeServer } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Account Siphon: the Corp loses up to 5, the Runner gains twice that and takes 2 tags', () => {
  const game = scenario({ definitions })
    .corp({ credits: 7, hand: ['Enigma'] })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.agrees()
  game.runner.answers('number', 5)
  game.passUntil('runEnds')
  expect(game.corp.credits).toBe(2)
  expect(game.runner).toMatchObject({ credits: 10, tags: 2, heap: ['Account Siphon'] })
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

test('ruling: Account Siphon: the Runner may breach HQ instead and takes no tags', () => {
  const game = scenario({ definitions })
    .corp({ credits: 7, hand: ['Enigma'] })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.declines()
  expect(game.state.breached).toBe('hq')
  expect(game.runner.tags).toBe(0)
})

test('Account Siphon gives tags also when the Corp has nothing to lose', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0 })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', 'effect')
  expect(game.runner).toMatchObject({ credits: 0, tags: 2 })
})

test('Account Siphon: the tags can be avoided', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5 })
    .runner({ credits: 0, hand: ['Account Siphon'], rig: ['Decoy'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', 'effect')
  game.runner.answers('number', 2)
  game.runner.uses('Decoy')
  expect(game.runner).toMatchObject({ credits: 4, tags: 1 })
})

/** Account Siphon was played, and it is asked whether to use it. */
const siphoning = (corpCredits: number) => {
  const game = scenario({ definitions })
    .corp({ credits: corpCredits, hand: ['Enigma'] })
    .runner({ credits: 0, hand: ['Account Siphon'], rig: ['Desperado'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil('success')
  game.runner.uses('Desperado')
  return game
}

test('CR 6.7.4c: Account Siphon is decided upon when the breach would begin, after what a success triggers', () => {
  const game = siphoning(7)
  expect(game.state.step).toBe('run.breach')
  expect(game.runner.credits).toBe(1)
})

test('Account Siphon takes no more than 5, and may take nothing: the tags come all the same', () => {
  const game = siphoning(7)
  game.runner.answers('effect', 'effect')
  expect(game.runner.question).toMatchObject({ kind: 'number', min: 0, max: 5 })
  game.runner.answers('number', 0)
  expect(game.corp.credits).toBe(7)
  expect(game.runner).toMatchObject({ credits: 1, tags: 2 })
  expect(game.state.breached).toBeUndefined()
})

test('ruling: Account Siphon: a run that is successful on another server takes nothing', () => {
  const game = scenario({ definitions })
    .corp({ credits: 7, archives: ['Enigma'] })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.fiat.resolve('runner', changeServer('archives'))
  game.passUntil('breach')
  expect(game.state.breached).toBe('archives')
  expect(game.runner.tags).toBe(0)
})

test('Account Siphon does nothing after a run that was not successful', () => {
  const game = scenario({ definitions })
    .corp({ credits: 7, hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 0, tags: 0, heap: ['Account Siphon'] })
})

test('Account Siphon: a later run on HQ in the same turn breaches it as always', () => {
  const game = siphoning(7)
  game.runner.declines()
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('breach')
  expect(game.state.breached).toBe('hq')
  expect(game.runner.question?.kind).toBe('candidate')
})

test('what may happen instead is named after its card, to agree to or to decline', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'] })
    .runner({ hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil('success')
  expect(game.runner.question?.options.map(option => option.label)).toEqual(['Apply Account Siphon', 'No'])
  const asked = game.save()
  game.runner.agrees()
  expect(game.runner.question?.kind).toBe('number')
  game.restore(asked)
  game.runner.declines()
  expect(game.state.breached).toBe('hq')
})

const before2019 = ['2012', '2013', '2017'] as const

/** A run on HQ by Account Siphon is successful. */
const successful = (edition: string) => {
  const game = scenario({ definitions, edition })
    .corp({ credits: 7, hand: ['Enigma'] })
    .runner({ credits: 0, hand: ['Account Siphon'], rig: ['Desperado', 'Datasucker'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil('success')
  return game
}

test.each(before2019)(
  '%s; Rules Reference, Run 5.4: Account Siphon is done before a success meets what Desperado and Datasucker wait for',
  edition => {
    const game = successful(edition)
    expect(game.runner.question).toMatchObject({ kind: 'confirm' })
    game.runner.agrees()
    game.runner.answers('number', 5)
    expect(game.corp.credits).toBe(2)
    expect(game.runner).toMatchObject({ credits: 10, tags: 2 })
    expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
    game.runner.uses('Desperado')
    game.passUntil('runEnds')
    expect(game.runner).toMatchObject({ credits: 11, heap: ['Account Siphon'] })
    expect(game.card('Datasucker').counters.virus).toBe(1)
    expect(game.state.log.some(({ what }) => what === 'accessed')).toBe(false)
  },
)

test.each(before2019)('%s: who declines Account Siphon accesses cards from HQ and takes no tags', edition => {
  const game = successful(edition)
  game.runner.declines()
  game.runner.uses('Desperado')
  game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Enigma')
  expect(game.runner).toMatchObject({ credits: 1, tags: 0 })
})

test.each(['1.4', '1.6'])(
  '%s; CR 6.7.4c: Account Siphon is decided upon as the breach would begin',
  edition => {
    const game = successful(edition)
    expect(game.runner.question?.kind).toBe('reaction')
  },
)
