import type { OptionView, SeenCard, View } from '@paydata/engine'
import { defineCards, viewFor } from '@paydata/engine'
import { blankOption } from '@paydata/engine/fields'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { memoryOf } from './memory.ts'
import { pack } from './pack.ts'
import { optionShape } from './shapes.ts'
import { unpack } from './unpack.ts'

const view: View = viewFor(scenario({ definitions: defineCards('wire', []) }).corpTurn().json, 'corp')

const sentFor = (value: unknown): unknown => JSON.parse(JSON.stringify(pack(value, memoryOf(view))))
const sizeOf = (value: unknown): number => JSON.stringify(sentFor(value)).length

const option: OptionView = {
  ...blankOption,
  id: 'install:17',
  does: 'install',
  definition: 'a_card',
  card: 17,
  ability: 'basic/corp/install',
}

test.each([
  ['numbers', [0, 1, -7, 2 ** 40, 0.5, 2 ** 53 - 1]],
  ['words, again and for the first time', ['discard', 'a word', 'a word', '', '0', 'discard']],
  ['what has no shape', { advancement: 2, 'with spaces': null, list: [[], [false, true]] }],
  ['objects in objects', { card: null, path: 'x' }],
  ['options', [option, { ...option, id: 'install:18', card: 18 }, { ...option, id: 'install:17#2' }]],
])('%s come out as they went in', (_name, value) => {
  expect(JSON.stringify(unpack(sentFor(value), memoryOf(view)))).toBe(JSON.stringify(value))
})

test('the name of an option is sent only where it does not follow from the rest of it', () => {
  expect(sizeOf({ ...option, id: 'install:17#2' })).toBeGreaterThan(
    sizeOf(option) + '"install:17#2"'.length - 1,
  )
})

test('an option is shown with the fields of the table, in its order', () => {
  const [shown] = view.question?.form === 'choose' ? view.question.options : []
  expect(Object.keys(shown ?? {})).toEqual(optionShape.fields)
})

test('an object like the one before takes a few bytes', () => {
  expect(sizeOf([option, { ...option, id: 'install:18', card: 18 }]) - sizeOf([option])).toBeLessThan(12)
})

test('a card that the client sees already is told by its name alone', () => {
  const { id, face } = view.corp.identity
  const seen: SeenCard = { id, definition: face?.definition ?? '', title: face?.title ?? '', before: null }
  expect(sizeOf(seen)).toBeLessThan(8)
})

test('what was packed for another view is no update', () => {
  expect(() => unpack([31], memoryOf(view))).toThrow('there is no shape 31')
  expect(() => unpack(99_999, memoryOf(view))).toThrow('there is no word 49999')
})
