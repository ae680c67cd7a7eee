import { expect, test } from 'vitest'
import type { What } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import {
  addTo,
  changeExpected,
  chosen,
  clicks,
  credits,
  draw,
  encountered,
  firstTime,
  from,
  gainCredits,
  giveTags,
  install,
  installOnlyOn,
  later,
  may,
  mayPay,
  not,
  on,
  oncePer,
  paid,
  play,
  playCard,
  same,
  search,
  subroutine,
  swap,
  the,
  trashOf,
  trashThis,
  turnEnds,
  type,
  when,
  would,
} from '../../src/vocabulary.ts'
import type { ScenarioGame } from '../../testing/index.ts'
import { card, rezzed, scenario } from '../../testing/index.ts'
import { agenda, asset, event, ice, made, operation, program, resource } from '../rules/cards/plain.ts'
import { costing, hardware, identity, upgrade } from './printed.ts'

const definitions = defineCards('examples-8-6', [
  made(costing(5, operation('Fund')), play(gainCredits(9))),
  made(costing(4, operation('Order')), play(giveTags(1))),
  made(
    operation('Contract'),
    play(
      playCard(chosen(from('hq', type('operation')), 'first')),
      playCard(chosen(from('hq', type('operation')), 'second')),
    ),
  ),
  made(
    event('Test Drive'),
    play(
      install(chosen(from('heap', type('program')), 'driven'), { ignore: 'all' }),
      later(when(turnEnds('any'), addTo(the('driven'), 'topOfDeck'))),
    ),
  ),
  made(event('Ashes'), play(draw(2), addTo('self', 'removed'))),
  made(costing(2, program('Tool'))),
  made(costing(2, hardware('Gear'))),
  made(costing(9, resource('Dear Friend'))),
  made(event('Party')),
  made(
    resource('Colony'),
    paid([clicks()], [search('stack', [], 'found', { then: 'install' }), install(the('found'))]),
  ),
  made(
    program('Modifier'),
    paid(
      [credits(2), trashThis],
      [search('stack', [type('program')], 'found', { then: 'install' }), install(the('found'))],
    ),
  ),
  made(
    hardware('Patch'),
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
  made(costing(7, ice('Tower'))),
  made(
    operation('Bird Call'),
    play(
      search('rnd', [type('ice')], 'found', { then: 'install' }),
      install(the('found'), { rez: 'paying', totalLess: 3 }),
    ),
  ),
  made(
    asset('Startup'),
    paid(
      [clicks(), trashThis],
      [
        search('rnd', [type('asset')], 'found', { then: 'install' }),
        install(the('found'), { to: 'newRemote' }),
      ],
    ),
  ),
  made(identity('Hub', 'corp'), when(firstTime('turn', { what: ['serverCreated'] }), draw(1))),
  made(asset('Office')),
  made(upgrade('Shed')),
  made(agenda('Prize')),
  made(upgrade('Annex')),
  made(
    ice('Morph'),
    subroutine(swap(chosen(from('root'), 'one'), chosen(from('root', not(same(the('one')))), 'other'))),
  ),
  made(ice('Wall')),
  made(ice('Rig'), when(encountered('self'), swap('self', chosen(from('ice', not(same('self'))), 'other')))),
  made(program('Virus', 'virus'), installOnlyOn(type('ice'))),
  made(
    identity('Recovery', 'corp'),
    when(
      firstTime('turn', { what: ['installed'], by: 'you', server: 'remote' }),
      may([install(chosen(from('hq'), 'next'), { to: 'newRemote' })]),
    ),
  ),
  made(
    ice('Tattoo'),
    when(
      on({ what: ['icePassed'], card: 'self' }),
      may([swap('self', chosen(from('hq', type('ice')), 'in')), gainCredits(4)]),
    ),
  ),
])
const table = () => scenario({ definitions })
const order = (game: ScenarioGame, ...whats: What[]) =>
  game.state.log.map(line => line.what).filter(what => whats.includes(what))

test('cr-26.03/8.6.3/1: of two operations that one effect plays the first can pay for the second', () => {
  const game = table()
    .corp({ credits: 5, hand: ['Contract', 'Fund', 'Order'] })
    .corpTurn()
  game.corp.plays('Contract')
  game.corp.answers('choose', 'Fund')
  expect(game.corp.credits).toBe(9)
  game.corp.answers('choose', 'Order')
  expect(game.corp).toMatchObject({ credits: 5, hand: [] })
  expect(game.runner.tags).toBe(1)
})

test('cr-26.03/8.6.4/1: an event with an effect at the end of the turn is trashed as it has installed its program', () => {
  const game = table()
    .runner({ hand: ['Test Drive'], heap: ['Tool'], deck: ['Party'] })
    .runnerTurn()
  game.runner.plays('Test Drive')
  game.runner.answers('choose', 'Tool')
  expect(game.runner).toMatchObject({ heap: ['Test Drive'], inPlay: [], programs: ['Tool'] })
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('turnEnds')
  expect(game.runner).toMatchObject({ programs: [], deck: ['Tool', 'Party'] })
})

test('cr-26.03/8.6.6a/1: an event that leaves the play area while it resolves is not trashed', () => {
  const game = table()
    .runner({ hand: ['Ashes'], deck: ['Tool', 'Gear'] })
    .runnerTurn()
  game.runner.plays('Ashes')
  expect(game.runner).toMatchObject({ hand: ['Tool', 'Gear'], removed: ['Ashes'], heap: [] })
  expect(order(game, 'trashed')).toEqual([])
})

test('cr-26.03/8.7.2b/1: a search that installs finds no event, and nothing that cannot be paid for', () => {
  const game = table()
    .runner({ credits: 3, rig: ['Colony'], deck: ['Party', 'Tool', 'Dear Friend', 'Gear'] })
    .runnerTurn()
  game.runner.uses('Colony')
  expect(game.runner.question?.kind).toBe('search')
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual(['Gear', 'Tool'])
  game.runner.answers('search', 'Gear')
  expect(game.runner).toMatchObject({ credits: 1, hardware: ['Gear'] })
})

test('cr-26.03/8.7.2b/2: what can be paid for with a reduction is found, and the reduction must be used', () => {
  const modified = (...hand: readonly string[]) => {
    const game = table()
      .runner({ credits: 2, hand: [...hand], rig: ['Modifier', 'Patch'], deck: ['Tool', 'Dear Friend'] })
      .runnerTurn('window')
    game.runner.uses('Modifier')
    return game
  }
  const found = (game: ScenarioGame) => game.runner.question?.options.map(option => option.card)
  const game = modified('Party')
  expect(found(game)).toEqual(['Tool'])
  game.runner.answers('search', 'Tool')
  game.runner.agrees()
  game.runner.answers('payment', 'Party')
  expect(game.card('Tool').installed).toBe(true)
  expect(game.runner).toMatchObject({ credits: 0, hand: [] })
  // Without the reduction it is not installed.
  const declined = modified('Party')
  declined.runner.answers('search', 'Tool')
  declined.runner.declines()
  expect(declined.card('Tool').installed).toBe(false)
  // Without a card in the grip there is no reduction, and nothing is found.
  expect(found(modified())).toEqual([])
})

test('cr-26.03/8.7.2b/3: a search that installs and rezzes asks only for what the installation costs', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Bird Call'], deck: ['Tower', 'Office'] })
    .corpTurn()
  game.corp.plays('Bird Call')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Tower'])
  game.corp.answers('search', 'Tower')
  game.corp.answers('server', 'HQ')
  expect(game.card('Tower')).toMatchObject({ server: 'hq', rezzed: false })
  expect(game.state.log.filter(line => line.what === 'revealed').map(line => line.card)).toEqual(['Tower'])
})

