import { defineAllCards } from '@paydata/cards'
import type { RefusedOptionView, View } from '@paydata/engine'
import { editionNamed, refusedFor, viewFor } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { scenario } from '@paydata/scenario'
import { labelOf } from '@paydata/words/english'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { momentOfView } from '../table/tracks.ts'
import { offeredIn } from './now.ts'

defineOlderEditions()
for (const part of ['page', 'table'] as const) await loadWords(part)

const game = (edition = '26.03') => scenario({ definitions: defineAllCards(), edition })

/** What another edition would offer at what somebody is asked, in short. */
function toldIn(view: View, other: string, refused: readonly RefusedOptionView[] = []) {
  const { here, lacks, adds, also, rules } = offeredIn(view, momentOfView(view), other, refused)
  return {
    here,
    lacks: lacks.map(option => labelOf(option, view)),
    adds,
    also: also.map(({ row: { step, rule } }) => `${step} (${rule})`),
    rules: rules.map(({ choice, rule }) => `${choice}: ${editionNamed(other).rules[choice]} (${rule})`),
  }
}

test('where the Corp may rez approached ice, the Runner could jack out before in 2013, but not at the first ice', () => {
  const approaching = (ice: string) =>
    game()
      .corp({ hqIce: ['Enigma', 'Ice Wall'] })
      .approaching(ice).json
  expect(toldIn(viewFor(approaching('Ice Wall'), 'corp'), '2013').also).toEqual([
    'firstWindow (FAQ 1.1, Timing Structure of a Run 2.1)',
  ])
  expect(toldIn(viewFor(approaching('Enigma'), 'corp'), '2013')).toEqual({
    here: 'same',
    lacks: [],
    adds: [],
    also: [
      'firstWindow (FAQ 1.1, Timing Structure of a Run 2.1)',
      'jackOut (FAQ 1.1, Timing Structure of a Run 2.2)',
    ],
    rules: [],
  })
})

test('a player who may jack out on approach in 2013 is offered nothing of the kind there today', () => {
  const table = game('2013')
    .corp({ hqIce: ['Enigma', 'Enigma'] })
    .runnerTurn()
  table.runner.runs('HQ')
  table.passUntil('jackOut')
  const view = viewFor(table.json, 'runner')
  expect(momentOfView(view)).toBe('approach.jackOut')
  expect(toldIn(view, '26.03')).toMatchObject({ here: 'missing', lacks: ['Jack out'] })
  expect(toldIn(view, '2017')).toEqual({ here: 'same', lacks: [], adds: [], also: [], rules: [] })
})

test('the window before the first ice is missing in all older editions, with what it offers', () => {
  const table = game()
    .corp({ hqIce: ['Enigma'], hqRoot: ['Corporate Troubleshooter'], credits: 9 })
    .runnerTurn()
  table.runner.runs('HQ')
  table.passUntil(state => state.waiting.some(question => question.for === 'corp'))
  const view = viewFor(table.json, 'corp')
  expect(momentOfView(view)).toBe('run.initiationWindow')
  expect(toldIn(view, '1.6')).toMatchObject({
    here: 'missing',
    lacks: [expect.stringContaining('Rez Corporate Troubleshooter')],
  })
})

test('before its first action the Corp of 2012 could not rez what it may rez there today', () => {
  const { json } = game()
    .corp({ remotes: [{ root: ['PAD Campaign'] }], credits: 9 })
    .at('corpTurn.actionPhaseWindow')
  const view = viewFor(json, 'corp')
  expect(momentOfView(view)).toBe('corpTurn.actionPhaseWindow')
  expect(toldIn(view, '2012')).toMatchObject({ here: 'window', lacks: ['Rez PAD Campaign (2[credit])'] })
  expect(toldIn(view, '2013')).toMatchObject({ here: 'same', lacks: [] })
})

test('as many abilities as one likes may be used on a card that is accessed, by the Rules Reference', () => {
  const { json } = game()
    .corp({ hand: ['PAD Campaign'] })
    .runner({ credits: 9 })
    .accessing('PAD Campaign')
  const view = viewFor(json, 'runner')
  expect(toldIn(view, '2017').rules).toEqual(['midAccessAbilities: any (Rules Reference, Run 5.5.2)'])
  expect(toldIn(view, '1.6').rules).toEqual([])
})

