import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Ability, Declaration, Replacement } from '../../src/language/abilities.ts'
import type {
  Awaited,
  Changeable,
  EffectPattern,
  Preventable,
  Replaced,
  Value as Valued,
} from '../../src/language/patterns.ts'
import * as say from '../../src/vocabulary.ts'
import { byCorp, byRunner, corp, ice, inHq, of, onArchives, runner, settle, tableWith } from './table.ts'
import type { FieldsOf, Value } from './typed.ts'

/** How it comes to be imminent, what it comes to, and for each question a value that fits and one that does not. */
interface Played<Effect extends Awaited> {
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly by: (game: ScenarioGame) => void
  readonly comesTo: (game: ScenarioGame) => number
  readonly asks: {
    readonly [Field in FieldsOf<Extract<EffectPattern, { effect: Effect }>>]: readonly [
      fits: Value<Extract<EffectPattern, { effect: Effect }>, Field>,
      /** None where every other is of no kind. */
      other: Value<Extract<EffectPattern, { effect: Effect }>, Field> | null,
    ]
  }
}

const { all, from, type } = say
const archives = [['archives'], ['hq']] as const
const heard = (what: string) => (game: ScenarioGame) =>
  game.state.log.filter(each => each.what === what).length

const effects: { readonly [Effect in Awaited]: Played<Effect> } = {
  damage: {
    by: byCorp(say.damage('net', 1)),
    comesTo: game => game.runner.heap.length - 1,
    asks: { by: corp, kind: ['net', 'meat'] },
  },
  tags: { by: byCorp(say.giveTags(1)), comesTo: game => game.runner.tags, asks: {} },
  badPublicity: { by: byCorp(say.badPublicity(1)), comesTo: game => game.corp.badPublicity, asks: {} },
  trash: {
    by: byRunner(say.trash(all(from('root', type('asset'))))),
    comesTo: game => game.corp.archives.length - 1,
    asks: { by: runner, card: of('asset'), server: [['remote2'], ['hq']] },
  },
  uninstall: {
    by: byRunner(say.addTo(all(from('root', type('asset'))), 'hand')),
    comesTo: game => game.corp.hand.length - 2,
    asks: { card: of('asset') },
  },
  scoreArea: {
    by: byRunner(say.addTo(all(from('root', type('asset'))), 'runnerScore')),
    comesTo: heard('addedToScoreArea'),
    asks: { by: runner, card: of('asset') },
  },
  expose: {
    by: byRunner(say.expose(all(from('ice')))),
    comesTo: heard('exposed'),
    asks: { card: ice, server: [['rnd'], ['hq']] },
  },
  draw: {
    at: scenario => scenario.beforeCorpTurn(),
    by: game => game.passUntil('nextAction'),
    comesTo: game => game.corp.hand.length - 2,
    asks: { by: corp, kind: ['mandatory', null] },
  },
  purge: { by: byCorp(say.purge()), comesTo: heard('purged'), asks: {} },
  endRun: { at: inHq, by: byCorp(say.endRun()), comesTo: heard('runEnded'), asks: { by: corp } },
  approach: { by: onArchives, comesTo: heard('serverApproached'), asks: { server: archives } },
  success: { by: onArchives, comesTo: heard('runSuccessful'), asks: { server: archives } },
  breach: { by: onArchives, comesTo: heard('breachBegan'), asks: { server: archives } },
  access: {
    by: onArchives,
    comesTo: heard('accessed'),
    asks: { card: of('operation'), server: archives },
  },
  subroutine: {
    at: inHq,
    by: game => game.bothPass(),
    comesTo: heard('subroutineResolved'),
    asks: { card: ice },
  },
  trace: {
    by: byCorp(say.trace(2, { ifSuccessful: [say.giveTags(say.bound('traceStrength'))] })),
    comesTo: game => game.state.log.find(each => each.what === 'traceInitiated')?.amount ?? 0,
    asks: {},
  },
  price: {
    by: game => game.runner.installs('Kit'),
    comesTo: game => 20 - game.runner.credits,
    asks: { by: runner, card: of('hardware'), kind: ['install', 'play'] },
  },
}

