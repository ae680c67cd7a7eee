import { always, canAdvance, defineCards, card as text } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Hype Machine costs 6 credits less to rez once an agenda was scored or stolen this turn', () => {
  const scoring = scenario({ definitions })
    .corp({
      credits: 0,
      hqRoot: ['Hype Machine'],
      remotes: [{ root: [card('Witch Hunt', { advanced: 4 })] }],
    })
    .corpTurn('window')
  expect(scoring.card('Hype Machine').cost).toBe(6)
  expect(() => scoring.corp.rezzes('Hype Machine')).toThrow('it costs 6 credits, and the Corp has 0')
  scoring.corp.scores('Witch Hunt')
  expect(scoring.card('Hype Machine').cost).toBe(0)
  scoring.corp.rezzes('Hype Machine')
  expect(scoring.corp.credits).toBe(0)
  const stealing = scenario({ definitions })
    .corp({ hqRoot: ['Hype Machine'], remotes: [{ root: ['Witch Hunt'] }] })
    .accessing('Witch Hunt')
  stealing.runner.passes()
  stealing.runner.steals()
  expect(stealing.card('Hype Machine').cost).toBe(0)
})

test('Hype Machine costs 6 credits again in the turn after', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, hqRoot: ['Hype Machine'], remotes: [{ root: [card('Witch Hunt', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Witch Hunt')
  game.passUntil('runnerAction')
  expect(game.card('Hype Machine').cost).toBe(6)
})

const isIn = (root: readonly string[], more = {}) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Hype Machine'), ...root] }, { root: ['Hostile Takeover'] }], ...more })
    .corpTurn('window')

test('Hype Machine is trashed to place 1 advancement counter on a card in the root of its server', () => {
  const game = isIn(['Project Junebug'], { hqIce: ['Ice Wall'] })
  game.corp.uses('Hype Machine')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Project Junebug'])
  game.corp.answers('choose', 'Project Junebug')
  expect(game.card('Project Junebug').advancement).toBe(1)
  expect(game.corp.archives).toEqual(['Hype Machine'])
})

test('Hype Machine: the Corp chooses among all cards there that can be advanced', () => {
  const game = scenario({
    definitions: defineCards('hype-and-terrace', [
      ...cards,
      {
        ...text('terrace', always(canAdvance)),
        printed: { title: 'Terrace', side: 'corp', type: 'upgrade', cost: 0, trash: 0 },
      },
    ]),
  })
    .corp({ remotes: [{ root: [rezzed('Hype Machine'), rezzed('Hype Machine'), 'Terrace', 'Witch Hunt'] }] })
    .corpTurn('window')
  game.corp.uses('Hype Machine')
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Terrace', 'Witch Hunt'])
  game.corp.answers('choose', 'Witch Hunt')
  expect(game.card('Witch Hunt').advancement).toBe(1)
})

test('CR 3.6.1: ice in front of the server of Hype Machine is not in its root', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Hype Machine'), 'Witch Hunt'], ice: ['Ice Wall'] }] })
    .corpTurn('window')
  game.corp.uses('Hype Machine')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Witch Hunt'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hostile Takeover'],
  others: ['PAD Campaign'],
  must: true,
  begin(hidden) {
    const game = isIn(hidden)
    game.corp.uses('Hype Machine')
    return game
  },
})
