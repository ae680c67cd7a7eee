import { rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made, program } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  always,
  breaks,
  credits,
  damage,
  encountered,
  endRun,
  from,
  gainCredits,
  gains,
  isOther,
  isRezzed,
  lasting,
  paid,
  same,
  subroutine,
  trashThis,
  type,
  untilEncounterEnds,
  untilNextEncounterEnds,
  untilTurnEnds,
  when,
} from '../../src/vocabulary.ts'

const gain = (amount: number) => subroutine(gainCredits(amount))
const rezzedIce = from('ice', type('ice'), isRezzed)

const definitions = defineCards('rules-9-8-order', [
  made(ice('Bare Ice'), gain(1)),
  made(asset('Giver Two'), always(gains(rezzedIce, gain(2)))),
  made(asset('Giver Three'), always(gains(rezzedIce, gain(3)))),
  made(asset('Giver Pair'), always(gains(rezzedIce, gain(4)), gains(rezzedIce, gain(5)))),
  made(asset('Front Six'), always(gains(rezzedIce, gain(6), { order: 'before' }))),
  made(asset('Front Seven'), always(gains(rezzedIce, gain(7), { order: 'before' }))),
  made(
    asset('Lender'),
    paid([credits(0)], [lasting(untilTurnEnds, [gains(rezzedIce, gain(8))])]),
    paid([trashThis], [lasting(untilTurnEnds, [gains(rezzedIce, gain(9))])]),
  ),
  made(
    ice('Marking Ice'),
    subroutine(
      lasting(untilNextEncounterEnds, [
        gains(from('ice', isOther, same('encountered')), subroutine(endRun())),
      ]),
    ),
  ),
  made(
    ice('Storm Ice'),
    when(
      encountered(),
      lasting(untilEncounterEnds, [gains('self', subroutine(damage('core', 1)), { times: 2 })]),
    ),
  ),
  made({ ...program('Breaker', 'icebreaker'), strength: 5 }, breaks({ cost: [credits(0)], count: 1 })),
])

const table = (roots: readonly Parameters<typeof rezzed>[0][], theIce: 'rezzed' | 'unrezzed' = 'rezzed') =>
  scenario({ definitions })
    .corp({
      credits: 9,
      hqIce: [theIce === 'rezzed' ? rezzed('Bare Ice') : 'Bare Ice'],
      remotes: roots.map(title => ({ root: [title.startsWith('-') ? title.slice(1) : rezzed(title)] })),
    })
    .runner({ rig: ['Breaker'] })

type Played = ReturnType<ReturnType<typeof table>['runnerTurn']>

/** What the subroutines gain, in the order the Runner is offered them to break. */
function offered(game: Played): string[] {
  game.runner.uses('Breaker')
  return game.runner.question?.options.map(({ words = '' }) => words.replace(/\D/g, '')) ?? []
}

function meet(game: Played): Played {
  game.passUntil('runnerAction')
  game.runner.runs('hq')
  game.passUntil('encounter')
  return game
}

test('CR 9.8.3e: what began to apply first stands first, whether it is a static ability or lasts for a time', () => {
  const lent = table(['Lender', '-Giver Two']).runnerTurn('window')
  lent.runner.passes()
  lent.corp.uses('Lender', 0)
  lent.corp.rezzes('Giver Two')
  lent.corp.passes()
  expect(offered(meet(lent))).toEqual(['1', '8', '2'])
  const given = table(['Lender', '-Giver Two']).runnerTurn('window')
  given.runner.passes()
  given.corp.rezzes('Giver Two')
  given.corp.uses('Lender', 0)
  given.corp.passes()
  expect(offered(meet(given))).toEqual(['1', '2', '8'])
})

test('CR 9.8.3a: what is added before the others stands first when it began last', () => {
  const game = table(['-Front Six', 'Front Seven']).runnerTurn('window')
  game.runner.passes()
  game.corp.rezzes('Front Six')
  game.corp.passes()
  expect(offered(meet(game))).toEqual(['6', '7', '1'])
})

/** The Corp rezzes the ice as it is approached, with those cards rezzed before. */
function rezIce(...titles: readonly string[]): Played {
  const game = table(titles, 'unrezzed').approaching('Bare Ice')
  game.runner.passes()
  game.corp.rezzes('Bare Ice')
  return game
}

