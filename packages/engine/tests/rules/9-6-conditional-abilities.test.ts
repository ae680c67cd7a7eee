import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { conditionalCards } from './cards/conditionals.ts'

const table = () => scenario({ definitions: conditionalCards })

/** The Runner's turn has just begun. */
const turnBeginsWith = (rig: readonly string[], credits = 5) => {
  const game = table().runner({ rig, credits }).beforeRunnerTurn()
  game.bothPass()
  return game
}

test('9.6.2, 9.6.8, 9.2.8d: pending abilities resolve in the order their controller likes', () => {
  const gainFirst = turnBeginsWith(['Drip', 'Loss'], 1)
  expect(gainFirst.runner.question?.kind).toBe('reaction')
  gainFirst.runner.uses('Drip')
  expect(gainFirst.runner.credits).toBe(0)
  const loseFirst = turnBeginsWith(['Drip', 'Loss'], 1)
  loseFirst.runner.uses('Loss')
  expect(loseFirst.runner.credits).toBe(1)
})

test('9.2.8b: the active player resolves theirs before the other player', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Corp Drip')] }] })
    .runner({ rig: ['Option'], credits: 0 })
    .beforeRunnerTurn()
  game.bothPass()
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.corp.credits).toBe(0)
  game.runner.agrees()
  expect(game.corp.credits).toBe(1)
})

test('9.2.8e, 9.6.9b: with a mandatory ability pending there is no passing, with optional ones alone there is', () => {
  const mandatory = turnBeginsWith(['Drip', 'Option'])
  expect(mandatory.runner.question?.options.map(option => option.kind)).not.toContain('pass')
  const optional = turnBeginsWith(['Option', 'Other Option'], 0)
  expect(optional.runner.question?.options.map(option => option.kind)).toContain('pass')
  optional.runner.passes()
  expect(optional.runner.credits).toBe(0)
})

test('9.6.9, 9.6.9a, 9.6.9c: an optional ability may be declined', () => {
  const game = turnBeginsWith(['Option'], 0)
  game.runner.declines()
  expect(game.runner.credits).toBe(0)
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})

test('9.6.10: an ability whose card has gone before it was triggered does not resolve', () => {
  const game = turnBeginsWith(['Pawn', 'Loss'], 2)
  game.runner.uses('Pawn')
  game.runner.agrees()
  game.runner.chooses('Loss')
  expect(game.runner.credits).toBe(5)
})

test('9.6.4, 9.6.4b, 9.12.2a: one instance for each time the condition is met', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Trash Watch')] }, { root: ['Corp Drip'] }, { root: ['Corp Drip'] }] })
    .runner({ hand: ['Sweep', 'Groove', 'Groove', 'Groove', 'Groove'] })
    .runnerTurn()
  game.runner.plays('Sweep')
  // Trash Watch goes with the others, but sees all three (CR 9.1.8g).
  expect(game.runner.hand).toHaveLength(1)
})

test('9.6.5a, 9.6.6, 9.11.3: between two instructions what the first has triggered resolves', () => {
  const game = table()
    .corp({ hand: ['Two Tags'] })
    .runner({ rig: ['Tag Credit', 'First Tag'], credits: 0, hand: [] })
    .corpTurn()
  game.corp.plays('Two Tags')
  expect(game.runner.tags).toBe(1)
  expect(game.runner.question?.kind).toBe('reaction')
  game.runner.uses('Tag Credit')
  expect(game.runner).toMatchObject({ tags: 2, credits: 2 })
  expect(game.runner.hand).toHaveLength(1) // only the first tag of the turn draws
})

test('9.3.6g, 9.6.9d, 9.1.6b: once per turn is spent by using it, not by declining', () => {
  const game = table()
    .corp({ hand: ['Two Tags', 'Two Tags'] })
    .runner({ rig: ['Once Tag'], credits: 0 })
    .corpTurn()
  game.corp.plays('Two Tags')
  game.runner.declines()
  game.runner.agrees()
  game.passUntil('nextAction')
  game.corp.plays('Two Tags')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner.credits).toBe(2)
})

