import type { Instruction } from '@paydata/engine/inside/instructions/index'
import type { Ability, Declaration, Trigger } from '@paydata/engine/inside/language/abilities'
import type { CostItem } from '@paydata/engine/inside/language/costs'
import type {
  Amount,
  Cards,
  Condition,
  Group,
  One,
  Place,
  Test,
} from '@paydata/engine/inside/language/expressions'
import type { EffectPattern, Pattern } from '@paydata/engine/inside/language/patterns'
import type { CardType, Side } from '@paydata/engine/inside/state/names'
import { typesOf } from '@paydata/engine/inside/state/names'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText, effectText, reasonText } from '../src/tree/index.ts'
import { allInEach, expectedOf } from '../testing/expected.ts'
import { wrongWordingIn } from '../testing/wording.ts'
import type { Draw } from './numbers.ts'
import { numbersFrom, oneOf } from './numbers.ts'
import { verbs } from './verb-words.ts'
import { amounts, conditions, declarations, items, tests, triggers } from './words.ts'
import { allOf } from './words-of.ts'

type Of = { readonly card?: One | readonly Test[] }
/** What happens to cards, and may be asked of one or of those of a kind. */
const ofCards: readonly ((of: Of) => Pattern)[] = [
  of => ({ what: ['played'], ...of }),
  of => ({ what: ['discarded'], ...of }),
  of => ({ what: ['installed'], ...of }),
  of => ({ what: ['trashed'], by: 'runner', ...of }),
  of => ({ what: ['installed', 'trashed'], by: 'you', ...of }),
  of => ({ what: ['moved'], from: ['hq'], ...of }),
  of => ({ what: ['revealed'], by: 'you', ...of }),
  of => ({ what: ['advanced'], ...of }),
  of => ({ what: ['forfeited'], ...of }),
  of => ({ what: ['uninstalled'], ...of }),
  of => ({ what: ['rezzed'], ...of }),
  of => ({ what: ['derezzed'], ...of }),
  of => ({ what: ['turnedFaceup'], ...of }),
  of => ({ what: ['exposed'], ...of }),
  of => ({ what: ['addedToScoreArea'], ...of }),
  of => ({ what: ['swapped'], ...of }),
  of => ({ what: ['emptied'], ...of }),
  of => ({ what: ['accessed'], ...of }),
  of => ({ what: ['accessEnded'], ...of }),
  of => ({ what: ['iceApproached'], ...of }),
  of => ({ what: ['iceEncountered'], ...of }),
  of => ({ what: ['encounterEnded'], ...of }),
  of => ({ what: ['iceFullyBroken'], ...of }),
  of => ({ what: ['iceBypassed'], ...of }),
  of => ({ what: ['icePassed'], kind: 'fullyBroken', ...of }),
  of => ({ what: ['subroutineResolved'], ...of }),
  of => ({ what: ['subroutineBroken'], because: 'self', ...of }),
  of => ({ what: ['abilityUsed'], by: 'you', ...of }),
  of => ({ what: ['countersPlaced'], kind: 'virus', ...of }),
  of => ({ what: ['scored', 'stolen'], ...of }),
  of => ({ what: ['scored'], server: ['here'], ...of }),
]

function patternBy(draw: Draw, test: () => Test): Pattern {
  if (draw(2) === 0) return { what: [oneOf(draw, allOf.heard)] }
  const which = [
    () => ({}),
    () => ({ card: 'self' }) as const,
    () => ({ card: [test()] }),
    () => ({ card: oneOf<One>(draw, ['host', 'accessed', 'encountered', 'approached']) }),
    () => ({ card: [test()] }),
  ]
  return oneOf(draw, ofCards)(oneOf<() => Of>(draw, which)())
}

/** Every trigger condition there is, about any kind of card. */
function triggerBy(draw: Draw, test: () => Test, condition: () => Condition): Trigger {
  const one = <Of>(of: readonly Of[]): Of => oneOf(draw, of)
  const on = (): Pattern => patternBy(draw, test)
  const effect = (): EffectPattern => ({ effect: one(allOf.awaited) })
  return one<() => Trigger>([
    () => ({ on: on() }),
    () => ({ on: on() }),
    () => ({ on: on(), if: condition() }),
    () => ({ on: on(), first: one(['turn', 'run']) }),
    () => ({ on: on(), atOnce: 1 + draw(2) }),
    () => ({ state: condition() }),
    () => ({ would: effect() }),
    () => ({ would: effect(), first: one(['turn', 'run']), if: condition() }),
    () => ({ expected: effect() }),
    () => oneOf(draw, triggers)[0],
  ])()
}

