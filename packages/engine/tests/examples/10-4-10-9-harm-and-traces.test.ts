import { card, examples, fillers, rezzed } from '@paydata/scenario'
import { agenda, event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  atLeast,
  bidsMatch,
  cannot,
  clicks,
  damage,
  draw,
  emptied,
  endRun,
  ifSo,
  installed,
  interruptFor,
  lasting,
  load,
  on,
  oneOf,
  paid,
  play,
  prevent,
  psi,
  running,
  spendHosted,
  subroutine,
  suffer,
  takeCredits,
  takeTagsOf,
  trace,
  traceStrength,
  trash,
  trashThis,
  untilRunEnds,
  valueChange,
  when,
  whileSo,
} from '../../src/vocabulary.ts'
import { identity, upgrade } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-10-4-to-10-9', [
  made(agenda('Cleaners'), always(valueChange({ effect: 'damage', kind: 'meat', by: 'corp' }, 1))),
  made(
    identity('Protection', 'corp'),
    when(on({ what: ['stolen'] }), oneOf([[suffer('meat', 2)], [takeTagsOf(1)]], { who: 'runner' })),
  ),
  made(agenda('Takeover')),
  made(operation('Punishment'), play(damage('meat', 1))),
  made(operation('Boom'), play(damage('meat', 7))),
  made(
    event('Had Worse'),
    always({ declare: 'active', in: 'heap' }),
    when(on({ what: ['trashed'], card: 'self', kind: 'damage' }), draw(3)),
  ),
  made(resource('Vest'), interruptFor([trashThis], [prevent(3, { effect: 'damage', kind: 'meat' })])),
  made(
    ice('Twin Ice'),
    subroutine(
      trace(2, {
        ifSuccessful: [damage('net', 1)],
        inAnyCase: [ifSo(atLeast(traceStrength, 5), [damage('net', 1)])],
      }),
    ),
  ),
  made(
    resource('Crowd'),
    when(installed('self'), load(3, 'credit')),
    when(emptied, trash('self')),
    paid([clicks()], [takeCredits(3)]),
  ),
  made(
    upgrade('Bidding Man'),
    when(on({ what: ['runSuccessful'], server: ['here'] }), psi(), ifSo(bidsMatch, [endRun()])),
  ),
  made(resource('Fence Friend'), whileSo(running(), spendHosted)),
  made(ice('Reply Ice'), subroutine(lasting(untilRunEnds, [cannot('spendCredits', { who: 'runner' })]))),
])
const table = () => scenario({ definitions })

example(
  ['cr-26.03/10.4.1/1', 'ffg-rr-1.0/damage/1'],
  'what adds to damage that the Corp does adds nothing to what the Runner suffers',
  () => {
    const game = table()
      .corp({
        identity: 'Protection',
        scored: ['Cleaners'],
        hand: ['Punishment'],
        deck: ['Takeover', ...fillers('corp', 5)],
      })
      .runner({ hand: fillers('runner', 5) })
      .accessing('Takeover')
    game.runner.passes()
    game.runner.steals()
    game.runner.answers('effect', 0)
    expect(game.runner.hand).toHaveLength(3)
    game.fiat.move('Punishment', 'hq')
    game.fiat.set({ runner: { clicks: 0 } })
    game.passUntil('corpAction')
    game.corp.plays('Punishment')
    expect(game.runner.hand).toHaveLength(1)
  },
)

