import { expect, test } from 'vitest'
import type { Zone } from '../../src/state/names.ts'
import { english } from '../../src/text/english/index.ts'
import type { Told } from '../../src/text/english/log.ts'
import type { About, Person } from '../../src/text/phrases.ts'

/**
 * The phrases of the catalogue with the words that stand in them in turn, as a player may meet them. What a change of
 * words moved shows in the recorded book: `npx vitest run phrase-book -u` records it anew.
 */
const persons: readonly (Person | null)[] = [null, 'you', 'corp', 'runner']

const lines = (all: readonly (readonly [string, unknown])[]): string =>
  all.map(([name, text]) => `  ${name}: ${String(text)}`).join('\n')

const each = <T>(table: Readonly<Record<string, T>>, say: (phrase: T) => readonly unknown[]) =>
  lines(
    Object.entries(table).map(([name, phrase]) => [name, [...new Set(say(phrase).map(String))].join(' | ')]),
  )

const about = (by: Person | null, more: Partial<About> = {}): About => ({
  by,
  corp: 'corp',
  runner: 'runner',
  card: null,
  server: null,
  kind: null,
  from: null,
  run: null,
  encounter: null,
  ...more,
})
const abouts: readonly About[] = [
  ...persons.map(by => about(by)),
  about(null, { corp: 'you', runner: 'you' }),
  about('corp', { card: 'this card', server: 'HQ', kind: 'net', from: 'from R&D' }),
  about('runner', { run: 'that run', encounter: 'that encounter' }),
]

const told: Told = {
  by: 'corp',
  corp: 'corp',
  runner: 'runner',
  card: 'Wall',
  isSeen: true,
  server: 'HQ',
  protects: false,
  host: null,
  amount: 2,
  kind: null,
  zone: null,
  isAdded: false,
  isNobodys: false,
  byCard: true,
  byRules: false,
}
const tellings: readonly Told[] = [
  told,
  { ...told, by: null, corp: 'you', runner: 'you', amount: 1, byCard: false },
  { ...told, by: 'you', amount: 0, isSeen: false, card: 'a card', protects: true, zone: 'hq' },
  { ...told, by: 'runner', server: null, host: 'Djinn', isNobodys: true, zone: 'play' },
  { ...told, isAdded: true, zone: 'stack', kind: 'hq', by: 'runner' },
  ...['net', 'virus', 'credit', 'tags', 'agenda', 'ice', 'root', 'spend', 'draw', 'flatline', 'points'].map(
    kind => ({ ...told, kind }),
  ),
]

const expected = persons.flatMap(by => [
  about(by),
  about(by, { card: 'a program', server: 'HQ', kind: 'net', run: 'that run' }),
])
const counts = [
  ['1', true],
  ['2', false],
  ['all', false],
] as const

const zones: readonly Zone[] = [
  ...([
    'hq',
    'rnd',
    'archives',
    'root',
    'ice',
    'corpScore',
    'grip',
    'stack',
    'heap',
    'rig',
    'runnerScore',
  ] as const),
  ...(['identity', 'play', 'hosted', 'setAside', 'removed'] as const),
]

const book: Readonly<Record<string, string>> = {
  'what happens': each(english.events, say => abouts.map(e => say(e).now)),
  'what happened': each(english.events, say => abouts.map(e => say(e).past)),
  'what did not happen': each(english.events, say => abouts.map(e => say(e).not)),
  'the log': each(english.log.happened, say => tellings.map(say)),
  'what would happen': each(english.effects.would, say => expected.map(say)),
  'what is prevented': each(english.effects.prevented, say =>
    counts.flatMap(([count, one]) => expected.map(e => say(count, one, e))),
  ),
  'what is changed': each(english.effects.value, say => expected.map(say)),
  'what is imminent': each(english.effects.imminent, say => [
    say(1, null, null),
    say(2, 'net', 'Wall'),
    say(-2, 'rez', 'Wall'),
  ]),
  zones: lines(
    zones.flatMap(zone =>
      persons.flatMap(whose =>
        whose === null ? [] : [[`${zone} of ${whose}`, english.nouns.zone(zone, whose)] as const],
      ),
    ),
  ),
  'what was done this way': each(english.nouns.each.result, of => [of.one, of.many]),
  'why a reply is refused': each(english.labels.replies, text => [text]),
  'why something is not offered': each(english.labels.reasons, say => [
    say({ needs: null, has: null, by: null, words: null }),
    say({ needs: 3, has: 2, by: 'Wall', words: 'trash a card' }),
    say({ needs: 1, has: 0, by: 'Wall', words: 'the Runner is tagged' }),
    say({ needs: 2, has: 0, by: null, words: null }),
    say({ needs: 2, has: 1, by: null, words: 'spend a click' }),
  ]),
}

test('the phrases that are made of words alone are the recorded ones', async () => {
  const text = Object.entries(book).map(([title, all]) => `${title}\n${all}\n`)
  await expect(text.join('\n')).toMatchFileSnapshot('./phrase-book.snap')
})
