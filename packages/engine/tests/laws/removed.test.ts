import type { CorpSpec, Removable, RunnerSpec, ScenarioGame } from '@paydata/scenario'
import { card, removableReasons, rezzed, scenario, unmovedReasons } from '@paydata/scenario'
import { agenda, event, ice, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import type { Printed } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import {
  always,
  boosts,
  breaks,
  cannot,
  clicks,
  counters,
  credits,
  endRun,
  gainCredits,
  memory,
  oncePer,
  paid,
  play,
  prevent,
  subroutine,
  sufferAsCost,
  when,
  would,
} from '../../src/vocabulary.ts'
import { editionWith } from '../editions/with.ts'

const console = (title: string): Printed => ({ ...resource(title), type: 'hardware', subtypes: ['console'] })

const definitions = defineCards('laws-removed', [
  made({ ...program('Whale'), memory: 9 }),
  made(resource('Leech'), always(memory(-9))),
  made({ ...program('Minnow'), memory: 1 }),
  made(
    { ...program('Twig', 'icebreaker'), strength: 1, memory: 0 },
    breaks({ cost: [credits(0)], count: 1, subtype: 'barrier' }),
    boosts({ cost: [credits(1)], strength: 1 }),
  ),
  made({ ...program('Battery'), memory: 0 }, paid([counters('power', 2)], [gainCredits(1)])),
  made({ ...resource('Yacht'), cost: 3 }),
  made(resource('Workshop'), paid([clicks(3)], [gainCredits(9)])),
  made(resource('Tap'), oncePer('turn', paid([credits(0)], [gainCredits(1)]))),
  made({ ...event('Early Bird'), subtypes: ['priority'] }, play(gainCredits(1))),
  made(resource('Thorn'), paid([sufferAsCost('net', 1)], [gainCredits(1)])),
  made(
    resource('Glove'),
    when(would({ effect: 'damage', kind: 'net' }), prevent(1, { effect: 'damage', kind: 'net' })),
  ),
  made(resource('Embargo'), always(cannot('play', { who: 'runner' }))),
  made(agenda('Monument')),
  made(console('Old Console')),
  made(console('New Console')),
  made({ ...ice('Wall', 'barrier'), strength: 4 }, subroutine(endRun())),
])

const table = (runner: RunnerSpec, corp: CorpSpec = {}, edition?: string) =>
  scenario({ definitions, ...(edition !== undefined && { edition }) })
    .corp({ hqIce: [rezzed('Wall')], ...corp })
    .runner({ credits: 0, ...runner })

/** A question at which something is refused for each reason whose obstacle can be taken away. */
const refusing: Readonly<Record<Removable, () => ScenarioGame>> = {
  credits: () => table({ hand: ['Yacht'] }).runnerTurn(),
  clicks: () => table({ rig: ['Workshop'], clicks: 2 }).runnerTurn(),
  notTagged: () => table({ rig: ['Workshop'] }, { credits: 2 }).corpTurn(),
  limit() {
    const game = table({ rig: ['Tap'] }).runnerTurn('window')
    game.runner.uses('Tap')
    return game
  },
  notFirstClick() {
    const game = table({ hand: ['Early Bird'] }).runnerTurn()
    game.runner.answers('action', 'gainCredit')
    game.passUntil('nextAction')
    return game
  },
  requirement: () =>
    table({}, { remotes: [{ root: [card('Monument', { advanced: 1 })] }] }).corpTurn('window'),
  memory: () => table({ hand: ['Whale'], rig: ['Minnow'] }).runnerTurn(),
  strength: () => table({ rig: ['Twig'] }).encountering('Wall'),
  counters: () => table({ rig: [card('Battery', { counters: { power: 1 } })] }).runnerTurn('window'),
  console: () =>
    table(
      { hand: ['New Console'], rig: ['Old Console'] },
      {},
      editionWith({ secondConsole: 'forbidden' }),
    ).runnerTurn(),
  forbidden: () => table({ hand: ['Early Bird'], rig: ['Embargo'] }).runnerTurn(),
  averted: () => table({ rig: ['Thorn', 'Glove'] }).runnerTurn('window'),
}

test.each(Object.entries(refusing))('without %s as the obstacle the verdict is another', (reason, start) => {
  const { json } = start()
  expect(removableReasons(json)).toContain(reason)
  expect(unmovedReasons(json)).toEqual([])
})

test('memory below none counts as none, and is made up before a program fits', () => {
  const { json } = table({ hand: ['Minnow'], rig: ['Leech'] }).runnerTurn()
  expect(removableReasons(json)).toContain('memory')
  expect(unmovedReasons(json)).toEqual([])
})
