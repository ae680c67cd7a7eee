import { card as put, rezzed, scenario } from '@paydata/scenario'
import { ice, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  boosts,
  chosen,
  credits,
  from,
  loseClicks,
  paid,
  prolong,
  running,
  strength,
  subroutine,
  trash,
  untilRunEnds,
  untilTurnEnds,
  whileSo,
} from '../../src/vocabulary.ts'

const breaker = (title: string) => program(title, 'icebreaker')
const boost = boosts({ cost: [credits(1)], strength: 2 })
const definitions = defineCards('rules-9-prolonged', [
  made(ice('Near Ice'), subroutine(loseClicks(1, 'runner'))),
  made(ice('Far Ice'), subroutine(loseClicks(1, 'runner'))),
  made(breaker('Pick'), boost),
  made(breaker('Counter Pick'), boost, whileSo(running(['hq']), strength('self', 3))),
  made(breaker('Run Pick'), boosts({ cost: [credits(1)], strength: 2, until: untilRunEnds })),
  made({ ...program('Trainer'), memory: 0 }, always(prolong('strength', 'host', untilTurnEnds))),
  made({ ...program('Sprinter'), memory: 0 }, always(prolong('strength', 'host', untilRunEnds))),
  made(resource('Clean Up'), paid([credits(0)], [trash(chosen(from('rig')))])),
])

const boosted = (pick: string, ...rig: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Near Ice'), rezzed('Far Ice')] })
    .runner({ rig: [put(pick, { hosting: rig }), 'Pick', 'Clean Up'], credits: 9 })
    .encountering('Far Ice')
  game.runner.uses(pick)
  return game
}

test('CR 9.10.5: an effect that would end with the encounter is kept until the additional duration is over', () => {
  const plain = boosted('Counter Pick')
  expect(plain.card('Counter Pick').strength).toBe(6)
  plain.passUntil('encounter')
  expect(plain.card('Counter Pick').strength).toBe(4)

  const kept = boosted('Counter Pick', 'Trainer')
  kept.passUntil('encounter')
  expect(kept.card('Counter Pick').strength).toBe(6)
})

test('cr-26.03/9.10.5/1, cr-26.03/9.4.4/1: what a static ability gives has no duration to be prolonged', () => {
  const game = boosted('Counter Pick', 'Trainer')
  game.passUntil('nextAction')
  expect(game.state.run).toBeUndefined()
  expect(game.card('Counter Pick').strength).toBe(3)
  // Another run begins with the boost.
  game.runner.runs('Archives')
  expect(game.card('Counter Pick').strength).toBe(3)
})

test('CR 9.9.9a: it lasts no longer than the turn', () => {
  const game = boosted('Counter Pick', 'Trainer')
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('runEnds')
  expect(game.card('Counter Pick').strength).toBe(3)
  game.passUntil('corpAction')
  expect(game.card('Counter Pick').strength).toBe(1)
})

test('CR 9.10.5: kept until the run ends, and not into the next one', () => {
  const game = boosted('Counter Pick', 'Sprinter')
  game.passUntil('encounter')
  expect(game.card('Counter Pick').strength).toBe(6)
  game.passUntil('nextAction')
  expect(game.card('Counter Pick').strength).toBe(1)
  game.runner.runs('HQ')
  expect(game.card('Counter Pick').strength).toBe(4)
})

test('cr-26.03/9.9.9a/1: when what prolongs it goes, an effect whose own duration is over ends at the next checkpoint', () => {
  const game = boosted('Run Pick', 'Trainer')
  game.runner.uses('Clean Up')
  game.runner.chooses('Trainer')
  // Its own duration is not over: the boost stays.
  expect(game.card('Run Pick').strength).toBe(3)

  const over = boosted('Run Pick', 'Trainer')
  over.passUntil('nextAction')
  over.runner.runs('HQ')
  // In a second run it does not count as an effect of that one.
  expect(over.card('Run Pick').strength).toBe(3)
  over.runner.uses('Clean Up')
  over.runner.chooses('Trainer')
  expect(over.card('Run Pick').strength).toBe(1)
})

test('CR 9.9.9a, 9.10.4: effects on other cards are as always, and one outside of any encounter is prolonged too', () => {
  const game = scenario({ definitions })
    .runner({ rig: [put('Run Pick', { hosting: ['Trainer'] }), 'Pick'], credits: 9 })
    .runnerTurn('window')
  game.runner.uses('Pick')
  game.runner.uses('Run Pick')
  expect(game.card('Pick').strength).toBe(1)
  expect(game.card('Run Pick').strength).toBe(3)
})
