import { card, examples, rezzed } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  addTo,
  all,
  always,
  badPublicity,
  chosen,
  clicks,
  costChange,
  countersOn,
  from,
  gainCredits,
  host,
  hostedOn,
  install,
  installed,
  installOnlyOn,
  isRezzed,
  paid,
  play,
  subtype,
  swap,
  type,
  when,
} from '../../src/vocabulary.ts'
import { costing, hardware } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-1-13', [
  made(asset('Hole')),
  made(operation('Scapegoat'), play(badPublicity(2, 'remove'))),
  made(resource('Flat'), always({ declare: 'canHost', where: [subtype('connection')] })),
  made({ ...resource('Friend'), subtypes: ['connection'] }),
  made(resource('Loner')),
  made(
    asset('Station'),
    always({ declare: 'canHost', where: [], cards: 1 }),
    paid([clicks()], [host(chosen(from('hq'), 'kept'), 'self', 'facedown')]),
  ),
  made(asset('Office')),
  made(ice('Wall')),
  made(program('Bird'), installOnlyOn(type('ice'), isRezzed)),
  made(
    costing(2, program('Outer Host')),
    always(
      { declare: 'canHost', where: [type('program')], cards: 1 },
      costChange('install', [hostedOn('self')], -1),
    ),
  ),
  made(costing(2, program('Inner Host')), always({ declare: 'canHost', where: [type('program')], cards: 2 })),
  made(costing(2, program('Tool'))),
  made(resource('Rack'), paid([clicks()], [host(chosen(from('grip', type('program')), 'racked', 2))])),
  made(hardware('Cage'), paid([clicks()], [host(all(from('hq')))])),
  made(event('Take Back'), play(addTo(chosen(from('rig'), 'back'), 'hand'))),
  made(agenda('Next Thing')),
  made(asset('Inspector'), when(installed([type('agenda')]), gainCredits(countersOn('agenda', 'it')))),
  made(operation('Enforcement'), play(install(chosen(from('runnerScore'), 'back'), { to: 'newRemote' }))),
  made(
    operation('Exchange'),
    play(swap(chosen(from('runnerScore'), 'theirs'), chosen(from('corpScore'), 'ours'))),
  ),
])
const table = () => scenario({ definitions })

test('cr-26.03/1.13.3/2: bad publicity hosted on a card gives the Runner no credits for a run', () => {
  const filled = (badPublicity: number) => {
    const game = table()
      .corp({ badPublicity, remotes: [{ root: [rezzed('Hole', { counters: { badPublicity: 3 } })] }] })
      .runnerTurn()
    game.runner.runs('HQ')
    return [game.runner.fund, game.card('Hole').counters.badPublicity]
  }
  expect(filled(0)).toEqual([0, 3])
  expect(filled(1)).toEqual([1, 3])
})

test('cr-26.03/1.13.3/3: removing bad publicity takes none from cards', () => {
  const game = table()
    .corp({
      badPublicity: 1,
      hand: ['Scapegoat'],
      remotes: [{ root: [rezzed('Hole', { counters: { badPublicity: 3 } })] }],
    })
    .corpTurn()
  game.corp.plays('Scapegoat')
  expect(game.corp.badPublicity).toBe(0)
  expect(game.card('Hole').counters.badPublicity).toBe(3)
})

example(
  ['cr-26.03/1.13.6a/1', 'cr-1.6/1.13.5a/1', 'ffg-rr-1.0/host/1'],
  'a card that can host connections is a place to install them, if the Runner likes',
  () => {
    const game = table()
      .runner({ hand: ['Friend', 'Friend', 'Loner'], rig: ['Flat'] })
      .runnerTurn()
    game.runner.installs('Friend')
    expect(game.runner.question).toMatchObject({ kind: 'host' })
    expect(game.runner.question?.options).toHaveLength(2)
    game.runner.answers('host', 'Flat')
    expect(game.card('Friend')).toMatchObject({ host: 'Flat', installed: true })
    game.passUntil('nextAction')
    game.runner.installs('Friend')
    game.runner.answers('host', 'noHost')
    expect(game.cards('Friend').map(each => each.host)).toEqual(['Flat', undefined])
    expect(game.cards('Friend').map(each => each.installed)).toEqual([true, true])
    game.passUntil('nextAction')
    game.runner.installs('Loner')
    expect(game.card('Loner')).toMatchObject({ host: undefined, installed: true })
  },
)

