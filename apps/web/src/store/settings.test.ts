import { expect, test } from 'vitest'
import { paceFor, settingsFrom } from './settings.ts'

const defaults = settingsFrom(null)

test('stored settings are kept if their values are known', () => {
  expect(settingsFrom('{"theme":"light","pace":"warp"}')).toEqual({ ...defaults, theme: 'light' })
})

test('damaged settings give the default ones', () => {
  for (const text of ['', 'null', '7', '[]', '{"stops":3}', '{"stops":{"mode":"few","at":"x"}}'])
    expect(settingsFrom(text)).toEqual(defaults)
})

test('the volume is kept; what was stored before there was one sounds as loud as then', () => {
  expect(settingsFrom('{"sound":"on","volume":9}')).toEqual({ ...defaults, volume: 9 })
  expect(settingsFrom('{"sound":"off"}')).toEqual({ ...defaults, sound: 'off', volume: 5 })
  for (const volume of ['0', '11', '-1', '2.5', '"9"', '[9]', 'null', '1e999'])
    expect(settingsFrom(`{"volume":${volume}}`).volume).toBe(5)
})

test('stored stops are kept, without unknown orders', () => {
  const kept =
    '{"stops":{"mode":"able","at":{"run.passWindow":"pass","run.initiationWindow":"sing","no place":"ask"}}}'
  expect(settingsFrom(kept).stops).toEqual({ mode: 'able', at: { 'run.passWindow': 'pass' } })
  const { stops } = settingsFrom('{"stops":{"mode":"few","at":["run.passWindow",5]}}')
  expect(stops).toEqual({ mode: 'few', at: { 'run.passWindow': 'ask' } })
})

test('how often counts were seen to change is kept, and nothing else in its place', () => {
  expect(settingsFrom('{"countsSeen":{"credit":3,"tag":"many"}}').countsSeen).toEqual({ credit: 3 })
  expect(settingsFrom('{"countsSeen":7}').countsSeen).toEqual({})
})

test('a player may have the computer answer at once; who watches two of them sees each answer', () => {
  expect([paceFor('runner', 'none'), paceFor('spectator', 'none')]).toEqual([0, 200])
  expect([paceFor('runner', 'slow'), paceFor('spectator', 'slow')]).toEqual([1100, 1100])
})
