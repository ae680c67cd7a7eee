import { card, examples, fillers, rezzed } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  alternativePayment,
  always,
  atServer,
  chosen,
  clicks,
  credits,
  draw,
  forfeitOf,
  from,
  gainCredits,
  install,
  isOther,
  may,
  on,
  ownedBy,
  placeCounters,
  play,
  search,
  sufferAsCost,
  the,
  timesSince,
  trashOf,
  type,
  when,
} from '../../src/vocabulary.ts'
import { costing, identity, upgrade } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-1-16-prices', [
  made(
    costing(14, ice('Pledge Ice')),
    always(
      alternativePayment(
        'rez',
        'self',
        [forfeitOf(chosen(from('corpScore', type('agenda')), 'pledged'))],
        10,
      ),
    ),
  ),
  made(
    upgrade('Rez Fund'),
    always({ declare: 'spend', for: [{ to: ['rez'], where: [atServer(['here'])] }] }),
  ),
  made(agenda('Plain Prize')),
  made(
    operation('Discount'),
    play(
      search('rnd', [type('ice')], 'found', { then: 'install' }),
      install(the('found'), { rez: 'paying', totalLess: 3 }),
    ),
  ),
  made(costing(6, ice('Jam'))),
  made(ice('Wall')),
  made(
    operation('Clearance'),
    always(additionalCost('play', [clicks()], { cards: 'self' })),
    play(gainCredits(2)),
  ),
  made(
    asset('Time Clock'),
    when(
      on({ what: ['actionFinished'], by: 'you' }),
      placeCounters('power', timesSince('thisTurn', { what: ['clicksSpent'], by: 'you' })),
    ),
  ),
  made(agenda('Painful Prize'), always(additionalCost('steal', [sufferAsCost('net', 4)], { cards: 'self' }))),
  made(
    upgrade('Hurt'),
    always(additionalCost('steal', [sufferAsCost('net', 2)], { cards: [type('agenda')] })),
  ),
  made(upgrade('Fee'), always(additionalCost('steal', [credits(2)], { cards: [type('agenda')] }))),
  made(
    event('Had Worse'),
    always({ declare: 'active', in: 'heap' }),
    when(on({ what: ['trashed'], card: 'self' }), draw(3)),
  ),
  made(resource('Order'), when(on({ what: ['creditsSpent'], by: 'runner' }), gainCredits(1))),
  made(
    agenda('Greedy Project'),
    always(
      additionalCost('score', [trashOf(chosen(from('installed', ownedBy('corp'), isOther), 'given'))], {
        cards: 'self',
      }),
    ),
  ),
  made(
    identity('Logistics', 'corp'),
    when(on({ what: ['trashed'], by: 'you', card: [ownedBy('corp')] }), may([gainCredits(1)])),
  ),
  made(asset('Score Watch'), when(on({ what: ['scored'] }), gainCredits(5))),
  made(asset('Office')),
])
const table = () => scenario({ definitions })

test('cr-26.03/1.16.2e/1: an agenda pays for 10 of a rez cost of 14, pool and hosted credits for the rest', () => {
  const game = table()
    .corp({
      credits: 5,
      scored: ['Plain Prize'],
      hqIce: ['Pledge Ice'],
      hqRoot: [rezzed('Rez Fund', { counters: { credit: 2 } })],
    })
    .approaching('Pledge Ice')
  expect(game.card('Pledge Ice').cost).toBe(14)
  game.runner.passes()
  game.corp.rezzes('Pledge Ice')
  game.corp.answers('payment', 'Plain Prize')
  game.corp.answers('payment', { pool: 2, 'Rez Fund': 2 })
  expect(game.card('Pledge Ice')).toMatchObject({ rezzed: true, cost: 14 })
  expect(game.corp).toMatchObject({ credits: 3, scored: [] })
  expect(game.card('Rez Fund').counters.credit ?? 0).toBe(0)
})

