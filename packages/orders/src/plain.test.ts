import { defineAllCards } from '@paydata/cards'
import type { Reply, Side } from '@paydata/engine'
import { questionFor, stepNow } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import type { Orders } from '@paydata/protocol'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defaultOrders } from './default-orders.ts'
import type { Opponent } from './standing.ts'
import { orderedReply } from './standing.ts'

defineOlderEditions()
const definitions = defineAllCards()
const every: Orders = { otherwise: 'ask', at: {}, until: 'nothing' }

/** What is answered for somebody, in the words of the option where there are options; null when they are asked. */
function answered(
  game: ScenarioGame,
  by: Side,
  orders: Orders = defaultOrders,
  opponent: Opponent = 'person',
): unknown {
  const question = questionFor(game.json, by)
  const made = orderedReply(game.json, by, orders, opponent)
  if (question === undefined) throw new Error('nobody is asked')
  return made === null ? null : saidBy(question, made.reply)
}

function saidBy(question: NonNullable<ReturnType<typeof questionFor>>, reply: Reply): unknown {
  if ('number' in reply) return reply.number
  if ('amounts' in reply) return reply.amounts
  return question.form === 'choose' ? reply.choose.map(index => question.options[index]?.does) : null
}

/** Plays on until somebody is asked something of a kind. */
function until(game: ScenarioGame, asks: string): ScenarioGame {
  game.passUntil(({ waiting }) => waiting.some(question => question.asks === asks))
  return game
}

test('jacking out is asked where ice lies ahead, and not before a server without anything new', () => {
  const behind = (hqIce: readonly string[], root: readonly string[] = []) =>
    until(
      scenario({ definitions })
        .corp({ credits: 0, hqIce: [...hqIce], remotes: root.length === 0 ? [] : [{ root: [...root] }] })
        .running('hq'),
      'jackOut',
    )
  expect(answered(behind(['Enigma']), 'runner')).toEqual(['continue'])
  expect(answered(behind(['Enigma', 'Enigma']), 'runner')).toBeNull()
  expect(answered(behind([]), 'runner')).toEqual(['continue'])
  expect(answered(behind(['Enigma']), 'runner', every)).toBeNull()
})

test('jacking out is asked where a facedown card lies in the root behind ice that was passed', () => {
  const before = (ice: readonly string[], root: Parameters<typeof rezzed>[0][]) =>
    until(
      scenario({ definitions })
        .corp({ credits: 0, remotes: [{ root: [...root], ice: [...ice] }] })
        .running('remote1'),
      'jackOut',
    )
  expect(answered(before(['Enigma'], ['PAD Campaign']), 'runner')).toBeNull()
  // With no ice on the way nothing has happened since the Runner chose to run.
  expect(answered(before([], ['PAD Campaign']), 'runner')).toEqual(['continue'])
})

test.each(['2012', '2013', '2017'])(
  'by the rules of %s the Runner, who is behind all ice by then, is asked to jack out before a facedown card in the root',
  edition => {
    const before = (ice: readonly string[], root: readonly string[]) =>
      until(
        scenario({ definitions, edition })
          .corp({ credits: 0, remotes: [{ root: [...root], ice: [...ice] }] })
          .running('remote1'),
        'jackOut',
      )
    const atServer = (ice: readonly string[], root: readonly string[]) => {
      const game = before(ice, root)
      while (stepNow(game.json)?.structure !== 'run') {
        game.runner.answers('jackOut', 'continue')
        until(game, 'jackOut')
      }
      return game
    }
    expect(answered(atServer(['Enigma'], ['PAD Campaign']), 'runner')).toBeNull()
    expect(answered(atServer([], ['PAD Campaign']), 'runner')).toEqual(['continue'])
  },
)

/** The Runner accesses the one card of HQ. */
function accessingIn(hand: readonly string[]): ScenarioGame {
  const game = scenario({ definitions })
    .corp({ hand: [...hand] })
    .breaching('hq')
  game.runner.answers('candidate', 'HQ')
  return game
}

test('CR 7.1.6: an agenda that must be stolen is stolen unasked', () => {
  const game = accessingIn(['Hostile Takeover'])
  expect(answered(game, 'runner')).toEqual(['pass'])
  expect(answered(game, 'runner', every)).toBeNull()
  game.runner.passes()
  expect(answered(game, 'runner')).toEqual(['steal'])
  expect(answered(game, 'runner', every)).toBeNull()
})

