import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  changeExpected,
  chosen,
  costChange,
  firstTimeWould,
  from,
  gainCredits,
  install,
  interruptFor,
  isUnrezzed,
  later,
  mayPay,
  oncePer,
  play,
  playCard,
  rez,
  search,
  the,
  trashOf,
  trashThis,
  type,
  when,
  would,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-9-prices', [
  made(
    resource('Patch'),
    oncePer(
      'turn',
      when(
        would({ effect: 'price', by: 'you' }),
        mayPay([trashOf(chosen(from('grip'), 'patch'))], {
          then: [changeExpected({ effect: 'price' }, { add: -2 })],
        }),
      ),
    ),
  ),
  made(
    resource('Coupon'),
    interruptFor([trashThis], [changeExpected({ effect: 'price', kind: 'install', by: 'you' }, { add: -3 })]),
  ),
  made(
    event('Voucher'),
    play(
      later(
        when(
          would({ effect: 'price', kind: 'install', by: 'you', card: [type('program')] }),
          changeExpected({ effect: 'price' }, { add: -4 }),
        ),
      ),
    ),
  ),
  made({ ...event('Dear Event'), cost: 3 }, play(gainCredits(9))),
  made(event('Find Play'), play(search('stack', [], 'found', { then: 'play' }), playCard(the('found')))),
  made({ ...event('Cheap Event'), cost: 1 }, play(gainCredits(9))),
  made({ ...program('Dear Program'), cost: 4 }),
  made({ ...resource('Dear Resource'), cost: 4 }),
  made(event('Free Install'), play(install(chosen(from('grip', type('resource'))), { ignore: 'all' }))),
  made(event('Hidden Install'), play(install(chosen(from('grip', type('resource'))), { face: 'facedown' }))),
  made(
    asset('Levy'),
    when(would({ effect: 'price', by: 'opponent' }), changeExpected({ effect: 'price' }, { add: 1 })),
  ),
  made(asset('Tax'), always(costChange('play', [type('event')], 1))),
  made(
    asset('Builder'),
    when(
      firstTimeWould('turn', { effect: 'price', kind: 'install', by: 'you' }),
      changeExpected({ effect: 'price' }, { add: -2 }),
    ),
  ),
  made(
    asset('Opener'),
    when(
      would({ effect: 'price', kind: 'rez', by: 'you' }),
      changeExpected({ effect: 'price' }, { add: -2 }),
    ),
  ),
  made({ ...ice('Dear Ice'), cost: 5 }),
  made(operation('Rezzer'), play(rez(chosen(from('ice', isUnrezzed))))),
])

interface Setup {
  readonly rig?: readonly string[]
  readonly roots?: readonly string[]
}
const turn = (hand: readonly string[], credits: number, { rig = ['Patch'], roots = [] }: Setup = {}) =>
  scenario({ definitions })
    .corp({ remotes: roots.map(title => ({ root: [rezzed(title)] })) })
    .runner({ hand, credits, rig })
    .runnerTurn()

const offered = (game: ReturnType<typeof turn>) => game.runner.question?.options.map(({ card }) => card) ?? []

test('cr-26.03/9.9.6c/1: it is relevant when a card would be installed and when a card would be played', () => {
  const installs = turn(['Dear Program', 'Voucher'], 4)
  installs.runner.installs('Dear Program')
  expect(installs.runner.question).toMatchObject({
    kind: 'confirm',
    words: 'Patch: “You may trash 1 card from your grip to pay 2[credit] less.” Trash 1 card from your grip?',
  })
  installs.runner.agrees()
  installs.runner.chooses('Voucher')
  expect(installs.runner).toMatchObject({ credits: 2, heap: ['Voucher'], programs: ['Dear Program'] })
  const plays = turn(['Dear Event', 'Voucher'], 3)
  plays.runner.plays('Dear Event')
  plays.runner.agrees()
  plays.runner.chooses('Voucher')
  expect(plays.runner).toMatchObject({ credits: 11, heap: ['Voucher', 'Dear Event'] })
})

test('CR 9.9.6c, 9.3.6g: once per turn, and the full price when declined', () => {
  const game = turn(['Dear Program', 'Dear Resource', 'Voucher', 'Cheap Event'], 12)
  game.runner.installs('Dear Program')
  game.runner.declines()
  expect(game.runner.credits).toBe(8)
  game.passUntil('nextAction')
  game.runner.plays('Cheap Event')
  game.runner.agrees()
  game.runner.chooses('Voucher')
  expect(game.runner.credits).toBe(17)
  game.passUntil('nextAction')
  game.runner.installs('Dear Resource')
  expect(game.runner).toMatchObject({ credits: 13, rig: ['Patch', 'Dear Program', 'Dear Resource'] })
})

