import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { card } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Instruction, VerbName } from '../../src/instructions/index.ts'
import type { Ability } from '../../src/language/abilities.ts'
import type { Cards, Group, Random } from '../../src/language/expressions.ts'
import type { What } from '../../src/state/occurrences.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import { inHq, settle, tableWith } from './table.ts'

/** No word may lie: whatever way of saying which cards a verb takes, it acts on them, and what a name stands for is there. */

const { all, chosen, from, the, type } = say
type Written<Verb> = Extract<Instruction, { do: Verb }>
/** The fields of verbs that take what is of this type, by both their names. */
type FieldsFor<Given, Verb extends VerbName = VerbName> = Verb extends unknown
  ? {
      [Field in keyof Written<Verb> & string]-?: [Given] extends [NonNullable<Written<Verb>[Field]>]
        ? `${Verb} ${Field}`
        : never
    }[keyof Written<Verb> & string]
  : never
/** The verbs whose result has a name where a text gives it one. */
type Naming<Verb extends VerbName = VerbName> = Verb extends unknown
  ? [string | undefined] extends [Written<Verb>['as' & keyof Written<Verb>]]
    ? Verb
    : never
  : never

interface Position {
  readonly of?: 'corp'
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly with?: More
  /** What else the card says. */
  readonly having?: readonly Ability[]
}
interface Acting extends Position {
  readonly on: Group
  readonly does: (cards: Cards) => Instruction
  /** What happens, or a number that it makes more. */
  readonly makes: What | ((game: ScenarioGame) => number)
}

const tools = from('rig', type('program'))
const plans = from('root', type('agenda'))
const wall = from('ice', say.isRezzed)
const gate = from('ice', say.isUnrezzed)
const fed: More = {
  runner: {
    rig: [
      card('Watch', { counters: { power: 1, credit: 2 } }),
      card('Tool', { counters: { virus: 1, power: 1 } }),
    ],
  },
}
const scoredPlan: More = { corp: { scored: ['Plan'] } }

const acting: { readonly [Field in FieldsFor<{ readonly all: Group }>]: Acting } = {
  'access card': { on: from('archives'), does: say.access, makes: 'accessed' },
  'addTo cards': {
    on: tools,
    does: cards => say.addTo(cards, 'hand'),
    makes: game => game.runner.hand.length,
  },
  'advance card': { of: 'corp', on: plans, does: say.advance, makes: 'advanced' },
  'becomeAgenda card': { on: tools, does: cards => say.becomeAgenda(cards, 2), makes: 'converted' },
  'charge card': {
    with: fed,
    on: tools,
    does: say.charge,
    makes: game => game.card('Tool').counters.power ?? 0,
  },
  'derez cards': { of: 'corp', on: wall, does: say.derez, makes: 'derezzed' },
  'encounter ice': {
    at: table => table.running('Archives'),
    on: wall,
    does: say.encounter,
    makes: 'iceEncountered',
  },
  'expose cards': { on: gate, does: cards => say.expose(cards), makes: 'exposed' },
  'forfeit cards': {
    of: 'corp',
    with: scoredPlan,
    on: from('corpScore'),
    does: say.forfeit,
    makes: 'forfeited',
  },
  'host cards': {
    on: tools,
    does: cards => say.host(cards),
    makes: game => game.card('Watch').hosted.length,
  },
  'install card': {
    on: from('grip', type('hardware')),
    does: cards => say.install(cards),
    makes: 'installed',
  },
  'look at': { on: from('hq'), does: cards => say.look(cards), makes: 'lookedAt' },
  'moveCounters from': {
    on: tools,
    does: cards => say.moveCounters('virus', 1, cards, 'self'),
    makes: game => game.card('Watch').counters.virus ?? 0,
  },
  'moveCounters to': {
    with: fed,
    on: tools,
    does: cards => say.moveCounters('credit', 1, 'self', cards),
    makes: game => game.card('Tool').counters.credit ?? 0,
  },
  'moveToRoot card': {
    of: 'corp',
    on: from('root', type('upgrade')),
    does: cards => say.moveToRoot(cards, 'hq'),
    makes: game => game.corp.servers.hq?.root.length ?? 0,
  },
  'placeCounters on': {
    on: tools,
    does: cards => say.placeCounters('power', 1, cards),
    makes: game => game.card('Tool').counters.power ?? 0,
  },
  'play card': { on: from('grip', type('event')), does: cards => say.playCard(cards), makes: 'played' },
  'removeCounters from': {
    on: tools,
    does: cards => say.removeCounters('virus', 1, cards),
    makes: game => -(game.card('Tool').counters.virus ?? 0),
  },
  'resolveSubroutine of': {
    of: 'corp',
    at: inHq,
    on: wall,
    does: cards => say.resolveSubroutine(cards),
    makes: game => game.corp.credits,
  },
  'resolveWhen of': {
    of: 'corp',
    with: scoredPlan,
    on: from('corpScore'),
    does: cards => say.resolveWhen('scored', cards),
    makes: 'metAgain',
  },
  'reveal cards': { on: from('hq'), does: cards => say.reveal(cards), makes: 'revealed' },
  'rez card': { of: 'corp', on: gate, does: cards => say.rez(cards), makes: 'rezzed' },
  'swap card': { of: 'corp', on: gate, does: cards => say.swap(cards, all(wall)), makes: 'swapped' },
  'swap with': { of: 'corp', on: gate, does: cards => say.swap(all(wall), cards), makes: 'swapped' },
  'trash cards': { on: tools, does: cards => say.trash(cards), makes: 'trashed' },
  'turnFace cards': { on: tools, does: cards => say.turnFace(cards, 'down'), makes: 'turnedFacedown' },
}

