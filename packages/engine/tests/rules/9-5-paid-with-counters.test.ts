import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  all,
  always,
  cannot,
  chosen,
  counters,
  countersOn,
  countOf,
  credits,
  damage,
  derez,
  from,
  gainCredits,
  interruptFor,
  isAdvanceable,
  lasting,
  mayPay,
  moveCounters,
  moveIce,
  on,
  paid,
  play,
  prevent,
  protecting,
  removeCounters,
  repeat,
  spendHosted,
  subroutine,
  swap,
  takeCredits,
  trash,
  trashThis,
  when,
} from '../../src/vocabulary.ts'

const whenPlayed = on({ what: ['played'], by: 'corp' })
const iceHere = gainCredits(countOf(from('ice', protecting(['here']))))

const definitions = defineCards('rules-9-5-counters', [
  made(event('Blank')),
  made(operation('Memo')),
  made(operation('One Net'), play(damage('net', 1))),
  made(agenda('Plain Agenda')),
  made(ice('Wall')),
  made(resource('Account'), paid([trashThis], [takeCredits('all')])),
  made(resource('Two Takes'), paid([trashThis], [takeCredits(2), takeCredits(2)])),
  made(resource('Thrice'), paid([trashThis], [repeat(3, [takeCredits(2)])])),
  made(resource('Spill'), paid([trashThis], [removeCounters('power', 1), gainCredits(countersOn('power'))])),
  made(resource('Purse'), always(spendHosted), paid([credits(1), trashThis], [takeCredits('all')])),
  made(resource('Toll'), paid([counters('power'), trashThis], [gainCredits(countersOn('power'))])),
  made(resource('Shield'), interruptFor([trashThis], [prevent(countersOn('power'), { effect: 'damage' })])),
  made(
    asset('Contract'),
    paid(
      [trashThis],
      [
        moveCounters(
          'advancement',
          countersOn('advancement'),
          'self',
          chosen(from('installed', isAdvanceable)),
        ),
      ],
    ),
  ),
  made(asset('Mourner'), when(on({ what: ['trashed'] }), gainCredits(1))),
  made(asset('Fund'), when(whenPlayed, mayPay([trashThis], { then: [gainCredits(countersOn('power'))] }))),
  made(asset('Trust'), when(whenPlayed, mayPay([trashThis], { then: [takeCredits(2)] }), takeCredits('all'))),
  made(asset('Outpost'), paid([trashThis], [iceHere])),
  made(asset('Camp'), when(whenPlayed, mayPay([trashThis], { then: [iceHere] }))),
  made(asset('Bomb'), when(whenPlayed, trash('self'), iceHere)),
  made(
    { ...asset('Curfew'), type: 'upgrade' },
    when(
      whenPlayed,
      mayPay([trashThis], {
        then: [lasting({ at: 'turnBegins', of: 'corp' }, [cannot('run', { server: ['here'] })])],
      }),
    ),
  ),
  made(
    { ...asset('Patrol'), type: 'upgrade' },
    when(whenPlayed, lasting({ at: 'turnBegins', of: 'corp' }, [cannot('run', { server: ['here'] })])),
  ),
  made(operation('Raze'), play(trash(all(from('root'))))),
  made(program('Rider'), paid([trashThis], [iceHere])),
  made(
    program('Squatter'),
    when(
      on({ what: ['played'] }),
      mayPay([trashThis], { then: [gainCredits(countOf(from('ice', protecting(['here']))))] }),
    ),
  ),
  made(program('Wrecker'), paid([trashThis], [derez('host')])),
  made(program('Saboteur'), when(on({ what: ['played'] }), mayPay([trashThis], { then: [derez('host')] }))),
  made(ice('Drifter'), subroutine(moveIce('self', 'rnd'), iceHere)),
  made(ice('Swapper'), subroutine(swap('self', chosen(from('ice', protecting(['rnd'])))), iceHere)),
])

const withCounters = (title: string, counters: Readonly<Record<string, number>>) => card(title, { counters })

const runner = (...rig: readonly ReturnType<typeof card>[]) =>
  scenario({ definitions }).runner({ rig, credits: 0 }).runnerTurn('window')

test('CR 9.5.5: hosted credits are taken though their host went to pay for that, once', () => {
  const game = runner(withCounters('Account', { credit: 5 }))
  game.runner.uses('Account')
  expect(game.runner).toMatchObject({ credits: 5, heap: ['Account'] })
  expect(game.card('Account').counters).toEqual({})
  const twice = runner(withCounters('Two Takes', { credit: 3 }))
  twice.runner.uses('Two Takes')
  expect(twice.runner.credits).toBe(3)
  const thrice = runner(withCounters('Thrice', { credit: 5 }))
  thrice.runner.uses('Thrice')
  expect(thrice.runner.credits).toBe(5)
})

test('CR 9.5.5: set-aside counters can be removed, and count as far as they are left', () => {
  const game = runner(withCounters('Spill', { power: 3 }))
  game.runner.uses('Spill')
  expect(game.runner.credits).toBe(2)
})

test('CR 9.5.5, 1.16.10b: counters that paid too are not set aside', () => {
  const toll = runner(withCounters('Toll', { power: 3 }))
  toll.runner.uses('Toll')
  expect(toll.runner.credits).toBe(2)
  const purse = runner(withCounters('Purse', { credit: 3 }))
  purse.runner.uses('Purse')
  expect(purse.runner.credits).toBe(2)
})

