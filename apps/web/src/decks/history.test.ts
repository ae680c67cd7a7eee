import { expect, test } from 'vitest'
import type { Draft } from './history.ts'
import { begunWith, changed, redone, undone } from './history.ts'

const draft = (name: string): Draft => ({ name, identity: '', cards: [], format: 'core' })
const names = ['a', 'b', 'c']
const after = names.reduce((history, name) => changed(history, draft(name)), begunWith(draft('')))

test('each change can be undone, and what was undone done again', () => {
  expect(undone(after).now.name).toBe('b')
  expect(undone(undone(undone(undone(after)))).now.name).toBe('')
  expect(redone(undone(undone(after))).now.name).toBe('b')
  expect(redone(after)).toBe(after)
})

test('a change after undoing forgets what was undone', () => {
  const other = changed(undone(after), draft('other'))
  expect(redone(other).now.name).toBe('other')
  expect(undone(other).now.name).toBe('b')
})

test('a name that is typed letter by letter is one step', () => {
  const typed = ['N', 'No', 'Now'].reduce((history, name) => changed(history, draft(name), 'name'), after)
  expect(typed.now.name).toBe('Now')
  expect(undone(typed).now.name).toBe('c')
  const anew = changed(undone(typed), draft('X'), 'name')
  expect(undone(anew).now.name).toBe('c')
})
