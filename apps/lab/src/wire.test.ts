import type { Held, Viewer } from '@paydata/engine'
import { answerInPlace, momentOf, newGame, updateFor, viewFor } from '@paydata/engine'
import type { Eye, Update } from '@paydata/protocol'
import { packUpdate, unpackUpdate } from '@paydata/protocol'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { updateSizes } from './bench/audience.ts'
import { starterGame } from './pool.ts'

const eyes: readonly (Eye & Viewer)[] = ['corp', 'runner', 'spectator']

test('an update is unpacked as it was packed, byte for byte, where the view is text', () => {
  for (let nth = 0; nth < 3; nth++) {
    const dice = diceOf(`wire ${nth}`)
    const game = newGame(starterGame(nth * 7))
    const held = new Map<Eye, Held>(eyes.map(eye => [eye, { view: viewFor(game, eye) }]))
    for (let version = 1; version < 250 && game.over === null; version++) {
      const [question] = game.waiting
      if (question === undefined) throw new Error('Nobody is asked.')
      answerInPlace(game, question.for, randomReply(question, dice, lively))
      const moment = momentOf(game)
      for (const eye of eyes) {
        const before = held.get(eye) ?? { view: viewFor(game, eye) }
        const next = updateFor(moment, eye, before)
        held.set(eye, next)
        const { patch, occurrences } = next
        const passed = [{ by: 'corp', structure: 'run', step: 'approachWindow' }] as const
        const clock = {
          left: { corp: 1500, runner: version },
          running: ['runner' as const],
          away: { left: { corp: 60, runner: 70 }, running: [] },
        }
        const update: Update = {
          eye,
          from: version - 1,
          version,
          patch,
          occurrences: [...occurrences],
          passed: [...passed],
          takenBack: version % 5 === 0,
          clock,
        }
        const sent = JSON.parse(JSON.stringify(packUpdate(before.view, update)))
        const kept = JSON.parse(JSON.stringify(before.view))
        const got = JSON.stringify(unpackUpdate(kept, eye, sent))
        expect(got, `game ${nth}, ${version}, ${eye}`).toBe(JSON.stringify(update))
      }
    }
  }
})

test('half of all updates take no more than 600 bytes, and all but one of a hundred no more than 6,000', () => {
  const sizes = updateSizes(2).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length * 0.5)]).toBeLessThanOrEqual(600)
  expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThanOrEqual(6000)
})
