import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Weyland Consortium: Built to Last'

test('Built to Last gains 2 credits when the Corp advances a card for the first time', () => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 1, remotes: [{ root: ['Offworld Office'] }] })
    .corpTurn()
  game.corp.advances('Offworld Office')
  expect(game.corp.credits).toBe(2)
})

test('Built to Last gains nothing for a card that had an advancement counter', () => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 1, remotes: [{ root: [card('Offworld Office', { advanced: 1 })] }] })
    .corpTurn()
  game.corp.advances('Offworld Office')
  expect(game.corp.credits).toBe(0)
  expect(game.card('Offworld Office').advancement).toBe(2)
})

test('Built to Last gains 2 credits again when a card without counters is advanced again, and for each card', () => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 1, remotes: [{ root: ['Offworld Office'] }, { root: ['Project Junebug'] }] })
    .corpTurn()
  game.corp.advances('Offworld Office')
  game.passUntil('nextAction')
  game.fiat.removeCounters('Offworld Office', 'advancement', 1)
  game.corp.advances('Offworld Office')
  game.passUntil('nextAction')
  game.corp.advances('Project Junebug')
  expect(game.corp.credits).toBe(4)
})

test('CR 1.18.2: Built to Last gains nothing when counters are placed and no card is advanced', () => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 0, remotes: [{ root: ['Offworld Office'] }] })
    .corpTurn()
  game.fiat.placeCounters('Offworld Office', 'advancement', 1)
  expect(game.corp.credits).toBe(0)
})
