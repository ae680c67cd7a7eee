import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: object = {}) =>
  scenario({ definitions })
    .corp({
      hqRoot: [rezzed('Red Herrings')],
      remotes: [{ root: [rezzed('Red Herrings'), 'Nisei MK II'], ice: [rezzed('Chum')] }],
    })
    .runner({ credits: 0, hand: ['Diesel', 'Mimic'], rig: ['Light the Fire!'], ...more })
    .runnerTurn()

test('Light the Fire! runs a remote server for 1 core damage, and trashes all cards in its root', () => {
  const game = begin()
  game.runner.uses('Light the Fire!')
  expect(game.state.run).toMatchObject({ server: 'remote1' })
  expect(game.runner).toMatchObject({ clicks: 3, coreDamage: 1 })
  expect(game.runner.heap).toContain('Light the Fire!')
  game.passUntil(() => game.corp.archives.length > 0)
  expect(game.corp.archives.toSorted()).toEqual(['Nisei MK II', 'Red Herrings'])
  expect(game.corp.servers.hq?.root).toEqual(['Red Herrings'])
})

test('Light the Fire! takes their abilities from those cards during the run', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Mavirus')] }, { root: [rezzed('Drago Ivanov')] }] })
    .runner({ hand: ['Diesel'], rig: ['Light the Fire!'] })
    .runnerTurn()
  game.runner.uses('Light the Fire!')
  game.runner.chooses('Server 1')
  game.runner.passes()
  expect(game.corp.question?.options.map(option => option.card)).not.toContain('Mavirus')
  game.fiat.endRun()
  game.passUntil('nextAction')
  expect(game.corp.archives).toEqual([])
  game.runner.runs('Server 1')
  game.runner.passes()
  game.corp.uses('Mavirus')
  expect(game.corp.archives).toEqual(['Mavirus'])
})

test('Light the Fire! runs on no central server', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Diesel'], rig: ['Light the Fire!'] })
    .runnerTurn()
  game.runner.uses('Light the Fire!')
  expect(game.state.run).toBeUndefined()
})
