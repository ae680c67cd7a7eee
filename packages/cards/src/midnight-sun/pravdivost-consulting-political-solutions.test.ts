import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Pravdivost Consulting: Political Solutions'
const runs = (times: number) => {
  const game = scenario({ definitions })
    .corp({
      identity: title,
      hqIce: [rezzed('Enigma')],
      remotes: [{ root: ['Nisei MK II'] }, { root: ['Hostile Takeover'] }, { root: ['PAD Campaign'] }],
    })
    .runnerTurn()
  for (let nth = 1; nth <= times; nth += 1) {
    game.runner.runs('Archives')
    game.passUntil(() => game.corp.question?.kind === 'confirm' || game.state.run === undefined)
    if (nth < times) {
      game.corp.declines()
      game.passUntil('runnerAction')
    }
  }
  return game
}

test('Pravdivost Consulting places an advancement counter at the first successful run of a turn', () => {
  const game = runs(1)
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Nisei MK II', 'Hostile Takeover'])
  game.corp.chooses('Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(1)
  game.restore(before)
  game.corp.declines()
  expect(game.card('Nisei MK II').advancement).toBe(0)
})

test('Pravdivost Consulting does not ask at the second', () => {
  expect(runs(2).corp.question).toBeUndefined()
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['PAD Campaign'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ identity: title, remotes: [{ root: hidden }] })
      .runnerTurn()
    game.runner.runs('Archives')
    game.passUntil(() => game.corp.question?.kind === 'confirm')
    game.corp.agrees()
    return game
  },
})
