import { cards, defineAllCards } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { stepNow, viewFor } from '@paydata/engine'
import type { Orders } from '@paydata/protocol'
import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defaultOrders } from './default-orders.ts'
import { boundsOf } from './pool.ts'
import { orderedReply } from './standing.ts'

const definitions = defineAllCards()
const every: Orders = { otherwise: 'ask', at: {}, until: 'nothing' }
const able: Orders = { otherwise: 'able', at: {}, until: 'nothing' }

/** Whether the window is passed for them, or they are asked. */
const isPassed = (game: ScenarioGame, by: Side, orders: Orders): boolean =>
  orderedReply(game.json, by, orders) !== null

test('a window in which one can only pass is passed, unless one wants to be asked everywhere', () => {
  const game = scenario({ definitions }).corp({}).beforeCorpTurn()
  expect(isPassed(game, 'corp', defaultOrders)).toBe(true)
  expect(isPassed(game, 'corp', able)).toBe(true)
  expect(isPassed(game, 'corp', every)).toBe(false)
})

test('the Corp is asked about approached ice, whether it can pay for it or not', () => {
  for (const credits of [0, 9]) {
    const game = scenario({ definitions })
      .corp({ credits, hqIce: ['Wall of Static'] })
      .approaching('Wall of Static')
    game.runner.passes()
    expect(isPassed(game, 'corp', defaultOrders)).toBe(false)
  }
})

test('during an encounter the Runner is asked whenever something can be done', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .encountering('Wall of Static')
  expect(isPassed(game, 'runner', defaultOrders)).toBe(false)
})

test('CR 3.9.5d: nobody is asked only to make a program stronger where that is over at once', () => {
  const outside = scenario({ definitions })
    .runner({ credits: 5, rig: ['Wyrm', 'Gordian Blade'] })
    .beforeCorpTurn()
  outside.corp.passes()
  const offered = viewFor(outside.json, 'runner').question
  expect(
    offered?.form === 'choose' && offered.options.filter(({ does }) => does === 'useAbility').length,
  ).toBe(2)
  expect(isPassed(outside, 'runner', defaultOrders)).toBe(true)
  expect(isPassed(outside, 'runner', every)).toBe(false)
})

test('CR 3.9.5c: on an approach nobody is asked to make a program stronger: that is offered in the encounter', () => {
  const approached = (program: string) =>
    scenario({ definitions })
      .corp({ hqIce: ['Wall of Static'] })
      .runner({ credits: 5, rig: [program] })
      .approaching('Wall of Static')
  expect(isPassed(approached('Gordian Blade'), 'runner', defaultOrders)).toBe(true)
  expect(isPassed(approached('Wyrm'), 'runner', defaultOrders)).toBe(true)
  expect(isPassed(approached('Gordian Blade'), 'runner', every)).toBe(false)
})

test('CR 3.9.5g: in an encounter strength is a reason to ask only for a program that has something to break and is too weak', () => {
  const meeting = (program: string, ice: string) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits: 5, rig: [program] })
      .encountering(ice)
  // Corroder has strength 2 and breaks barriers.
  expect(isPassed(meeting('Corroder', 'Wall of Static'), 'runner', defaultOrders)).toBe(false)
  expect(isPassed(meeting('Corroder', 'Enigma'), 'runner', defaultOrders)).toBe(true)
  const broken = meeting('Corroder', 'Wall of Static')
  broken.runner.uses('Corroder', 1)
  broken.runner.uses('Corroder', 0)
  expect(broken.runner.question?.options.length).toBeGreaterThan(1)
  expect(isPassed(broken, 'runner', defaultOrders)).toBe(true)
})

test('the only card there is to access is accessed', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Hedge Fund'] })
    .breaching('rnd')
  expect(isPassed(game, 'runner', defaultOrders)).toBe(true)
})

test('a stop at a window asks there', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
    .beforeRunnerTurn()
  game.runner.passes()
  expect(stepNow(game.json)?.step).toBe('firstWindow')
  expect(isPassed(game, 'corp', defaultOrders)).toBe(true)
  expect(isPassed(game, 'corp', able)).toBe(false)
  const stops: Orders = { ...defaultOrders, at: { ...defaultOrders.at, 'runnerTurn.firstWindow': 'ask' } }
  expect(isPassed(game, 'corp', stops)).toBe(false)
  expect(isPassed(game, 'corp', { ...able, until: 'somethingHappens' })).toBe(true)
})

test('after its own clicks the Corp is asked whether it scores what it advanced far enough, and about no other card', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['PAD Campaign', 'Hedge Fund'], remotes: [{ root: ['Hostile Takeover'] }] })
    .runner({ hand: ['Sure Gamble', 'Sure Gamble'] })
    .corpTurn('window')
  const asked = (orders: Orders): boolean => !isPassed(game, 'corp', orders)
  expect([asked(defaultOrders), asked(able)]).toEqual([false, true])
  game.bothPass()
  game.corp.installs('PAD Campaign', 'new')
  expect([asked(defaultOrders), asked(able)]).toEqual([false, true])
  game.bothPass()
  game.corp.advances('Hostile Takeover')
  expect(asked(defaultOrders)).toBe(false)
  game.bothPass()
  game.corp.advances('Hostile Takeover')
  expect(asked(defaultOrders)).toBe(true)
})