function played(effect: Awaited, runners: readonly Ability[], more: Partial<Played<Awaited>> = {}) {
  const { at, by }: Pick<Played<Awaited>, 'at' | 'by'> = { ...effects[effect], ...more }
  const table = tableWith(runners)
  const game = at === undefined ? table.runnerTurn() : at(table)
  by(game)
  return game
}

/** How often a card of the Runner took note of what was imminent. */
const noted = (
  pattern: EffectPattern,
  trigger: typeof say.would | typeof say.expectedThat,
  more: Partial<Played<Awaited>> = {},
): number =>
  played(pattern.effect, [say.when(trigger(pattern), say.placeCounters('power', 1))], more).card('Watch')
    .counters.power ?? 0

const kinds = Object.keys(effects) as Awaited[]
test.each(kinds)('CR 9.9.1: an interrupt waits for "%s", and for what it asks of it', effect => {
  for (const trigger of [say.would, say.expectedThat]) {
    expect(noted({ effect } as EffectPattern, trigger)).toBeGreaterThan(0)
    const asks: Readonly<Record<string, readonly [unknown, unknown]>> = effects[effect].asks
    for (const [field, [fits]] of Object.entries(asks)) {
      expect([field, noted({ effect, [field]: fits } as EffectPattern, trigger)]).not.toEqual([field, 0])
    }
    for (const [field, [, other]] of Object.entries(asks).filter(([, [, unfit]]) => unfit !== null))
      expect([field, noted({ effect, [field]: other } as EffectPattern, trigger)]).toEqual([field, 0])
  }
})

test('CR 5.6.1e: only the draw of the draw phase is mandatory', () => {
  const byAnAbility = { by: byCorp(say.draw(1)) }
  expect(noted({ effect: 'draw' }, say.would, byAnAbility)).toBe(1)
  expect(noted({ effect: 'draw', kind: 'mandatory' }, say.would, byAnAbility)).toBe(0)
})

/** What it comes to when a card of the Runner has this ability. */
const comesTo = (effect: Awaited, ability: Ability): number =>
  effects[effect].comesTo(played(effect, [ability]))
const nothing = say.always(say.link(0))

const preventable: { readonly [Effect in Preventable['effect']]: Extract<Preventable, { effect: Effect }> } =
  {
    damage: { effect: 'damage' },
    tags: { effect: 'tags' },
    badPublicity: { effect: 'badPublicity' },
    trash: { effect: 'trash' },
    expose: { effect: 'expose' },
    subroutine: { effect: 'subroutine' },
    endRun: { effect: 'endRun' },
  }
test.each(Object.values(preventable))(
  'CR 9.9.5: $effect is prevented, and without that it comes',
  pattern => {
    expect(comesTo(pattern.effect, nothing)).toBe(1)
    expect(comesTo(pattern.effect, say.when(say.would(pattern), say.prevent('all', pattern)))).toBe(0)
  },
)

const changes: {
  readonly [Effect in Changeable['effect']]: readonly (readonly [to: Ability, becomes: number])[]
} = {
  damage: [
    [say.when(say.would({ effect: 'damage' }), say.changeExpected({ effect: 'damage' }, { add: 1 })), 2],
    [say.when(say.would({ effect: 'damage' }), say.changeExpected({ effect: 'damage' }, { set: 0 })), 0],
  ],
  tags: [
    [say.when(say.would({ effect: 'tags' }), say.changeExpected({ effect: 'tags' }, { add: 1 })), 2],
    [say.when(say.would({ effect: 'tags' }), say.changeExpected({ effect: 'tags' }, { set: 3 })), 3],
  ],
  trace: [
    [say.when(say.would({ effect: 'trace' }), say.changeExpected({ effect: 'trace' }, { add: 1 })), 3],
    [say.when(say.would({ effect: 'trace' }), say.changeExpected({ effect: 'trace' }, { set: 7 })), 7],
  ],
  price: [[say.when(say.would({ effect: 'price' }), say.changeExpected({ effect: 'price' }, { add: 2 })), 3]],
}
const usual: Readonly<Record<Changeable['effect'], number>> = { damage: 1, tags: 1, trace: 2, price: 1 }
test.each(Object.entries(changes) as [Changeable['effect'], (typeof changes)['tags']][])(
  'CR 9.9.6, 9.9.7: the value of %s is changed by interrupts',
  (effect, ways) => {
    expect(comesTo(effect, nothing)).toBe(usual[effect])
    for (const [ability, becomes] of ways) expect(comesTo(effect, ability)).toBe(becomes)
  },
)