/** The ways to say which cards: chosen before, by this instruction, all of them, and a card's own words. */
const ways: Readonly<Record<string, (acting: Acting) => readonly Instruction[]>> = {
  'chosen before': ({ on, does }) => [say.chooseCards(chosen(on, 'before')), does(the('before'))],
  chosen: ({ on, does }) => [does(chosen(on, 'now'))],
  all: ({ on, does }) => [does(all(on))],
}

const atRandom: {
  readonly [Field in FieldsFor<Random>]: Omit<Acting, 'on' | 'does'> & { does: Instruction }
} = {
  'access card': { does: say.access(say.random(1, from('hq'))), makes: 'accessed' },
  'addTo cards': {
    of: 'corp',
    does: say.addTo(say.random(1, from('grip')), 'bottomOfDeck'),
    makes: game => -game.runner.hand.length,
  },
  'host cards': {
    does: say.host(say.random(1, from('hq'))),
    makes: game => game.card('Watch').hosted.length,
  },
  'look at': { does: say.look(say.random(1, from('hq'))), makes: 'lookedAt' },
  'reveal cards': { does: say.reveal(say.random(1, from('hq'))), makes: 'revealed' },
  'trash cards': { does: say.trash(say.random(1, from('hq'))), makes: 'trashed' },
}

const named: { readonly [Verb in Exclude<Naming, 'play'>]: Position & { readonly does: Written<Verb> } } = {
  addTo: { does: say.addTo(all(tools), 'hand', { as: 'it' }) },
  damage: { of: 'corp', does: say.damage('net', 1, 'preventable', { as: 'it' }) },
  expose: { does: say.expose(all(gate), { as: 'it' }) },
  forfeit: { of: 'corp', with: scoredPlan, does: { ...say.forfeit(all(from('corpScore'))), as: 'it' } },
  giveTags: { does: say.giveTags(1, { as: 'it' }) },
  look: { does: say.look(all(from('hq')), { as: 'it' }) },
  loseClicks: { of: 'corp', does: { ...say.loseClicks(1), as: 'it' } },
  loseCredits: { does: say.loseCredits(1, 'corp', { as: 'it' }) },
  moveCounters: { does: { ...say.moveCounters('virus', 1, all(tools), 'self'), as: 'it' } },
  purge: { of: 'corp', does: { ...say.purge(), as: 'it' } },
  removeCounters: { does: say.removeCounters('virus', 1, all(tools), { as: 'it' }) },
  removeTags: { with: { runner: { tags: 1 } }, does: say.removeTags(1, { as: 'it' }) },
  reveal: { does: say.reveal(all(from('hq')), 'you', { as: 'it' }) },
  takeCredits: { with: fed, does: { ...say.takeCredits(1), as: 'it' } },
  trash: { does: say.trash(all(tools), 'you', { as: 'it' }) },
}

const countOf = (makes: Acting['makes']) =>
  typeof makes === 'function'
    ? makes
    : (game: ScenarioGame) => game.state.log.filter(each => each.what === makes).length

/** Plays an ability that says this, and tells how much more there is of something. */
function played(
  { of, at, with: more, having = [] }: Position,
  does: readonly Instruction[],
  makes: Acting['makes'],
): number {
  const abilities = [say.paid([], does), ...having]
  const table = of === 'corp' ? tableWith([], abilities, more) : tableWith(abilities, [], more)
  const game = at === undefined ? table.corpTurn('window') : at(table)
  const count = countOf(makes)
  const before = count(game)
  const other = of === 'corp' ? game.runner : game.corp
  if (other.question !== undefined) other.passes()
  game[of ?? 'runner'].uses(of === 'corp' ? 'Guard' : 'Watch')
  settle(game)
  return count(game) - before
}

const pairs = Object.entries(acting).flatMap(([field, each]) =>
  Object.entries(ways).map(([way, says]) => [field, way, each, says(each)] as const),
)

test.each(pairs)('"%s" acts on cards: %s', (_field, _way, each, does) => {
  expect(played(each, does, each.makes)).toBeGreaterThan(0)
})

test.each(Object.entries(atRandom))('CR 10.4.2a: "%s" acts on a card that chance picks', (_field, each) => {
  expect(played(each, [each.does], each.makes)).toBeGreaterThan(0)
})

test.each(Object.entries(named))('what "%s" has done is known by the name a text gives it', (_verb, each) => {
  const asks = say.ifSo(say.wasBound('it'), [say.becomeAgenda('self', 1)])
  expect(played(each, [each.does, asks], 'converted')).toBe(1)
})

test('a word that a verb does not honour does not compile', () => {
  // @ts-expect-error chance picks among hidden cards of a hand: these are seen
  say.trash(say.random(1, from('ice')))
  // @ts-expect-error no text derezzes by chance
  say.derez(say.random(1, from('hq')))
  // @ts-expect-error nor advances so
  say.advance(say.random(1, from('hq')))
  // @ts-expect-error nothing is known by this name: what is installed is called as it was chosen
  say.install(chosen(from('hq')), { as: 'installed' })
  // @ts-expect-error the same of what is rezzed
  say.rez(chosen(from('ice')), { as: 'rezzed' })
  // @ts-expect-error and a card that is played is named for its removal alone
  say.playCard(chosen(from('hq')), { as: 'played' })
  // @ts-expect-error a lasting effect knows the cards by the name of a choice, and these are not chosen
  say.lasting(say.untilTurnEnds, [say.strength(the('ice'), 1)], { on: all(from('ice')) })
})
