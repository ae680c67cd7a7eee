import { expect, test } from 'vitest'
import type { Printed } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import {
  boosts,
  breaks,
  counters,
  credits,
  endRun,
  gainCredits,
  paid,
  subroutine,
} from '../../src/vocabulary.ts'
import type { RunnerSpec } from '../../testing/index.ts'
import { card, rezzed, scenario } from '../../testing/index.ts'
import { removableReasons, unmovedReasons } from '../../testing/laws/removed.ts'
import { editionWith } from '../editions/with.ts'
import { ice, made, program, resource } from '../rules/cards/plain.ts'

const console = (title: string): Printed => ({ ...resource(title), type: 'hardware', subtypes: ['console'] })

const definitions = defineCards('laws-removed', [
  made({ ...program('Whale'), memory: 9 }),
  made({ ...program('Minnow'), memory: 1 }),
  made(
    { ...program('Twig', 'icebreaker'), strength: 1, memory: 0 },
    breaks({ cost: [credits(0)], count: 1, subtype: 'barrier' }),
    boosts({ cost: [credits(1)], strength: 1 }),
  ),
  made({ ...program('Battery'), memory: 0 }, paid([counters('power', 2)], [gainCredits(1)])),
  made(console('Old Console')),
  made(console('New Console')),
  made({ ...ice('Wall', 'barrier'), strength: 4 }, subroutine(endRun())),
])

const table = (runner: RunnerSpec, edition?: string) =>
  scenario({ definitions, ...(edition !== undefined && { edition }) })
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ credits: 0, ...runner })

test.each([
  ['memory', () => table({ hand: ['Whale'], rig: ['Minnow'] }).runnerTurn()],
  ['counters', () => table({ rig: [card('Battery', { counters: { power: 1 } })] }).runnerTurn('window')],
  ['strength', () => table({ rig: ['Twig'] }).encountering('Wall')],
  [
    'console',
    () =>
      table(
        { hand: ['New Console'], rig: ['Old Console'] },
        editionWith({ secondConsole: 'forbidden' }),
      ).runnerTurn(),
  ],
])('without the %s that is missing or in the way the verdict is another', (reason, start) => {
  const { json } = start()
  expect(removableReasons(json)).toContain(reason)
  expect(unmovedReasons(json)).toEqual([])
})