test('of a card that is accessed in Archives is told where it lies afterwards, of one in a root not', () => {
  const breaching = game()
    .corp({ archives: ['PAD Campaign', 'Hedge Fund'] })
    .breaching('archives').json
  expect(toldIn(viewFor(breaching, 'runner'), '2017').rules).toEqual([
    'accessLimit: total (Rules Reference, Accessing Multiple Cards in a Server)',
    'accessedCards: setAside (Rules Reference, Run 5.5.4)',
  ])
  const remote = game()
    .corp({ remotes: [{ root: ['PAD Campaign', 'Corporate Troubleshooter'] }] })
    .breaching('remote1').json
  expect(toldIn(viewFor(remote, 'runner'), '2017').rules.join()).not.toContain('accessedCards')
})

test('before the first turn no table has the moment, and the editions offer the same hand to keep', () => {
  const table = scenario({ definitions: defineAllCards(), edition: '26.03' }).atMulligans()
  const view = viewFor(table.json, 'corp')
  expect(view.question?.asks).toBe('mulligan')
  expect(momentOfView(view)).toBeNull()
  for (const other of ['2012', '2013', '2017', '1.4', '1.6'])
    expect(toldIn(view, other)).toEqual({ here: 'same', lacks: [], adds: [], also: [], rules: [] })
})

const toldAs = (choice: string, view: View, other: string, refused: readonly RefusedOptionView[] = []) =>
  toldIn(view, other, refused).rules.filter(rule => rule.startsWith(choice))

test('a draw from an empty stack is refused by a rule that only older texts have', () => {
  const view = viewFor(game().runner({ deck: [] }).runnerTurn().json, 'runner')
  expect(toldAs('noEffectActions', view, '1.6')).toEqual(['noEffectActions: forbidden (CR 1.6, 1.2.5)'])
  expect(toldAs('noEffectActions', view, '2017')).toEqual([
    'noEffectActions: forbidden (Rules Reference, Using Abilities)',
  ])
})

test('while all that is offered does something, nobody is told of actions without effect', () => {
  const corp = viewFor(game().corpTurn().json, 'corp')
  const runner = viewFor(
    game()
      .runner({ deck: ['Sure Gamble'] })
      .runnerTurn().json,
    'runner',
  )
  for (const view of [corp, runner]) {
    expect(view.question?.asks).toBe('action')
    expect(toldAs('noEffectActions', view, '1.6')).toEqual([])
  }
})

test('what an older game refuses as it would change nothing may be done today', () => {
  const { json } = game('2013').runner({ deck: [] }).runnerTurn()
  const view = viewFor(json, 'runner')
  expect(toldAs('noEffectActions', view, '26.03', refusedFor(json, 'runner'))).toEqual([
    'noEffectActions: allowed (9.5.6)',
  ])
  expect(toldAs('noEffectActions', view, '26.03', [])).toEqual([])
})

test('of a second console only a Runner is told who has one installed and another in hand', () => {
  const told = (rig: string[], hand: string[]) =>
    toldAs('secondConsole', viewFor(game().runner({ rig, hand }).runnerTurn().json, 'runner'), '2013')
  expect(told(['Desperado'], ['Grimoire'])).toEqual(['secondConsole: forbidden (FAQ 1.1, question 24)'])
  expect(told(['Desperado'], ['Datasucker'])).toEqual([])
  expect(told([], ['Grimoire'])).toEqual([])
})

test('what is told is the same whatever the viewer does not see', () => {
  const told = (hidden: string, viewer: 'runner' | 'spectator') => {
    const table = game()
      .corp({ hqIce: [hidden], hand: [hidden], remotes: [{ root: ['Snare!'] }] })
      .runnerTurn()
    table.runner.runs('HQ')
    table.passUntil('jackOut')
    const view = viewFor(table.json, viewer)
    return ['2012', '2013', '2017', '1.4', '1.6'].map(other => toldIn(view, other))
  }
  expect(told('Enigma', 'runner')).toEqual(told('Ice Wall', 'runner'))
  expect(told('Enigma', 'spectator')).toEqual(told('Ice Wall', 'spectator'))
})
