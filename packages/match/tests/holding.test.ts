import { defineAllCards } from '@paydata/cards'
import type { Game, Reply } from '@paydata/engine'
import { questionFor, viewFor } from '@paydata/engine'
import type { Wishes } from '@paydata/match'
import { advance, noMacros, withoutClocks } from '@paydata/match'
import type { Orders } from '@paydata/protocol'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { liveAt } from './setups.ts'

const passing: Orders = { otherwise: 'pass', at: {}, until: 'nothing' }
/** Gives an answer, and tells who is asked then, and what of the orders is left. */
function answered(game: Game, by: 'corp' | 'runner', does: string, wishes: Wishes) {
  const { question } = viewFor(game, by)
  if (question?.form !== 'choose') throw new Error('Nothing is to be chosen.')
  const choose = [question.options.findIndex(option => option.does === does)]
  const reply: Reply = { question: question.number, choose }
  const move = { kind: 'answer', by, how: 'player', id: null, reply } as const
  const made = advance(liveAt(game), move, wishes, withoutClocks, 0)
  if (!made.ok) throw new Error(made.why)
  return { game: made.steps.at(-1)!.position.game, wishes: made.wishes }
}

/** The Runner takes a credit while the Corp, which would let everything pass, holds priority. */
function held(hold: NonNullable<Orders['hold']>) {
  const game = scenario({ definitions: defineAllCards() }).corp({}).runner({}).runnerTurn().json
  const wishes = { orders: { corp: { ...passing, hold }, runner: passing }, macros: noMacros }
  return answered(game, 'runner', 'gainCredit', wishes)
}

test('a player who holds priority is asked in the next window, whatever else they have ordered', () => {
  const first = held('next')
  expect(questionFor(first.game, 'corp')?.asks).toBe('paidWindow')
  // Once they have answered, their other orders hold again.
  const then = answered(first.game, 'corp', 'pass', first.wishes)
  expect(questionFor(then.game, 'runner')?.asks).toBe('action')
  expect(then.wishes.orders.corp).toEqual(passing)
  const later = answered(then.game, 'runner', 'gainCredit', then.wishes)
  expect(questionFor(later.game, 'runner')?.asks).toBe('action')
})

test('a player who holds priority for the turn is asked in every window until it is over', () => {
  let now = held('turn')
  for (let clicks = 3; clicks > 0; clicks--) {
    expect(questionFor(now.game, 'corp')?.asks).toBe('paidWindow')
    now = answered(now.game, 'corp', 'pass', now.wishes)
    expect(now.wishes.orders.corp?.hold).toBe('turn')
    now = answered(now.game, 'runner', 'gainCredit', now.wishes)
  }
  while (now.game.active === 'runner') now = answered(now.game, 'corp', 'pass', now.wishes)
  expect(now.wishes.orders.corp).toEqual(passing)
  expect(questionFor(now.game, 'corp')?.asks).toBe('action')
})

test('a player who passes until something happens is asked again when the opponent’s orders access a card', () => {
  const at = scenario({ definitions: defineAllCards() })
    .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
    .runner({})
    .running('remote1').json
  const corp: Orders = { ...passing, until: 'somethingHappens' }
  const runner: Orders = { otherwise: 'ask', at: { candidate: 'pass' }, until: 'nothing' }
  const wishes: Wishes = { orders: { corp, runner }, macros: noMacros }
  let now = { game: at, wishes }
  while (questionFor(now.game, 'runner')?.asks !== 'midAccess') {
    const isJackingOut = questionFor(now.game, 'runner')?.asks === 'jackOut'
    now = answered(now.game, 'runner', isJackingOut ? 'continue' : 'pass', wishes)
  }
  // The Runner passed before the breach, and the only card there was accessed by standing order.
  expect(now.wishes.orders.corp).toEqual(passing)
})
