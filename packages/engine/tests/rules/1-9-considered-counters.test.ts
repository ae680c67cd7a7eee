import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { CounterKind } from '../../src/state/names.ts'
import {
  all,
  always,
  charge,
  chosen,
  from,
  gainCredits,
  ifSo,
  paid,
  trash,
  type,
} from '../../src/vocabulary.ts'

const flatters = (kind: 'agenda' | 'program' | 'resource', counter: CounterKind) =>
  always({ declare: 'considered', of: from('installed', type(kind)), counter, amount: 2 })
const twoVirus = { is: 'hosts', counter: 'virus', atLeast: 2 } as const

const definitions = defineCards('rules-considered-counters', [
  made(agenda('Plan')),
  made(asset('Booster'), flatters('agenda', 'advancement')),
  made(
    program('Germ', 'virus'),
    paid([], [ifSo({ if: 'card', card: 'self', passes: [twoVirus] }, [gainCredits(1)])]),
  ),
  made(resource('Broth'), flatters('program', 'virus')),
  made(resource('Cure'), paid([], [trash(all(from('rig', twoVirus)))])),
  made(resource('Coil'), flatters('program', 'power')),
  made(resource('Charger'), paid([], [charge(chosen(from('rig')))])),
])

test('CR 1.9.4: whether a card hosts so many counters is asked with those it is considered to have', () => {
  const withRig = (...rig: string[]) =>
    scenario({ definitions })
      .runner({ rig: [card('Germ', { counters: { virus: 1 } }), 'Cure', ...rig], credits: 0 })
      .runnerTurn('window')
  const plain = withRig()
  plain.runner.uses('Germ')
  plain.runner.uses('Cure')
  expect(plain.runner).toMatchObject({ credits: 0, heap: [] })
  const flattered = withRig('Broth')
  flattered.runner.uses('Germ')
  flattered.runner.uses('Cure')
  expect(flattered.runner).toMatchObject({ credits: 1, heap: ['Germ'] })
})

test('CR 1.9.4, 1.17.3a: an agenda is scored with advancement counters it is considered to have', () => {
  const corpWith = (...root: ReturnType<typeof rezzed>[]) =>
    scenario({ definitions })
      .corp({ remotes: [{ root: [card('Plan', { advanced: 1 })] }, { root }] })
      .corpTurn('window')
  expect(corpWith().corp.question?.options.map(({ kind }) => kind)).not.toContain('score')
  const game = corpWith(rezzed('Booster'))
  game.corp.scores('Plan')
  expect(game.corp.scored).toEqual(['Plan'])
})

test('CR 1.9.4, 10.10.1: a card that is considered to have power counters is charged', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Germ', 'Charger', 'Coil'] })
    .runnerTurn('window')
  game.runner.uses('Charger')
  game.runner.answers('choose', 'Germ')
  expect(game.card('Germ').counters.power).toBe(1)
})
