import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  access,
  always,
  chooseCards,
  chosen,
  damage,
  firstTime,
  firstTimeAfter,
  firstTimeWould,
  from,
  gainCredits,
  giveTags,
  happened,
  play,
  prevent,
  subroutine,
  the,
  trash,
  type,
  when,
} from '../../src/vocabulary.ts'

const programsGo = { effect: 'trash', card: [type('program')] } as const

const definitions = defineCards('rules-9-9-first', [
  made(event('Blank')),
  made(operation('One Net'), play(damage('net', 1))),
  made(operation('Tag'), play(giveTags(1))),
  made(operation('Hit'), play(trash(chosen(from('rig', type('program', 'resource')))))),
  made(ice('Two Nets'), subroutine(damage('net', 1)), subroutine(damage('net', 1))),
  made(ice('Two Tags'), subroutine(giveTags(1)), subroutine(giveTags(1))),
  made(
    resource('Run Plate'),
    when(firstTimeWould('run', { effect: 'damage' }), prevent(1, { effect: 'damage' })),
  ),
  made(resource('Run Balm'), when(firstTime('run', { what: ['damageSuffered'] }), gainCredits(1))),
  made(resource('Ice Balm'), when(firstTime('encounter', { what: ['tagsTaken'] }), gainCredits(1))),
  made(resource('Debrief'), when(firstTime('run', { what: ['runEnded'] }), gainCredits(1))),
  made(resource('Backup'), when(firstTimeWould('turn', programsGo), prevent('all', programsGo))),
  made(resource('Breach Balm'), when(firstTime('breach', { what: ['accessed'] }), gainCredits(1))),
  made(
    resource('Second Wind'),
    when(
      firstTimeAfter('turn', happened('thisRun', { what: ['damageSuffered'] }), { what: ['runEnded'] }),
      gainCredits(1),
    ),
  ),
  made(
    resource('Twice As Much'),
    always({
      declare: 'replace',
      effect: 'draw',
      basicAction: 'first',
      withIt: { instead: 'amount', amount: 2 },
    }),
  ),
  made(asset('Shop')),
  made(event('Peek'), play(chooseCards(chosen(from('root', type('asset')), 'shop')), access(the('shop')))),
  made(program('Tool')),
  made(resource('Thing')),
])

const grip = ['Blank', 'Blank', 'Blank', 'Blank']

const corpTurnWith = (rig: readonly string[], ...hand: readonly string[]) => {
  const game = scenario({ definitions }).corp({ hand }).runner({ rig, credits: 0, hand: grip }).corpTurn()
  for (const title of hand) {
    game.corp.plays(title)
    game.passUntil('nextAction')
  }
  return game
}

const running = (rig: readonly string[], ...hqIce: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: hqIce.map(title => rezzed(title)) })
    .runner({ rig, credits: 0, hand: grip })
    .running('HQ')
  game.passUntil('runEnds')
  return game
}

test('CR 9.9.5a: the first time in a run that something would happen is never outside of a run', () => {
  expect(corpTurnWith(['Run Plate'], 'One Net', 'One Net').runner.heap).toHaveLength(2)
  expect(running(['Run Plate'], 'Two Nets').runner.heap).toHaveLength(1)
})

test('CR 9.3.2b: the first time in a run that something happens is never outside of a run', () => {
  expect(corpTurnWith(['Run Balm'], 'One Net', 'One Net').runner.credits).toBe(0)
  expect(running(['Run Balm'], 'Two Nets').runner.credits).toBe(1)
})

test('CR 9.3.2b: the first time in an encounter is once in each, and never outside of one', () => {
  expect(corpTurnWith(['Ice Balm'], 'Tag', 'Tag').runner.credits).toBe(0)
  expect(running(['Ice Balm'], 'Two Tags', 'Two Tags').runner.credits).toBe(2)
})

test('CR 9.3.2b: the first time in a breach is once in each, and not in an access without one', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Shop'] }, { root: ['Shop'] }] })
    .runner({ rig: ['Breach Balm'], credits: 0, hand: ['Peek'] })
    .runnerTurn()
  game.runner.plays('Peek')
  game.runner.chooses(game.runner.question?.options[0]?.id ?? '')
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.state.log.map(({ what }) => what)).toContain('accessed')
  expect(game.runner.credits).toBe(0)
  for (const server of ['Server 1', 'Server 2']) {
    game.runner.runs(server)
    game.passUntil('access')
    game.runner.passes()
    game.passUntil('nextAction')
  }
  expect(game.runner.credits).toBe(2)
})

test('CR 10.3.6, 9.3.2b: the end of a run belongs to the run, though it is looked at after it', () => {
  const game = running(['Debrief'])
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(1)
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(2)
})

test('CR 9.9.5a: what would happen to other cards is not counted', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hit', 'Hit', 'Hit'] })
    .runner({ rig: ['Backup', 'Thing', 'Tool'] })
    .corpTurn()
  for (const title of ['Thing', 'Tool', 'Tool']) {
    expect(game.runner.rig).toContain(title)
    game.corp.plays('Hit')
    game.corp.answers('choose', title)
    game.passUntil('nextAction')
  }
  expect(game.runner).toMatchObject({ rig: ['Backup'], heap: ['Thing', 'Tool'] })
})

test('CR 9.3.2b: the first time after something else is the first of those that come after it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Two Nets')] })
    .runner({ rig: ['Second Wind'], credits: 0, hand: [...grip, ...grip] })
    .runnerTurn()
  const credits = (['R&D', 'HQ', 'R&D', 'HQ'] as const).map(server => {
    game.runner.runs(server)
    game.finishRun({ accesses: 'pass' })
    game.passUntil(({ waiting }) => waiting.some(({ asks }) => asks === 'action' || asks === 'discard'))
    return game.runner.credits
  })
  expect(credits).toEqual([0, 1, 1, 1])
})

test('CR 5.2.3a, 9.9.8: a replacement of what a basic action does looks at the first of each player in a turn', () => {
  const game = scenario({ definitions })
    .corp({ hand: [] })
    .runner({ rig: ['Twice As Much'] })
    .corpTurn()
  const drawn = [0, 1].map(() => {
    const before = game.corp.hand.length
    game.corp.draws()
    game.passUntil('nextAction')
    return game.corp.hand.length - before
  })
  expect(drawn).toEqual([2, 1])
})
