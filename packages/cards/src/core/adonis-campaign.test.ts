import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
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
  expect(game.state.log.find(each => each.what === 'trashed')?.by).toBe('corp')
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

test('Adonis Campaign is neither loaded nor trashed for what happens to another card', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 4,
      remotes: [
        { root: [rezzed('Adonis Campaign', { counters: { credit: 6 } })] },
        { root: [rezzed('Adonis Campaign', { counters: { credit: 3 } })] },
        { root: ['PAD Campaign'] },
      ],
    })
    .beforeCorpTurn()
  game.corp.rezzes('PAD Campaign')
  expect(game.cards('Adonis Campaign').map(each => each.counters.credit)).toEqual([6, 3])
  game.bothPass()
  while (game.corp.question?.kind === 'reaction') game.corp.chooses('trigger')
  expect(game.corp.archives).toEqual(['Adonis Campaign'])
  expect(game.corp.servers.remote1?.root).toEqual(['Adonis Campaign'])
})
