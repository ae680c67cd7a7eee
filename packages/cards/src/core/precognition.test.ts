import { examples } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

example(
  ['cr-26.03/1.12.3/2', 'cr-1.6/1.12.3/2'],
  'Precognition arranges the top 5 cards of R&D, which become new objects',
  () => {
    const game = scenario({ definitions })
      .corp({ hand: ['Precognition'], deck: ['Enigma', 'Hunter', 'Chum', 'Archer', 'Snare!', 'Ice Wall'] })
      .corpTurn()
    const lives = game.json.zones.rnd.map(n => game.json.cards[n]?.life)
    game.corp.plays('Precognition')
    game.corp.answers('arrange', 'Snare!', 'Archer', 'Chum', 'Hunter', 'Enigma')
    expect(game.corp.deck).toEqual(['Snare!', 'Archer', 'Chum', 'Hunter', 'Enigma', 'Ice Wall'])
    const after = game.json.zones.rnd.map(n => game.json.cards[n]?.life)
    expect(after.map((life, i) => life === lives[i])).toEqual([false, false, false, false, false, true])
  },
)

test('Precognition with fewer than 5 cards arranges those', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Precognition'], deck: ['Enigma', 'Hunter'] })
    .corpTurn()
  game.corp.plays('Precognition')
  game.corp.answers('arrange', 'Hunter', 'Enigma')
  expect(game.corp.deck).toEqual(['Hunter', 'Enigma'])
})

test('8.3.1a: Precognition looks at a single card in R&D and arranges nothing', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Precognition'], deck: ['Enigma'] })
    .corpTurn()
  game.corp.plays('Precognition')
  expect(game.state.log.filter(({ what }) => what === 'lookedAt' || what === 'arranged')).toMatchObject([
    { what: 'lookedAt', by: 'corp', card: 'Enigma' },
  ])
  expect(game.corp.deck).toEqual(['Enigma'])
})
