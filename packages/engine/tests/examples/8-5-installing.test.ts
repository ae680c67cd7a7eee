import type { ScenarioGame } from '@paydata/scenario'
import { examples, facedown, rezzed } from '@paydata/scenario'
import { agenda, asset, event, ice, made, operation, program } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { What } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  always,
  chosen,
  costChange,
  credits,
  endRun,
  forfeitOf,
  from,
  has,
  hostedOn,
  install,
  not,
  oneByOne,
  oneOf,
  paid,
  play,
  resolveSubroutine,
  search,
  subroutine,
  the,
  turnFace,
  type,
} from '../../src/vocabulary.ts'
import { costing, upgrade } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-8-5', [
  made(ice('Wrap')),
  made(ice('Puzzle')),
  made(
    program('Outer Host'),
    always(
      { declare: 'canHost', where: [type('program')], cards: 1 },
      costChange('install', [hostedOn('self')], -1),
    ),
  ),
  made(costing(3, program('Dear Tool'))),
  made(event('Mass Set Up'), play(...oneByOne(3, from('grip', type('program'))))),
  made(
    ice('Brain'),
    subroutine(
      install(chosen(from('hq', type('ice')), 'new'), {
        where: { inwardFrom: 'self' },
        to: 'here',
        ignore: 'all',
      }),
    ),
    subroutine(endRun()),
  ),
  made(
    operation('Logistics'),
    play(
      search('rnd', [{ is: 'cost', atMost: 4 }, not({ is: 'cost', atMost: 3 })], 'found', {
        then: 'install',
      }),
      install(the('found'), { rez: 'paying', reveal: true }),
    ),
  ),
  made(
    costing(4, ice('Bowman')),
    always(additionalCost('rez', [forfeitOf(chosen(from('corpScore'), 'given'))], { cards: 'self' })),
  ),
  made(agenda('Prize')),
  made(costing(1, asset('Cheap Advert'))),
  made(
    costing(4, asset('Dear Advert')),
    always(additionalCost('rez', [forfeitOf(chosen(from('corpScore'), 'given'))], { cards: 'self' })),
  ),
  made(
    operation('Blitz'),
    play(
      oneOf(
        [
          [
            install(
              chosen(from('hq', type('asset'), { is: 'cost', atMost: has('corp', 'credits') }), 'shown'),
              { rez: 'paying' },
            ),
          ],
        ],
        { must: true },
      ),
    ),
  ),
  made(operation('Trust'), play(install(chosen(from('archives'), 'back'), { rez: 'paying' }))),
  made(
    upgrade('Old Grid'),
    paid(
      [credits(0)],
      [turnFace(chosen(from('archives', type('ice')), 'old'), 'up'), resolveSubroutine(the('old'))],
    ),
  ),
])
const table = () => scenario({ definitions })

const told = (game: ScenarioGame, what: What) =>
  game.state.log.filter(line => line.what === what).map(line => line.card)

example(
  ['cr-26.03/8.5.5/1', 'ffg-rr-1.0/install/1'],
  'of cards that one effect installs the first can host the second, which costs less for it',
  () => {
    const game = table()
      .runner({ credits: 2, hand: ['Mass Set Up', 'Outer Host', 'Dear Tool'] })
      .runnerTurn()
    game.runner.plays('Mass Set Up')
    game.runner.answers('choose', 'Outer Host')
    game.runner.answers('choose', 'Dear Tool')
    game.runner.answers('host', 'Outer Host')
    expect(game.card('Dear Tool')).toMatchObject({ host: 'Outer Host', installed: true })
    expect(game.runner.credits).toBe(0)
  },
)

test('cr-26.03/8.5.13a/2: ice that a subroutine installs is not shown to prove that it is ice', () => {
  const game = table()
    .corp({ hand: ['Wrap', 'Puzzle'], hqIce: [rezzed('Brain')] })
    .encountering('Brain')
  game.bothPass()
  game.corp.answers('choose', 'Puzzle')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Puzzle', 'Brain'])
  expect(told(game, 'revealed')).toEqual([])
  expect(game.card('Puzzle')).toMatchObject({ seenBy: ['corp'], rezzed: false })
})

/** Whether ice with an additional cost to rez was rezzed, and what was shown. */
const logistics = (answer: 'agrees' | 'declines') => {
  const game = table()
    .corp({ credits: 9, hand: ['Logistics'], deck: ['Bowman'], scored: ['Prize'] })
    .corpTurn()
  game.corp.plays('Logistics')
  game.corp.answers('search', 'Bowman')
  game.corp.answers('server', 'HQ')
  game.corp[answer]()
  if (answer === 'agrees') game.corp.answers('payment', 'Prize')
  return [game.card('Bowman').server, game.card('Bowman').rezzed, told(game, 'revealed')]
}

test('cr-26.03/8.5.13c/1: a card that has to have a certain cost is shown where it does not become visible otherwise', () => {
  expect(logistics('declines')).toEqual(['hq', false, ['Bowman']])
  expect(logistics('agrees')).toEqual(['hq', true, []])
})

test('cr-26.03/8.5.13d/1: an agenda that is to be installed and rezzed is shown, as it cannot be rezzed', () => {
  const game = table()
    .corp({ hand: ['Trust'], archives: [facedown('Prize')] })
    .corpTurn()
  game.corp.plays('Trust')
  game.corp.answers('choose', 'Prize')
  game.corp.answers('server', 'New remote')
  expect(game.card('Prize')).toMatchObject({ zone: 'root', server: 'remote1', faceup: false })
  expect(told(game, 'revealed')).toEqual(['Prize'])
})

test('cr-26.03/8.5.13d/2: “if able”, only what can be rezzed is chosen, and what is added to the cost is not declined', () => {
  const blitzing = (corpCredits: number) => {
    const game = table()
      .corp({ credits: corpCredits, hand: ['Blitz', 'Cheap Advert', 'Dear Advert'], scored: ['Prize'] })
      .corpTurn()
    game.corp.plays('Blitz')
    game.corp.answers('effect', 0)
    return game
  }
  const poor = blitzing(1)
  expect(poor.corp.question?.options.map(option => option.card)).toEqual(['Cheap Advert'])
  const game = blitzing(4)
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Cheap Advert', 'Dear Advert'])
  game.corp.answers('choose', 'Dear Advert')
  game.corp.answers('server', 'New remote')
  expect(game.corp.question?.kind).toBe('payment')
  game.corp.answers('payment', 'Prize')
  expect(game.card('Dear Advert').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, scored: [] })
})

test('cr-26.03/8.5.14/1: nothing is installed “directly inward” from ice that has no position', () => {
  const game = table()
    .corp({ hand: ['Wrap'], archives: ['Brain'], hqRoot: [rezzed('Old Grid')] })
    .corpTurn('window')
  game.corp.uses('Old Grid')
  game.corp.answers('choose', 'Brain')
  game.corp.answers('choose', 'Wrap')
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.corp).toMatchObject({ hand: ['Wrap'], servers: { archives: { ice: [] } } })
})
