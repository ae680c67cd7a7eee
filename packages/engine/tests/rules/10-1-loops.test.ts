import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineOlderEditions } from '../../src/editions/index.ts'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  always,
  cannot,
  credits,
  derez,
  gainCredits,
  may,
  mayPay,
  moveRunner,
  subroutine,
} from '../../src/vocabulary.ts'

const back = moveRunner({ outermostOf: 'attacked' })
const definitions = defineCards('rules-10-loops', [
  made(ice('Field')),
  made(ice('Treadmill'), subroutine(back)),
  made(ice('Turnstile'), subroutine(may([back]))),
  made(ice('Toll Gate'), subroutine(mayPay([credits(1)], { then: [back] }))),
  made(ice('Mint'), subroutine(gainCredits(1)), subroutine(back)),
  made(ice('Revolving Door'), subroutine(derez('self'), back)),
  made(asset('Fence'), always(cannot('jackOut', { who: 'runner' }))),
  made(asset('Exit Fee'), always(additionalCost('jackOut', [credits(1)]))),
])

const meeting = (inner: string, root: readonly string[] = [], edition = '26.03') =>
  scenario({ definitions, edition })
    .corp({ hqIce: [rezzed(inner), rezzed('Field')], remotes: root.map(each => ({ root: [rezzed(each)] })) })
    .runner({ credits: 5 })
    .running('HQ')

const happened = (game: ScenarioGame, what: string): number =>
  game.json.thisTurn.filter(each => each.what === what).length

/** Both let everything come round until somebody has no other way, and at most so often. */
function goRound(game: ScenarioGame, most: number): { readonly agreed: number; readonly continued: number } {
  let agreed = 0
  let continued = 0
  for (let n = 0; n < most; n++) {
    const corp = game.corp.question
    const runner = game.runner.question
    if (corp?.kind === 'confirm') {
      game.corp.agrees()
      agreed++
    } else if (runner?.kind === 'jackOut') {
      if (runner.options.every(option => option.kind === 'jackOut')) break
      game.runner.continues()
      continued++
    } else if (corp?.kind === 'paidWindow') {
      const rez = corp.options.find(option => option.kind === 'rez')
      if (rez === undefined) game.corp.passes()
      else game.corp.answers('paidWindow', rez.id)
    } else if (runner?.kind === 'paidWindow') game.runner.passes()
    else break
  }
  return { agreed, continued }
}

test('CR 10.1.6b: in a run that would go on for ever the Runner must jack out, and is told why', () => {
  const game = meeting('Treadmill')
  const { continued } = goRound(game, 400)
  // Going back a few times is no loop yet.
  expect(continued).toBeGreaterThan(4)
  expect(continued).toBeLessThan(20)
  expect(game.runner.question).toMatchObject({
    kind: 'jackOut',
    words: 'This run would go on for ever: jack out.',
  })
  expect(game.runner.refused).toMatchObject([{ kind: 'continue', rule: '10.1.6b' }])
  game.runner.jacksOut()
  game.passUntil('nextAction')
  expect(game.state.run).toBeUndefined()
})

test('CR 10.1.6b: a loop in which somebody gains something is a loop too', () => {
  const game = meeting('Mint')
  goRound(game, 400)
  expect(game.runner.question?.options.map(option => option.kind)).toEqual(['jackOut'])
})

test('CR 10.1.6b: a round that costs something is none', () => {
  const game = meeting('Toll Gate')
  game.fiat.set({ corp: { credits: 15 } })
  const { agreed } = goRound(game, 400)
  expect(agreed).toBe(15)
  expect(game.corp.credits).toBe(0)
})

test('CR 10.1.6b: when the Runner cannot jack out, the Corp has to let the run go on', () => {
  const game = meeting('Turnstile', ['Fence'])
  const { agreed } = goRound(game, 400)
  expect(agreed).toBeGreaterThan(2)
  expect(agreed).toBeLessThan(20)
  // Nobody asked the Corp in the last round: the run came to its end.
  expect(happened(game, 'runSuccessful')).toBe(1)
})

test('CR 10.1.6b, 1.16.10a: nobody has to pay for jacking out, and then it is for the Corp to end the loop', () => {
  const game = meeting('Turnstile', ['Exit Fee'])
  const { agreed } = goRound(game, 400)
  expect(agreed).toBeLessThan(20)
  expect(happened(game, 'runSuccessful')).toBe(1)
})

test('CR 10.1.6b: a loop that comes by no step for jacking out is for the Corp to end, and rezzing can be what goes on', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Revolving Door'] })
    .running('HQ')
  goRound(game, 400)
  expect(happened(game, 'runSuccessful')).toBe(1)
  expect(happened(game, 'rezzed')).toBeGreaterThan(4)
  expect(happened(game, 'rezzed')).toBeLessThan(20)
})

test('CR 10.1.6a: a loop of a run that neither player can leave ends by itself', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Treadmill')] })
    .running('HQ')
  goRound(game, 400)
  expect(happened(game, 'runSuccessful')).toBe(1)
  expect(happened(game, 'iceEncountered')).toBeLessThan(25)
})

test('CR 10.1.6b: in the run after that nothing is forbidden', () => {
  const game = meeting('Turnstile', ['Fence'])
  goRound(game, 400)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  expect(goRound(game, 40).agreed).toBeGreaterThan(0)
})

defineOlderEditions()

// The texts before 2017 do not speak of loops.
test.each([
  ['2012', 'Rules Reference, Infinite Loops'],
  ['2013', 'Rules Reference, Infinite Loops'],
  ['2017', 'Rules Reference, Infinite Loops'],
  ['1.4', 'CR 1.6, 10.13.2'],
  ['1.6', 'CR 1.6, 10.13.2'],
])(
  '%s: in a run that would go on for ever the Runner must jack out, as it says elsewhere',
  (edition, rule) => {
    const game = meeting('Treadmill', [], edition)
    const { continued } = goRound(game, 400)
    expect(continued).toBeGreaterThan(3)
    expect(continued).toBeLessThan(20)
    expect(game.runner.question).toMatchObject({
      kind: 'jackOut',
      words: 'This run would go on for ever: jack out.',
    })
    expect(game.runner.refused).toMatchObject([{ kind: 'continue', rule }])
    game.runner.jacksOut()
    game.passUntil(() => game.state.run === undefined)
    expect(happened(game, 'runSuccessful')).toBe(0)
  },
)

test.each(['2012', '2013', '2017', '1.4', '1.6'])(
  '%s: the Corp ends a loop that the Runner cannot leave, and one that nobody can leave ends by itself',
  edition => {
    const fenced = meeting('Turnstile', ['Fence'], edition)
    expect(goRound(fenced, 400).agreed).toBeLessThan(20)
    expect(happened(fenced, 'runSuccessful')).toBe(1)

    const alone = meeting('Treadmill', ['Fence'], edition)
    goRound(alone, 400)
    expect(happened(alone, 'runSuccessful')).toBe(1)
    expect(happened(alone, 'iceEncountered')).toBeLessThan(50)
  },
)
