import { lasting, strength, untilEncounterEnds } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const title = 'GAMEDRAGON™ Pro'
const on = (host: string) => card(title, { on: host })

test('GAMEDRAGON Pro may be hosted on an icebreaker that is no AI when it is installed, which gets 1 strength', () => {
  const game = scenario({ definitions })
    .runner({ hand: [title], rig: ['Cleaver', 'Mayfly', 'Carmen'] })
    .runnerTurn()
  game.runner.installs(title)
  game.runner.answers('may', 'yes')
  expect(game.runner.question?.options.map(each => each.card)).toEqual(['Cleaver', 'Carmen'])
  game.runner.answers('choose', 'Cleaver')
  expect(game.card(title).host).toBe('Cleaver')
  expect(game.card('Cleaver').strength).toBe(4)
  expect(game.card('Carmen').strength).toBe(2)
})

test('GAMEDRAGON Pro that is hosted nowhere does nothing, and nobody is asked without such an icebreaker', () => {
  const declined = scenario({ definitions })
    .runner({ hand: [title], rig: ['Cleaver'] })
    .runnerTurn()
  declined.runner.installs(title)
  declined.runner.declines()
  expect(declined.card(title).host).toBeUndefined()
  expect(declined.card('Cleaver').strength).toBe(3)
  const alone = scenario({ definitions })
    .runner({ hand: [title], rig: ['Mayfly'] })
    .runnerTurn()
  alone.runner.installs(title)
  expect(alone.card('Mayfly').strength).toBe(1)
  expect(alone.runner.question?.kind).toBe('paidWindow')
})

test('GAMEDRAGON Pro may move to another icebreaker when the turn of the Runner begins', () => {
  const begin = () => {
    const game = scenario({ definitions })
      .runner({ rig: ['Cleaver', 'Carmen', on('Cleaver')] })
      .beforeRunnerTurn()
    game.passUntil(({ waiting }) => waiting.some(({ asks }) => asks === 'confirm'))
    return game
  }
  const moved = begin()
  moved.runner.answers('may', 'yes')
  moved.runner.answers('choose', 'Carmen')
  expect([moved.card('Cleaver').strength, moved.card('Carmen').strength]).toEqual([3, 3])
  const stays = begin()
  stays.runner.declines()
  expect([stays.card('Cleaver').strength, stays.card('Carmen').strength]).toEqual([4, 2])
})

test('GAMEDRAGON Pro keeps what increases the strength of its host to the end of the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall'), rezzed('Enigma')] })
    .runner({ credits: 20, clicks: 3, rig: ['Cleaver', on('Cleaver'), 'Carmen'] })
    .encountering('Enigma')
  game.runner.uses('Cleaver', 1)
  game.runner.uses('Carmen', 2)
  expect([game.card('Cleaver').strength, game.card('Carmen').strength]).toEqual([5, 5])
  game.fiat.markBroken('Enigma', 0, 1)
  game.bothPass()
  game.passUntil('encounter')
  expect([game.card('Cleaver').strength, game.card('Carmen').strength]).toEqual([5, 2])
  game.fiat.endRun()
  expect(game.card('Cleaver').strength).toBe(4)
})

test('CR 9.9.9a: without GAMEDRAGON Pro the strength of an earlier encounter is gone, in the same run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall'), rezzed('Wall of Static')] })
    .runner({ credits: 20, rig: ['Corroder', on('Corroder')] })
    .encountering('Wall of Static')
  game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  game.passUntil('jackOut')
  game.runner.continues()
  game.passUntil('encounter')
  expect(game.card('Corroder').strength).toBe(4)
  game.fiat.trash('GAMEDRAGON™ Pro')
  expect(game.card('Corroder').strength).toBe(2)
})

test('GAMEDRAGON Pro does not keep what decreases the strength of its host', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall'), rezzed('Enigma')] })
    .runner({ credits: 20, rig: ['Cleaver', on('Cleaver')] })
    .encountering('Enigma')
  game.fiat.resolve('corp', lasting(untilEncounterEnds, [strength({ from: 'rig', where: [] }, -2)]))
  expect(game.card('Cleaver').strength).toBe(2)
  game.fiat.markBroken('Enigma', 0, 1)
  game.bothPass()
  game.passUntil('encounter')
  expect(game.card('Cleaver').strength).toBe(4)
})

test('CR 10.3.1: GAMEDRAGON Pro goes with its host', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Cleaver', on('Cleaver')] })
    .runnerTurn()
  game.fiat.trash('Cleaver', 'corp')
  expect(game.runner.heap).toEqual(['Cleaver', title])
})

test('GAMEDRAGON Pro stays where it is when another card is installed, and when the turn of the Corp begins', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Decoy'], rig: ['Cleaver', 'Carmen', on('Cleaver')] })
    .runnerTurn()
  game.runner.installs('Decoy')
  expect(game.runner.question?.kind).toBe('paidWindow')
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('corpAction')
  expect(game.card(title).host).toBe('Cleaver')
})