test('CR 9.9.6c: a card is offered that can be paid for only with an interrupt on its price', () => {
  const game = turn(['Dear Program', 'Voucher'], 2)
  expect(offered(game)).toContain('Dear Program')
  game.runner.installs('Dear Program')
  game.runner.agrees()
  game.runner.chooses('Voucher')
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Dear Program'] })
  expect(offered(turn(['Dear Program', 'Voucher'], 1))).not.toContain('Dear Program')
  expect(offered(turn(['Dear Event', 'Voucher'], 1))).toContain('Dear Event')
  expect(offered(turn(['Dear Event', 'Voucher'], 0))).not.toContain('Dear Event')
})

test('CR 9.9.6c: several interrupts on one price add up', () => {
  const game = turn(['Dear Program', 'Voucher'], 0, { rig: ['Patch', 'Coupon'] })
  expect(offered(game)).toContain('Dear Program')
  game.runner.installs('Dear Program')
  game.runner.uses('Coupon')
  game.runner.agrees()
  game.runner.chooses('Voucher')
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Dear Program'] })
})

test('CR 1.16.4b: when the price is not lowered after all, the card stays where it is', () => {
  const game = turn(['Dear Program', 'Voucher'], 2)
  game.runner.installs('Dear Program')
  game.runner.declines()
  expect(game.runner).toMatchObject({
    credits: 2,
    clicks: 3,
    programs: [],
    hand: ['Dear Program', 'Voucher'],
  })
})

test('CR 1.16.1: the card itself cannot go to pay for being cheaper', () => {
  expect(offered(turn(['Dear Program'], 3))).not.toContain('Dear Program')
})

test('CR 9.9.6c, 1.16.2a: it is the final value that counts, raised and lowered in any order, and never below 0', () => {
  const game = turn(['Cheap Event', 'Voucher'], 5, { roots: ['Levy', 'Tax'] })
  game.runner.plays('Cheap Event')
  game.runner.uses('Patch')
  game.runner.agrees()
  game.runner.chooses('Voucher')
  expect(game.runner.credits).toBe(13) // 1 + 1 - 2 + 1
  const free = turn(['Cheap Event', 'Voucher'], 5)
  free.runner.plays('Cheap Event')
  free.runner.agrees()
  free.runner.chooses('Voucher')
  expect(free.runner.credits).toBe(14)
})

test('CR 9.9.6c: it is not relevant where no such cost is paid', () => {
  for (const how of ['Free Install', 'Hidden Install']) {
    const game = turn([how, 'Dear Resource', 'Voucher'], 4)
    game.runner.plays(how)
    game.runner.declines() // the price of the event itself
    game.runner.chooses('Dear Resource')
    expect(game.runner).toMatchObject({ credits: 4 })
    expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
  }
})

test('CR 9.9.6c, 9.6.13c: "the next time you would install" is the next time alone', () => {
  const game = turn(['Voucher', 'Dear Resource', 'Dear Program', 'Dear Program'], 4, { rig: [] })
  game.runner.plays('Voucher')
  game.passUntil('nextAction')
  game.runner.installs('Dear Resource')
  expect(game.runner.credits).toBe(0)
  game.passUntil('nextAction')
  expect(offered(game)).toContain('Dear Program')
  game.runner.installs('Dear Program')
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Dear Program'] })
  game.passUntil('nextAction')
  expect(offered(game)).not.toContain('Dear Program')
})

test('CR 9.9.6c, 1.16.6b: the Corp pays less for ice', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 5,
      hand: ['Dear Ice', 'Dear Ice'],
      hqIce: ['Dear Ice', 'Dear Ice', 'Dear Ice'],
      remotes: [{ root: [rezzed('Builder')] }],
    })
    .corpTurn()
  game.corp.installs('Dear Ice', 'HQ')
  game.corp.continues()
  expect(game.corp).toMatchObject({ credits: 4 })
  game.passUntil('nextAction')
  game.corp.installs('Dear Ice', 'HQ')
  game.corp.continues()
  expect(game.corp).toMatchObject({ credits: 0 })
})

test('CR 9.9.6c, 1.16.8: the Corp pays less to rez by an effect', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Rezzer'], hqIce: ['Dear Ice'], remotes: [{ root: [rezzed('Opener')] }] })
    .corpTurn()
  game.corp.plays('Rezzer')
  game.corp.chooses('Dear Ice')
  expect(game.card('Dear Ice').rezzed).toBe(true)
  expect(game.corp.credits).toBe(2)
})

test('CR 8.7.2b, 9.9.6c: a search that plays what it finds counts on what lowers the price', () => {
  const found = (...grip: readonly string[]) => {
    const game = scenario({ definitions })
      .runner({ credits: 1, hand: ['Find Play', ...grip], rig: ['Patch'], deck: ['Dear Event'] })
      .runnerTurn()
    game.runner.plays('Find Play')
    game.runner.declines()
    return game.runner.question?.options.map(option => option.card)
  }
  expect(found('Cheap Event')).toEqual(['Dear Event'])
  expect(found()).toEqual([])
})
