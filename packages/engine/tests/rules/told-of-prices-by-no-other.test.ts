import { card, scenario } from '@paydata/scenario'
import { made, operation, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'
import { definitions as duties } from '../examples/cards/9-12-duties.ts'

const { always, chosen, credits, from, paid, play, type } = say
const aProgram = (name: string) => say.trashOf(chosen(from('rig', type('program')), name))
const inHand = (name: string) => say.trashOf(chosen(from('grip'), name))

const definitions = defineCards('told by no other, of prices and of what lasts', [
  made(
    operation('Threat'),
    play(say.mayPay([credits(1)], { who: 'runner', otherwise: [say.gainCredits(3)] })),
  ),
  made(operation('Far Choice'), play(say.chooseServer('where', ['remotes']), say.gainCredits(2))),
  made(resource('Double Price'), paid([aProgram('one'), aProgram('other')], [say.draw(1)])),
  made(program('Small')),
  made(
    { ...program('Pick', 'icebreaker') },
    say.boosts({ cost: [credits(0)], strength: 2, until: say.untilTurnEnds }),
  ),
  made(
    { ...program('Long Trainer'), memory: 0 },
    always(say.prolong('strength', 'host', { at: 'turnBegins', of: 'runner' })),
  ),
  made(
    resource('Dear Gear'),
    always(
      say.additionalCost('install', [inHand('one')], { cards: 'self' }),
      say.additionalCost('install', [inHand('other')], { cards: 'self' }),
    ),
  ),
])
const table = () => scenario({ definitions })

test('CR 1.16.11b: what is done where a player does not pay is done for the controller of the ability', () => {
  const game = table()
    .corp({ hand: ['Threat'], credits: 0 })
    .runner({ credits: 5 })
    .corpTurn()
  game.corp.plays('Threat')
  game.runner.declines()
  expect(game.corp.credits).toBe(3)
  expect(game.runner.credits).toBe(5)
})

test('CR 1.15.1b: nobody is asked for a server where there is none of the kind', () => {
  const game = table()
    .corp({ hand: ['Far Choice'], credits: 0 })
    .corpTurn()
  game.corp.plays('Far Choice')
  expect(game.corp.credits).toBe(2)
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('CR 1.16.1: one card does not pay for two lines of a cost', () => {
  const using = (...programs: string[]) => {
    const game = table()
      .runner({ rig: ['Double Price', ...programs], hand: [] })
      .runnerTurn('window')
    game.runner.uses('Double Price')
    return game
  }
  expect(() => using('Small')).toThrow('CR 1.16')
  expect(using('Small', 'Small').runner.question?.kind).toBe('payment')
})

test('CR 9.10.5: an effect that would end with the turn is kept until the additional duration is over', () => {
  const boosted = (...hosting: string[]) => {
    const game = table()
      .corp({ hqIce: [] })
      .runner({ rig: [card('Pick', { hosting })], clicks: 1 })
      .runnerTurn('window')
    game.runner.uses('Pick')
    game.runner.passes()
    game.corp.passes()
    game.runner.gainsCredit()
    game.passUntil('corpAction')
    return game.card('Pick').strength
  }
  expect(boosted()).toBe(1)
  expect(boosted('Long Trainer')).toBe(3)
})

test('CR 1.16.10b: what is installed is none of the cards that its own costs take', () => {
  const installing = (...others: string[]) => {
    const game = table()
      .runner({ hand: ['Dear Gear', ...others] })
      .runnerTurn()
    game.runner.installs('Dear Gear')
    return game
  }
  expect(() => installing('Small')).toThrow('CR 1.16.10b')
  expect(installing('Small', 'Small', 'Small').runner.question?.kind).toBe('payment')
})

test('CR 7.1.5c: a player who must trash the accessed card uses no other ability while accessing it, and is told why', () => {
  const game = scenario({ definitions: duties })
    .corp({ remotes: [{ root: ['Tour'] }] })
    .runner({ rig: ['Peeker'], credits: 5 })
    .accessing('Tour')
  expect(game.runner.question?.options.map(({ kind }) => kind)).toEqual(['trashAccessed'])
  expect(() => game.runner.uses('Peeker')).toThrow('CR 7.1.5c')
})
