import type { ScenarioGame } from '@paydata/scenario'
import { examples, rezzed } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { What } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import {
  addTo,
  changeExpected,
  chosen,
  clicks,
  credits,
  draw,
  firstTime,
  from,
  gainCredits,
  giveTags,
  install,
  later,
  mayPay,
  oncePer,
  paid,
  play,
  playCard,
  search,
  the,
  trashOf,
  trashThis,
  turnEnds,
  type,
  when,
  would,
} from '../../src/vocabulary.ts'
import { costing, hardware, identity } from './printed.ts'

const { example, scenario } = examples(test)

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
  made(identity('Hub', 'corp'), when(firstTime('turn', { what: ['installed'], by: 'you' }), draw(1))),
  made(asset('Office')),
])
const table = () => scenario({ definitions })

const order = (game: ScenarioGame, ...whats: What[]) =>
  game.state.log.map(line => line.what).filter(what => whats.includes(what))

example(
  ['cr-26.03/8.6.3/1', 'ffg-rr-1.0/play/2'],
  'of two operations that one effect plays the first can pay for the second',
  () => {
    const game = table()
      .corp({ credits: 5, hand: ['Contract', 'Fund', 'Order'] })
      .corpTurn()
    game.corp.plays('Contract')
    game.corp.answers('choose', 'Fund')
    expect(game.corp.credits).toBe(9)
    game.corp.answers('choose', 'Order')
    expect(game.corp).toMatchObject({ credits: 5, hand: [] })
    expect(game.runner.tags).toBe(1)
  },
)

example(
  ['cr-26.03/8.6.4/1', 'ffg-rr-1.0/play/1'],
  'an event with an effect at the end of the turn is trashed as it has installed its program',
  () => {
    const game = table()
      .runner({ hand: ['Test Drive'], heap: ['Tool'], deck: ['Party'] })
      .runnerTurn()
    game.runner.plays('Test Drive')
    game.runner.answers('choose', 'Tool')
    expect(game.runner).toMatchObject({ heap: ['Test Drive'], inPlay: [], programs: ['Tool'] })
    game.fiat.set({ runner: { clicks: 0 } })
    game.passUntil('turnEnds')
    expect(game.runner).toMatchObject({ programs: [], deck: ['Tool', 'Party'] })
  },
)

example(
  ['ffg-rr-1.0/memory-cost/1'],
  'a program that is installed ignoring all costs takes memory all the same, for which another has to go',
  () => {
    const game = table()
      .runner({ hand: ['Test Drive'], heap: ['Tool'], rig: Array<string>(4).fill('Modifier') })
      .runnerTurn()
    game.runner.plays('Test Drive')
    game.runner.answers('choose', 'Tool')
    expect(game.runner.question?.kind).toBe('trashLike')
    expect(game.runner.question?.options.map(option => option.kind)).not.toContain('continue')
    game.runner.answers('trashLike', 'Modifier')
    game.runner.answers('trashLike', 'continue')
    expect(game.runner).toMatchObject({ memoryUsed: 4, heap: ['Modifier', 'Test Drive'] })
    expect(game.runner.programs).toContain('Tool')
  },
)

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

example(
  ['cr-26.03/8.7.3/1', 'ffg-rr-1.0/search/1'],
  'a deck is shuffled before the card that was found in it is installed, and before anything triggers',
  () => {
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
  },
)
