import { defineAllCards } from '@paydata/cards'
import { editionNamed, viewFor } from '@paydata/engine'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { trackOf } from './tracks.ts'

for (const part of ['page', 'table'] as const) await loadWords(part)

const game = () => scenario({ definitions: defineAllCards() })
const corpTurn = viewFor(game().corpTurn().json, 'corp')
const runnerTurn = viewFor(game().runnerTurn().json, 'runner')
const run = viewFor(
  game()
    .corp({ hqIce: ['Enigma'] })
    .approaching('Enigma').json,
  'runner',
)
const { structures } = editionNamed(corpTurn.edition)

const nowIn = (view: typeof run, what: string, step: string) => {
  const [outermost] = view.progress
  if (outermost === undefined) throw new Error('Nothing is in progress.')
  return trackOf({ ...view, progress: [{ ...outermost, kind: 'structure', what, step }] })
    .filter(({ isNow }) => isNow)
    .map(({ label }) => label)
}

test.each([
  [corpTurn, ['corpTurn']],
  [runnerTurn, ['runnerTurn']],
  [run, ['run', 'approach', 'encounter', 'breach']],
] as const)('the track shows one place at each step there is: %#', (view, names) => {
  for (const name of names)
    for (const { step } of structures[name]) expect(nowIn(view, name, step)).toHaveLength(1)
})

test('the track has a step for the beginning of a turn and for the end of a run', () => {
  expect(nowIn(corpTurn, 'corpTurn', 'turnBegins')).toEqual(['Turn begins'])
  expect(nowIn(runnerTurn, 'runnerTurn', 'turnBegins')).toEqual(['Turn begins'])
  expect(nowIn(run, 'run', 'runEnds')).toEqual(['End'])
})

test('between two steps of the track, the earlier one is marked', () => {
  expect(nowIn(corpTurn, 'corpTurn', 'gainClicks')).toEqual(['Start'])
  expect(nowIn(corpTurn, 'corpTurn', 'nextAction')).toEqual(['Action'])
  expect(nowIn(run, 'encounter', 'encounterEnds')).toEqual(['Subroutines'])
  expect(nowIn(run, 'run', 'approachServer')).toEqual(['Move'])
})

test('while subroutines still resolve after an encounter, the track shows their step and not the encounter', () => {
  const meeting = game()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ rig: ['Crypsis'], credits: 9 })
    .encountering('Wall of Static')
  const now = (): string | undefined =>
    trackOf(viewFor(meeting.json, 'runner')).find(({ isNow }) => isNow)?.label
  expect(now()).toBe('Encounter')
  for (let i = 0; i < 3; i++) meeting.runner.uses('Crypsis', 1)
  meeting.runner.uses('Crypsis', 0)
  expect(now()).toBe('Encounter')
  meeting.bothPass()
  expect(viewFor(meeting.json, 'runner').encounter).toBeNull()
  expect(now()).toBe('Subroutines')
})