test('CR 9.9.6: an interrupt makes damage of another kind', () => {
  const core = say.changeExpected({ effect: 'damage' }, { kind: 'core' })
  expect(played('damage', [nothing]).runner.coreDamage).toBe(0)
  expect(played('damage', [say.when(say.would({ effect: 'damage' }), core)]).runner.coreDamage).toBe(1)
})

const values: { readonly [Effect in Valued['effect']]: Extract<Valued, { effect: Effect }> } = {
  damage: { effect: 'damage' },
  tags: { effect: 'tags' },
  trace: { effect: 'trace' },
}
test.each(Object.values(values))(
  'CR 9.4.5: the value of $effect is more while something says so',
  pattern => {
    expect(comesTo(pattern.effect, say.always(say.valueChange(pattern, 1)))).toBe(usual[pattern.effect] + 1)
  },
)

type Replace = Extract<Declaration, { declare: 'replace' }>
type Instead<Effect> = Extract<Replaced, { effect: Effect }>['withIt']['instead']
/** Each way in which an effect may be replaced, and what shows it: the credits of the Runner, where there is one. */
const replaced: {
  readonly [Effect in Replaced['effect']]: {
    readonly [Way in Instead<Effect>]: readonly [Replaced, (game: ScenarioGame) => unknown, unknown, unknown]
  }
} = {
  damage: {
    nothing: [{ effect: 'damage', withIt: { instead: 'nothing' } }, g => g.runner.heap.length, 2, 1],
    resolve: [
      { effect: 'damage', withIt: { instead: 'resolve', does: [say.gainCredits(3)] } },
      g => g.runner.credits,
      20,
      23,
    ],
    kind: [
      { effect: 'damage', kind: 'net', withIt: { instead: 'kind', kind: 'core' } },
      g => g.runner.coreDamage,
      0,
      1,
    ],
    amount: [
      { effect: 'damage', who: 'corp', withIt: { instead: 'amount', amount: 2 } },
      g => g.runner.heap.length,
      2,
      3,
    ],
  },
  draw: {
    nothing: [{ effect: 'draw', withIt: { instead: 'nothing' } }, g => g.corp.hand.length, 3, 2],
    resolve: [
      { effect: 'draw', withIt: { instead: 'resolve', does: [say.gainCredits(3)] } },
      g => g.runner.credits,
      20,
      23,
    ],
    amount: [
      { effect: 'draw', who: 'corp', withIt: { instead: 'amount', amount: 3 } },
      g => g.corp.hand.length,
      3,
      5,
    ],
  },
  trash: {
    nothing: [
      { effect: 'trash', withIt: { instead: 'nothing' } },
      g => g.card('Site').zone,
      'archives',
      'root',
    ],
    resolve: [
      {
        effect: 'trash',
        who: 'runner',
        server: ['remote2'],
        withIt: { instead: 'resolve', does: [say.gainCredits(3)] },
      },
      g => g.runner.credits,
      20,
      23,
    ],
    move: [
      { effect: 'trash', card: [type('asset')], withIt: { instead: 'move', to: 'removed' } },
      g => g.card('Site').zone,
      'archives',
      'removed',
    ],
  },
  scoreArea: {
    nothing: [
      { effect: 'scoreArea', who: 'runner', withIt: { instead: 'nothing' } },
      heard('addedToScoreArea'),
      1,
      0,
    ],
    resolve: [
      {
        effect: 'scoreArea',
        card: [type('asset')],
        withIt: { instead: 'resolve', does: [say.gainCredits(3)] },
      },
      g => g.runner.credits,
      20,
      23,
    ],
  },
  access: {
    nothing: [{ effect: 'access', withIt: { instead: 'nothing' } }, heard('accessed'), 1, 0],
    resolve: [
      {
        effect: 'access',
        card: [type('operation')],
        server: ['archives'],
        withIt: { instead: 'resolve', does: [say.gainCredits(3)] },
      },
      g => g.runner.credits,
      20,
      23,
    ],
  },
  subroutine: {
    subroutine: [
      {
        effect: 'subroutine',
        card: [type('ice')],
        withIt: { instead: 'subroutine', does: [say.gainCredits(3)] },
      },
      g => g.corp.credits,
      21,
      23,
    ],
  },
  success: {
    server: [
      { effect: 'success', server: ['archives'], withIt: { instead: 'server', server: 'rnd' } },
      g => g.state.log.find(each => each.what === 'runSuccessful')?.server,
      'archives',
      'rnd',
    ],
  },
  breach: {
    nothing: [{ effect: 'breach', withIt: { instead: 'nothing' } }, heard('breachBegan'), 1, 0],
    resolve: [
      { effect: 'breach', withIt: { instead: 'resolve', does: [say.gainCredits(3)] } },
      g => g.runner.credits,
      20,
      23,
    ],
    server: [
      { effect: 'breach', server: ['archives'], withIt: { instead: 'server', server: 'rnd' } },
      g => g.state.log.find(each => each.what === 'breachBegan')?.server,
      'archives',
      'rnd',
    ],
  },
}
/** What is asked of it, turned to what does not fit. */
const others: Readonly<Record<string, unknown>> = {
  who: null,
  kind: 'meat',
  card: [type('identity')],
  server: ['hq'],
}
const misfits = (replacing: Replaced): Replace[] =>
  Object.entries(replacing)
    .filter(([field]) => field in others)
    .map(([field, value]) => {
      const other = field === 'who' ? (value === 'corp' ? 'runner' : 'corp') : others[field]
      return { declare: 'replace', ...replacing, [field]: other } as Replace
    })

