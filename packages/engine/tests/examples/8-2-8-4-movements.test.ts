import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards, occurrencesFor, viewFor } from '../../src/index.ts'
import {
  addTo,
  all,
  always,
  arrange,
  chosen,
  firstTime,
  from,
  gainCredits,
  interruptFor,
  look,
  on,
  paid,
  placeCounters,
  play,
  prevent,
  subroutine,
  swap,
  trash,
  trashOf,
  trashThis,
  type,
  when,
} from '../../src/vocabulary.ts'
import { hardware } from './printed.ts'

const definitions = defineCards('examples-8-2-to-8-4', [
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
  made(
    program('Omen'),
    always({
      declare: 'replace',
      effect: 'trash',
      card: 'self',
      withIt: { instead: 'move', to: 'facedown' },
    }),
  ),
  made(
    resource('Waste'),
    when(firstTime('turn', { what: ['trashed'], by: 'runner', from: ['rig'] }), gainCredits(4)),
  ),
  made(event('Clear'), play(trash(chosen(from('rig', type('program')), 'cleared')))),
  made(resource('Furnace'), paid([trashOf(chosen(from('rig', type('program')), 'burnt'))], [gainCredits(1)])),
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
])
const table = () => scenario({ definitions })

test('cr-26.03/8.2.2/1: a card that is turned facedown where it would go to the heap is trashed all the same', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Clear', 'Clear'], rig: ['Omen', 'Waste', 'Tool'] })
    .runnerTurn()
  game.runner.plays('Clear')
  game.runner.answers('choose', 'Omen')
  expect(game.card('Omen')).toMatchObject({ zone: 'rig', facedown: true, active: false })
  expect(game.runner.heap).toEqual(['Clear'])
  expect(game.runner.credits).toBe(4)
  // The next one is not the first any more.
  game.passUntil('nextAction')
  game.runner.plays('Clear')
  game.runner.answers('choose', 'Tool')
  expect(game.runner).toMatchObject({ heap: ['Clear', 'Tool', 'Clear'], credits: 4 })
})

test('cr-26.03/8.2.2/1: so it can be trashed to pay, and what says “trashed” means it', () => {
  const game = table()
    .runner({ credits: 0, rig: ['Omen', 'Waste', 'Furnace'] })
    .runnerTurn('window')
  game.runner.uses('Furnace')
  game.runner.answers('payment', 'Omen')
  expect(game.card('Omen')).toMatchObject({ zone: 'rig', facedown: true })
  expect(game.runner.credits).toBe(5)
})

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
