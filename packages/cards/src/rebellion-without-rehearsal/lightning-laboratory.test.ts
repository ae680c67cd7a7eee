import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Lightning Laboratory'

test('Lightning Laboratory gets a counter as it is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card(title, { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores(title)
  expect(game.card(title).counters).toMatchObject({ agenda: 1 })
})

const runs = () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      scored: [card(title, { counters: { agenda: 1 } })],
      hqIce: ['Enigma', 'Wall of Static', rezzed('Hunter')],
      rndIce: ['Tollbooth'],
    })
    .runnerTurn()
  game.runner.runs('HQ')
  return game
}
const rezzedIce = (game: ReturnType<typeof runs>) =>
  ['Enigma', 'Wall of Static', 'Hunter', 'Tollbooth'].filter(each => game.card(each).rezzed)

test('Lightning Laboratory may rez up to 2 ice of the attacked server, and derezzes 2 of it as the turn ends', () => {
  const game = runs()
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ min: 0, max: 2 })
  game.corp.chooses('Enigma', 'Wall of Static')
  expect(rezzedIce(game)).toEqual(['Enigma', 'Wall of Static', 'Hunter'])
  expect(game.card(title).counters.agenda ?? 0).toBe(0)
  game.fiat.endRun()
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil(() => game.corp.question?.kind === 'choose')
  game.corp.chooses('Hunter', 'Enigma')
  expect(rezzedIce(game)).toEqual(['Wall of Static'])
  game.restore(before)
  game.corp.declines()
  expect(rezzedIce(game)).toEqual(['Hunter'])
})
