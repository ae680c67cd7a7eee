import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice: string, breaker: string) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(ice, { hosting: ['Chromatophores'] })], rndIce: [rezzed('Ice Wall')] })
    .runner({ credits: 9, rig: [breaker] })

test('Chromatophores are installed on a piece of ice, rezzed or not', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], rndIce: [rezzed('Ice Wall')], remotes: [{ root: [rezzed('PAD Campaign')] }] })
    .runner({ credits: 9, hand: ['Chromatophores'], rig: ['Mimic'] })
    .runnerTurn()
  game.runner.installs('Chromatophores')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Enigma', 'Ice Wall'])
  game.runner.answers('host', 'Ice Wall')
  game.runner.answers('trashLike', 'continue')
  game.passUntil('nextAction')
  expect(game.card('Chromatophores').host).toBe('Ice Wall')
})

test('CR 1.13.6c: Chromatophores cannot be installed where there is no ice', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Chromatophores'] })
    .runnerTurn()
  expect(() => game.runner.installs('Chromatophores')).toThrow('CR')
})

test('Chromatophores let the ice be broken as a barrier, a code gate and a sentry', () => {
  const breaks = (breaker: string, ice = 'Rototurret') => {
    const game = begin(ice, breaker).encountering(ice)
    game.runner.uses(breaker, 0)
    return game.runner.credits
  }
  expect(breaks('Corroder')).toBe(8)
  expect(breaks('Yog.0')).toBe(9)
  expect(breaks('Mimic', 'Enigma')).toBe(8)
})

test('Chromatophores change nothing on other ice, and nothing any more when they are gone', () => {
  const other = begin('Enigma', 'Mimic').encountering('Ice Wall')
  expect(() => other.runner.uses('Mimic', 0)).toThrow('CR 3.9.5h')
  const gone = begin('Rototurret', 'Corroder').encountering('Rototurret')
  gone.fiat.trash('Chromatophores')
  expect(() => gone.runner.uses('Corroder', 0)).toThrow('CR 3.9.5h')
})

test('CR 10.3.1g: Chromatophores are trashed with their ice', () => {
  const game = begin('Enigma', 'Mimic').runnerTurn()
  game.fiat.trash('Enigma')
  expect(game.runner.heap).toEqual(['Chromatophores'])
})