test('CR 9.5.5: an interrupt that is paid with its card prevents as much as was hosted on it', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['One Net'] })
    .runner({ rig: [withCounters('Shield', { power: 1 })], hand: ['Blank'] })
    .corpTurn()
  game.corp.plays('One Net')
  game.runner.uses('Shield')
  expect(game.runner).toMatchObject({ hand: ['Blank'], heap: ['Shield'] })
})

test('cr-26.03/9.5.5/3: paid, then reactions, then the target, then the set-aside counters move', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [
        { root: [rezzed('Contract', { counters: { advancement: 3 } })] },
        { root: [rezzed('Mourner')] },
        { root: ['Plain Agenda'] },
        { root: ['Plain Agenda'] },
      ],
    })
    .corpTurn('window')
  game.corp.uses('Contract')
  expect(game.corp).toMatchObject({ credits: 1, archives: ['Contract'] })
  game.corp.answers('choose', game.corp.question?.options[1]?.id ?? '')
  expect(game.cards('Plain Agenda').map(({ advancement }) => advancement)).toEqual([0, 3])
  expect(game.card('Contract').counters).toEqual({})
})

const corpPlays = (...root: readonly ReturnType<typeof rezzed>[]) => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Memo'],
      credits: 0,
      remotes: [{ root, ice: [rezzed('Wall'), 'Wall'] }],
    })
    .corpTurn()
  game.corp.plays('Memo')
  game.corp.agrees()
  return game
}

test('CR 1.16.11, 9.5.5: an ability that is paid within with its card knows what was hosted on it', () => {
  const fund = corpPlays(rezzed('Fund', { counters: { power: 4 } }))
  expect(fund.corp.credits).toBe(4)
  const trust = corpPlays(rezzed('Trust', { counters: { credit: 5 } }))
  expect(trust.corp.credits).toBe(5)
})

test('CR 4.6.6i: "this server" is where the card was that went to pay, or that the ability itself has trashed', () => {
  const outpost = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Outpost')], ice: ['Wall', 'Wall'] }] })
    .corpTurn('window')
  outpost.corp.uses('Outpost')
  expect(outpost.corp.credits).toBe(2)
  expect(corpPlays(rezzed('Camp')).corp.credits).toBe(2)
  const bomb = scenario({ definitions })
    .corp({ hand: ['Memo'], credits: 0, remotes: [{ root: [rezzed('Bomb')], ice: ['Wall', 'Wall'] }] })
    .corpTurn()
  bomb.corp.plays('Memo')
  expect(bomb.corp.credits).toBe(2)
})

test('CR 4.6.6i, 9.10.1: an effect that lasts into the next turn still knows which server that was', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Memo'], clicks: 1, hqRoot: [rezzed('Curfew')] })
    .corpTurn()
  game.corp.plays('Memo')
  game.corp.agrees()
  game.passUntil('runnerAction')
  expect(() => game.runner.runs('HQ')).toThrow('CR 1.2.2')
  game.runner.runs('R&D')
  expect(game.state.run?.server).toBe('rnd')
  const razed = scenario({ definitions })
    .corp({ hand: ['Raze'], clicks: 1, hqRoot: [rezzed('Patrol')] })
    .corpTurn()
  razed.corp.plays('Raze')
  razed.passUntil('runnerAction')
  expect(razed.corp.archives).toContain('Patrol')
  expect(() => razed.runner.runs('HQ')).toThrow('CR 1.2.2')
})

test('CR 4.6.6k, 4.6.6i: of a hosted card that went to pay it is the server of the card that hosted it', () => {
  const used = scenario({ definitions })
    .corp({ rndIce: [rezzed('Wall'), 'Wall'] })
    .runner({ rig: [card('Rider', { on: 'Wall' })], credits: 0 })
    .runnerTurn('window')
  used.runner.uses('Rider')
  expect(used.runner.credits).toBe(2)
  const nested = scenario({ definitions })
    .corp({ rndIce: [rezzed('Wall'), 'Wall'] })
    .runner({ rig: [card('Squatter', { on: 'Wall' })], credits: 0, hand: ['Blank'] })
    .runnerTurn()
  nested.runner.plays('Blank')
  nested.runner.agrees()
  expect(nested.runner.credits).toBe(2)
})

test('CR 1.12.6, 9.5.4: the host is the card it was on that went to pay', () => {
  const used = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ rig: [card('Wrecker', { on: 'Wall' })] })
    .runnerTurn('window')
  used.runner.uses('Wrecker')
  expect(used.card('Wall').rezzed).toBe(false)
  const nested = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ rig: [card('Saboteur', { on: 'Wall' })], hand: ['Blank'] })
    .runnerTurn()
  nested.runner.plays('Blank')
  nested.runner.agrees()
  expect(nested.card('Wall').rezzed).toBe(false)
})

test('CR 4.6.6i: a card that its own ability moves to another server is still spoken of where it was', () => {
  const moved = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Drifter'), 'Wall', 'Wall', 'Wall'] })
    .runner({})
    .encountering('Drifter')
  moved.bothPass()
  expect(moved.card('Drifter').server).toBe('rnd')
  expect(moved.corp.credits).toBe(3)
  const swapped = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Swapper'), 'Wall', 'Wall'], rndIce: ['Wall'] })
    .runner({})
    .encountering('Swapper')
  swapped.bothPass()
  swapped.corp.answers('choose', swapped.cards('Wall').find(({ server }) => server === 'rnd') ?? '')
  expect(swapped.card('Swapper').server).toBe('rnd')
  expect(swapped.corp.credits).toBe(3)
})