const places: readonly Place[] = [
  ...allOf.zones.filter(zone => zone !== 'removed'),
  'corpHand',
  'hosted',
  'scoreAreas',
  'drawn',
  { top: 3, of: 'rnd' },
  { top: 1, of: 'stack' },
]
const types: readonly CardType[] = [...typesOf.corp, ...typesOf.runner]
/** Kinds of card: one, or one of two. */
const kinds: readonly (() => Test)[] = [
  ...types.map(type => () => say.type(type)),
  ...types.map((type, i) => () => say.type(type, types[(i + 3) % types.length] ?? type)),
  () => say.subtype('virus'),
  () => say.subtype('icebreaker', 'transaction'),
  () => say.ownedBy('corp'),
]
const notKinds: readonly (() => Test)[] = [
  ...types.map(type => () => say.not(say.type(type))),
  () => say.not(say.subtype('ai')),
]

type Words<Of> = Readonly<Record<string, readonly [Of, string]>>

/** A definition that nobody would write, with any word of the vocabulary, nested two deep. */
function write(draw: Draw, instructions: Words<Instruction> = verbs): Ability {
  const one = <Of>(of: readonly Of[]): Of => oneOf(draw, of)
  const of = <Of>(table: Words<Of>): Of => oneOf(draw, table)[0]
  let named = 0

  const leafAmount = (): Amount => (draw(3) === 0 ? 1 + draw(3) : of<Amount>(amounts))
  const someAmount = (part: () => Amount): Amount =>
    one<() => Amount>([
      leafAmount,
      leafAmount,
      () => ({ amount: 'sum', of: [part(), part()] }),
      () => ({ amount: 'minus', from: part(), less: part() }),
      () => ({ amount: 'times', by: 1 + draw(3), of: part() }),
      () => ({ amount: 'least', of: [part(), part()] }),
    ])()
  const amount = (): Amount => someAmount(() => someAmount(leafAmount))
  const kind = (): Test => (draw(2) === 0 ? of<Test>(tests) : one(kinds)())
  const otherKind = (): Test => one(notKinds)()
  /** Cards in any place, of any kind. */
  const group = (): Group =>
    one<() => Group>([
      () => say.from('installed', kind()),
      () => say.from('installed', of<Test>(tests), of<Test>(tests)),
      () => say.from('installed', otherKind()),
      () => say.from(one(places), kind()),
      () => say.from(one(places)),
    ])()
  const cards = (): Cards =>
    one<() => Cards>([
      () => one(['self', 'host', 'encountered', 'approached', 'accessed', 'it']),
      () => one(['self', 'host', 'encountered', 'approached', 'accessed', 'it']),
      () => say.chosen(group(), `c${named++}`),
      () => say.chosen(group(), `c${named++}`, 2),
      () => say.all(group()),
      () => ({ the: `c${draw(named + 1)}` }),
    ])()
  const leafCondition = (): Condition => of<Condition>(conditions)
  const condition = (): Condition =>
    one<() => Condition>([
      leafCondition,
      leafCondition,
      () => ({ if: 'not', condition: leafCondition() }),
      () => {
        const [is, isNot] = [of<Test>(tests), of<Test>(tests)]
        return say.cardIs('self', is, ...(draw(2) === 0 || is === isNot ? [] : [say.not(isNot)]))
      },
      () => say.isNot(say.cardIs('self', draw(2) === 0 ? of<Test>(tests) : say.not(of<Test>(tests)))),
      () => ({ if: 'exists', group: group() }),
      () => ({ if: 'all', of: [leafCondition(), leafCondition()] }),
      () => ({ if: 'atLeast', amount: leafAmount(), than: 1 + draw(3) }),
    ])()
  const trigger = (): Trigger => triggerBy(draw, kind, leafCondition)
  const leaf = (): Instruction =>
    one<() => Instruction>([
      () => of<Instruction>(instructions),
      () => of<Instruction>(instructions),
      () => say.gainCredits(amount(), one(['you', 'runner'])),
      () => say.loseCredits(amount(), 'runner'),
      () => say.damage('net', amount()),
      () => say.giveTags(amount()),
      () => say.placeCounters('virus', amount(), cards()),
      () => say.trash(cards()),
      () => say.rez(cards()),
      () => say.gainCredits({ amount: 'count', of: group() }),
      () => say.chooseCards(say.chosen(group(), `c${named++}`)),
      () => say.lasting(say.untilRunEnds, [of<Declaration>(declarations)]),
    ])()
  const instruction = (depth: number): Instruction => {
    if (depth === 0) return leaf()
    const next = (): Instruction => instruction(depth - 1)
    return one<() => Instruction>([
      () => say.may([next()]),
      () => say.may([next(), next()], { who: one(['you', 'runner']) }),
      () => say.may([next()], { otherwise: [next()] }),
      () => say.mayPay([of<CostItem>(items)], { then: [next()] }),
      () => say.mayPay([say.credits(2)], { then: [next()], who: one(['you', 'runner']) }),
      () => say.mayPay([of<CostItem>(items)], { who: 'runner', otherwise: [next()] }),
      () => say.ifSo(condition(), [next()], [next()]),
      () => say.oneOf([[next()], [next()]]),
      () => say.oneOf([[next()], [next()]], { who: 'runner' }),
      () => say.together(next(), next()),
      () => say.repeat(2, [next()]),
      () => say.later(say.when({ on: patternBy(draw, kind) }, next())),
      () => say.run(['hq'], [next()]),
      () => say.trace(2, { ifSuccessful: [next()] }),
    ])()
  }
  return one<() => Ability>([
    () => say.play(instruction(draw(3)), instruction(draw(2))),
    () => say.when(trigger(), instruction(draw(3))),
    () => say.paid([of<CostItem>(items)], [instruction(draw(3))]),
    () => say.subroutine(instruction(draw(3))),
    () => say.whileSo(condition(), of<Declaration>(declarations)),
    () => say.always(of<Declaration>(declarations)),
  ])()
}

