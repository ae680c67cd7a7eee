import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  always,
  atLeast,
  breaks,
  cannot,
  chosen,
  counters,
  countersOn,
  countOf,
  encountered,
  endRun,
  exists,
  firstTimeWould,
  forfeitOf,
  from,
  gainCredits,
  installOnlyOn,
  isRezzed,
  isTagged,
  may,
  mayPay,
  onlyIf,
  ownedBy,
  paid,
  play,
  prevent,
  requirement,
  revealAndTrashRandom,
  strength,
  subroutine,
  sufferAsCost,
  takeTagsAsCost,
  threat,
  trashOf,
  trashThis,
  type,
  when,
  would,
} from '../../src/vocabulary.ts'

const sellOne = [trashOf(chosen(from('rig', type('resource'))))]
const removeTag = { pay: 'removeTags', amount: 1 } as const

const definitions = defineCards('rules-1-16-not-paid', [
  made(agenda('Plain Agenda')),
  made(asset('Plain Asset')),
  made(resource('Plain Resource')),
  made(program('Plain Program')),
  // What keeps a cost from being paid.
  made(resource('Seller'), paid(sellOne, [gainCredits(1)])),
  made(resource('Leaver'), paid([trashThis], [gainCredits(1)])),
  made(resource('Sacred'), always(cannot('trash', { cards: 'self' })), paid([trashThis], [gainCredits(1)])),
  made(
    resource('Gambler'),
    paid([revealAndTrashRandom(1, from('grip'))], [gainCredits(1)]),
    paid([revealAndTrashRandom(0, from('grip'))], [gainCredits(1)]),
  ),
  made(resource('Mourner'), always(cannot('trash', { cards: [type('resource')] }))),
  made(
    resource('Medium'),
    always({
      declare: 'replace',
      effect: 'trash',
      card: [type('resource')],
      withIt: { instead: 'move', to: 'hand' },
    }),
  ),
  made(
    resource('Ghost'),
    always({ declare: 'replace', effect: 'trash', card: 'self', withIt: { instead: 'move', to: 'hand' } }),
    paid([trashThis], [gainCredits(1)]),
  ),
  made(
    resource('Kept'),
    when(would({ effect: 'trash', card: 'self' }), prevent('all', { effect: 'trash', card: 'self' })),
    paid([trashThis], [gainCredits(1)]),
  ),
  made(
    resource('Guarded'),
    when(would({ effect: 'trash', card: 'self' }), may([prevent('all', { effect: 'trash', card: 'self' })])),
    paid([trashThis], [gainCredits(1)]),
  ),
  made(resource('Bleeder'), paid([sufferAsCost('net', 1)], [gainCredits(1)])),
  made(resource('Painless'), paid([sufferAsCost('net', 0)], [gainCredits(1)])),
  made(resource('Armor'), when(would({ effect: 'damage' }), prevent(1, { effect: 'damage' }))),
  made(
    resource('Clean Run'),
    when(firstTimeWould('run', { effect: 'tags' }), prevent(1, { effect: 'tags' })),
  ),
  made(
    ice('Fun Ice'),
    when(encountered(), mayPay([takeTagsAsCost(1)], { who: 'runner', otherwise: [endRun()] })),
  ),
  // Restrictions that paying could break.
  made(resource('Snitch'), paid([removeTag], [gainCredits(4)], { onlyIf: isTagged })),
  made(
    resource('Crowd'),
    paid(sellOne, [gainCredits(4)], { onlyIf: atLeast(countOf(from('rig', type('resource'))), 3) }),
  ),
  made(
    resource('Last Stand'),
    paid([trashThis], [gainCredits(4)], { onlyIf: exists(from('rig', type('resource'))) }),
  ),
  made(
    resource('Spent Battery'),
    paid([trashThis], [gainCredits(4)], { onlyIf: atLeast(countersOn('power'), 1) }),
  ),
  made(
    resource('Full Battery'),
    paid([counters('power')], [gainCredits(4)], { onlyIf: atLeast(countersOn('power'), 2) }),
  ),
  made(
    resource('Elder'),
    threat(1, paid([forfeitOf(chosen(from('runnerScore', type('agenda'))))], [gainCredits(9)])),
  ),
  made(program('Weak Breaker', 'icebreaker'), breaks({ cost: sellOne, count: 1 })),
  made(resource('Whetstone'), always(strength({ from: 'rig', where: [type('program')] }, 1))),
  made(ice('Strong Ice'), subroutine(endRun()), always(strength('self', 1))),
  made(
    event('Tag Play'),
    onlyIf('play', isTagged),
    always(additionalCost('play', [removeTag], { cards: 'self' })),
    play(gainCredits(9)),
  ),
  made(
    asset('Guest'),
    onlyIf('rez', exists(from('root', type('asset'), isRezzed))),
    always(additionalCost('rez', [trashOf(chosen(from('installed', ownedBy('corp'))))], { cards: 'self' })),
  ),
  made(
    program('Rider'),
    installOnlyOn(type('resource')),
    always(additionalCost('install', sellOne, { cards: 'self' })),
  ),
  made(
    agenda('Two Thirds'),
    always(
      requirement('self', 2),
      additionalCost('score', [trashOf(chosen(from('root', type('asset')), 'chosen', 2))], { cards: 'self' }),
    ),
  ),
  made(asset('Half Grid'), always(requirement([type('agenda')], -1))),
])