test('9.6.5c: the whole condition has to be met at that moment', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Tagged Access'] }] })
    .runner({ tags: 0 })
    .accessing('Tagged Access')
  expect(game.corp.badPublicity).toBe(0)
  const tagged = table()
    .corp({ remotes: [{ root: ['Tagged Access'] }] })
    .runner({ tags: 1 })
    .accessing('Tagged Access')
  expect(tagged.corp.badPublicity).toBe(1)
})

test('9.6.5d: what an ability asks in its instructions is looked at when it resolves', () => {
  const game = turnBeginsWith(['Linker', 'Linked Drip'], 0)
  game.runner.uses('Linker')
  expect(game.runner.credits).toBe(4)
  const other = turnBeginsWith(['Linker', 'Linked Drip'], 0)
  other.runner.uses('Linked Drip')
  expect(other.runner.credits).toBe(0)
})

test('9.6.9, 9.6.9a: an ability that offers something under a condition may be declined as well', () => {
  const game = turnBeginsWith(['Option', 'Linked Option', 'Linker'])
  game.runner.uses('Linker')
  game.runner.passes()
  expect(game.runner).toMatchObject({ credits: 5, hand: [] })
})

test('9.6.3, 9.6.7a, 9.6.7b, 9.6.7c: a state that holds at a checkpoint makes its ability pending, once', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Two Ice')] })
    .runner({ rig: [card('Eater', { on: 'Two Ice', counters: { virus: 1 } })] })
    .beforeRunnerTurn()
  expect(game.card('Two Ice').strength).toBe(1)
  game.bothPass()
  expect(game.corp.archives).toEqual(['Two Ice'])
  expect(game.runner.heap).toEqual(['Eater'])
})

test('9.2.8f: what the beginning of an encounter has triggered is gone when the encounter ends', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Pay Ice')] })
    .runner({ rig: ['Passer'], credits: 4 })
    .encountering('Pay Ice')
  game.runner.agrees()
  // The ice is bypassed: the Corp's ability never asks for 3 credits and the run goes on.
  expect(game.runner.credits).toBe(3)
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
  expect(game.state.encountered).toBeUndefined()
})

test('9.12.3a: "must pay if able" pays when it can, and otherwise does the rest', () => {
  const able = table()
    .corp({ hqIce: [rezzed('Pay Ice')] })
    .runner({ credits: 4 })
    .encountering('Pay Ice')
  expect(able.runner.credits).toBe(1)
  expect(able.state.run).toMatchObject({ phase: 'encounter', ice: 'Pay Ice' })
})

test('9.6.13b: a delayed ability with a duration may resolve often', () => {
  const game = table()
    .runner({ hand: ['Groove', 'Plain Resource', 'Plain Resource'], credits: 0, clicks: 4 })
    .runnerTurn()
  game.runner.plays('Groove')
  game.passUntil('nextAction')
  game.runner.installs('Plain Resource')
  game.passUntil('nextAction')
  game.runner.installs('Plain Resource')
  expect(game.runner.credits).toBe(2)
})

test('9.6.13c: without a duration it resolves once', () => {
  const game = table()
    .runner({ hand: ['Once Later', 'Plain Resource', 'Plain Resource'], credits: 0, clicks: 4 })
    .runnerTurn()
  game.runner.plays('Once Later')
  game.passUntil('nextAction')
  game.runner.installs('Plain Resource')
  game.passUntil('nextAction')
  game.runner.installs('Plain Resource')
  expect(game.runner.credits).toBe(1)
})

