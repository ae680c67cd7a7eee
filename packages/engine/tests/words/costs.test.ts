import type { ScenarioGame } from '@paydata/scenario'
import { card } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { CostItem } from '../../src/language/costs.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import { settle, tableWith } from './table.ts'

const { chosen, from, type } = say

/** What is less, or more, once it is paid; a player who has it not cannot pay. */
interface Paid<Kind> {
  readonly pay: Extract<CostItem, { pay: Kind }>
  readonly of: 'corp' | 'runner'
  readonly with?: More
  readonly without?: More
  readonly chooses?: (game: ScenarioGame) => void
  readonly takes: (game: ScenarioGame) => number
}
const rig = (...cards: readonly Parameters<typeof card>[0][]): More => ({
  runner: { rig: ['Watch', ...cards] },
})

const items: { readonly [Kind in Exclude<CostItem['pay'], 'covers'>]: Paid<Kind> } = {
  clicks: { pay: { pay: 'clicks', amount: 1 }, of: 'corp', takes: game => 3 - game.corp.clicks },
  loseClicks: { pay: { pay: 'loseClicks', amount: 1 }, of: 'corp', takes: game => 3 - game.corp.clicks },
  credits: {
    pay: { pay: 'credits', amount: 2 },
    of: 'runner',
    without: { runner: { credits: 1, rig: ['Watch'] } },
    takes: game => 20 - game.runner.credits,
  },
  X: {
    pay: { pay: 'X', most: 1 },
    of: 'runner',
    chooses: game => game.runner.chooses(1),
    takes: game => 21 - game.runner.credits,
  },
  trash: {
    pay: { pay: 'trash', cards: chosen(from('rig', type('program'))) },
    of: 'runner',
    without: rig(),
    takes: game => game.runner.heap.length - 1,
  },
  forfeit: {
    pay: { pay: 'forfeit', cards: chosen(from('corpScore')) },
    of: 'corp',
    with: { corp: { scored: ['Plan'] } },
    without: {},
    takes: game => 1 - game.corp.scored.length,
  },
  becomeAgenda: {
    pay: { pay: 'becomeAgenda', card: 'self', points: 2 },
    of: 'runner',
    takes: game => game.runner.agendaPoints,
  },
  remove: { pay: { pay: 'remove', card: 'self' }, of: 'runner', takes: game => game.runner.removed.length },
  counters: {
    pay: { pay: 'counters', counter: 'power', amount: 2, from: 'self' },
    of: 'runner',
    with: { runner: { rig: [card('Watch', { counters: { power: 3 } })] } },
    without: rig(),
    takes: game => 3 - (game.card('Watch').counters.power ?? 0),
  },
  damage: {
    pay: { pay: 'damage', damage: 'net', amount: 1 },
    of: 'runner',
    takes: game => 2 - game.runner.hand.length,
  },
  takeTags: { pay: { pay: 'takeTags', amount: 1 }, of: 'runner', takes: game => game.runner.tags },
  removeTags: {
    pay: { pay: 'removeTags', amount: 1 },
    of: 'runner',
    with: { runner: { tags: 2 } },
    without: {},
    takes: game => 2 - game.runner.tags,
  },
  takeBadPublicity: {
    pay: { pay: 'takeBadPublicity', amount: 1 },
    of: 'corp',
    takes: game => game.corp.badPublicity,
  },
  hostBadPublicity: {
    pay: { pay: 'hostBadPublicity', amount: 1, on: 'self' },
    of: 'corp',
    with: { corp: { badPublicity: 2 } },
    without: {},
    takes: game => game.card('Guard').counters.badPublicity ?? 0,
  },
  trashRandom: {
    pay: { pay: 'trashRandom', cards: say.random(2, from('hq')) },
    of: 'corp',
    without: { corp: { hand: ['Memo'] } },
    takes: game => game.state.log.filter(each => each.what === 'revealed').length - 1,
  },
  trashTop: {
    pay: { pay: 'trashTop', amount: 2, of: 'rnd' },
    of: 'corp',
    without: { corp: { deck: ['Memo'] } },
    takes: game => game.corp.archives.length + game.corp.archivesFacedown.length - 1,
  },
  addRandom: {
    pay: { pay: 'addRandom', cards: say.random(2, from('hq')), to: 'bottomOfDeck' },
    of: 'corp',
    without: { corp: { hand: ['Memo'] } },
    takes: game => 2 - game.corp.hand.length,
  },
  host: {
    pay: { pay: 'host', cards: chosen(from('grip')), on: 'self', face: 'facedown' },
    of: 'runner',
    without: { runner: { hand: [], rig: ['Watch'] } },
    takes: game => 2 - game.runner.hand.length,
  },
  addTo: {
    pay: { pay: 'addTo', cards: chosen(from('hosted')), to: 'hand' },
    of: 'runner',
    with: { runner: { rig: [card('Watch', { hosting: ['Memo'] })] } },
    without: rig(),
    takes: game => game.corp.hand.length - 2,
  },
  derez: {
    pay: { pay: 'derez', cards: chosen(from('installed', say.isRezzed, type('ice'))) },
    of: 'corp',
    without: { corp: { hqIce: [] } },
    takes: game => game.state.log.filter(each => each.what === 'derezzed').length,
  },
  reveal: {
    pay: { pay: 'reveal', cards: chosen(from('hq', type('agenda'))) },
    of: 'corp',
    without: { corp: { hand: ['Memo'] } },
    takes: game => game.state.log.filter(each => each.what === 'revealed').length,
  },
}

type Item = Omit<Paid<CostItem['pay']>, 'pay'> & { readonly pay: CostItem }
const sourceOf = ({ of }: Item): string => (of === 'corp' ? 'Guard' : 'Watch')

/** The owner of a card with such a price is asked. */
function begin({ pay, of }: Item, having: More | undefined): ScenarioGame {
  const uses = say.paid([pay], [say.gainCredits(1)])
  const table = of === 'corp' ? tableWith([], [uses], having) : tableWith([uses], [], having)
  const game = pay.pay === 'clicks' ? table.corpTurn() : table.corpTurn('window')
  if (of === 'runner') game.corp.passes()
  return game
}

test.each(Object.entries<Item>(items))('CR 1.16.1: %s is paid', (_kind, item) => {
  const game = begin(item, item.with)
  game[item.of].uses(sourceOf(item))
  item.chooses?.(game)
  settle(game)
  expect(item.takes(game)).toBeGreaterThan(0)
})

test.each(Object.entries<Item>(items).filter(([, { without }]) => without !== undefined))(
  'CR 1.16.1: who has no %s cannot pay',
  (_kind, item) => {
    const { question } = begin(item, item.without)[item.of]
    const offered = question?.options.filter(({ kind }) => kind === 'useAbility').map(({ card }) => card)
    expect(offered).not.toContain(sourceOf(item))
  },
)

test('CR 1.16.2e: part of a price is covered by something else', () => {
  const instead = say.alternativePayment('install', [type('hardware')], [say.trashThis], 1)
  const game = tableWith([say.always(instead)]).runnerTurn()
  game.runner.installs('Kit')
  while (game.runner.question?.kind !== 'action' && game.runner.question?.kind !== 'paidWindow') {
    const [usual, other] = game.runner.question?.options ?? []
    game.runner.chooses((other ?? usual)?.id ?? '')
  }
  expect(game.runner).toMatchObject({ credits: 20 })
  expect(game.card('Watch').zone).toBe('heap')
})