test('CR 1.17.3d: whether to pay for an agenda is the first thing that is asked about it', () => {
  const game = accessingIn(['Méliès City Luxury Line'])
  expect(answered(game, 'runner')).toEqual(['pass'])
  game.runner.passes()
  expect(questionFor(game.json, 'runner')?.asks).toBe('steal')
  expect(answered(game, 'runner')).toBeNull()
})

test('what has one answer is not asked of somebody who plays a computer, whom no pause tells anything', () => {
  const hidden = accessingIn(['Hedge Fund'])
  expect(answered(hidden, 'runner')).toBeNull()
  expect(answered(hidden, 'runner', defaultOrders, 'computer')).toEqual(['pass'])
  expect(answered(hidden, 'runner', every, 'computer')).toBeNull()
  const asset = accessingIn(['PAD Campaign'])
  expect(answered(asset, 'runner', defaultOrders, 'computer')).toBeNull()
  const approached = (credits: number) => {
    const game = scenario({ definitions })
      .corp({ credits, hqIce: ['Enigma'] })
      .approaching('Enigma')
    game.runner.passes()
    return game
  }
  expect(answered(approached(0), 'corp', defaultOrders, 'computer')).toEqual(['pass'])
  expect(answered(approached(9), 'corp', defaultOrders, 'computer')).toBeNull()
})

test('a card that everybody sees and that nothing can be done with is accessed without a question, a hidden one is not', () => {
  const open = until(
    scenario({ definitions })
      .corp({ archives: ['Hedge Fund', 'Enigma'] })
      .breaching('archives'),
    'candidate',
  )
  expect(answered(open, 'runner')).toBeNull()
  open.runner.accesses('Hedge Fund')
  expect(answered(open, 'runner')).toEqual(['pass'])
  const hidden = accessingIn(['Hedge Fund'])
  expect(answered(hidden, 'runner')).toBeNull()
})

test('a player is asked what to trash to make room only where room is missing, or with an order or a hold to be asked', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Enigma'], hqIce: ['Ice Wall'] })
    .corpTurn()
  game.corp.installs('Enigma')
  game.corp.answers('server', 'hq')
  expect(questionFor(game.json, 'corp')?.asks).toBe('trashLike')
  expect(answered(game, 'corp')).toEqual(['continue'])
  expect(answered(game, 'corp', { ...defaultOrders, hold: 'next' })).toBeNull()
  expect(
    answered(game, 'corp', { ...defaultOrders, at: { ...defaultOrders.at, trashLike: 'ask' } }),
  ).toBeNull()
  const poor = scenario({ definitions })
    .corp({ credits: 0, hand: ['Enigma'], hqIce: ['Ice Wall'] })
    .corpTurn()
  poor.corp.installs('Enigma')
  poor.corp.answers('server', 'hq')
  expect(answered(poor, 'corp')).toBeNull()
})

test('the Corp is always asked what to trash in a root, where it alone knows whether there is room', () => {
  const installing = (title: string): ScenarioGame => {
    const game = scenario({ definitions })
      .corp({ hand: [title], remotes: [{ root: ['PAD Campaign'] }] })
      .corpTurn()
    game.corp.installs(title)
    game.corp.answers('server', 'remote1')
    expect(questionFor(game.json, 'corp')?.asks).toBe('trashLike')
    return game
  }
  // Two assets cannot stay together in a root (CR 8.5.6a), an asset and an upgrade can.
  expect(answered(installing('Adonis Campaign'), 'corp')).toBeNull()
  expect(answered(installing('Red Herrings'), 'corp')).toBeNull()
})

test('a player who can spend nothing is not asked how much to spend on a trace', () => {
  const traced = (credits: number) =>
    until(
      scenario({ definitions })
        .corp({ credits, hqIce: [rezzed('Hunter')] })
        .runner({ credits: 0 })
        .encountering('Hunter'),
      'trace',
    )
  expect(answered(traced(0), 'corp')).toBe(0)
  expect(answered(traced(3), 'corp')).toBeNull()
})

