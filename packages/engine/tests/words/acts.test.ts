import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { rezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Ability, Act, Ban, Declaration, PlayersAct, ServersAct } from '../../src/language/abilities.ts'
import type { Test } from '../../src/language/expressions.ts'
import type { Side } from '../../src/state/names.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import { byCorp, byRunner, inHq, onArchives, settle, tableWith } from './table.ts'

const { all, from, type } = say

/** Whose act it is, where it is tried, and how often it can be done or comes about there. */
interface Tried {
  readonly who: Side
  /** A card with which it is done, where there is one. */
  readonly cards?: readonly Test[]
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly with?: More
  readonly by?: (game: ScenarioGame) => void
  readonly comes: (game: ScenarioGame) => number
  readonly having?: readonly Ability[]
}
const offered =
  (side: 'corp' | 'runner', kind: string, card?: string) =>
  (game: ScenarioGame): number =>
    game[side].question?.options.filter(
      each => each.kind === kind && (card === undefined || each.card === card),
    ).length ?? 0
const heard = (what: string) => (game: ScenarioGame) =>
  game.state.log.filter(each => each.what === what).length
const ofCorp = (scenario: Scenario) => scenario.corpTurn('window')
const action = (scenario: Scenario) => scenario.corpTurn()

/** All but preventing, which is played in rules/1-2-cannot-prevent.test.ts. */
const acts: {
  readonly [Name in Exclude<Act, 'prevent'>]: Tried &
    (Name extends PlayersAct | ServersAct ? unknown : Required<Pick<Tried, 'cards'>>)
} = {
  jackOut: {
    who: 'runner',
    at: inHq,
    by: game => game.passUntil('jackOut'),
    comes: offered('runner', 'jackOut'),
  },
  draw: { who: 'runner', by: byRunner(say.draw(1)), comes: heard('drawn') },
  steal: {
    who: 'runner',
    cards: [type('agenda')],
    at: scenario => scenario.accessing('Plan'),
    by: game => {
      game.runner.passes()
      settle(game)
    },
    comes: heard('stolen'),
  },
  trash: {
    who: 'runner',
    cards: [type('program')],
    by: byRunner(say.trash(all(from('rig', type('program'))))),
    comes: heard('trashed'),
  },
  forfeit: {
    who: 'corp',
    cards: [type('agenda')],
    with: { corp: { scored: ['Plan'] } },
    by: byCorp(say.forfeit(all(from('corpScore')))),
    comes: heard('forfeited'),
  },
  run: { who: 'runner', comes: offered('runner', 'run') },
  rez: {
    who: 'corp',
    cards: [type('upgrade')],
    with: { corp: { hqRoot: ['Tower'] } },
    at: ofCorp,
    comes: offered('corp', 'rez'),
  },
  score: { who: 'corp', cards: [type('agenda')], at: ofCorp, comes: offered('corp', 'score') },
  install: { who: 'runner', cards: [type('hardware')], comes: offered('runner', 'install') },
  play: { who: 'runner', cards: [type('event')], comes: offered('runner', 'play') },
  access: { who: 'runner', cards: [type('operation')], by: onArchives, comes: heard('accessed') },
  break: {
    who: 'runner',
    cards: [type('ice')],
    at: inHq,
    having: [say.paid([], [say.breakSubroutines(1)])],
    comes: offered('runner', 'useAbility', 'Watch'),
  },
  use: {
    who: 'runner',
    cards: [{ is: 'named', name: 'Cask' }],
    at: inHq,
    with: { runner: { rig: ['Watch', 'Cask'] } },
    comes: offered('runner', 'useAbility', 'Cask'),
  },
  advance: { who: 'corp', cards: [type('agenda')], at: action, comes: offered('corp', 'advance') },
  gainCredits: { who: 'runner', by: byRunner(say.gainCredits(1)), comes: heard('creditsGained') },
  spendCredits: { who: 'corp', at: action, comes: offered('corp', 'advance') },
  beSuccessful: { who: 'runner', by: onArchives, comes: heard('runSuccessful') },
  endRun: {
    who: 'corp',
    cards: [type('ice')],
    at: scenario => scenario.encountering('Stop'),
    with: { corp: { hqIce: [rezzed('Stop')] } },
    by: game => game.bothPass(),
    comes: heard('runUnsuccessful'),
  },
  bypass: {
    who: 'runner',
    cards: [type('ice')],
    at: inHq,
    by: byRunner(say.bypass()),
    comes: heard('iceBypassed'),
  },
  expose: {
    who: 'runner',
    cards: [type('ice')],
    by: byRunner(say.expose(all(from('ice')))),
    comes: heard('exposed'),
  },
  removeTags: { who: 'runner', with: { runner: { tags: 1 } }, comes: offered('runner', 'removeTag') },
}

/** How often an act comes, under bans. */
function counted({ at, with: more, by, comes, having = [] }: Tried, forbids: readonly Ability[]): number {
  const table = tableWith(having, forbids, more)
  const game = at === undefined ? table.runnerTurn() : at(table)
  by?.(game)
  return comes(game)
}
const banned = (act: Act, tried: Tried, ban: Ban): number =>
  counted(tried, [say.always({ declare: 'cannot', act, ...ban } as Declaration)])

const everyAct = Object.entries(acts) as [Act, Tried][]

test.each(everyAct)(
  'CR 1.2.2: what cannot be done ("%s") cannot, and can where nothing says so',
  (act, tried) => {
    const usually = counted(tried, [])
    expect(usually).toBeGreaterThan(0)
    expect(banned(act, tried, {})).toBe(0)
    expect(banned(act, tried, { who: tried.who })).toBe(0)
    expect(banned(act, tried, { who: tried.who === 'corp' ? 'runner' : 'corp' })).toBe(usually)
  },
)

test.each(
  everyAct.flatMap(([act, tried]) => (tried.cards === undefined ? [] : [[act, tried, tried.cards] as const])),
)('CR 1.2.2: what cannot be done ("%s") to some cards can be done to others', (act, tried, cards) => {
  expect(banned(act, tried, { cards })).toBe(0)
  expect(banned(act, tried, { cards: [type('identity')] })).toBe(counted(tried, []))
})

test('CR 1.2.2: a player who cannot spend credits takes no basic action that costs some', () => {
  const kinds = (forbids: readonly Ability[]) => {
    const corp = tableWith([], forbids, { runner: { tags: 1 } }).corpTurn()
    const offers = new Set(corp.corp.question?.options.map(({ kind }) => kind))
    return ['advance', 'trashResource', 'gainCredit'].filter(kind => offers.has(kind as 'advance'))
  }
  expect(kinds([])).toEqual(['advance', 'trashResource', 'gainCredit'])
  expect(kinds([say.always(say.cannot('spendCredits'))])).toEqual(['gainCredit'])
})

test('CR 1.2.2: what is forbidden is so for a player, for cards, and for a server', () => {
  const runs = (...more: readonly Parameters<typeof say.cannot>[1][]) => {
    const forbids = more.map(each => say.always(say.cannot('run', each)))
    return offered('runner', 'run')(tableWith([], forbids).runnerTurn())
  }
  expect(runs()).toBe(5)
  expect(runs({ who: 'corp' })).toBe(5)
  expect(runs({ who: 'runner' })).toBe(0)
  expect(runs({ server: ['hq', 'rnd'] })).toBe(3)
  const plays = (card: 'operation' | 'event') => {
    const forbids = say.always(say.cannot('play', { cards: [type(card)] }))
    return offered('runner', 'play')(tableWith([], [forbids]).runnerTurn())
  }
  expect([plays('operation'), plays('event')]).toEqual([1, 0])
})
