import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const bran = 'Brân 1.0'
type Corp = Parameters<ReturnType<typeof scenario>['corp']>[0]
const meeting = (corp: Corp, clicks = 3) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: ['Wall of Static', rezzed(bran), 'Ice Wall'], ...corp })
    .runner({ clicks })
    .encountering(bran)
  return game
}
/** Its last two subroutines are broken: the run goes on after the first. */
const goingOn = (corp: Corp) => {
  const game = meeting(corp)
  game.runner.uses(bran)
  game.runner.breaks(1)
  game.runner.uses(bran)
  game.runner.breaks(2)
  game.bothPass()
  return game
}

test('the Runner may lose clicks to break subroutines of Brân 1.0', () => {
  const game = meeting({}, 1)
  game.runner.uses(bran)
  game.runner.breaks(1)
  expect(game.runner.clicks).toBe(0)
  expect(game.card(bran).subroutines.map(each => each.broken)).toEqual([false, true, false])
  expect(() => game.runner.uses(bran)).toThrow('click')
})

test('Brân 1.0 may install ice from HQ or Archives directly inward from itself, for nothing', () => {
  const game = goingOn({ hand: ['Enigma', 'PAD Campaign'], archives: ['Hunter', facedown('Chum')] })
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Chum',
    'Enigma',
    'Hunter',
  ])
  const saved = game.save()
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Wall of Static', 'Enigma', bran, 'Ice Wall'])
  expect(game.card('Enigma').rezzed).toBe(false)
  expect(game.corp).toMatchObject({ credits: 0, hand: ['PAD Campaign'] })
  game.restore(saved)
  game.corp.answers('choose', 'Chum')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Wall of Static', 'Chum', bran, 'Ice Wall'])
  expect(game.corp.archives).toEqual(['Hunter'])
})

test('CR 6.2.6b: the Runner approaches the ice that Brân 1.0 has installed in the same run', () => {
  const game = goingOn({ hand: ['Enigma'] })
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('trashLike', 'continue')
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Enigma')
})

test('CR 8.5.6b: Brân 1.0 itself may be trashed for the new ice, which keeps its position', () => {
  const game = goingOn({ hand: ['Enigma'] })
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('trashLike', bran)
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq?.ice).toEqual(['Wall of Static', 'Enigma', 'Ice Wall'])
  expect(game.corp.archives).toEqual([bran])
})

test('Brân 1.0 does not need to install ice', () => {
  const game = goingOn({ hand: ['Enigma'] })
  game.corp.declines()
  expect(game.corp.hand).toEqual(['Enigma'])
  expect(game.state.run?.server).toBe('hq')
})

test('CR 6.2.2c: Brân 1.0 that protects no server has no position, so nothing is installed', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], archives: [bran] })
    .corpTurn('window')
  game.fiat.resolveSubroutine(bran, 0)
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  expect(game.corp).toMatchObject({ hand: ['Enigma'], archives: [bran] })
})

test('each of the other subroutines of Brân 1.0 ends the run', () => {
  for (const broken of [1, 2]) {
    const game = meeting({}, 1)
    game.runner.uses(bran)
    game.runner.breaks(broken)
    game.bothPass()
    expect(game.state.run).toBeUndefined()
  }
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'Ice Wall', 'PAD Campaign'],
  others: ['Hedge Fund', 'Nisei MK II', 'PAD Campaign'],
  must: true,
  begin(hidden) {
    const game = goingOn({ hqIce: [rezzed(bran)], hand: hidden })
    game.corp.answers('may', 'yes')
    return game
  },
})
