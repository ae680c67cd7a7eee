import { expect, test } from 'vitest'
import type { What } from '../../src/index.ts'
import { defineCards, occurrencesFor, viewFor } from '../../src/index.ts'
import {
  additionalCost,
  addTo,
  all,
  always,
  arrange,
  chosen,
  costChange,
  credits,
  endRun,
  firstTime,
  forfeitOf,
  from,
  has,
  hostedOn,
  install,
  interruptFor,
  look,
  not,
  on,
  oneByOne,
  oneOf,
  paid,
  placeCounters,
  play,
  prevent,
  resolveSubroutine,
  search,
  subroutine,
  swap,
  the,
  trash,
  trashThis,
  turnFace,
  type,
  when,
} from '../../src/vocabulary.ts'
import type { ScenarioGame } from '../../testing/index.ts'
import { facedown, rezzed, scenario } from '../../testing/index.ts'
import { agenda, asset, event, ice, made, operation, program, resource } from '../rules/cards/plain.ts'
import { costing, hardware, upgrade } from './printed.ts'

const definitions = defineCards('examples-8-2', [
  made(ice('Turret'), subroutine(trash(chosen(from('rig', type('program')), 'dead')))),
  made(
    resource('Construct'),
    interruptFor([trashThis], [prevent(1, { effect: 'trash', card: [type('program')] })]),
  ),
  made(
    resource('District'),
    when(
      firstTime('turn', { what: ['trashed'], card: [type('program', 'hardware')] }),
      placeCounters('power', 1),
    ),
  ),
  made(program('Tool')),
  made(hardware('Gear')),
  made(event('Scrap'), play(trash(chosen(from('rig', type('hardware')), 'scrapped')))),
  made(
    operation('Garden'),
    play(
      look(all(from({ top: 5, of: 'rnd' })), { as: 'seen' }),
      trash(chosen(from({ the: 'seen' }), 'out')),
      addTo(chosen(from({ the: 'seen' }), 'kept'), 'hand'),
      arrange(3, 'rnd'),
    ),
  ),
  made(operation('One')),
  made(operation('Two')),
  made(operation('Three')),
  made(operation('Four')),
  made(operation('Five')),
  made(
    asset('Show'),
    always({ declare: 'replace', effect: 'draw', who: 'corp', withIt: { instead: 'amount', amount: 2 } }),
    when(on({ what: ['drawn'], by: 'you' }), addTo(chosen(from('drawn'), 'back'), 'bottomOfDeck')),
  ),
  made(
    asset('Trader'),
    when(
      on({ what: ['drawn'], by: 'you' }),
      swap(chosen(from('drawn', type('ice')), 'given'), chosen(from('archives', type('ice')), 'got')),
    ),
  ),
  made(ice('Wrap')),
  made(ice('Puzzle')),
  made(ice('Gate')),
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

test('cr-26.03/8.2.2a/1: a trashing that was prevented did not happen, and the first one is still to come', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Turret')] })
    .runner({ hand: ['Scrap'], rig: ['Tool', 'Gear', 'Construct', 'District'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.bothPass()
  game.corp.answers('choose', 'Tool')
  game.runner.uses('Construct')
  expect(game.runner).toMatchObject({ programs: ['Tool'], heap: ['Construct'] })
  expect(game.card('District').counters.power ?? 0).toBe(0)
  game.passUntil('nextAction')
  game.runner.plays('Scrap')
  game.runner.answers('choose', 'Gear')
  expect(game.card('District').counters.power).toBe(1)
})

test('cr-26.03/8.3.3b/1: nobody is told from where in the deck a card came that an effect acted on before arranging', () => {
  const seen = (out: string, kept: string) => {
    const deck = ['One', 'Two', 'Three', 'Four', 'Five']
    const game = table()
      .corp({ hand: ['Garden'], deck })
      .corpTurn()
    game.corp.plays('Garden')
    game.corp.answers('choose', out)
    game.corp.answers('choose', kept)
    game.corp.answers('arrange', ...deck.filter(each => each !== out && each !== kept))
    expect(game.corp.hand).toEqual([kept])
    return [viewFor(game.json, 'runner'), occurrencesFor(game.json, 'runner', game.json.thisTurn)]
  }
  expect(seen('One', 'Two')).toEqual(seen('Five', 'Three'))
  expect(JSON.stringify(seen('Four', 'One'))).not.toContain('"One"')
})

test('cr-26.03/8.4.3b/1: a card swapped for one that is being drawn is drawn in its place', () => {
  const game = table()
    .corp({
      deck: ['Wrap', 'Puzzle', 'One'],
      archives: ['Gate'],
      hand: [],
      remotes: [{ root: [rezzed('Show')] }, { root: [rezzed('Trader')] }],
    })
    .at('corpTurn.mandatoryDraw')
  game.corp.answers('reaction', 'Trader')
  game.corp.answers('choose', 'Puzzle')
  game.corp.answers('choose', 'Gate')
  expect(game.corp.archives).toEqual(['Puzzle'])
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Wrap', 'Gate'])
  game.corp.answers('choose', 'Gate')
  expect(game.corp).toMatchObject({ hand: ['Wrap'], deck: ['One', 'Gate'] })
})

test('cr-26.03/8.5.5/1: of cards that one effect installs the first can host the second, which costs less for it', () => {
  const game = table()
    .runner({ credits: 2, hand: ['Mass Set Up', 'Outer Host', 'Dear Tool'] })
    .runnerTurn()
  game.runner.plays('Mass Set Up')
  game.runner.answers('choose', 'Outer Host')
  game.runner.answers('choose', 'Dear Tool')
  game.runner.answers('host', 'Outer Host')
  expect(game.card('Dear Tool')).toMatchObject({ host: 'Outer Host', installed: true })
  expect(game.runner.credits).toBe(0)
})

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
  if (game.corp.question?.kind === 'choose') game.corp.answers('choose', 'Wrap')
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.corp).toMatchObject({ hand: ['Wrap'], servers: { archives: { ice: [] } } })
})