test('cr-26.03/1.16.2f/1: 3 less in total is divided before the install cost is known: 1 there, 2 for the rez cost', () => {
  const game = table()
    .corp({ credits: 4, hand: ['Discount'], deck: ['Jam'], hqIce: ['Wall'] })
    .corpTurn()
  game.corp.plays('Discount')
  game.corp.answers('search', 'Jam')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.state.log.some(line => line.what === 'creditsSpent')).toBe(false)
  game.corp.answers('number', 1)
  expect(game.card('Jam')).toMatchObject({ server: 'hq', rezzed: true })
  expect(game.state.log.filter(line => line.what === 'creditsSpent').map(line => line.amount)).toEqual([4])
  expect(game.corp.credits).toBe(0)
})

example(
  ['cr-26.03/1.16.4d/1', 'cr-1.6/1.16.4d/1'],
  'the click that a card costs beside the action is spent for that action',
  () => {
    const game = table()
      .corp({ hand: ['Clearance'], remotes: [{ root: [rezzed('Time Clock')] }] })
      .corpTurn()
    game.corp.plays('Clearance')
    // Both are spent by the time the one action is over.
    expect(game.card('Time Clock').counters.power).toBe(2)
    expect(game.corp).toMatchObject({ clicks: 1, archives: ['Clearance'] })
    expect(game.state.log.filter(line => line.what === 'actionTaken')).toHaveLength(1)
  },
)

example(
  ['cr-26.03/1.16.10a/1', 'cr-1.6/1.16.10a/1', 'ffg-rr-1.0/cost/1'],
  'who could pay to steal an agenda may decline, and does not steal it',
  () => {
    const game = table()
      .corp({ hand: ['Painful Prize'] })
      .runner({ hand: fillers('runner', 5) })
      .accessing('Painful Prize')
    game.runner.passes()
    game.runner.declines()
    expect(game.runner).toMatchObject({ stolen: [], heap: [] })
    expect(game.corp.hand).toEqual(['Painful Prize'])
  },
)

example(
  ['cr-26.03/1.16.10b/1', 'cr-1.6/1.16.10b/1', 'ffg-rr-1.0/cost/2'],
  'all that is added to the cost of stealing is paid at once, and only then triggers resolve',
  () => {
    const stealing = (credits: number, cards: number) => {
      const game = table()
        .corp({ hand: ['Painful Prize'], hqRoot: [rezzed('Hurt'), rezzed('Fee')] })
        .runner({ credits, hand: ['Had Worse', ...fillers('runner', cards - 1)], rig: ['Order'] })
        .accessing('Painful Prize')
      game.runner.passes()
      return game
    }
    const game = stealing(2, 6)
    game.runner.steals()
    // 2 credits and 6 cards are gone, and what met its condition waits.
    expect(game.runner).toMatchObject({ credits: 0, hand: [], stolen: [] })
    expect(game.runner.question?.options.map(option => option.card)).toEqual(['Order', 'Had Worse'])
    game.runner.answers('reaction', 'Had Worse')
    expect(game.runner).toMatchObject({ stolen: ['Painful Prize'], credits: 1 })
    expect(game.runner.hand).toHaveLength(3)
    // With a credit less none of it can be paid.
    const poor = stealing(1, 6)
    expect(poor.runner.question?.options.map(option => option.kind)).toEqual(['no'])
    poor.runner.declines()
    expect(poor.runner).toMatchObject({ credits: 1, stolen: [] })
    expect(poor.runner.hand).toHaveLength(6)
  },
)

example(
  ['cr-26.03/1.16.10c/1', 'cr-1.6/1.16.10c/1'],
  'what paying to score meets resolves before the agenda is in the score area',
  () => {
    const game = table()
      .corp({
        identity: 'Logistics',
        credits: 0,
        remotes: [
          { root: [card('Greedy Project', { advanced: 2 })] },
          { root: [rezzed('Office')] },
          { root: [rezzed('Score Watch')] },
        ],
      })
      .corpTurn('window')
    game.corp.scores('Greedy Project')
    game.corp.answers('payment', 'Office')
    expect(game.corp.question?.kind).toBe('confirm')
    expect(game.corp).toMatchObject({ archives: ['Office'], scored: [], credits: 0 })
    expect(game.card('Greedy Project').zone).toBe('root')
    game.corp.agrees()
    expect(game.corp).toMatchObject({ scored: ['Greedy Project'], credits: 6 })
  },
)
