import { expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'

const defaults = settingsFrom(null)

test('what an earlier visit has left is kept as far as it makes sense', () => {
  expect(settingsFrom('{"theme":"light","pace":"warp"}')).toEqual({ ...defaults, theme: 'light' })
})

test('what was damaged, or was never a setting, gives the usual ones', () => {
  for (const text of ['', 'null', '7', '[]', '{"stops":3}', '{"stops":{"mode":"few","at":"x"}}'])
    expect(settingsFrom(text)).toEqual(defaults)
})

test('stops of an earlier visit are kept, and what else was among them is not', () => {
  const kept =
    '{"stops":{"mode":"able","at":{"run.passWindow":"pass","run.initiationWindow":"sing","no place":"ask"}}}'
  expect(settingsFrom(kept).stops).toEqual({ mode: 'able', at: { 'run.passWindow': 'pass' } })
  const { stops } = settingsFrom('{"stops":{"mode":"few","at":["run.passWindow",5]}}')
  expect(stops).toEqual({ mode: 'few', at: { 'run.passWindow': 'ask' } })
})