const table = () => scenario({ definitions })
const mayUse = (game: ScenarioGame, title: string): boolean =>
  game.runner.question?.options.some(option => option.card === title) ?? false
const isOffered = (game: ScenarioGame, side: 'corp' | 'runner', label: string): boolean =>
  game[side].question?.options.some(option => option.label.startsWith(label)) ?? false
const inWindow = (...rig: Parameters<ReturnType<typeof table>['runner']>[0]['rig'] & object) =>
  table().runner({ rig, credits: 0 }).runnerTurn('window')

test('CR 1.16.1b, 1.2.2: what cannot be trashed pays no cost', () => {
  const game = inWindow('Seller', 'Sacred')
  expect(mayUse(game, 'Sacred')).toBe(false)
  expect(game.runner.refused).toMatchObject([{ card: 'Sacred', reason: 'Sacred forbids it (CR 1.2.2)' }])
  game.runner.uses('Seller')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Seller'])
  expect(game.runner.refused).toMatchObject([{ card: 'Sacred', reason: 'Sacred forbids it (CR 1.2.2)' }])
})

test('CR 1.16.1b: what a static ability would keep from being trashed pays no cost', () => {
  const game = inWindow('Seller', 'Ghost')
  expect(mayUse(game, 'Ghost')).toBe(false)
  expect(game.runner.refused).toMatchObject([
    { card: 'Ghost', reason: 'Ghost would keep that from happening (CR 1.16.1b)' },
  ])
  game.runner.uses('Seller')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Seller'])
})

test('CR 1.16.1b: nor what a mandatory interrupt would save; CR 1.16.1a: an optional one changes nothing', () => {
  expect(mayUse(inWindow('Kept'), 'Kept')).toBe(false)
  const game = inWindow('Guarded')
  game.runner.uses('Guarded')
  expect(game.runner).toMatchObject({ credits: 1, heap: ['Guarded'] })
})

test('CR 1.16.1b: a card is trashed at random as a cost only if any of them could be', () => {
  const turn = (hand: readonly string[], ...more: string[]) =>
    table()
      .runner({ hand, credits: 0, rig: ['Gambler', ...more] })
      .runnerTurn('window')
  const game = turn(['Plain Program', 'Plain Resource'])
  game.runner.uses('Gambler', 0)
  expect(game.runner).toMatchObject({ credits: 1 })
  expect(game.runner.hand).toHaveLength(1)
  const kept = turn(['Plain Program', 'Plain Resource'], 'Mourner')
  expect(() => kept.runner.uses('Gambler', 0)).toThrow('Mourner forbids it (CR 1.2.2)')
  expect(kept.runner.hand).toHaveLength(2)
  const ghostly = turn(['Plain Program', 'Plain Resource'], 'Medium')
  expect(() => ghostly.runner.uses('Gambler', 0)).toThrow(
    'Medium would keep that from happening (CR 1.16.1b)',
  )
  // CR 1.16.1d: a cost of 0 can be paid all the same.
  kept.runner.uses('Gambler', 1)
  expect(kept.runner.credits).toBe(1)
  const others = turn(['Plain Program'], 'Mourner')
  others.runner.uses('Gambler', 0)
  expect(others.runner).toMatchObject({ credits: 1, hand: [], heap: ['Plain Program'] })
})

test('CR 1.16.1b: damage that a mandatory interrupt would prevent in part cannot be suffered as a cost', () => {
  const can = (...rig: string[]) =>
    mayUse(
      table()
        .runner({ rig, hand: ['Plain Resource'] })
        .runnerTurn('window'),
      rig[0] ?? '',
    )
  expect(can('Bleeder')).toBe(true)
  expect(can('Bleeder', 'Armor')).toBe(false)
  // CR 1.16.1d: a cost of 0 can be paid, as there is nothing to prevent.
  expect(can('Painless', 'Armor')).toBe(true)
})

