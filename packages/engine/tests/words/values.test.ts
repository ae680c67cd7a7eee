import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { card, happened, lastTurn } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Amount, Condition, Possession, Property, Since } from '../../src/language/expressions.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import { inHq, onArchives, settle, tableWith } from './table.ts'

const { from, type } = say
const aTool = say.chooseCards(say.chosen(from('rig', type('program')), 'tool'))
const agenda = say.chooseCards(say.chosen(from('runnerScore'), 'agenda'))
const full: More = {
  corp: { badPublicity: 2, scored: ['Plan'] },
  runner: {
    tags: 3,
    coreDamage: 1,
    stolen: ['Plan', 'Plan'],
    rig: ['Watch', card('Tool', { counters: { virus: 4 } })],
  },
}

/** The Runner may use cards in the turn of the Corp, who has passed. */
const inWindow = (scenario: Scenario) => {
  const game = scenario.corpTurn('window')
  game.corp.passes()
  return game
}

/** The tags that the Runner has more when a card of theirs gives so many. */
function amounts(amount: Amount, at = inWindow): number {
  const ability = say.paid([], [aTool, agenda, say.chooseNumber('n', 5, 5), say.giveTags(amount)])
  const game = at(tableWith([ability], [], full))
  const before = game.runner.tags
  game.runner.uses('Watch')
  settle(game)
  return game.runner.tags - before
}

const kinds: {
  readonly [Kind in Exclude<Exclude<Amount, number>['amount'], 'itsAmount'>]: readonly [
    Extract<Amount, { amount: Kind }>,
    number,
  ]
} = {
  bound: [{ amount: 'bound', name: 'n' }, 5],
  count: [{ amount: 'count', of: from('ice') }, 2],
  types: [{ amount: 'types', of: from(['hq', 'ice']) }, 3],
  servers: [{ amount: 'servers', among: ['central', 'protectedByIce'] }, 2],
  counters: [{ amount: 'counters', counter: 'virus', on: { the: 'tool' } }, 4],
  times: [{ amount: 'times', by: 3, of: 2 }, 6],
  sum: [{ amount: 'sum', of: [3, 2, 1] }, 6],
  minus: [{ amount: 'minus', from: 3, less: 2 }, 1],
  least: [{ amount: 'least', of: [3, 2] }, 2],
  has: [{ amount: 'has', who: 'runner', of: 'tags' }, 3],
  property: [{ amount: 'property', of: 'strength', card: { the: 'tool' } }, 1],
  occurrences: [{ amount: 'occurrences', of: { what: ['abilityUsed'] }, since: 'thisTurn' }, 1],
  total: [{ amount: 'total', of: 'agendaPoints', over: { what: ['scored'] }, since: 'thisTurn' }, 0],
}
test.each(Object.values(kinds))('CR 9.12.4: $amount is so much', (amount, value) =>
  expect(amounts(amount)).toBe(value),
)
test('CR 9.12.4: the amount of what was met is so much', () => {
  const game = tableWith([say.when(say.on({ what: ['drawn'] }), say.giveTags(say.itsAmount))]).runnerTurn()
  game.fiat.resolve('runner', say.draw(3))
  expect(game.runner.tags).toBe(3)
})

const possessions: { readonly [Of in Possession]: readonly ['corp' | 'runner', number] } = {
  credits: ['corp', 20],
  clicks: ['corp', 3],
  tags: ['runner', 3],
  badPublicity: ['corp', 2],
  handSize: ['runner', 4],
  cardsInHand: ['runner', 2],
  score: ['runner', 2],
  link: ['runner', 0],
  coreDamage: ['runner', 1],
  unusedMemory: ['runner', 3],
}
test.each(Object.entries(possessions) as [Possession, readonly ['corp' | 'runner', number]][])(
  'CR 1.1: what a player has of %s is counted',
  (of, [who, value]) => expect(amounts(say.has(who, of))).toBe(value),
)

