import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Adonis Campaign loads 12 credits when rezzed and gives 3 each turn', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, remotes: [{ root: ['Adonis Campaign'] }] })
    .beforeCorpTurn()
  game.corp.rezzes('Adonis Campaign')
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(3)
  expect(game.card('Adonis Campaign').counters.credit).toBe(9)
})

test('Adonis Campaign is trashed when its last credits are taken', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Adonis Campaign', { counters: { credit: 3 } })] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 3, archivesFaceup: ['Adonis Campaign'] })
})

test('CR 1.2.4: Adonis Campaign gives what is left when that is less than 3', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Adonis Campaign', { counters: { credit: 2 } })] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 2, archives: ['Adonis Campaign'] })
})

test('Adonis Campaign is loaded again when it is rezzed again', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, remotes: [{ root: [rezzed('Adonis Campaign', { counters: { credit: 3 } })] }] })
    .corpTurn('window')
  game.fiat.derez('Adonis Campaign')
  game.corp.rezzes('Adonis Campaign')
  expect(game.card('Adonis Campaign').counters.credit).toBe(15)
})
