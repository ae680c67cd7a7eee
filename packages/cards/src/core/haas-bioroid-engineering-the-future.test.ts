import { chosen, from, install, type } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Engineering the Future gains 1 credit for the first card installed each turn', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, identity: 'Haas-Bioroid: Engineering the Future', hand: ['PAD Campaign', 'Enigma'] })
    .corpTurn()
  game.corp.installs('PAD Campaign', 'New remote')
  expect(game.corp.credits).toBe(6)
  game.passUntil('nextAction')
  game.corp.installs('Enigma', 'HQ')
  expect(game.corp.credits).toBe(6)
})

test('Engineering the Future counts cards that effects install, and the turns of the Runner too', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      clicks: 1,
      identity: 'Haas-Bioroid: Engineering the Future',
      hand: ['Shipment from MirrorMorph', 'PAD Campaign', 'Enigma', 'Snare!'],
    })
    .corpTurn()
  game.corp.plays('Shipment from MirrorMorph')
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp.credits).toBe(1)
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'newRemote')
  game.corp.answers('choose')
  expect(game.corp.credits).toBe(1)
  game.passUntil('runnerAction')
  game.fiat.resolve('corp', install(chosen(from('hq', type('asset')))))
  game.corp.answers('choose', 'Snare!')
  game.corp.answers('server', 'newRemote')
  expect(game.corp.credits).toBe(2)
})

test('Engineering the Future gains its credit before the next card of Accelerated Beta Test is installed', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      identity: 'Haas-Bioroid: Engineering the Future',
      deck: ['Enigma', 'Hunter', 'Chum'],
      remotes: [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Accelerated Beta Test')
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  expect(game.corp.credits).toBe(1)
  expect(game.corp.question?.kind).toBe('choose')
})

test('Engineering the Future gains nothing for what the Runner installs, nor counts it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, identity: 'Haas-Bioroid: Engineering the Future', hand: ['Snare!'] })
    .runner({ credits: 5, hand: ['Mimic'] })
    .runnerTurn()
  game.runner.installs('Mimic')
  expect(game.runner.rig).toEqual(['Mimic'])
  expect(game.corp.credits).toBe(5)
  game.fiat.resolve('corp', install(chosen(from('hq', type('asset')))))
  game.corp.answers('choose', 'Snare!')
  game.corp.answers('server', 'newRemote')
  expect(game.corp.credits).toBe(6)
})