const ways = Object.entries(replaced).flatMap(([effect, of]) =>
  Object.entries(of).map(([way, [replacing, seen, usually, instead]]) => ({
    effect: effect as Replaced['effect'],
    way,
    replacing: replacing as Replaced,
    seen: seen as (game: ScenarioGame) => unknown,
    usually,
    instead,
  })),
)
test.each(ways)('CR 9.9.8: $effect is replaced by $way', ({ effect, replacing, seen, usually, instead }) => {
  const sees = (declared: Declaration) => {
    const game = played(effect, [say.always(declared)])
    settle(game)
    return seen(game)
  }
  expect(sees(say.link(0))).toBe(usually)
  expect(sees({ declare: 'replace', ...replacing } as Replace)).toBe(instead)
  for (const misfit of misfits(replacing)) expect(sees(misfit)).toBe(usually)
})

test('CR 10.4.1: nothing makes damage of a kind that is none', () => {
  // @ts-expect-error damage is of no such kind
  const replacing: Replacement = { instead: 'kind', kind: 'rust' }
  // @ts-expect-error damage is of no such kind
  const awaited: EffectPattern = { effect: 'damage', kind: 'rust' }
  expect([replacing, awaited]).toHaveLength(2)
})

test('CR 9.9.8: every question that may be asked of what is replaced is asked above', () => {
  type Fields = {
    readonly [Effect in Replaced['effect']]: readonly FieldsOf<Extract<Replaced, { effect: Effect }>>[]
  }
  const fields: Fields = {
    damage: ['who', 'kind'],
    draw: ['who'],
    trash: ['who', 'card', 'server'],
    scoreArea: ['who', 'card'],
    access: ['card', 'server'],
    subroutine: ['card'],
    success: ['server'],
    breach: ['server'],
  }
  for (const [effect, asked] of Object.entries(fields)) {
    const played = ways.filter(each => each.effect === effect).flatMap(each => Object.keys(each.replacing))
    for (const field of asked) expect(played).toContain(field)
  }
})