test('credits that are good for less are spent first, and where different ones compete the payer is asked', () => {
  const breaking = (rig: readonly Parameters<typeof card>[]) => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Wall of Static')] })
      .runner({ credits: 5, rig: ['Corroder', ...rig.map(([title, more]) => card(title, more))] })
      .encountering('Wall of Static')
    game.runner.uses('Corroder', 1)
    return game
  }
  const feeder = ['Cyberfeeder', { counters: { credit: 1 } }] as const
  expect(answered(breaking([[...feeder]]), 'runner')).toEqual([1, 0])
  expect(answered(breaking([[...feeder], [...feeder]]), 'runner')).toEqual([1, 0, 0])
  expect(answered(breaking([[...feeder], ['The Toolbox', { counters: { credit: 2 } }]]), 'runner')).toBeNull()
})

test('nobody is asked to pay for 0 damage', () => {
  const accessing = (advancement: number) => {
    const game = scenario({ definitions })
      .corp({ credits: 5, remotes: [{ root: [card('Project Junebug', { counters: { advancement } })] }] })
      .breaching('remote1')
    game.runner.accesses('Project Junebug')
    return game
  }
  expect(answered(accessing(0), 'corp')).toEqual(['no'])
  expect(answered(accessing(1), 'corp')).toBeNull()
})

test('CR 9.2.8: the order of abilities that only put counters on their own cards is not asked', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Datasucker', 'Medium'] })
    .running('rnd')
  expect(answered(until(game, 'reaction'), 'runner')).toEqual(['trigger'])
})

test('CR 9.2.8: the order of abilities that only gain credits is not asked, and that of others is', () => {
  const loaded = (title: string) => card(title, { counters: { credit: 3 } })
  const beginning = (...rig: Parameters<typeof loaded>[0][]) =>
    until(
      scenario({ definitions })
        .runner({ rig: rig.map(loaded) })
        .beforeRunnerTurn(),
      'reaction',
    )
  expect(answered(beginning('Open Market', 'Smartware Distributor'), 'runner')).toEqual(['trigger'])
  expect(answered(beginning('Open Market', 'Smartware Distributor'), 'runner', every)).toBeNull()
  expect(answered(beginning('Open Market', 'Wyldside'), 'runner')).toBeNull()
  const campaigns = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('PAD Campaign')] }, { root: [rezzed('Adonis Campaign')] }] })
    .beforeCorpTurn()
  expect(answered(until(campaigns, 'reaction'), 'corp')).toEqual(['trigger'])
})

test('the only card that can be chosen is chosen unasked where everybody sees that there is no other', () => {
  const destroying = (rig: readonly string[]) => {
    const game = scenario({ definitions })
      .corp({ credits: 9, remotes: [{ root: [card('Aggressive Secretary', { advanced: 1 })] }] })
      .runner({ rig: [...rig] })
      .breaching('remote1')
    game.runner.accesses('Aggressive Secretary')
    game.corp.agrees()
    return until(game, 'choose')
  }
  expect(answered(destroying(['Corroder', 'Sacrificial Construct']), 'corp')).toEqual(['card'])
  expect(answered(destroying(['Corroder']), 'corp', every)).toBeNull()
  expect(answered(destroying(['Corroder', 'Mimic']), 'corp')).toBeNull()
})

test('the only card of a hidden hand that can be chosen is asked for, as nobody else knows that it is one', () => {
  const hiring = (...hand: readonly string[]) => {
    const game = scenario({ definitions })
      .corp({ credits: 4, hand: ['Peer Review', ...hand] })
      .corpTurn()
    game.corp.plays('Peer Review')
    return game
  }
  const shown = hiring('PAD Campaign', 'Hedge Fund')
  shown.corp.answers('choose', 'Hedge Fund')
  for (const game of [shown, hiring('PAD Campaign')]) {
    game.corp.agrees()
    expect(answered(until(game, 'choose'), 'corp')).toBeNull()
  }
})

test('a card that can be hosted on one card only is installed there unasked', () => {
  const hosting = (...hqIce: readonly string[]) => {
    const game = scenario({ definitions })
      .corp({ hqIce: hqIce.map(title => rezzed(title)) })
      .runner({ credits: 5, hand: ['Parasite'] })
      .runnerTurn()
    game.runner.installs('Parasite')
    return until(game, 'host')
  }
  expect(answered(hosting('Enigma'), 'runner')).toEqual(['host'])
  expect(answered(hosting('Enigma', 'Ice Wall'), 'runner')).toBeNull()
})
