import { examples, facedown, rezzed } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  access,
  accessed,
  addTo,
  all,
  always,
  atLeast,
  breaks,
  chosen,
  clicks,
  countersOn,
  credits,
  encounter,
  endRun,
  from,
  gainClicks,
  gainCredits,
  gainsSubtypes,
  ifSo,
  install,
  installedFaceup,
  isNot,
  lasting,
  may,
  on,
  paid,
  placeCounters,
  play,
  strength,
  subroutine,
  the,
  timesSince,
  trashThis,
  type,
  untilRunEnds,
  untilTurnEnds,
  when,
  whileSo,
} from '../../src/vocabulary.ts'
import { costing, icebreaker, identity } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-1-18-to-5-2', [
  made(
    operation('Mushroom'),
    play(
      install(chosen(from('hq', type('agenda', 'asset')), 'grown'), { to: 'newRemote' }),
      placeCounters('advancement', 3, the('grown')),
    ),
  ),
  made(
    agenda('Open House'),
    always(installedFaceup),
    when(on({ what: ['advanced'], card: 'self' }), gainCredits(2)),
  ),
  made(resource('Fall Friend'), paid([trashThis], [gainCredits(2)])),
  made(
    ice('Wolf', 'sentry'),
    whileSo(atLeast(countersOn('advancement'), 1), {
      declare: 'subtype',
      of: 'self',
      loses: ['sentry'],
      gains: ['code gate'],
    }),
    subroutine(endRun()),
  ),
  made(
    event('Tinker'),
    play(lasting(untilTurnEnds, [gainsSubtypes(the('ice'), 'sentry')], { on: chosen(from('ice'), 'ice') })),
  ),
  made(icebreaker('Sentry Breaker'), breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' })),
  made(costing(2, { ...ice('Angel'), strength: 6 }), when(accessed(), may([encounter('self')]))),
  made(resource('Sign'), paid([clicks()], [access(all(from('hq')))])),
  made(resource('Charm'), paid([credits(0)], [lasting(untilRunEnds, [strength('encountered', -6)])])),
  made(operation('Break'), play(gainCredits(1))),
  made(operation('Growth'), play(gainCredits(1))),
  made(
    asset('Movement'),
    paid([clicks()], [addTo(chosen(from('archives', type('operation')), 'back'), 'hand', { reveal: true })]),
  ),
  made(asset('Office')),
  made(
    identity('Mirror', 'corp'),
    when(
      on(
        { what: ['actionFinished'], by: 'you' },
        isNot(
          atLeast(timesSince('thisTurn', { what: ['abilityUsed'], by: 'you', kind: 'basic/corp/play' }), 2),
        ),
      ),
      ifSo(atLeast(timesSince('thisTurn', { what: ['actionTaken'] }), 2), [gainClicks(1)]),
    ),
  ),
])
const table = () => scenario({ definitions })

example(
  ['cr-26.03/1.18.2/1', 'cr-1.6/1.18.2/1', 'ffg-rr-1.0/advancing-cards/1'],
  'counters that are placed on a card do not advance it',
  () => {
    const game = table()
      .corp({ credits: 0, hand: ['Mushroom', 'Open House'] })
      .corpTurn()
    game.corp.plays('Mushroom')
    game.corp.answers('choose', 'Open House')
    expect(game.card('Open House')).toMatchObject({ advancement: 3, faceup: true })
    expect(game.corp.credits).toBe(0)
    game.fiat.set({ corp: { credits: 1 } })
    game.passUntil('nextAction')
    game.corp.advances('Open House')
    expect(game.corp.credits).toBe(2)
  },
)

example(
  ['cr-26.03/1.19.4/1', 'cr-1.6/1.19.4/1'],
  'the trash symbol as a cost trashes the card that the ability is on',
  () => {
    const game = table()
      .runner({ credits: 0, rig: ['Fall Friend', 'Charm'] })
      .runnerTurn('window')
    game.runner.uses('Fall Friend')
    expect(game.runner).toMatchObject({ credits: 2, heap: ['Fall Friend'], rig: ['Charm'] })
  },
)

example(
  ['cr-26.03/2.16.5/1', 'cr-1.6/2.16.5/1', 'ffg-rr-1.0/subtype/1'],
  'a subtype that is printed once, gained once and lost once is there',
  () => {
    const begin = () =>
      table()
        .corp({ hqIce: [rezzed('Wolf', { advanced: 1 })] })
        .runner({ hand: ['Tinker'], rig: ['Sentry Breaker'] })
        .runnerTurn()
    const isBroken = (game: ReturnType<typeof begin>) => {
      game.passUntil('nextAction')
      game.runner.runs('HQ')
      game.passUntil('encounter')
      return game.runner.question?.options.some(option => option.card === 'Sentry Breaker')
    }
    expect(isBroken(begin())).toBe(false)
    const tinkered = begin()
    tinkered.runner.plays('Tinker')
    tinkered.runner.answers('choose', 'Wolf')
    expect(isBroken(tinkered)).toBe(true)
  },
)

test('cr-26.03/3.4.4a/1: “for the remainder of the run”, without a run, is for the remainder of the encounter', () => {
  const game = table()
    .corp({ hand: ['Angel'] })
    .runner({ rig: ['Sign', 'Charm'] })
    .runnerTurn()
  game.runner.uses('Sign')
  game.corp.agrees()
  expect(game.state).toMatchObject({ encountered: { title: 'Angel' }, run: undefined })
  game.runner.uses('Charm')
  expect(game.card('Angel').strength).toBe(0)
  game.bothPass()
  expect(game.state.encountered).toBeUndefined()
  expect(game.card('Angel').strength).toBe(6)
})

example(
  ['cr-26.03/4.1.2a/1', 'ffg-rr-1.0/choosing-cards/2'],
  'a facedown card of Archives is shown where the effect asks for a type of card',
  () => {
    const game = table()
      .corp({ archives: [facedown('Break'), facedown('Office')], remotes: [{ root: [rezzed('Movement')] }] })
      .corpTurn()
    game.corp.uses('Movement')
    game.corp.answers('choose', 'Break')
    expect(game.corp).toMatchObject({ hand: ['Break'], archives: ['Office'] })
    const told = game.state.log.filter(line => line.card === 'Break').map(line => line.what)
    expect(told).toEqual(['revealed', 'moved'])
  },
)

test('cr-26.03/5.2.5b/1: playing one operation and playing another is the same action twice', () => {
  const begin = () => {
    const game = table()
      .corp({ identity: 'Mirror', hand: ['Break', 'Growth'] })
      .corpTurn()
    game.corp.plays('Break')
    game.passUntil('nextAction')
    return game
  }
  const playing = begin()
  playing.corp.plays('Growth')
  expect(playing.corp.clicks).toBe(1)
  const drawing = begin()
  drawing.corp.draws()
  expect(drawing.corp.clicks).toBe(2)
})
