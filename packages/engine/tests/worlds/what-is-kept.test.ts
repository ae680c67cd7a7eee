import { fillers, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'
import { knownTo, recallOf } from '../../src/worlds/index.ts'

const { chosen, from, play } = say

const definitions = defineCards('what is kept', [
  made(operation('Bid'), play(say.psi())),
  made(event('Light'), play(say.expose(chosen(from('installed', say.isUnrezzed), 'seen')))),
  made(event('Look Around'), play(say.search('stack', [say.type('program')], 'found'))),
  made(operation('Clear'), play(say.trash(chosen(from('root'), 'gone')))),
  made(
    operation('Look Twice'),
    play(say.search('rnd', [], 'found', { each: [say.type('ice'), say.type('asset')] })),
  ),
  made(ice('Near Ice')),
  made(asset('Plain')),
  made(program('Small')),
])
const table = () => scenario({ definitions })

test('CR 10.14.2: what a side knows does not count the questions of the other', () => {
  const game = table()
    .corp({ hand: ['Bid'] })
    .runner({ credits: 5 })
    .corpTurn()
  game.corp.plays('Bid')
  const asked = game.json.waiting.map(({ for: side, number }) => [side, number])
  expect(asked.map(([side]) => side)).toEqual(['corp', 'runner'])
  const known = knownTo(game.json, 'corp')?.game.waiting.map(({ for: side, number }) => [side, number])
  expect(known).toEqual([asked[0], ['runner', 1]])
  expect(asked[1]).not.toEqual(['runner', 1])
})

test('CR 1.21.4: a card that was exposed is recalled while it stays where it is', () => {
  const game = table()
    .corp({ hqIce: ['Near Ice'], rndIce: ['Near Ice'] })
    .runner({ hand: ['Light'] })
    .runnerTurn()
  expect(recallOf(game.json, 'runner').shown).toEqual({})
  game.runner.plays('Light')
  game.runner.answers('choose', 'Near Ice')
  expect(Object.values(recallOf(game.json, 'runner').shown)).toEqual(['near_ice'])
  expect(recallOf(game.json, 'corp').shown).toEqual({})
})

test.each([
  ['', ['Plain']],
  [', also where there is no such card', []],
])(
  'CR 4.2.3a: where a card that was found lay is known to nobody while the next is looked for%s',
  (_, last) => {
    const deck = ['Near Ice', ...fillers('corp', 4), ...last]
    const [one, other] = [deck, deck.toReversed()].map(order => {
      const game = table()
        .corp({ hand: ['Look Twice'], deck: order })
        .corpTurn()
      game.corp.plays('Look Twice')
      game.corp.answers('search', 'Near Ice')
      return knownTo(game.json, 'corp')
    })
    expect(one?.game.titles.filter(title => title === 'near_ice')).toHaveLength(1)
    expect(one).toEqual(other)
  },
)

test('CR 4.2.3a: a player who searches a deck knows each card of it once', () => {
  const game = table()
    .runner({ hand: ['Look Around'], deck: ['Small', ...fillers('runner', 4)] })
    .runnerTurn()
  game.runner.plays('Look Around')
  const { stack = [] } = knownTo(game.json, 'runner')?.game.zones ?? {}
  expect(stack).toHaveLength(5)
  expect(new Set(stack).size).toBe(5)
})

test('CR 1.17.8: what a side knows of a card that has gone tells where that was', () => {
  const game = table()
    .corp({ hand: ['Clear'], remotes: [{ root: ['Plain'] }] })
    .corpTurn()
  game.corp.plays('Clear')
  game.corp.answers('choose', 'Plain')
  const known = knownTo(game.json, 'corp')?.game.thisTurn.filter(({ what }) => what === 'trashed')
  expect(known?.map(({ before }) => [before?.zone, before?.server])).toContainEqual(['root', 'remote1'])
})