example(
  ['cr-26.03/10.4.3/1', 'ffg-rr-1.0/damage/2'],
  'more damage than cards flatlines at once; else all cards go together, and then triggers follow',
  by => {
    const boom = () => {
      const game = table()
        .corp({ hand: ['Boom'] })
        .runner({
          tags: 2,
          hand: ['Had Worse', ...fillers('runner', 3)],
          rig: ['Vest'],
          deck: fillers('runner', 5),
        })
        .corpTurn()
      game.fiat.nextRandomCards('runner', 'Runner Filler', 'Had Worse')
      game.corp.plays('Boom')
      return game
    }
    const survived = boom()
    survived.runner.uses('Vest')
    expect(survived.state.winner).toBeUndefined()
    // In 2017 the heap keeps the order of chance, today it has none and is told by title.
    const trashed = by === '2017' ? ['Runner Filler', 'Had Worse'] : ['Had Worse', 'Runner Filler']
    expect(survived.runner.heap).toEqual(['Vest', ...trashed, 'Runner Filler', 'Runner Filler'])
    expect(survived.runner.hand).toHaveLength(3)
    const whats = survived.state.log
      .filter(line => line.what === 'drawn' || (line.what === 'trashed' && line.kind === 'damage'))
      .map(line => line.what)
    expect(whats.slice(0, 5)).toEqual(['trashed', 'trashed', 'trashed', 'trashed', 'drawn'])
    const flat = boom()
    flat.runner.passes()
    expect(flat.state.winner).toBe('corp')
    expect(flat.runner.deck).toHaveLength(5)
    expect(flat.state.log.some(line => line.what === 'drawn')).toBe(false)
  },
)

test('cr-26.03/10.8.5/1: what a trace does in any case it does also when it is unsuccessful', () => {
  const traced = (corp: number, runner: number) => {
    const game = table()
      .corp({ credits: 9, hqIce: [rezzed('Twin Ice')] })
      .runner({ credits: 9, hand: fillers('runner', 4) })
      .encountering('Twin Ice')
    game.bothPass()
    game.corp.answers('traceStrength', corp)
    game.runner.answers('linkStrength', runner)
    return game
  }
  const lost = (game: ReturnType<typeof traced>) => 4 - game.runner.hand.length
  const successful = (corp: number) => {
    const game = traced(corp, 0)
    // Both wait for the result, together.
    expect(game.corp.question?.options.map(option => option.card)).toEqual(['Twin Ice', 'Twin Ice'])
    game.corp.answers('reaction', game.corp.question?.options[0]?.id ?? '')
    return game
  }
  expect(lost(successful(0))).toBe(1)
  expect(lost(traced(0, 9))).toBe(0)
  expect(lost(successful(3))).toBe(2)
  expect(lost(traced(3, 9))).toBe(1)
})

test('cr-26.03/10.9.2/1: a card is not empty before it was loaded', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Crowd'] })
    .runnerTurn()
  game.runner.installs('Crowd')
  expect(game.card('Crowd')).toMatchObject({ zone: 'rig', counters: { credit: 3 } })
  expect(game.state.log.some(line => line.what === 'emptied')).toBe(false)
  game.passUntil('nextAction')
  game.runner.uses('Crowd')
  expect(game.runner).toMatchObject({ credits: 3, heap: ['Crowd'] })
})

/** The Runner is asked for a bid, in a run on HQ, past the ice there. */
const bidding = (hqIce: readonly string[]) => {
  const game = table()
    .corp({
      credits: 5,
      hand: fillers('corp', 1),
      hqIce: hqIce.map(each => rezzed(each)),
      hqRoot: [rezzed('Bidding Man')],
    })
    .runner({ credits: hqIce.length > 0 ? 4 : 0, rig: [card('Fence Friend', { counters: { credit: 1 } })] })
    .running('hq')
  game.passUntil('success')
  return game
}

test('cr-26.03/10.14.3/1: nobody bids more than can be spent, hosted credits included', () => {
  const game = bidding([])
  expect(game.runner.question).toMatchObject({ kind: 'psi', min: 0, max: 1 })
  game.corp.answers('psi', 0)
  game.runner.answers('psi', 1)
  expect(game.card('Fence Friend').counters.credit ?? 0).toBe(0)
  expect(game.state.run).toBeDefined()
})

test('cr-26.03/10.14.3/2: a player who cannot spend credits bids 0', () => {
  const game = bidding(['Reply Ice'])
  expect(game.runner.question).toMatchObject({ kind: 'psi', min: 0, max: 0 })
  game.corp.answers('psi', 0)
  game.runner.answers('psi', 0)
  expect(game.runner.credits).toBe(4)
  expect(game.state.run).toBeUndefined()
})
