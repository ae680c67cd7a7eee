import { card, examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

test('cr-26.03/9.11.4g/1 Data Raven: the Runner takes a tag or ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Raven')] })
    .encountering('Data Raven')
  expect(game.runner.question?.options).toHaveLength(2)
  const saved = game.save()
  game.runner.answers('effect', 0)
  expect(game.runner.tags).toBe(1)
  expect(game.state.encountered?.title).toBe('Data Raven')
  game.restore(saved)
  game.runner.answers('effect', 1)
  expect(game.runner.tags).toBe(0)
  expect(game.state.run).toBeUndefined()
})

example(
  ['cr-26.03/9.12.3d/1', 'ffg-rr-1.0/must/3'],
  'the tag of Data Raven can be avoided with Decoy, and the run goes on',
  () => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Data Raven')] })
      .runner({ rig: ['Decoy'] })
      .encountering('Data Raven')
    game.runner.answers('effect', 0)
    game.runner.uses('Decoy')
    expect(game.runner).toMatchObject({ tags: 0, heap: ['Decoy'] })
    expect(game.state.encountered?.title).toBe('Data Raven')
  },
)

test('Data Raven places a power counter when its trace succeeds, and spends it to give a tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Data Raven')] })
    .runner({ credits: 0 })
    .encountering('Data Raven')
  game.runner.answers('effect', 0)
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  expect(game.card('Data Raven').counters).toMatchObject({ power: 1 })
  game.runner.passes()
  game.corp.uses('Data Raven')
  expect(game.runner.tags).toBe(2)
  expect(game.card('Data Raven').counters.power ?? 0).toBe(0)
})

test('Data Raven spends its counters whenever it is rezzed, one for each tag', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: [
        rezzed('Data Raven', { counters: { power: 1 } }),
        card('Data Raven', { counters: { power: 1 } }),
      ],
    })
    .corpTurn('window')
  const [seen, hidden] = game.cards('Data Raven')
  if (seen === undefined || hidden === undefined) throw new Error('two copies')
  game.corp.uses('Data Raven')
  expect(game.runner.tags).toBe(1)
  // One has no counter any more, the other is not rezzed.
  expect(() => game.corp.uses('Data Raven')).toThrow('remove 1 hosted power counter, and there is none')
})

test('Data Raven that is bypassed as it is encountered neither tags nor ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Raven')] })
    .runner({ credits: 2, hand: ['Inside Job'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil('runEnds')
  expect(game.runner.tags).toBe(0)
  expect(game.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
})

test('Data Raven traces with 3: a link strength of 3 is enough against it, and 2 is not', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Data Raven')] })
    .runner({ credits: 3 })
    .encountering('Data Raven')
  game.runner.answers('effect', 0)
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  const saved = game.save()
  for (const [link, counters] of [
    [3, 0],
    [2, 1],
  ] as const) {
    game.restore(saved)
    game.runner.answers('linkStrength', link)
    expect(game.card('Data Raven').counters.power ?? 0).toBe(counters)
  }
})

test('Data Raven asks for nothing when other ice is encountered, and must be answered when it is', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Data Raven'), rezzed('Data Mine')] })
    .runner({ hand: ['Diesel'] })
    .encountering('Data Mine')
  expect(game.runner.question?.kind).toBe('paidWindow')
  game.passUntil('encounter')
  expect(game.runner.question).toMatchObject({ kind: 'effect', min: 1, max: 1 })
})
