import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  accessMore,
  always,
  bound,
  changeExpected,
  chosen,
  costChange,
  credits,
  damage,
  from,
  gainCredits,
  giveTags,
  has,
  interruptFor,
  mostX,
  play,
  playCard,
  prevent,
  recurring,
  suffer,
  trace,
  trashThis,
  type,
  valueChange,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-4-values', [
  made(asset('Cleaner'), always(valueChange({ effect: 'damage', kind: 'meat', by: 'you' }, 1))),
  made(asset('Tagger'), always(valueChange({ effect: 'tags' }, 1))),
  made(asset('Hunter Hive'), always(valueChange({ effect: 'trace' }, 2))),
  made(operation('Flare Up'), play(damage('meat', 2, 'unpreventable'))),
  made(operation('Soft Blow'), play(damage('meat', 2))),
  made(operation('Net Blow'), play(damage('net', 2))),
  made(operation('Tag Them'), play(giveTags(1))),
  made(operation('Trace Them'), play(trace(0, { ifSuccessful: [giveTags(1)] }))),
  made(event('Own Blow'), play(suffer('meat', 1))),
  made(resource('Plate'), interruptFor([credits(0)], [prevent(1, { effect: 'damage', kind: 'meat' })])),
  made(
    resource('Grounding'),
    interruptFor([trashThis], [changeExpected({ effect: 'damage', kind: 'meat' }, { kind: 'net' })]),
  ),
  made(asset('Levy'), always(costChange('play', [type('event', 'operation')], 1))),
  made(asset('Trash Levy'), always(costChange('trash', [type('asset')], 2))),
  made({ ...event('Cheap Event'), cost: 1 }, play(gainCredits(5))),
  made(resource('Ticket'), recurring(2, { to: ['play'] })),
  made(resource('Shredder'), recurring(9, { to: ['trash'] })),
  made(event('Free Play'), play(playCard(chosen(from('grip', type('event'))), { costs: 'ignore' }))),
  made(
    { ...operation('Bounded'), cost: 'X' },
    always(mostX(has('runner', 'tags'))),
    play(gainCredits(bound('X'))),
  ),
  made(resource('Digger'), always(accessMore('rnd', 2))),
  made(asset('Gate'), always({ declare: 'accessAtMost', cards: 2 })),
  made(agenda('Plan')),
])

const corpPlays = (title: string, roots: readonly string[], rig: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ hand: [title], remotes: roots.map(root => ({ root: [rezzed(root)] })) })
    .runner({ rig, hand: ['Own Blow', 'Own Blow', 'Own Blow', 'Own Blow', 'Own Blow'] })
    .corpTurn()
  game.corp.plays(title)
  return game
}

test('cr-26.03/9.4.5/1: damage that cannot be prevented is raised, and none of it can be prevented', () => {
  const game = corpPlays('Flare Up', ['Cleaner'], ['Plate'])
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner.hand).toHaveLength(2)
})

test('CR 9.4.5, 9.9.7: other damage is raised too, and each point can be prevented', () => {
  const game = corpPlays('Soft Blow', ['Cleaner', 'Cleaner'], ['Plate'])
  expect(game.runner.question).toMatchObject({
    kind: 'interrupt',
    words: expect.stringContaining('4 meat damage'),
  })
  for (let left = 4; left > 0; left--) game.runner.uses('Plate')
  game.runner.passes()
  expect(game.runner.hand).toHaveLength(5)
})

test('CR 9.4.5: only values the text speaks of are raised', () => {
  expect(corpPlays('Net Blow', ['Cleaner']).runner.hand).toHaveLength(3)
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Cleaner')] }] })
    .runner({ hand: ['Own Blow', 'Cheap Event', 'Cheap Event'] })
    .runnerTurn()
  game.runner.plays('Own Blow')
  expect(game.runner.hand).toHaveLength(1)
})

test('CR 9.4.5: tags and the base strength of a trace are raised as values of their kind', () => {
  expect(corpPlays('Tag Them', ['Tagger']).runner.tags).toBe(2)
  const game = corpPlays('Trace Them', ['Hunter Hive'])
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 1)
  expect(game.runner.tags).toBe(1)
})

test('CR 9.9.7: what raises a value continuously does so no more when it is gone, or when it is another kind', () => {
  const gone = corpPlays('Soft Blow', ['Cleaner'], ['Plate'])
  gone.fiat.trash('Cleaner')
  gone.runner.uses('Plate')
  gone.runner.passes()
  expect(gone.runner.hand).toHaveLength(4)
  const other = corpPlays('Soft Blow', ['Cleaner'], ['Grounding'])
  other.runner.uses('Grounding')
  expect(other.runner.hand).toHaveLength(3)
})

test('CR 9.4.5: what raises a price is paid by whatever may pay that price', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Levy')] }] })
    .runner({ credits: 0, hand: ['Cheap Event'], rig: [card('Ticket', { counters: { credit: 2 } })] })
    .runnerTurn()
  game.runner.plays('Cheap Event')
  expect(game.runner.credits).toBe(5)
  const trashing = scenario({ definitions })
    .corp({ remotes: [{ root: ['Cleaner'] }, { root: [rezzed('Trash Levy')] }] })
    .runner({ credits: 0, rig: [card('Shredder', { counters: { credit: 3 } })] })
    .accessing('Cleaner')
  trashing.runner.trashes()
  expect(trashing.corp.archives).toEqual(['Cleaner'])
})

test('CR 9.4.5, 1.16.5c: ignoring a price ignores what raises it', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Levy')] }] })
    .runner({ credits: 1, hand: ['Free Play', 'Cheap Event'] })
    .runnerTurn()
  game.runner.plays('Free Play')
  game.runner.chooses('Cheap Event')
  expect(game.runner.credits).toBe(5)
})

test('CR 9.4.5, 1.16.2c: what raises a price of X leaves the limit of X as it is', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Bounded'], remotes: [{ root: [rezzed('Levy')] }] })
    .runner({ tags: 2 })
    .corpTurn()
  game.corp.plays('Bounded')
  expect(game.corp.question).toMatchObject({ kind: 'number', max: 2 })
  game.corp.answers('number', 2)
  expect(game.corp.credits).toBe(8)
})

test('CR 9.4.5, 7.4.2b: additional accesses are under the limit that the access is under', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Soft Blow', 'Net Blow', 'Tag Them', 'Trace Them'],
      remotes: [{ root: [rezzed('Gate')] }],
    })
    .runner({ rig: ['Digger'] })
    .breaching('rnd')
  for (let accessed = 0; accessed < 2; accessed++) {
    game.runner.accesses('rnd')
    game.runner.passes()
  }
  expect(game.state.breached).toBeUndefined()
  expect(game.state.log.filter(({ what }) => what === 'accessed')).toHaveLength(2)
})
