import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begins = () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hand: ['Enigma', 'Archer'],
      deck: ['Hunter', 'Chum'],
      archives: [facedown('Hedge Fund'), facedown('Ice Wall'), 'Tollbooth'],
      remotes: [{ root: [rezzed('Cohort Guidance Program')] }, { root: ['Nisei MK II'] }],
    })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  return game
}

test('Cohort Guidance Program may trash a card of HQ to gain 2 credits and draw 1 card', () => {
  const game = begins()
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('effect', 0)
  game.corp.chooses('Enigma')
  expect(game.corp).toMatchObject({ credits: 2, hand: ['Archer', 'Hunter', 'Chum'] })
  game.restore(before)
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Enigma', 'Archer', 'Hunter'] })
})

test('Cohort Guidance Program may turn a facedown card of Archives faceup to place an advancement counter', () => {
  const game = begins()
  game.corp.agrees()
  game.corp.answers('effect', 1)
  game.corp.chooses('Hedge Fund')
  expect(game.corp.archivesFacedown).toEqual(['Ice Wall'])
  game.corp.chooses('Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(1)
})

test('Cohort Guidance Program gives nothing where there is no card to trash or to turn', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hand: [],
      archives: ['Tollbooth'],
      remotes: [{ root: [rezzed('Cohort Guidance Program')] }],
    })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  const before = game.save()
  for (const mode of [0, 1]) {
    game.restore(before)
    game.corp.agrees()
    game.corp.answers('effect', mode)
    game.passUntil('nextAction')
    expect(game.corp.credits).toBe(0)
    expect(game.card('Cohort Guidance Program').advancement).toBe(0)
  }
})
