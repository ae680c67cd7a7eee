import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const launch = 'Seamless Launch'
const labels = (game: ReturnType<ReturnType<typeof scenario>['corpTurn']>) =>
  game.corp.question?.options.map(option => option.card)

test('Seamless Launch places 2 advancement counters on an installed card that the Corp chooses', () => {
  const game = scenario({ definitions })
    .corp({ hand: [launch], remotes: [{ root: ['Nisei MK II'] }, { root: ['Project Junebug'] }] })
    .corpTurn()
  game.corp.plays(launch)
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  const saved = game.save()
  game.corp.answers('choose', 'Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(2)
  expect(game.card('Project Junebug').advancement).toBe(0)
  game.restore(saved)
  game.corp.answers('choose', 'Project Junebug')
  expect(game.card('Project Junebug').advancement).toBe(2)
})

test('Seamless Launch places nothing on a card that the Corp installed this turn', () => {
  const game = scenario({ definitions })
    .corp({ hand: [launch, 'Project Junebug'], remotes: [{ root: ['Nisei MK II'] }] })
    .corpTurn()
  game.corp.installs('Project Junebug', 'newRemote')
  game.passUntil('nextAction')
  game.corp.plays(launch)
  expect(labels(game)).toEqual(['Nisei MK II'])
})

test('Seamless Launch may choose a card that the Corp installed in its last turn', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 1, hand: [launch, 'Project Junebug'] })
    .corpTurn()
  game.corp.installs('Project Junebug', 'newRemote')
  game.passUntil('runnerAction')
  game.fiat.set({ runner: { clicks: 1 } })
  game.runner.gainsCredit()
  game.passUntil('corpAction')
  game.corp.plays(launch)
  expect(labels(game)).toEqual(['Project Junebug'])
})

test('CR 1.18.2: Seamless Launch does not advance a card, so any installed card will do: the Runnerʼs, ice, rezzed ones', () => {
  const game = scenario({ definitions })
    .corp({ hand: [launch], hqIce: [rezzed('Enigma')], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ rig: ['Corroder'] })
    .corpTurn()
  game.corp.plays(launch)
  expect(labels(game)?.toSorted()).toEqual(['Corroder', 'Enigma', 'PAD Campaign'])
  game.corp.answers('choose', 'Corroder')
  expect(game.card('Corroder').counters).toMatchObject({ advancement: 2 })
})

test('CR 1.12.2: a card that was reinstalled this turn is another object than the one that lay there', () => {
  const game = scenario({ definitions })
    .corp({ hand: [launch], remotes: [{ root: [card('Nisei MK II')] }, { root: ['PAD Campaign'] }] })
    .corpTurn()
  game.fiat.move('Nisei MK II', 'hq')
  game.corp.installs('Nisei MK II', 'newRemote')
  game.passUntil('nextAction')
  game.corp.plays(launch)
  expect(labels(game)).toEqual(['PAD Campaign'])
})