const properties: {
  readonly [Of in Exclude<Property, 'advancementWhenScored'>]: readonly [tags: number, given: number]
} = {
  strength: [amounts(say.propertyOf('strength', { the: 'tool' })), 1],
  printedCost: [amounts(say.propertyOf('printedCost', { the: 'tool' })), 0],
  points: [amounts(say.propertyOf('points', { the: 'agenda' })), 1],
  subroutines: [amounts(say.propertyOf('subroutines', 'encountered'), inHq), 1],
  requirement: [amounts(say.propertyOf('requirement', { the: 'agenda' })), 2],
}
test.each(Object.entries(properties))('CR 2.1: %s of a card is read', (_of, [tags, given]) =>
  expect(tags).toBe(given),
)
test('CR 2.1: the advancement that a card had when it was scored is read', () => {
  const gives = say.when(say.scoredOrStolen(), say.giveTags(say.propertyOf('advancementWhenScored', 'it')))
  const game = tableWith([gives]).corpTurn('window')
  game.corp.scores('Plan')
  expect(game.runner.tags).toBe(2)
})

test('2.1: a link that something raises is counted', () => {
  const has = say.paid([], [say.giveTags(say.has('runner', 'link'))])
  const game = tableWith([has, say.always(say.link(2))]).corpTurn('window')
  game.corp.passes()
  game.runner.uses('Watch')
  expect(game.runner.tags).toBe(2)
})

const countsGains = (since: Since): Amount => ({
  amount: 'occurrences',
  of: { what: ['creditsGained'] },
  since,
})
/** The counters that the Watch has when it has gained two credits now and told how many gains it counts. */
function gainsTwice(game: ScenarioGame): number {
  game.runner.uses('Watch', 0)
  game.runner.uses('Watch', 0)
  game.runner.uses('Watch', 1)
  return game.card('Watch').counters.power ?? 0
}

/** What is counted since then, and not what was before. */
const since: { readonly [When in Since]: (table: Scenario) => void } = {
  thisTurn: table => {
    const game = table.history(lastTurn(happened('creditsGained'))).runnerTurn('window')
    expect(gainsTwice(game)).toBe(2)
  },
  lastTurn: table => {
    const game = table.history(lastTurn(happened('creditsGained'))).runnerTurn('window')
    expect(gainsTwice(game)).toBe(1)
  },
  thisRun: table => {
    const game = table.runnerTurn()
    game.runner.gainsCredit()
    game.passUntil('nextAction')
    game.runner.runs('Archives')
    expect(gainsTwice(game)).toBe(2)
  },
  thisEncounter: table => {
    const game = table.running('HQ')
    game.runner.uses('Watch', 0)
    game.passUntil('encounter')
    expect(gainsTwice(game)).toBe(2)
  },
  thisBreach: () => {
    const accesses: Amount = { amount: 'occurrences', of: { what: ['accessed'] }, since: 'thisBreach' }
    const tells = say.when(say.on({ what: ['accessEnded'] }), say.placeCounters('power', accesses))
    const game = tableWith([tells]).runnerTurn()
    onArchives(game)
    expect(game.card('Watch').counters.power).toBe(1)
    onArchives(game)
    expect(game.card('Watch').counters.power).toBe(2)
  },
}
test.each(Object.entries(since) as [Since, (typeof since)['thisRun']][])(
  'CR 1.12.6: what happened is counted since %s',
  (when, isCounted) => {
    const gain = say.paid([], [say.gainCredits(1)])
    isCounted(tableWith([gain, say.paid([], [say.placeCounters('power', countsGains(when))])]))
  },
)

/**
 * Where it is so, and where it is not; the examples of CR 9.1.2b play what is so while a card is resolving, and
 * rules/5-2-same-action.test.ts what is so of an action that was finished.
 */