test('9.6.13d: "when this run ends" is not created without a run', () => {
  const game = table()
    .runner({ hand: ['Run Later'], credits: 0, clicks: 4 })
    .runnerTurn()
  game.runner.plays('Run Later')
  game.passUntil('nextAction')
  game.runner.runs('hq')
  game.passUntil('jackOut')
  game.runner.jacksOut()
  expect(game.runner.credits).toBe(0)
})

test('9.6.5e, 6.7.4, 6.7.4a: "if successful" is met by the run of its card, on a server it could have chosen', () => {
  const game = table()
    .corp({ hand: ['Menu'] })
    .runner({ hand: ['Runs'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Runs')
  game.runner.answers('server', 'HQ')
  game.passUntil('breach')
  expect(game.runner.credits).toBe(2)
})

test('1.17.6, 1.17.7: abilities about this agenda being scored or stolen resolve once it is in the score area', () => {
  const score = table()
    .corp({ credits: 0, remotes: [{ root: [card('Scored Gain', { advanced: 2 })] }] })
    .corpTurn('window')
  score.corp.scores('Scored Gain')
  expect(score.corp).toMatchObject({ credits: 3, scored: ['Scored Gain'] })
  const steal = table()
    .corp({ hand: ['Scored Gain'] })
    .runner({ credits: 5 })
    .accessing('Scored Gain')
  steal.runner.passes()
  steal.runner.steals()
  expect(steal.runner).toMatchObject({ credits: 3, stolen: ['Scored Gain'] })
})

test('9.5.4, 9.5.5, 9.1.4: an ability paid with its card resolves without it, and counts what it hosted', () => {
  const game = table()
    .runner({ rig: [card('Self Trash', { counters: { power: 3 } })], credits: 0, hand: [] })
    .runnerTurn()
  game.runner.uses('Self Trash')
  expect(game.runner).toMatchObject({ credits: 3, heap: ['Self Trash'] })
  expect(game.runner.hand).toHaveLength(1)
})

test('3.9.5b, 9.10.1, 9.10.4a: what a breaker does to its strength lasts for the encounter', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Two Ice')] })
    .runner({ rig: ['Breaker'], credits: 9 })
    .encountering('Two Ice')
  game.runner.uses('Breaker', 1)
  expect(game.card('Breaker').strength).toBe(2)
  game.runner.uses('Breaker', 0)
  game.passUntil('jackOut')
  expect(game.card('Breaker').strength).toBe(1)
})

test('3.9.5c, 3.9.5d, 9.10.4: a stated time adds to it; outside of both it ends at the next checkpoint', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Two Ice')] })
    .runner({ rig: ['Breaker'], credits: 9 })
    .encountering('Two Ice')
  game.runner.uses('Breaker', 2)
  game.runner.uses('Breaker', 0)
  game.passUntil('jackOut')
  expect(game.card('Breaker').strength).toBe(2)
  game.runner.jacksOut()
  expect(game.card('Breaker').strength).toBe(1)
  const outside = table()
    .runner({ rig: ['Breaker'], credits: 9 })
    .runnerTurn('window')
  outside.runner.uses('Breaker', 1)
  expect(outside.card('Breaker').strength).toBe(1)
})

test('9.12.6b, 9.12.6c, 9.12.6d: modes are chosen one after the other, each once', () => {
  const game = table()
    .corp({ hand: ['Menu'], credits: 0 })
    .runner({})
    .corpTurn()
  game.corp.plays('Menu')
  expect(game.corp.question?.options).toHaveLength(3)
  game.corp.chooses(game.corp.question?.options[2]?.id ?? '')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.question?.options).toHaveLength(2)
  game.corp.chooses(game.corp.question?.options[0]?.id ?? '')
  expect(game.corp.credits).toBe(1)
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
})

test('9.12.4b: a process repeated a number of times', () => {
  const game = table()
    .corp({ hand: ['Thrice'], credits: 0 })
    .corpTurn()
  game.corp.plays('Thrice')
  expect(game.corp.credits).toBe(3)
})
