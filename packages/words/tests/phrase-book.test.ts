import type { Awaited, Heard, Preventable } from '@paydata/engine/inside/language/patterns'
import type { EffectKind } from '@paydata/engine/inside/state/frames'
import type { Zone } from '@paydata/engine/inside/state/names'
import { expect, test } from 'vitest'
import { languages, tags, wordsOf } from '../src/languages.ts'
import type { If, When } from '../src/tree/asking.ts'
import type { Clause } from '../src/tree/clauses.ts'
import type { Language, Reasoned, Spoken, Told } from '../src/tree/language.ts'
import type { Doing, Event, Expected, Person, Thing } from '../src/tree/tree.ts'
import { allOf } from './words-of.ts'

const persons: readonly (Person | null)[] = [null, 'you', 'corp', 'runner']
const wall: Thing = { is: 'titled', title: 'Wall' }
const thisAsset: Thing = { is: 'this', type: 'asset' }
const program: Thing = { is: 'any', noun: { types: ['program'], subtypes: [], traits: [] } }

const expected = (by: Person | null, more: Partial<Expected> = {}): Expected => ({
  by,
  corp: 'corp',
  runner: 'runner',
  card: null,
  servers: null,
  kind: null,
  thatRun: false,
  ...more,
})
const event = (what: Heard, by: Person | null, more: Partial<Event> = {}): Event => ({
  ...expected(by),
  what: [what],
  onEach: false,
  orServer: false,
  from: [],
  thatEncounter: false,
  because: null,
  through: null,
  withoutCredits: false,
  printed: false,
  duringRun: false,
  ...more,
})
const eventsOf = (what: Heard): readonly Event[] => [
  ...persons.map(by => event(what, by)),
  event(what, null, { corp: 'you', runner: 'you' }),
  event(what, 'corp', {
    card: thisAsset,
    servers: ['hq'],
    kind: 'net',
    from: [{ zone: 'rnd', whose: 'corp' }],
  }),
  event(what, 'runner', { thatRun: true, thatEncounter: true, withoutCredits: true }),
]
const expectations: readonly Expected[] = persons.flatMap(by => [
  expected(by),
  expected(by, { card: program, servers: ['hq'], kind: 'net', thatRun: true }),
])

const told: Told = {
  by: 'corp',
  corp: 'corp',
  runner: 'runner',
  card: wall,
  isSeen: true,
  server: 'hq',
  protects: false,
  host: null,
  amount: 2,
  kind: null,
  zone: null,
  isAdded: false,
  isNobodys: false,
  byCard: true,
  byRules: false,
  subroutine: null,
}
const tellings: readonly Told[] = [
  told,
  { ...told, by: null, corp: 'you', runner: 'you', amount: 1, byCard: false },
  {
    ...told,
    by: 'you',
    amount: 0,
    isSeen: false,
    card: { is: 'unknown', server: null, protects: false },
    protects: true,
    zone: 'hq',
  },
  {
    ...told,
    by: 'runner',
    server: null,
    host: { is: 'titled', title: 'Djinn' },
    isNobodys: true,
    zone: 'play',
  },
  { ...told, isAdded: true, zone: 'stack', kind: 'hq', by: 'runner' },
  ...['net', 'virus', 'credit', 'tags', 'agenda', 'ice', 'root', 'spend', 'draw', 'flatline', 'points'].map(
    kind => ({ ...told, kind }),
  ),
]

const payment = { pay: [[{ say: 'trash', who: 'you', cards: program }]] } as const
const grounds: readonly Reasoned[] = [
  { advancement: 'advancement', needs: null, has: null, by: null, ground: null },
  { advancement: 'advancement', needs: 3, has: 2, by: wall, ground: payment },
  {
    advancement: 'advancement',
    needs: 1,
    has: 0,
    by: wall,
    ground: { if: { if: 'tagged', who: 'runner', not: false } },
  },
  {
    advancement: 'advancement',
    needs: 2,
    has: 0,
    by: null,
    ground: { is: { types: ['program'], subtypes: ['virus'], traits: [] }, not: true },
  },
  { advancement: 'advancement', needs: 2, has: 1, by: null, ground: null },
]

const nothing: Clause = { say: 'nothing', who: null }
const when = (on: When['on']): Clause => ({
  say: 'when',
  trigger: { on, how: 'when', each: null, atOnce: false, if: [] },
  does: nothing,
})
const ifSo = (condition: If): Clause => ({ say: 'if', condition, then: nothing })