example(
  ['cr-26.03/1.13.6b/1', 'cr-1.6/1.13.5b/1', 'ffg-rr-1.0/host/2'],
  'a card that hosts by an ability of its own is no place to install cards',
  () => {
    const game = table()
      .corp({ hand: ['Office', 'Wall'], remotes: [{ root: [rezzed('Station')] }] })
      .corpTurn()
    game.corp.installs('Office')
    expect(game.corp.question).toMatchObject({ kind: 'server' })
    expect(game.corp.question?.options.map(option => option.label)).toEqual(['Server 1', 'New remote'])
    game.corp.answers('server', 'New remote')
    game.passUntil('nextAction')
    game.corp.uses('Station')
    game.corp.answers('choose', 'Wall')
    expect(game.card('Wall')).toMatchObject({ host: 'Station', installed: false })
  },
)

example(
  ['cr-26.03/1.13.6c/1', 'cr-1.6/1.13.5c/1'],
  'what is installed on rezzed ice only cannot be installed while there is none',
  () => {
    const having = (...rezzedIce: Parameters<typeof rezzed>[0][]) =>
      table()
        .corp({ hqIce: ['Wall', ...rezzedIce.map(each => rezzed(each))] })
        .runner({ hand: ['Bird'] })
        .runnerTurn()
    const without = having()
    expect(() => without.runner.installs('Bird')).toThrow('CR')
    expect(without.runner.hand).toEqual(['Bird'])
    const game = having('Wall')
    game.runner.installs('Bird')
    game.runner.answers('host', 'Wall')
    expect(game.card('Bird').host).toBe('Wall')
  },
)

example(
  ['cr-26.03/1.13.9/1', 'cr-1.6/1.13.8/1', 'ffg-rr-1.0/host/3'],
  'a host that is hosted itself does not pass on what its own host does',
  () => {
    const game = table()
      .runner({ credits: 9, hand: ['Inner Host', 'Tool', 'Tool'], rig: ['Outer Host'] })
      .runnerTurn()
    game.runner.installs('Inner Host')
    game.runner.answers('host', 'Outer Host')
    expect(game.runner.credits).toBe(8)
    game.passUntil('nextAction')
    game.runner.installs('Tool')
    game.runner.answers('host', 'Inner Host')
    game.runner.answers('trashLike', 'continue')
    expect(game.card('Tool').host).toBe('Inner Host')
    expect(game.runner.credits).toBe(6)
  },
)

test('cr-26.03/1.13.12/1: cards of the grip that become hosted are in the play area', () => {
  const game = table()
    .runner({ hand: ['Tool', 'Bird', 'Loner'], rig: ['Rack'] })
    .runnerTurn()
  game.runner.uses('Rack')
  game.runner.answers('choose', 'Tool', 'Bird')
  expect(game.runner.hand).toEqual(['Loner'])
  expect(game.card('Rack').hosted).toEqual(['Tool', 'Bird'])
  expect(game.card('Tool')).toMatchObject({ zone: 'hosted', installed: false })
})

test('cr-26.03/1.13.13/1: as a host goes to the grip, what it hosted is trashed', () => {
  const game = table()
    .corp({ hand: ['Office', 'Wall'] })
    .runner({ hand: ['Take Back'], rig: ['Cage'] })
    .runnerTurn()
  game.runner.uses('Cage')
  expect(game.card('Cage').hosted.toSorted()).toEqual(['Office', 'Wall'])
  game.passUntil('nextAction')
  game.runner.plays('Take Back')
  game.runner.answers('choose', 'Cage')
  expect(game.runner).toMatchObject({ hand: ['Cage'], rig: [] })
  expect(game.corp.archives.toSorted()).toEqual(['Office', 'Wall'])
})

test('cr-26.03/1.13.13/2: an agenda that is installed from a score area loses its counters before it is installed', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Enforcement'], remotes: [{ root: [rezzed('Inspector')] }] })
    .runner({ stolen: [card('Next Thing', { counters: { agenda: 1 } })] })
    .corpTurn()
  game.corp.plays('Enforcement')
  game.corp.answers('choose', 'Next Thing')
  expect(game.card('Next Thing')).toMatchObject({ zone: 'root', server: 'remote2', counters: {} })
  expect(game.runner).toMatchObject({ stolen: [], agendaPoints: 0 })
  expect(game.corp.credits).toBe(5)
})

test('cr-26.03/1.13.13/3: swapped between the score areas an agenda keeps its counters', () => {
  const game = table()
    .corp({ hand: ['Exchange'], scored: ['Next Thing'] })
    .runner({ stolen: [card('Next Thing', { counters: { agenda: 1 } })] })
    .corpTurn()
  game.corp.plays('Exchange')
  game.corp.answers('choose', 'Next Thing')
  game.corp.answers('choose', 'Next Thing')
  const ours = game.cards('Next Thing').find(each => each.zone === 'corpScore')
  const theirs = game.cards('Next Thing').find(each => each.zone === 'runnerScore')
  expect(ours?.counters.agenda).toBe(1)
  expect(theirs?.counters.agenda ?? 0).toBe(0)
})