/** The end of the Runner's turn, after a turn of the Corp in which something happened. */
function endOfRunnersTurn(card: string, credits: number, does: (game: ScenarioGame) => void): ScenarioGame {
  const game = scenario({ definitions })
    .corp({ credits, hand: ['PAD Campaign'], remotes: [{ root: [card] }] })
    .corpTurn()
  does(game)
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  for (let i = 0; i < 4; i++) {
    game.passUntil('nextAction')
    game.runner.gainsCredit()
  }
  while (stepNow(game.json)?.step !== 'discardPhaseWindow' || game.json.waiting[0]?.for !== 'corp') {
    if (game.json.waiting[0]?.for === 'corp') game.corp.passes()
    else game.runner.passes()
  }
  return game
}

test("before the Runner's turn is over the Corp is asked about a facedown card that has come, or that there are credits for by now", () => {
  const asked = (credits: number, does: (game: ScenarioGame) => void): boolean =>
    !isPassed(endOfRunnersTurn('Melange Mining Corp.', credits, does), 'corp', defaultOrders)
  const installs = (game: ScenarioGame) => game.corp.installs('PAD Campaign', 'new')
  const takes = (game: ScenarioGame) => game.corp.gainsCredit()
  const { dearest } = boundsOf(scenario({ definitions }).beforeCorpTurn().json)
  expect(asked(dearest, installs)).toBe(true)
  expect([0, dearest - 1, dearest].map(credits => asked(credits, takes))).toEqual([true, true, false])
})

/** A run on a server, up to where its approach is next and the Corp is asked. */
function runningOn(server: string): ScenarioGame {
  const game = scenario({ definitions })
    .corp({ credits: 9, remotes: [{ root: ['PAD Campaign'] }] })
    .running(server)
  while (stepNow(game.json)?.step !== 'movementWindow' || game.json.waiting[0]?.for !== 'corp') {
    const [question] = game.json.waiting
    if (question?.for === 'corp') game.corp.passes()
    else if (question?.asks === 'jackOut') game.runner.continues()
    else game.runner.passes()
  }
  return game
}

test('in a run the Corp is asked about a facedown card when its server is about to be approached, and about no other', () => {
  expect(isPassed(runningOn('remote1'), 'corp', defaultOrders)).toBe(false)
  expect(isPassed(runningOn('hq'), 'corp', defaultOrders)).toBe(true)
})

test('how much facedown cards can cost and need is known from the cards of the format', () => {
  const inPool = (sets?: readonly string[]) =>
    boundsOf({
      ...scenario({ definitions })
        .runner({ hand: ['Diesel', 'Diesel', 'Diesel'] })
        .beforeCorpTurn().json,
      ...(sets !== undefined && { sets }),
    })
  const printed = cards.map(card => card.printed)
  const dearestOf = (pool: typeof printed): number =>
    Math.max(...pool.flatMap(({ type, cost }) => (['asset', 'upgrade'].includes(type) ? Number(cost) : [])))
  expect(inPool()).toEqual({
    dearest: dearestOf(printed),
    fewestToScore: Math.min(
      ...printed.flatMap(({ advancement }) => (typeof advancement === 'number' ? advancement : [])),
    ),
  })
  expect(inPool(['core']).dearest).toBe(6)
  expect(inPool(['system-gateway']).dearest).toBeLessThan(6)
})

test('CR 9.12.2e: where an agenda needs as many counters as the Runner has cards in hand, the Corp is asked by that many', () => {
  const afterAdvancing = (inHand: number, sets: readonly string[]): ScenarioGame => {
    const game = scenario({ definitions, sets })
      .corp({ credits: 9, remotes: [{ root: ['Priority Requisition'] }] })
      .runner({ hand: Array.from({ length: inHand }, () => 'Sure Gamble') })
      .corpTurn()
    game.corp.advances('Priority Requisition')
    return game
  }
  const isAsked = (game: ScenarioGame): boolean => !isPassed(game, 'corp', defaultOrders)
  const withBlood = ['core', 'midnight-sun']
  expect([1, 2].map(inHand => isAsked(afterAdvancing(inHand, withBlood)))).toEqual([true, false])
  expect(isAsked(afterAdvancing(1, ['core']))).toBe(false)
})

/** The Runner is about to access what is in a remote server, and the Corp is asked. */
function beforeAccess(root: string): ScenarioGame {
  const game = scenario({ definitions })
    .corp({ credits: 9, remotes: [{ root: [root] }] })
    .runnerTurn()
  game.runner.runs('remote1')
  game.passUntil(
    state => stepNow(state)?.step === 'movementWindow' && state.waiting.some(each => each.for === 'corp'),
  )
  return game
}

test.each(['PAD Campaign', 'Melange Mining Corp.', 'Adonis Campaign'])(
  'against a computer the Corp is not asked in a run to rez %s, which does nothing before its next turn',
  card => {
    const game = beforeAccess(card)
    expect(orderedReply(game.json, 'corp', defaultOrders, 'computer')).not.toBeNull()
    expect(orderedReply(game.json, 'corp', every, 'computer')).toBeNull()
    // A person would see from the missing pause that it is none that matters now.
    expect(orderedReply(game.json, 'corp', defaultOrders, 'person')).toBeNull()
  },
)

test.each(['Experiential Data', 'Zaibatsu Loyalty', 'SanSan City Grid'])(
  'the Corp is asked in a run to rez %s, which does something while it is there',
  card => {
    expect(orderedReply(beforeAccess(card).json, 'corp', defaultOrders, 'computer')).toBeNull()
  },
)
