import { card, scenario } from '@paydata/scenario'
import { asset, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const { always, chosen, from, paid, play } = say

const definitions = defineCards('told by no other', [
  made(asset('Plain')),
  made(asset('Climbing'), always(say.canAdvance)),
  made(operation('Push'), play(say.advance(chosen(from('installed', say.type('asset')))))),
  made(operation('Exchange'), play(say.swap(chosen(from('root'), 'out'), chosen(from('hq'), 'in')))),
  made(operation('Ballast')),
  made(resource('Bargain'), paid([say.credits(3)], [say.draw(1)], { cheaper: { by: 2, if: say.isTagged } })),
  made(resource('Purse'), say.recurring(2, { to: ['use'] })),
  made(resource('Vault'), say.recurring(2, { to: ['use'] })),
])
const table = () => scenario({ definitions })

test('CR 1.18.2: an effect advances no card that cannot be advanced', () => {
  const pushed = (title: string) => {
    const game = table()
      .corp({ hand: ['Push'], remotes: [{ root: [title] }] })
      .corpTurn()
    game.corp.plays('Push')
    game.corp.answers('choose', title)
    return game.card(title).advancement
  }
  expect(pushed('Climbing')).toBe(1)
  expect(pushed('Plain')).toBe(0)
})

test('CR 8.8.2: an operation cannot be swapped into the root of a server', () => {
  const game = table()
    .corp({ hand: ['Exchange', 'Ballast'], remotes: [{ root: ['Plain'] }] })
    .corpTurn()
  game.corp.plays('Exchange')
  expect(game.corp.question).toMatchObject({ kind: 'choose', options: [] })
  game.corp.answers('choose')
  expect(game.corp.servers.remote1?.root).toEqual(['Plain'])
  expect(game.corp.hand).toEqual(['Ballast'])
})

test('CR 1.16.2: an ability that is cheaper while something is so costs what is left', () => {
  const used = (tags: number, credits: number) => {
    const game = table()
      .runner({ credits, tags, rig: ['Bargain'], hand: [] })
      .runnerTurn('window')
    game.runner.uses('Bargain')
    return [game.runner.credits, game.runner.hand.length]
  }
  expect(used(0, 3)).toEqual([0, 1])
  expect(used(1, 3)).toEqual([2, 1])
  expect(() => used(1, 0)).toThrow('1 credit')
  expect(() => used(0, 2)).toThrow('3 credits')
})

test('CR 1.10.4d: a card is used by spending credits from it, and not by spending none', () => {
  const game = table()
    .runner({
      credits: 3,
      rig: [
        'Bargain',
        card('Purse', { counters: { credit: 2 } }),
        card('Vault', { counters: { credit: 2 } }),
      ],
    })
    .runnerTurn('window')
  game.runner.uses('Bargain')
  game.runner.answers('payment', { pool: 1, Purse: 2 })
  expect(game.runner.credits).toBe(2)
  const used = game.state.log.filter(({ what, kind }) => what === 'abilityUsed' && kind === 'spend')
  expect(used.map(({ card }) => card)).toEqual(['Purse'])
})
