import { expect, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
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
  countOf,
  credits,
  draw,
  encounter,
  encountered,
  endRun,
  from,
  gainClicks,
  gainCredits,
  gains,
  gainsSubtypes,
  giveTags,
  ifSo,
  install,
  installedFaceup,
  isNot,
  lasting,
  may,
  mayPay,
  on,
  paid,
  placeCounters,
  play,
  protecting,
  resolveSubroutine,
  search,
  strength,
  subroutine,
  the,
  timesSince,
  trashThis,
  turnFace,
  type,
  untilRunEnds,
  untilTurnEnds,
  when,
  whileSo,
} from '../../src/vocabulary.ts'
import { facedown, rezzed, scenario } from '../../testing/index.ts'
import { agenda, asset, event, ice, made, operation, program, resource } from '../rules/cards/plain.ts'
import { costing, icebreaker, identity, upgrade } from './printed.ts'

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
  made(asset('Tracker'), when(on({ what: ['trashed'], by: 'runner', server: ['here'] }), giveTags(1))),
  made(asset('Office')),
  made(ice('Border'), subroutine(gainCredits(countOf(from('ice', protecting(['here'])))))),
  made(ice('Wall')),
  made(
    upgrade('City'),
    always(
      gains(
        from('ice', protecting(['here'])),
        when(encountered('self'), mayPay([trashThis], { then: [resolveSubroutine('self')] })),
      ),
    ),
  ),
  made(
    upgrade('Old Grid'),
    paid(
      [credits(0)],
      [turnFace(chosen(from('archives', type('ice')), 'old'), 'up'), resolveSubroutine(the('old'))],
    ),
  ),
  made(identity('Station', 'corp'), always({ declare: 'remotes', most: 1 })),
  made(
    identity('Outcast', 'runner'),
    when(on({ what: ['installed'], by: 'you', card: [type('program')], kind: 'heap' }), draw(1)),
  ),
  made(
    event('Test Drive'),
    play(
      search('heap', [type('program')], 'found', { then: 'install' }),
      install(the('found'), { ignore: 'all' }),
    ),
  ),
  made(program('Tool')),
  made(
    asset('Show'),
    always({ declare: 'replace', effect: 'draw', who: 'corp', withIt: { instead: 'amount', amount: 2 } }),
    when(on({ what: ['drawn'], by: 'you' }), addTo(chosen(from('drawn'), 'back'), 'bottomOfDeck')),
  ),
  made(
    identity('Mirror', 'corp'),
    when(
      on(
        { what: ['actionFinished'], by: 'you' },
        isNot(atLeast(timesSince('thisTurn', { what: ['actionTaken'], kind: 'basic/corp/play' }), 2)),
      ),
      ifSo(atLeast(timesSince('thisTurn', { what: ['actionTaken'] }), 2), [gainClicks(1)]),
    ),
  ),
])
const table = () => scenario({ definitions })

test('cr-26.03/1.18.2/1: counters that are placed on a card do not advance it', () => {
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
})

test('cr-26.03/1.19.4/1: the trash symbol as a cost trashes the card that the ability is on', () => {
  const game = table()
    .runner({ credits: 0, rig: ['Fall Friend', 'Charm'] })
    .runnerTurn('window')
  game.runner.uses('Fall Friend')
  expect(game.runner).toMatchObject({ credits: 2, heap: ['Fall Friend'], rig: ['Charm'] })
})

test('cr-26.03/2.16.5/1: a subtype that is printed once, gained once and lost once is there', () => {
  const broken = (tinkered: boolean) => {
    const game = table()
      .corp({ hqIce: [rezzed('Wolf', { advanced: 1 })] })
      .runner({ hand: ['Tinker'], rig: ['Sentry Breaker'] })
      .runnerTurn()
    if (tinkered) {
      game.runner.plays('Tinker')
      game.runner.answers('choose', 'Wolf')
    }
    game.passUntil('nextAction')
    game.runner.runs('HQ')
    game.passUntil('encounter')
    return game.runner.question?.options.some(option => option.card === 'Sentry Breaker')
  }
  expect(broken(true)).toBe(true)
  expect(broken(false)).toBe(false)
})

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

test('cr-26.03/4.1.2a/1: a facedown card of Archives is shown where the effect asks for a type of card', () => {
  const game = table()
    .corp({ archives: [facedown('Break'), facedown('Office')], remotes: [{ root: [rezzed('Movement')] }] })
    .corpTurn()
  game.corp.uses('Movement')
  game.corp.answers('choose', 'Break')
  expect(game.corp).toMatchObject({ hand: ['Break'], archives: ['Office'] })
  const told = game.state.log.filter(line => line.card === 'Break').map(line => line.what)
  expect(told).toEqual(['revealed', 'moved'])
})