/** How things stand, or do not stand. */
const standings = (not: boolean): readonly If[] => [
  { if: 'running', servers: null, not },
  { if: 'running', servers: ['hq'], not },
  { if: 'turnOf', who: 'you', not },
  { if: 'turnOf', who: 'runner', not },
  { if: 'threat', level: 4, not },
  { if: 'resolving', card: wall, not },
]

const lines = (all: readonly (readonly [string, readonly (Spoken | null)[]])[]): string =>
  all.map(([name, texts]) => `  ${name}: ${[...new Set(texts.map(String))].join(' | ')}`).join('\n')

function bookOf(language: Language): Readonly<Record<string, string>> {
  const prose = (clauses: readonly Clause[]) => clauses.map(each => language.prose([each]))
  const each = <Word extends string>(
    words: readonly Word[],
    say: (word: Word) => readonly (Spoken | null)[],
  ) => lines(words.map(word => [word, say(word)]))
  return {
    'what happens': each<Heard>(allOf.heard, what =>
      prose(eventsOf(what).map(each_ => when({ event: each_ }))),
    ),
    'what happened, or not': each<Heard>(allOf.heard, what =>
      prose(
        eventsOf(what).flatMap(each_ =>
          [false, true].map(not => ifSo({ if: 'happened', event: each_, since: 'thisTurn', not })),
        ),
      ),
    ),
    'what is so, or not': lines(
      standings(false).map((so, i) => [so.if, prose([so, ...standings(true).slice(i, i + 1)].map(ifSo))]),
    ),
    'the log': lines(
      Object.entries(language.log.happened).map(([what, say]) => [
        what,
        tellings.map(told => String(say(told))),
      ]),
    ),
    'what would happen': each<Awaited>(allOf.awaited, would =>
      prose(expectations.map(of => when({ would, of }))),
    ),
    'what is prevented': each<Preventable['effect']>(allOf.preventable, effect =>
      prose(
        ([1, 2, 'all'] as const).flatMap(count =>
          expectations.map(
            (of): Clause => ({ say: 'prevent', who: 'you', what: [{ effect, amount: { count }, of }] }),
          ),
        ),
      ),
    ),
    'what is imminent': each<EffectKind>(allOf.effects, effect => [
      language.flow.expects([{ effect, amount: 1, kind: null, card: null }]),
      language.flow.expects([{ effect, amount: 2, kind: 'net', card: wall }]),
      language.flow.expects([{ effect, amount: -2, kind: 'rez', card: wall }]),
    ]),
    zones: each<Zone>(allOf.zones, zone =>
      prose(
        persons.flatMap(whose =>
          whose === null
            ? []
            : [{ say: 'shuffle', who: 'you', deck: { zone, whose }, afterSearch: false } as const],
        ),
      ),
    ),
    'what was done this way': each<Doing['do']>(allOf.verbs, verb =>
      prose([
        { say: 'gainCredits', who: 'you', amount: { count: 1, forEach: { of: 'done', verb } } },
        { say: 'isEqual', who: null, letter: 'X', is: { numberOf: { of: 'done', verb } } },
      ]),
    ),
    'a payment of a number': lines([
      [
        'X',
        [
          language.payment([
            [
              {
                say: 'payCredits',
                who: 'you',
                amount: { count: 'X', where: { least: [3, 'thatNumber'] } },
                from: null,
              },
            ],
          ]),
        ],
      ],
    ]),
    'why a reply is refused': lines(Object.entries(language.replies).map(([why, text]) => [why, [text]])),
    'why something is not offered': lines(
      Object.entries(language.reasons).map(([why, say]) => [why, grounds.map(say)]),
    ),
  }
}

/**
 * The phrases of each language with the words that stand in them in turn, as a player may meet them. What a change of
 * words moved shows in the recorded books: `npx vitest run phrase-book -u` records them anew.
 */
test.each(tags)('the phrases are the recorded ones (%s)', async tag => {
  const text = Object.entries(bookOf(await wordsOf(tag))).map(([title, all]) => `${title}\n${all}\n`)
  const { folder } = languages[tag]
  await expect(text.join('\n')).toMatchFileSnapshot(`../src/${folder}/tests/phrase-book.snap`)
})