test('cr-26.03/8.7.3/1: a deck is shuffled before the card that was found in it is installed, and before anything triggers', () => {
  const game = table()
    .corp({
      identity: 'Hub',
      hand: [],
      deck: ['Office', 'Fund', 'Order'],
      remotes: [{ root: [rezzed('Startup')] }],
    })
    .corpTurn()
  game.corp.uses('Startup')
  game.corp.answers('search', 'Office')
  expect(order(game, 'searched', 'shuffled', 'installed', 'drawn')).toEqual([
    'searched',
    'shuffled',
    'installed',
    'drawn',
  ])
  expect(game.card('Office').server).toBe('remote2')
  expect(game.corp.hand).toHaveLength(1)
})

test('cr-26.03/8.8.2/1: no swap can be chosen that puts an agenda and an asset into one root', () => {
  const partnersOf = (title: string) => {
    const game = table()
      .corp({
        hqIce: [rezzed('Morph')],
        remotes: [{ root: ['Prize'] }, { root: ['Office', 'Annex'] }, { root: ['Shed'] }],
      })
      .encountering('Morph')
    game.bothPass()
    game.corp.answers('choose', title)
    const partners = game.corp.question?.options.map(option => option.card)
    game.corp.answers('choose', partners?.[0] ?? '')
    expect(game.card(title).server).not.toBe(undefined)
    return partners
  }
  expect(partnersOf('Prize')).toEqual(['Office', 'Shed'])
  expect(partnersOf('Annex')).toEqual(['Office', 'Shed'])
})

test('cr-26.03/8.8.3a/1: ice that is swapped keeps what it hosts', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Rig')], rndIce: [rezzed('Wall')] })
    .runner({ rig: [card('Virus', { on: 'Wall', counters: { virus: 2 } })] })
    .encountering('Rig')
  if (game.corp.question?.kind === 'choose') game.corp.answers('choose', 'Wall')
  expect(game.corp.servers).toMatchObject({ hq: { ice: ['Wall'] }, rnd: { ice: ['Rig'] } })
  expect(game.card('Virus')).toMatchObject({ host: 'Wall', installed: true, counters: { virus: 2 } })
  expect(game.card('Wall').hosted).toEqual(['Virus'])
})

test('cr-26.03/8.8.4b/1: ice that is swapped in from HQ is installed, and what that meets comes before the next instruction', () => {
  const game = table()
    .corp({
      identity: 'Recovery',
      credits: 0,
      hand: ['Wall', 'Office'],
      remotes: [{ ice: ['Morph', rezzed('Tattoo'), 'Morph'] }],
    })
    .encountering('Tattoo')
  game.bothPass()
  game.corp.agrees()
  game.corp.answers('choose', 'Wall')
  expect(game.corp.servers.remote1?.ice).toEqual(['Morph', 'Wall', 'Morph'])
  expect(game.corp.hand).toEqual(['Tattoo', 'Office'])
  // The installation is met before the Corp gains anything.
  expect(game.corp.credits).toBe(0)
  game.corp.agrees()
  game.corp.answers('choose', 'Office')
  expect(game.card('Office').server).toBe('remote2')
  expect(game.corp.credits).toBe(4)
})
