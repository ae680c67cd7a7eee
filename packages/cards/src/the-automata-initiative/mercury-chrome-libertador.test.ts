import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Mercury: Chrome Libertador'
const accessed = (game: ReturnType<typeof begin>) =>
  game.state.log.filter(each => each.what === 'accessed').length
const begin = (rig: readonly string[] = []) =>
  scenario({ definitions })
    .corp({
      hand: ['Hedge Fund', 'Chum', 'Shadow'],
      deck: ['Hunter', 'Archer', 'Data Mine'],
      archives: ['Beanstalk Royalties'],
      hqIce: [rezzed('Enigma')],
    })
    .runner({ identity, credits: 9, rig })
    .runnerTurn()

test('Mercury may access 1 additional card when breaching R&D, once each turn', () => {
  const game = begin()
  game.runner.runs('R&D')
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.agrees()
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(2)
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(3)
})

test('Mercury may access no additional card, and none in Archives', () => {
  const game = begin()
  game.runner.runs('Archives')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(2)
})

test('Mercury accesses no additional card after breaking a subroutine during the run', () => {
  const game = begin(['Yog.0'])
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.uses('Yog.0')
  game.runner.breaks(1)
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(1)
})
