import { fillers, rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  access,
  always,
  changeExpected,
  chooseCards,
  chosen,
  damage,
  encounter,
  endRun,
  from,
  gainCredits,
  giveTags,
  interruptFor,
  lasting,
  not,
  on,
  paid,
  persistent,
  play,
  prevent,
  same,
  strength,
  subroutine,
  the,
  trashThis,
  type,
  untilRunEnds,
  when,
} from '../../src/vocabulary.ts'

const upgrade = (title: string) => ({ ...asset(title), type: 'upgrade' as const })

const definitions = defineCards('rules-rarer-abilities', [
  made(upgrade('Echo'), persistent(when(on({ what: ['runEnded'] }), giveTags(1)))),
  made(upgrade('Stiff'), persistent(always(strength(from('ice'), 3)))),
  made(
    event('Sift'),
    play(
      chooseCards(chosen(from('hq'), 'pile', 2, 'corp')),
      access(chosen(from({ the: 'pile' }), 'first', 1, 'runner')),
      access(chosen(from({ the: 'pile' }, not(same(the('first')))), 'second', 1, 'runner')),
    ),
  ),
  made(resource('Cradle'), always({ declare: 'canHost', where: [type('program')], cards: 1 })),
  made(program('Small')),
  made(program('Other')),
  made(resource('Thing')),
  made(
    resource('Softener'),
    interruptFor([trashThis], [changeExpected({ effect: 'damage', kind: 'net' }, { set: 1 })]),
  ),
  made(
    resource('Guru'),
    interruptFor([], [prevent(1, { effect: 'damage' })], { limit: 'turn' }),
    when(on({ what: ['damagePrevented'], because: 'self' }), gainCredits(4)),
  ),
  made(resource('Vest'), interruptFor([trashThis], [prevent(1, { effect: 'damage' })])),
  made(operation('Net Three'), play(damage('net', 3))),
  made(asset('Plain Asset')),
  made(asset('Other Asset')),
  made(ice('Plain Ice'), subroutine(endRun())),
  made(event('Meet'), play(encounter(chosen(from('ice'), 'met')))),
  made(resource('Wearer'), paid([], [lasting(untilRunEnds, [strength('encountered', -2)])])),
])
const table = () => scenario({ definitions })

test('9.3.6e, 9.1.8i: a persistent ability goes on until the run ends, when the Runner trashed its card in an access', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('Stiff')], rndIce: [rezzed('Plain Ice')], hand: ['Other Asset'] })
    .runner({ credits: 5 })
    .accessing('Stiff')
  expect(game.card('Plain Ice').strength).toBe(4)
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Stiff'])
  expect(game.runner.question?.kind).toBe('candidate')
  expect(game.card('Plain Ice').strength).toBe(4)
  game.runner.accesses('HQ')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.card('Plain Ice').strength).toBe(1)
})

test('9.3.6e: trashed in any other way, or unrezzed, it does not go on', () => {
  const game = table()
    .corp({ hqRoot: [rezzed('Stiff')], rndIce: [rezzed('Plain Ice')] })
    .runner({})
    .running('hq')
  game.fiat.trash('Stiff')
  expect(game.card('Plain Ice').strength).toBe(1)
  const hidden = table()
    .corp({ hand: [], hqRoot: ['Echo'] })
    .runner({ credits: 5 })
    .accessing('Echo')
  hidden.runner.trashes()
  hidden.passUntil('nextAction')
  expect(hidden.runner.tags).toBe(0)
})

test('7.1.9: cards of a set are accessed one by one, in the order of the Runner, each as an instruction of its own', () => {
  const game = table()
    .corp({ hand: ['Plain Asset', 'Other Asset'] })
    .runner({ credits: 5, hand: ['Sift'] })
    .runnerTurn()
  game.runner.plays('Sift')
  while (game.corp.question?.kind === 'choose')
    game.corp.chooses(...game.corp.question.options.map(each => each.id))
  expect(game.runner.question?.kind).toBe('choose')
  expect(game.runner.question?.options).toHaveLength(2)
  game.runner.chooses(game.runner.question?.options[1]?.id ?? '')
  const first = game.state.accessed?.title ?? ''
  expect(game.runner.question?.kind).toBe('midAccess')
  game.runner.trashes()
  // The first access is over, its card in Archives, before the second begins.
  expect(game.corp.archives).toEqual([first])
  expect(game.runner.question?.options).toHaveLength(1)
  game.runner.chooses(game.runner.question?.options[0]?.id ?? '')
  expect(game.state.accessed?.title).not.toBe(first)
  expect(game.runner.question?.kind).toBe('midAccess')
  game.runner.passes()
  expect(game.state.accessed).toBeUndefined()
  expect(game.corp.hand).toHaveLength(1)
  expect(game.state.log.map(each => each.what)).not.toContain('breachBegan')
})

test('9.3.3e: what a card says it can host is a limit: nothing else can be put there, and no more of it', () => {
  const game = table()
    .runner({ hand: ['Small', 'Other', 'Thing'], rig: ['Cradle'] })
    .runnerTurn()
  game.runner.installs('Thing')
  game.passUntil('nextAction')
  expect(game.card('Thing').host).toBeUndefined()
  game.runner.installs('Small', 'Cradle')
  game.passUntil('nextAction')
  expect(game.card('Small').host).toBe('Cradle')
  game.runner.installs('Other')
  // Full: the rig is the only place left.
  expect(game.runner.question).toMatchObject({ kind: 'trashLike', step: 'runnerTurn.action' })
  game.runner.continues()
  expect(game.card('Other')).toMatchObject({ host: undefined, installed: true })
})

test('9.9.7c: what lets through all but 1 damage sets the amount to 1, however much it was', () => {
  const game = table()
    .corp({ hand: ['Net Three'] })
    .runner({ hand: fillers('runner', 5), rig: ['Softener'] })
    .corpTurn()
  game.corp.plays('Net Three')
  game.runner.uses('Softener')
  game.passUntil('nextAction')
  expect(game.runner.hand).toHaveLength(4)
})

test('3.4.4a: "for the remainder of this run" means the encounter, where there is no run', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')], archivesRoot: [] })
    .runner({ credits: 5, hand: ['Meet'], rig: ['Wearer'] })
    .runnerTurn()
  game.runner.plays('Meet')
  game.runner.answers('choose', 'Plain Ice')
  expect(game.state.run).toBeUndefined()
  expect(game.state.encountered?.title).toBe('Plain Ice')
  game.runner.uses('Wearer')
  expect(game.card('Plain Ice').strength).toBe(-1)
  game.bothPass()
  expect(game.state.encountered).toBeUndefined()
  expect(game.card('Plain Ice').strength).toBe(1)
})

test('9.9.7f: what waits for its own card to prevent damage is met by that, and not by what others prevent', () => {
  const game = table()
    .corp({ hand: ['Net Three'] })
    .runner({ credits: 0, hand: fillers('runner', 5), rig: ['Guru', 'Vest'] })
    .corpTurn()
  game.corp.plays('Net Three')
  const before = game.save()
  game.runner.uses('Vest')
  game.runner.passes()
  expect(game.runner).toMatchObject({ credits: 0, heap: expect.arrayContaining(['Vest']) })
  expect(game.runner.hand).toHaveLength(3)
  game.restore(before)
  game.runner.uses('Guru')
  expect(game.runner.credits).toBe(4)
  game.runner.passes()
  expect(game.runner.hand).toHaveLength(3)
  expect(game.runner.credits).toBe(4)
})