/** With other numbers in it: what is said of one is said otherwise of two. */
const renumbered = (ability: Ability, draw: Draw): Ability =>
  JSON.parse(JSON.stringify(ability), (key, value: unknown) =>
    typeof value !== 'number' || value <= 0 ? value : key === 'least' ? 1 : 1 + draw(2),
  )

/** Each definition has numbers of its own: a word that comes to one of them changes no other. */
const nth = (seed: number, i: number): Ability =>
  renumbered(write(numbersFrom(seed, i)), numbersFrom(seed, `the numbers of ${i}`))

test('a verb that is added comes into some definitions, and leaves all others as they are', () => {
  const added = say.gainCredits(9)
  // Wherever it stands among the others.
  const more = { added: [added, ''] as const, ...verbs }
  const both = Array.from({ length: 4000 }, (_, i) =>
    [verbs, more].map(words => JSON.stringify(write(numbersFrom(7, i), words))),
  )
  const changed = both.filter(([before, after]) => before !== after)
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.length).toBeLessThan(both.length / 10)
  for (const [, after] of changed) expect(after).toContain(JSON.stringify(added))
})

const facts: readonly (readonly [Side, CardType])[] = [
  ['corp', 'asset'],
  ['corp', 'ice'],
  ['runner', 'program'],
  ['runner', 'event'],
  ['corp', 'agenda'],
  ['corp', 'operation'],
  ['corp', 'upgrade'],
  ['corp', 'identity'],
  ['runner', 'hardware'],
  ['runner', 'resource'],
  ['runner', 'identity'],
]

test.each(tags)('no text says what no text may say, whatever is defined (%s)', async tag => {
  const language = await wordsOf(tag)
  const expected = await expectedOf(tag)
  const faults = Array.from({ length: 6000 }, (_, i) => {
    const [side, type] = facts[i % facts.length] ?? ['corp', 'asset']
    const definition = {
      is: 'any',
      printed: { title: 'Any', side, type },
      abilities: [nth(7, i)],
    }
    const text = cardText(definition, language).join(' ')
    return wrongWordingIn(text, expected) ?? []
  })
  expect(faults.flat().slice(0, 5)).toEqual([])
})

