import { rezzed, scenario } from '@paydata/scenario'
import { agenda, asset, ice, made } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import { always, from, requirement, strength, type } from '../../src/vocabulary.ts'

const definitions = defineCards('changed faces', [
  made(agenda('Plan')),
  made(agenda('Long Plan'), always(requirement('self', 2))),
  made(asset('Planner'), always(requirement([type('agenda')], -1))),
  made(asset('Mason'), always(strength(from('installed', type('ice')), 2))),
  made(ice('Wall')),
])

/** What faces say in the view of the Corp. */
function facesWith(...root: readonly string[]) {
  const { json } = scenario({ definitions })
    .corp({
      hand: ['Plan', 'Long Plan'],
      hqIce: [rezzed('Wall')],
      remotes: root.map(title => ({ root: [rezzed(title)] })),
    })
    .corpTurn()
  const view = viewFor(json, 'corp')
  const wall = view.servers.find(({ id }) => id === 'hq')?.ice[0]?.ice?.face
  return {
    requirements: view.corp.hand.cards.map(({ face }) => face?.requirement),
    wall: wall?.strength?.value,
  }
}

test('CR 1.17.3a, 9.1.8c: a face shows the requirement as it is, changed by itself and by other cards', () => {
  expect(facesWith()).toEqual({ requirements: [2, 4], wall: 1 })
  expect(facesWith('Planner')).toEqual({ requirements: [1, 3], wall: 1 })
})

test('CR 3.9.5, 9.12.1: a face shows the strength as it is', () => {
  expect(facesWith('Mason')).toEqual({ requirements: [2, 4], wall: 3 })
})