test('CR 9.8.2d: the Corp declares the order of subroutines that are gained at the same time', () => {
  const game = rezIce('Giver Two', 'Giver Three')
  expect(game.corp.question).toMatchObject({
    kind: 'arrange',
    why: 'ordering gained subroutines (CR 9.8.2d)',
    words: 'Choose the order of the subroutines that Bare Ice gains: the first resolves first.',
  })
  expect(game.corp.question?.options.map(({ words }) => words)).toEqual([
    '[sub] Gain 2[credit].',
    '[sub] Gain 3[credit].',
  ])
  game.corp.answers('arrange', 'Giver Three', 'Giver Two')
  game.passUntil('encounter')
  for (const viewer of ['corp', 'runner', 'spectator'] as const)
    expect(viewFor(game.json, viewer).encounter?.subroutines.map(({ path }) => path)).toEqual([
      'bare_ice/0',
      'giver_three/0/declares/0/ability',
      'giver_two/0/declares/0/ability',
    ])
  expect(offered(game)).toEqual(['1', '3', '2'])
})

test('CR 9.8.2d, 9.8.3a: the order of those added before the others is the one declared, too', () => {
  const game = rezIce('Front Six', 'Front Seven')
  game.corp.answers('arrange', 'Front Six', 'Front Seven')
  game.passUntil('encounter')
  expect(offered(game)).toEqual(['6', '7', '1'])
})

test('CR 9.8.2d: each category is declared alone', () => {
  const game = rezIce('Front Six', 'Giver Two', 'Front Seven', 'Giver Three')
  game.corp.answers('arrange', 'Giver Three', 'Giver Two')
  game.corp.answers('arrange', 'Front Seven', 'Front Six')
  game.passUntil('encounter')
  expect(offered(game)).toEqual(['7', '6', '1', '3', '2'])
})

test('CR 9.8.2d: nothing is asked of subroutines that are alike, or whose text gives their order', () => {
  const alike = rezIce('Giver Two', 'Giver Two')
  expect(alike.corp.question).toMatchObject({ kind: 'paidWindow', step: 'approach.approachWindow' })
  const pair = rezIce('Giver Pair')
  expect(pair.corp.question).toMatchObject({ kind: 'paidWindow', step: 'approach.approachWindow' })
  pair.passUntil('encounter')
  expect(offered(pair)).toEqual(['1', '4', '5'])
})

test('CR 9.8.3e: a subroutine goes when its source no longer gives it, and comes back as the newest', () => {
  const game = table(['Giver Two', '-Giver Three']).runnerTurn('window')
  game.runner.passes()
  game.corp.rezzes('Giver Three')
  game.corp.passes()
  game.fiat.derez('Giver Two')
  game.fiat.rez('Giver Two', 'free')
  expect(offered(meet(game))).toEqual(['1', '3', '2'])
  const without = table(['Giver Two', '-Giver Three']).runnerTurn('window')
  without.runner.passes()
  without.corp.rezzes('Giver Three')
  without.corp.passes()
  without.fiat.trash('Giver Two')
  expect(offered(meet(without))).toEqual(['1', '3'])
})

test('CR 9.8.3e, 9.10.1: what lasts for a time keeps its place when its source has gone', () => {
  const game = table(['Lender', '-Giver Two']).runnerTurn('window')
  game.runner.passes()
  game.corp.uses('Lender', 1)
  game.corp.rezzes('Giver Two')
  game.corp.passes()
  expect(game.corp.archives).toEqual(['Lender'])
  expect(offered(meet(game))).toEqual(['1', '9', '2'])
})

test('CR 9.8.3e: a second effect of the same text stands by its own time', () => {
  const game = table(['Lender', '-Giver Two']).runnerTurn('window')
  game.runner.passes()
  game.corp.uses('Lender', 0)
  game.corp.rezzes('Giver Two')
  game.corp.uses('Lender', 0)
  game.corp.passes()
  expect(offered(meet(game))).toEqual(['1', '8', '2', '8'])
})

test('cr-26.03/9.8.3e/1: what the ice before has given stands before what the ice gives itself when encountered', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Storm Ice'), rezzed('Marking Ice')] })
    .runner({ rig: ['Breaker'] })
    .encountering('Marking Ice')
  game.bothPass()
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Storm Ice')
  game.runner.uses('Breaker')
  expect(game.runner.question?.options.map(({ words }) => words)).toEqual([
    '[sub] End the run.',
    '[sub] Do 1 core damage.',
    '[sub] Do 1 core damage.',
  ])
})
