import { scenario } from '@paydata/scenario'
import { made, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { clicks, ifSo, on, paid, placeCounters, tookThatAction, when } from '../../src/vocabulary.ts'

const twice = when(
  on({ what: ['actionFinished'], by: 'you' }),
  ifSo(tookThatAction(2), [placeCounters('power', 1)]),
)
const definitions = defineCards('same action', [
  made(resource('Watch'), twice),
  made(resource('Bell'), paid([clicks()], []), paid([clicks()], [])),
])
const begin = () => {
  const game = scenario({ definitions })
    .runner({ clicks: 6, rig: ['Watch', 'Bell', 'Bell'] })
    .runnerTurn()
  const after = (act: () => void): number => {
    act()
    game.passUntil('nextAction')
    return game.card('Watch').counters.power ?? 0
  }
  const rings = (nth: number, ability = 0) => after(() => game.runner.answers('action', bell(nth, ability)))
  const bell = (nth: number, ability: number): string =>
    game.runner.question?.options.filter(each => each.card === 'Bell' && each.ability === ability)[nth]?.id ??
    ''
  return { game, after, rings }
}

test('CR 5.2.5a: the same basic action is one action, and it is counted exactly', () => {
  const { game, after } = begin()
  expect([1, 2, 3].map(() => after(() => game.runner.gainsCredit()))).toEqual([0, 1, 1])
  expect([1, 2].map(() => after(() => game.runner.draws()))).toEqual([1, 2])
})

test('CR 5.2.5a, b: it is the same ability of the same card, and neither another copy nor another ability', () => {
  const { rings } = begin()
  expect([rings(0), rings(1), rings(0, 1), rings(0)]).toEqual([0, 0, 0, 1])
})
