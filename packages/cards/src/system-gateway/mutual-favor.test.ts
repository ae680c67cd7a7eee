import { scenario, successfulRun } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ran: boolean, credits = 5) => {
  const game = scenario({ definitions }).runner({
    credits,
    hand: ['Mutual Favor'],
    deck: ['Diesel', 'Corroder', 'Mimic', 'Datasucker'],
  })
  const begun = (ran ? game.history(successfulRun('archives')) : game).runnerTurn()
  begun.runner.plays('Mutual Favor')
  return begun
}

test('Mutual Favor adds an icebreaker from the stack to the grip, and shows it', () => {
  const game = begin(false)
  expect(game.runner.question?.options.map(({ card: title }) => title).filter(Boolean)).toEqual([
    'Corroder',
    'Mimic',
  ])
  game.runner.chooses('Corroder')
  expect(game.runner.hand).toEqual(['Corroder'])
  expect(game.state.log.some(({ what, card: title }) => what === 'revealed' && title === 'Corroder')).toBe(
    true,
  )
  expect([...game.runner.deck].sort()).toEqual(['Datasucker', 'Diesel', 'Mimic'])
})

test('Mutual Favor may install it for its cost after a successful run this turn', () => {
  const game = begin(true)
  game.runner.chooses('Corroder')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 3, rig: ['Corroder'], hand: [] })
})

test('Mutual Favor adds it to the grip if the Runner does not want to install it', () => {
  const game = begin(true)
  game.runner.chooses('Mimic')
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 5, rig: [], hand: ['Mimic'] })
})

test('Mutual Favor adds it to the grip if the Runner cannot pay to install it', () => {
  const game = begin(true, 1)
  game.runner.chooses('Corroder')
  game.runner.agrees()
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 1, rig: [], hand: ['Corroder'] })
})

test('CR 8.7.2: Mutual Favor may find nothing', () => {
  const game = begin(true)
  game.runner.answers('search')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ rig: [], hand: [] })
  expect(game.runner.deck).toHaveLength(4)
})

test('the text of Mutual Favor', async () => {
  expect(await textOf('mutual_favor')).toMatchInlineSnapshot(`
    "en
      Search your stack for 1 icebreaker and reveal it. (Shuffle your stack right after searching it.) If you made a successful run this turn, you may install that icebreaker. If you do not, add it to your grip.
    de
      Durchsuche deinen Stapel nach 1 Icebreaker und decke ihn auf. (Mische deinen Stapel gleich nach der Suche darin.) Falls du in diesem Zug einen erfolgreichen Run durchgeführt hast, darfst du jenen Icebreaker installieren. Falls du das nicht tust, füge ihn deinem Griff hinzu."
  `)
})
