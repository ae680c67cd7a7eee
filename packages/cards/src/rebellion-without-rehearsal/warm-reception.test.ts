import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begins = (ice: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Hostile Takeover', 'Hedge Fund'],
      remotes: [{ root: [rezzed('Warm Reception')], ice }],
      hqIce: [rezzed('Enigma'), rezzed('Hunter')],
    })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  return game
}

test('Warm Reception may install a card of HQ, which cannot be scored this turn', () => {
  const game = begins(['Chum'])
  game.corp.agrees()
  game.corp.chooses('Hostile Takeover')
  game.corp.answers('server', 'newRemote')
  expect(game.card('Hostile Takeover').server).toBe('remote2')
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.fiat.setCounters('Hostile Takeover', { advancement: 2 })
  expect(() => game.corp.scores('Hostile Takeover')).toThrow('CR 1.2.2')
})

test('Warm Reception may derez itself to derez another card where no ice protects it', () => {
  const game = begins()
  game.corp.declines()
  const before = game.save()
  game.corp.agrees()
  game.corp.chooses('Enigma')
  expect([game.card('Warm Reception').rezzed, game.card('Enigma').rezzed]).toEqual([false, false])
  game.restore(before)
  game.corp.declines()
  expect([game.card('Warm Reception').rezzed, game.card('Enigma').rezzed]).toEqual([true, true])
})

test('Warm Reception behind ice stays rezzed', () => {
  const game = begins(['Chum'])
  game.corp.declines()
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({
        hand: hidden,
        deck: ['Hedge Fund'],
        remotes: [{ root: [rezzed('Warm Reception')], ice: ['Chum'] }],
      })
      .beforeCorpTurn()
    game.passUntil(() => game.corp.question?.kind === 'confirm')
    game.corp.agrees()
    return game
  },
})
