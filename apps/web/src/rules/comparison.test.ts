import { stepName } from '@paydata/words/english'
import { expect, test } from 'vitest'
import { compared, comparison } from './comparison.ts'

const all = comparison()
const cell = (id: string, edition: string) =>
  all
    .flatMap(({ moments }) => moments)
    .find(moment => moment.id === id)
    ?.cells.find(each => each.edition === edition)

test('editions stand side by side from the newest on', () => {
  expect(compared.map(({ name }) => name)).toEqual(['26.03', '1.6', '1.4', '2017', '2013', '2012'])
})

test('every step of every edition has its rule there', () => {
  for (const { name, structures } of compared)
    for (const [of, rows] of Object.entries(structures))
      for (const { step, rule } of rows) expect(cell(`${of}.${step}`, name)).toMatchObject({ rule })
})

test('a step that only the newest rules have is missing in older ones, and one that they have is added', () => {
  expect(cell('run.initiationWindow', '26.03')).toMatchObject({ difference: 'same', rule: '6.9.1e' })
  expect(cell('run.initiationWindow', '1.6')).toMatchObject({ difference: 'missing', rule: null, nth: null })
  expect(cell('approach.firstWindow', '2017')).toMatchObject({
    difference: 'added',
    rule: 'Rules Reference, Run 2.1',
  })
  expect(cell('approach.firstWindow', '26.03')).toMatchObject({ difference: 'same', rule: null })
})

test('jacking out at the server comes after the server is approached in 2017, and before it today', () => {
  expect(cell('run.jackOut', '2017')).toMatchObject({ difference: 'moved' })
  expect(cell('run.pass', '2017')).toMatchObject({ difference: 'same' })
})

test('a step with another window is marked', () => {
  expect(cell('corpTurn.actionPhaseWindow', '2012')).toMatchObject({ difference: 'window', window: null })
  expect(cell('corpTurn.actionPhaseWindow', '2013')).toMatchObject({ difference: 'same' })
})

test('the newest rules differ from themselves in nothing, and a step is where its own rules have it', () => {
  for (const { moments } of all)
    for (const { cells } of moments)
      for (const { rule, nth } of cells) expect(rule === null).toBe(nth === null)
  const newest = all.flatMap(({ moments }) =>
    moments.flatMap(({ cells }) => cells.filter(({ edition }) => edition === '26.03')),
  )
  expect(new Set(newest.map(({ difference }) => difference))).toEqual(new Set(['same']))
})

test('no two steps of a part have the same name', () => {
  for (const { moments } of all) {
    const names = moments.map(({ structure, step }) => stepName(structure, step))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  }
})