const conditions: {
  readonly [Kind in Exclude<Condition['if'], 'resolving' | 'sameAction'>]: readonly [
    Extract<Condition, { if: Kind }>,
    so: (scenario: Scenario) => ScenarioGame,
    not: (scenario: Scenario) => ScenarioGame,
  ]
} = {
  tagged: [{ if: 'tagged' }, s => inWindow(s.runner({ tags: 1, rig: ['Watch'] })), inWindow],
  atLeast: [
    { if: 'atLeast', amount: { amount: 'has', who: 'runner', of: 'credits' }, than: 5 },
    inWindow,
    s => inWindow(s.runner({ credits: 4, rig: ['Watch'] })),
  ],
  exists: [
    { if: 'exists', group: from('rig', type('program')) },
    inWindow,
    s => inWindow(s.runner({ rig: ['Watch'] })),
  ],
  happened: [
    { if: 'happened', pattern: { what: ['runBegan'] }, since: 'thisTurn' },
    s => s.running('HQ'),
    inWindow,
  ],
  nth: [
    { if: 'nth', nth: 1, pattern: { what: ['runBegan'] }, since: 'thisTurn' },
    s => s.running('HQ'),
    inWindow,
  ],
  mayAccess: [
    { if: 'mayAccess', server: 'rnd', least: 2 },
    s => {
      const game = s.running('R&D')
      game.fiat.moreAccesses('rnd', 1)
      return game
    },
    s => s.running('R&D'),
  ],
  not: [
    { if: 'not', condition: { if: 'tagged' } },
    inWindow,
    s => inWindow(s.runner({ tags: 1, rig: ['Watch'] })),
  ],
  all: [
    { if: 'all', of: [{ if: 'tagged' }, { if: 'running', server: 'any' }] },
    s => s.runner({ tags: 1, rig: ['Watch'] }).running('HQ'),
    s => s.running('HQ'),
  ],
  either: [
    { if: 'either', of: [{ if: 'tagged' }, { if: 'running', server: 'any' }] },
    s => s.running('HQ'),
    inWindow,
  ],
  card: [
    { if: 'card', card: { the: 'tool' }, passes: [type('program')] },
    inWindow,
    s => inWindow(s.runner({ rig: ['Watch'] })),
  ],
  running: [{ if: 'running', server: ['hq'] }, s => s.running('HQ'), s => s.running('R&D')],
  encountering: [{ if: 'encountering', passes: [] }, inHq, s => s.running('HQ')],
  approaching: [{ if: 'approaching', passes: [] }, s => s.approaching('Gate'), s => s.running('R&D')],
  turnOf: [{ if: 'turnOf', who: 'corp' }, inWindow, s => s.running('HQ')],
  bound: [{ if: 'bound', name: 'tool' }, inWindow, s => inWindow(s.runner({ rig: ['Watch'] }))],
  same: [
    { if: 'same', name: 'one', as: 'tags' },
    s => inWindow(s.runner({ tags: 1, rig: ['Watch'] })),
    inWindow,
  ],
  threat: [
    { if: 'threat', level: 2 },
    s => inWindow(s.runner({ stolen: ['Plan', 'Plan'], rig: ['Watch'] })),
    inWindow,
  ],
  fullyBroken: [
    { if: 'fullyBroken', card: { the: 'ice' } },
    s => {
      const game = inHq(s)
      game.runner.uses('Watch', 1)
      settle(game)
      return game
    },
    inHq,
  ],
}
/** Whether a condition is so on a table. */
function holds(condition: Condition, at: (scenario: Scenario) => ScenarioGame): boolean {
  const tells = say.paid(
    [],
    [
      aTool,
      say.chooseCards(say.chosen(from('ice', say.isRezzed), 'ice')),
      say.chooseNumber('one', 1, 1),
      say.chooseNumber('tags', say.has('runner', 'tags'), say.has('runner', 'tags')),
      say.ifSo(condition, [say.placeCounters('power', 1)]),
    ],
  )
  const breaks = say.paid([], [say.breakSubroutines(1)])
  const game = at(tableWith([tells, breaks]))
  game.runner.uses('Watch', 0)
  settle(game)
  return game.card('Watch').counters.power === 1
}
test.each(Object.values(conditions))('CR 9.6.5: $if is told from what is not so', (condition, so, not) =>
  expect([holds(condition, so), holds(condition, not)]).toEqual([true, false]),
)