test('CR 1.16.1b, example 2: the tag that would be avoided cannot be taken to pay', () => {
  const meet = (...rig: string[]) => {
    const game = table()
      .corp({ hqIce: [rezzed('Fun Ice')] })
      .runner({ rig })
      .approaching('Fun Ice')
    game.bothPass()
    return [game.runner.question?.kind, game.state.run?.phase]
  }
  expect(meet()).toEqual(['confirm', 'encounter'])
  expect(meet('Clean Run')).toEqual(['paidWindow', undefined])
})

test('CR 1.16.1c: tags, counters and agendas that the restriction of an ability needs do not pay for it', () => {
  const snitch = (tags: number) =>
    mayUse(
      table()
        .runner({ tags, rig: ['Snitch'] })
        .runnerTurn('window'),
      'Snitch',
    )
  expect([snitch(1), snitch(2)]).toEqual([false, true])
  const battery = (power: number) =>
    mayUse(inWindow(card('Full Battery', { counters: { power } })), 'Full Battery')
  expect([battery(2), battery(3)]).toEqual([false, true])
  const elder = (...stolen: string[]) =>
    mayUse(
      table()
        .runner({ stolen, rig: ['Elder'] })
        .runnerTurn('window'),
      'Elder',
    )
  expect([elder('Plain Agenda'), elder('Plain Agenda', 'Plain Agenda')]).toEqual([false, true])
  const game = table()
    .runner({ tags: 1, rig: ['Snitch'] })
    .runnerTurn('window')
  expect(game.runner.refused).toMatchObject([
    { card: 'Snitch', reason: 'it would not be allowed any more when that is paid (CR 1.16.1c)' },
  ])
})

test('CR 1.16.1c: cards that the restriction of an ability needs do not pay for it', () => {
  expect(mayUse(inWindow('Crowd', 'Plain Resource', 'Plain Resource'), 'Crowd')).toBe(false)
  expect(mayUse(inWindow('Crowd', 'Plain Resource', 'Plain Resource', 'Plain Resource'), 'Crowd')).toBe(true)
})

test('CR 9.5.4: an ability knows its source as it was, but that is gone when it has paid', () => {
  expect(mayUse(inWindow(card('Spent Battery', { counters: { power: 1 } })), 'Spent Battery')).toBe(true)
  expect(mayUse(inWindow('Last Stand'), 'Last Stand')).toBe(false)
  expect(mayUse(inWindow('Last Stand', 'Plain Resource'), 'Last Stand')).toBe(true)
})

test('CR 1.16.1c, 3.9.5g: the strength to break with is not sold to pay for it', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Strong Ice')] })
    .runner({ rig: ['Weak Breaker', 'Whetstone', 'Plain Resource'] })
    .encountering('Strong Ice')
  game.runner.uses('Weak Breaker')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Plain Resource'])
  expect(game.runner.refused.find(each => each.card === 'Whetstone')?.rule).toBe('1.16.1c')
})

test('CR 1.16.1c: playing, rezzing and installing', () => {
  const plays = (tags: number) =>
    isOffered(
      table()
        .runner({ tags, hand: ['Tag Play'] })
        .runnerTurn(),
      'runner',
      'Play Tag',
    )
  expect([plays(1), plays(2)]).toEqual([false, true])

  const rezzing = (...others: string[]) =>
    table()
      .corp({ remotes: [{ root: ['Guest'] }, ...others.map(other => ({ root: [rezzed(other)] }))] })
      .corpTurn('window')
  expect(isOffered(rezzing('Plain Asset'), 'corp', 'Rez')).toBe(false)
  expect(isOffered(rezzing('Plain Asset', 'Plain Asset'), 'corp', 'Rez')).toBe(true)

  const installing = (...rig: string[]) =>
    table()
      .runner({ hand: ['Rider'], rig })
      .runnerTurn()
  expect(isOffered(installing('Plain Resource'), 'runner', 'Install')).toBe(false)
  const game = installing('Plain Resource', 'Seller')
  game.runner.installs('Rider')
  game.runner.answers('host', 'Seller')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Plain Resource'])
  game.runner.answers('payment', 'Plain Resource')
  expect(game.card('Rider').host).toBe('Seller')
})

test('CR 1.16.1c: several cards that could each go, but not together', () => {
  const scoring = (...grids: string[]) => {
    const game = table()
      .corp({
        remotes: [
          { root: [card('Two Thirds', { advanced: 3 })] },
          ...grids.map(grid => ({ root: [rezzed(grid)] })),
        ],
      })
      .corpTurn('window')
    return game
  }
  expect(isOffered(scoring('Half Grid', 'Plain Asset'), 'corp', 'Score')).toBe(false)
  const game = scoring('Half Grid', 'Half Grid', 'Plain Asset')
  game.corp.scores('Two Thirds')
  game.corp.answers('payment', 'Half Grid')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Plain Asset'])
  game.corp.answers('payment', 'Plain Asset')
  expect(game.corp.scored).toEqual(['Two Thirds'])
})
