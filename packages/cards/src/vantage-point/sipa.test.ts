import { all, from, swap } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** From the innermost to the outermost piece of ice. */
const begin = (hq: readonly string[], rnd: readonly string[], runner: object = {}) =>
  scenario({ definitions })
    .corp({
      credits: 0,
      hqIce: hq.map(title => rezzed(title)),
      rndIce: rnd.map(title => rezzed(title)),
      hand: [],
    })
    .runner({ credits: 20, rig: ['Sipa', 'Corroder', 'Mimic'], ...runner })
    .runnerTurn()
type Game = ReturnType<typeof begin>

const breakers: Readonly<Record<string, string>> = {
  'Ice Wall': 'Corroder',
  'Wall of Static': 'Corroder',
  Rototurret: 'Mimic',
}

/** Meets the ice at which the Runner is next, and breaks all of its subroutines. */
const breaksAll = (game: Game, ice: string) => {
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe(ice)
  const breaker = breakers[ice] ?? ''
  if (ice === 'Wall of Static') game.runner.uses(breaker, 1)
  for (const _ of game.card(ice).subroutines.slice(1)) {
    game.runner.uses(breaker, 0)
    game.runner.breaks(0)
  }
  game.runner.uses(breaker, 0) // Of one subroutine it is not asked which.
  game.bothPass()
}
const isAsked = (game: Game) => game.runner.question?.kind === 'confirm'
const stands = (game: Game) => [game.corp.servers.hq?.ice, game.corp.servers.rnd?.ice]

test('Sipa swaps the outermost ice that was passed fully broken with another installed piece of ice', () => {
  const game = begin(['Wall of Static', 'Ice Wall'], ['Enigma', 'Hunter'])
  game.runner.runs('HQ')
  breaksAll(game, 'Ice Wall')
  game.runner.agrees()
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual([
    'Enigma',
    'Hunter',
    'Wall of Static',
  ])
  const asked = game.save()
  game.runner.answers('choose', 'Enigma')
  expect(stands(game)).toEqual([
    ['Wall of Static', 'Enigma'],
    ['Ice Wall', 'Hunter'],
  ])
  game.restore(asked)
  game.runner.answers('choose', 'Wall of Static')
  expect(stands(game)[0]).toEqual(['Ice Wall', 'Wall of Static'])
  breaksAll(game, 'Ice Wall')
  game.passUntil('nextAction')
  expect(game.state.log.some(({ what }) => what === 'runSuccessful')).toBe(true)
})

test('Sipa may be left alone, and does not ask again in that turn', () => {
  const game = begin(['Ice Wall'], ['Rototurret'])
  game.runner.runs('HQ')
  breaksAll(game, 'Ice Wall')
  game.runner.declines()
  game.passUntil('nextAction')
  expect(stands(game)).toEqual([['Ice Wall'], ['Rototurret']])
  game.runner.runs('R&D')
  breaksAll(game, 'Rototurret')
  expect(isAsked(game)).toBe(false)
})

test('CR 6.1.3f: Sipa does not ask after ice was passed that was not fully broken', () => {
  const game = begin(['Whitespace'], ['Ice Wall'])
  game.runner.runs('HQ')
  game.passUntil('jackOut')
  expect(isAsked(game)).toBe(false)
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  breaksAll(game, 'Ice Wall')
  expect(isAsked(game)).toBe(true)
})

test('Sipa does not ask after ice that is not the outermost, which is no first time either', () => {
  const game = begin(['Rototurret', 'Whitespace'], ['Ice Wall'])
  game.runner.runs('HQ')
  game.passUntil('jackOut')
  game.runner.continues()
  breaksAll(game, 'Rototurret')
  expect(isAsked(game)).toBe(false)
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  breaksAll(game, 'Ice Wall')
  expect(isAsked(game)).toBe(true)
})

test('CR 9.3.2b: Sipa goes by where ice was when it was passed: the first time was that of ice that is further in by now', () => {
  const game = begin(['Wall of Static', 'Ice Wall'], ['Rototurret'])
  game.runner.runs('HQ')
  breaksAll(game, 'Ice Wall')
  game.runner.agrees()
  game.runner.answers('choose', 'Wall of Static')
  game.passUntil('jackOut')
  game.runner.jacksOut()
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  breaksAll(game, 'Rototurret')
  expect(isAsked(game)).toBe(false)
})

test('CR 9.3.2b: Sipa goes by where ice was when it was passed: ice that is the outermost by now was not', () => {
  const game = begin(['Rototurret', 'Whitespace'], ['Ice Wall'])
  game.runner.runs('HQ')
  game.passUntil('jackOut')
  game.runner.continues()
  breaksAll(game, 'Rototurret')
  game.passUntil('nextAction')
  game.fiat.resolve(
    'corp',
    swap(
      all(from('ice', { is: 'named', name: 'Rototurret' })),
      all(from('ice', { is: 'named', name: 'Whitespace' })),
    ),
  )
  game.runner.runs('R&D')
  breaksAll(game, 'Ice Wall')
  expect(isAsked(game)).toBe(true)
})

test('Sipa does not ask when no other ice is installed', () => {
  const game = begin(['Ice Wall'], [])
  game.runner.runs('HQ')
  breaksAll(game, 'Ice Wall')
  expect(isAsked(game)).toBe(false)
})

test('each copy of Sipa may swap the ice that was passed', () => {
  const game = begin(['Ice Wall'], ['Hunter'], { rig: ['Sipa', 'Sipa', 'Corroder', 'Akamatsu Mem Chip'] })
  game.runner.runs('HQ')
  breaksAll(game, 'Ice Wall')
  game.runner.answers('reaction', 'Sipa')
  game.runner.agrees()
  game.runner.answers('choose', 'Hunter')
  expect(stands(game)).toEqual([['Hunter'], ['Ice Wall']])
  game.runner.agrees()
  game.runner.answers('choose', 'Hunter')
  expect(stands(game)).toEqual([['Ice Wall'], ['Hunter']])
})
