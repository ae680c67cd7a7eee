import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { card, facedown, happened, lastTurn, rezzed, scenario, successfulRun } from '../src/index.ts'
import { definitions } from './cards.ts'

const start = () => scenario({ definitions })

test('a run begins with its click spent and the fund filled', () => {
  const game = start().corp({ badPublicity: 2 }).runner({ clicks: 1 }).running('HQ')
  expect(game.runner).toMatchObject({ clicks: 1, fund: 2 })
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'initiation', successful: false })
})

test('ice in the middle of a server is approached without meeting the ice outside it', () => {
  const game = start()
    .corp({ credits: 9, hqIce: ['Wall', 'Hunter', rezzed('Katana')] })
    .approaching('Hunter')
  expect(game.state.run).toMatchObject({ phase: 'approach', position: 1, ice: 'Hunter' })
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', rule: '6.9.2b' })
  game.runner.passes()
  game.corp.rezzes('Hunter')
  game.passUntil('encounter')
  expect(game.state.encountered).toMatchObject({ title: 'Hunter', rezzedThisTurn: true })
})

test('an encounter begins with everything that is broken or resolved to be seen', () => {
  const game = start()
    .corp({ remotes: [{ ice: [rezzed('Katana')] }] })
    .runner({ credits: 5, rig: ['Corroder'], hand: ['Gamble', 'Gamble'] })
    .encountering('Katana')
  game.runner.uses('Corroder', 0)
  game.runner.breaks(1)
  game.runner.uses('Corroder', 0)
  game.runner.breaks(1 + 1)
  expect(game.card('Katana').subroutines).toMatchObject([
    { index: 0, broken: false, resolved: false },
    { index: 1, broken: true, resolved: false },
    { index: 2, broken: true, resolved: false },
  ])
  game.bothPass()
  expect(game.runner).toMatchObject({ credits: 3, tags: 0, hand: ['Gamble'], heap: ['Gamble'] })
  expect(game.state.run?.phase).toBe('movement')
})

test('ice that is not rezzed cannot be encountered', () => {
  expect(() =>
    start()
      .corp({ hqIce: ['Wall'] })
      .encountering('Wall'),
  ).toThrow(/write rezzed\('Wall'\)/)
})

test('the trace of an encounter is answered by the names of its strengths', () => {
  const game = start()
    .corp({ credits: 2, rndIce: [rezzed('Hunter')] })
    .runner({ identity: 'Linked', credits: 4 })
    .encountering('Hunter')
  game.bothPass()
  expect(game.corp.question?.trace).toEqual({ base: 3, strength: null, link: 1 })
  game.corp.answers('traceStrength', 1)
  expect(game.runner.question).toMatchObject({ kind: 'trace', card: 'Hunter', min: 0, max: 4 })
  expect(game.runner.question?.trace).toEqual({ base: 3, strength: 4, link: 1 })
  game.runner.answers('linkStrength', 2)
  expect(game.runner).toMatchObject({ tags: 1, credits: 2 })
})

test('a breach begins past all ice', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Wall')], hand: ['Agenda'], hqRoot: ['Fort'] })
    .breaching('HQ')
  expect(game.state).toMatchObject({ breached: 'hq', run: { successful: true } })
  expect(game.runner.question).toMatchObject({
    kind: 'candidate',
    options: [{ zone: 'hq' }, { card: 'Fort' }],
  })
  game.runner.accesses('HQ')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ stolen: ['Agenda'], agendaPoints: 2 })
})

test('a card is accessed wherever it lies', () => {
  const hand = ['Wall', 'Hedge Fund', 'Agenda', 'Wall']
  expect(start().corp({ hand }).accessing('Agenda').state.accessed?.title).toBe('Agenda')
  expect(
    start()
      .corp({ deck: ['Agenda', 'Wall'] })
      .accessing('Agenda').state.accessed?.zone,
  ).toBe('rnd')
  expect(
    start()
      .corp({ archives: ['Wall', facedown('Agenda')] })
      .accessing('Agenda').state.accessed,
  ).toMatchObject({
    zone: 'archives',
    faceup: true,
  })
  const remote = start().corp({ remotes: [{ root: [card('Agenda', { advanced: 1 })] }] })
  expect(remote.accessing('Agenda').state.accessed).toMatchObject({ server: 'remote1', advancement: 1 })
  expect(() =>
    start()
      .corp({ deck: ['Wall', 'Agenda'] })
      .accessing('Agenda'),
  ).toThrow(/on top of R&D/)
})

test('what an access triggers is asked first', () => {
  const game = start()
    .corp({ credits: 5, hand: ['Trap!'] })
    .runner({ hand: ['Gamble'] })
    .accessing('Trap!')
  game.corp.answers('mayPay', 'pay')
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})

test('passing goes on to an access by way of the only candidate, and says what it passed', () => {
  const game = start()
    .corp({ hand: ['Wall'] })
    .running('hq')
  const passed = game.passUntil('access')
  expect(game.state.accessed?.title).toBe('Wall')
  expect(passed.map(each => each.kind)).toContain('jackOut')
  expect(passed.at(-1)).toMatchObject({ side: 'runner', kind: 'candidate', answer: 'Access a card in HQ' })
  game.passUntil(() => true)
})

test('passing comes to the choice to jack out, and to the discard', () => {
  const game = start()
    .runner({ clicks: 0, hand: new Array<string>(6).fill('Gamble') })
    .running('archives')
  game.passUntil('jackOut')
  expect(game.runner.question?.options.map(option => option.kind)).toEqual(['continue', 'jackOut'])
  game.runner.jacksOut()
  expect(game.state.run).toBeUndefined()
  game.passUntil('discard')
  expect(game.runner.question).toMatchObject({ kind: 'discard', min: 1, max: 1 })
})

test('passing comes to the next action of a side', () => {
  const game = start().corp({ clicks: 1, hand: [] }).corpTurn()
  game.corp.gainsCredit()
  game.passUntil('runnerAction')
  expect(game.state).toMatchObject({ active: 'runner', turn: 2, runner: { clicks: 4 } })
})

test('passing stops where somebody must decide', () => {
  const game = start()
    .corp({ hand: ['Agenda'] })
    .running('hq')
  expect(() => game.passUntil('runEnds')).toThrow(/"candidate"/)
})

test('what happened before is known to the position', () => {
  const game = start()
    .corp({ scored: ['Agenda'] })
    .history(successfulRun('hq'), lastTurn(happened('scored', { card: 'Agenda' })))
    .runnerTurn()
  expect(game.state.log.map(each => each.what)).toContain('runSuccessful')
  expect(game.json.lastTurn).toMatchObject([{ what: 'scored', by: 'corp' }])
})