test('cr-26.03/4.6.6i/1: a card that is trashed means by “this server” the one that it was trashed from', () => {
  const tags = (title: string) => {
    const game = table()
      .corp({ remotes: [{ root: [rezzed('Tracker')] }, { root: ['Office'] }] })
      .runner({ credits: 5 })
      .accessing(title)
    game.runner.trashes()
    expect(game.corp.archives).toEqual([title])
    return game.runner.tags
  }
  expect(tags('Tracker')).toBe(1)
  expect(tags('Office')).toBe(0)
})

test('cr-26.03/4.6.6i/2: a subroutine of ice that was trashed means its former server, where that ice is no more', () => {
  const game = table()
    .corp({
      credits: 0,
      hqIce: [rezzed('Border'), 'Wall', 'Wall'],
      rndIce: ['Wall'],
      hqRoot: [rezzed('City')],
    })
    .encountering('Border')
  game.corp.agrees()
  expect(game.corp.archives).toEqual(['Border'])
  expect(game.corp.credits).toBe(2)
})

test('cr-26.03/4.6.6i/3: a subroutine of ice in Archives means Archives', () => {
  const game = table()
    .corp({
      credits: 0,
      archives: [facedown('Border')],
      archivesIce: ['Wall', 'Wall', 'Wall'],
      hqIce: ['Wall'],
      hqRoot: [rezzed('Old Grid')],
    })
    .corpTurn('window')
  game.corp.uses('Old Grid')
  game.corp.answers('choose', 'Border')
  expect(game.corp.archivesFacedown).toEqual([])
  expect(game.corp.credits).toBe(3)
})

test('cr-26.03/4.6.8f/1: with a limit of one remote server no other is created', () => {
  const servers = (identity: string) => {
    const game = table()
      .corp({ identity, hand: ['Office'], remotes: [{ ice: ['Wall'] }] })
      .corpTurn()
    game.corp.installs('Office')
    return game.corp.question?.options.map(option => option.label)
  }
  expect(servers('Station')).toEqual(['Server 1'])
  expect(servers('Mirror')).toEqual(['Server 1', 'New remote'])
})

test('cr-26.03/4.8.3/1: a card that was found in the heap and set aside is installed from the heap', () => {
  const drawn = (zone: 'heap' | 'hand') => {
    const game = table()
      .runner({
        identity: 'Outcast',
        hand: ['Test Drive'],
        deck: ['Charm', 'Sign'],
        [zone]: ['Test Drive', 'Tool'],
      })
      .runnerTurn()
    if (zone === 'hand') game.runner.installs('Tool')
    else {
      game.runner.plays('Test Drive')
      game.runner.answers('search', 'Tool')
    }
    expect(game.card('Tool').installed).toBe(true)
    return game.runner.deck
  }
  expect(drawn('heap')).toEqual(['Sign'])
  expect(drawn('hand')).toEqual(['Charm', 'Sign'])
})

test('cr-26.03/4.8.7/1: of the cards that are drawn the Runner cannot tell which one goes to the bottom of R&D', () => {
  const seen = (back: string) => {
    const game = table()
      .corp({ deck: ['Break', 'Growth', 'Office', 'Wall'], hand: [], remotes: [{ root: [rezzed('Show')] }] })
      .accessing('Break')
    game.runner.passes()
    game.passUntil('nextAction')
    game.fiat.set({ runner: { clicks: 0 } })
    game.passUntil(({ waiting }) => waiting.some(each => each.for === 'corp' && each.asks === 'choose'))
    game.corp.answers('choose', back)
    expect(game.corp.hand).toEqual(back === 'Break' ? ['Growth'] : ['Break'])
    expect(game.corp.deck.at(-1)).toBe(back)
    return viewFor(game.json, 'runner')
  }
  expect(seen('Break')).toEqual(seen('Growth'))
})

test('cr-26.03/5.2.5b/1: playing one operation and playing another is the same action twice', () => {
  const clicksLeft = (second: 'play' | 'draw') => {
    const game = table()
      .corp({ identity: 'Mirror', hand: ['Break', 'Growth'] })
      .corpTurn()
    game.corp.plays('Break')
    game.passUntil('nextAction')
    if (second === 'play') game.corp.plays('Growth')
    else game.corp.draws()
    return game.corp.clicks
  }
  expect(clicksLeft('play')).toBe(1)
  expect(clicksLeft('draw')).toBe(2)
})