const isList = (node: object): boolean => Array.isArray(node) && node.some(part => 'do' in Object(part))
/** Conditions, tests and costs, by which a reason tells why something is not so. */
const isGround = (node: object): boolean =>
  ['if', 'is', 'pay'].some(key =>
    Object.entries(node).some(([name, word]) => name === key && Object(word) !== word),
  )

/** The paths of all parts of a definition that prompts and reasons name. */
function* pathsIn(node: unknown, path: string): Generator<readonly [kind: 'does' | 'ground', path: string]> {
  if (typeof node !== 'object' || node === null) return
  if (isList(node)) yield ['does', path]
  if (isGround(node)) yield ['ground', path]
  for (const [key, part] of Object.entries(node)) yield* pathsIn(part, `${path}/${key}`)
}

type Spoken = Awaited<ReturnType<typeof wordsOf>>

/** What prompts and reasons make of a part of a definition. */
const texts = {
  does: (path: string, language: Spoken): readonly string[] => [
    effectText('law', path, language) ?? 'Nothing.',
  ],
  ground: (path: string, language: Spoken): readonly string[] =>
    (['condition', 'unfit', 'cost', 'counters'] as const).map(reason =>
      reasonText({ reason, condition: path, needs: 2, has: 1 }, 'law', language),
    ),
}

test.each(tags)('no prompt and no reason says what no text may say, whatever is defined (%s)', async tag => {
  const language = await wordsOf(tag)
  const definitions = Array.from({ length: 1500 }, (_, i) => {
    const [side, type] = facts[i % facts.length] ?? ['corp', 'asset']
    const printed = { title: `Card ${i}`, side, type }
    return { is: `c${i}`, printed, abilities: [nth(3, i)] }
  })
  // What is only spoken of may wait for what no card can.
  say.nameCards('law', definitions)
  const read = new Set<string>()
  for (const { is, abilities } of definitions)
    for (const [kind, path] of pathsIn(abilities[0], `${is}/0`)) {
      for (const text of texts[kind](path, language)) read.add(text)
    }
  expect(read.size).toBeGreaterThan(2000)
  const expected = await expectedOf(tag)
  expect([...read].flatMap(text => wrongWordingIn(text, expected) ?? []).slice(0, 5)).toEqual([])
})

test.each(tags)('no two cards go by one name, whatever they are (%s)', async tag => {
  const language = await wordsOf(tag)
  const kinds = Object.values(tests).map(([test]) => test)
  const { trash, derez } = (await expectedOf(tag)).imperatives
  const told = new RegExp(`${trash} (?<one>[^.]+)\\. ${derez} (?<other>[^.]+)\\.`)
  const faults = kinds.flatMap(first =>
    kinds.flatMap(second => {
      const play = say.play(
        say.chooseCards(say.chosen(say.from('installed', first), 'a')),
        say.chooseCards(say.chosen(say.from('installed', second), 'b')),
        say.trash(say.the('b')),
        say.derez(say.the('a')),
      )
      const printed = { title: 'Any', side: 'corp', type: 'operation' } as const
      const text = cardText({ is: 'any', printed, abilities: [play] }, language).join(' ')
      const { one, other } = told.exec(text)?.groups ?? {}
      return one === undefined || one === other ? [text] : []
    }),
  )
  expect(faults.slice(0, 5)).toEqual([])
})

test('two cards that would be called the same are the first and the second', async () => {
  const languages = await Promise.all(tags.map(wordsOf))
  const program = say.from('installed', say.type('program'))
  const play = say.play(
    say.chooseCards(say.chosen(program, 'a')),
    say.chooseCards(say.chosen(program, 'b')),
    say.trash(say.the('b')),
    say.derez(say.the('a')),
  )
  const definition = {
    is: 'any',
    printed: { title: 'Any', side: 'corp', type: 'operation' },
    abilities: [play],
  } as const
  expect(languages.map(language => cardText(definition, language))).toEqual(
    allInEach(
      'Choose 1 installed program. Choose 1 installed program. Trash the second program. Derez the first program.',
    ),
  )
})
