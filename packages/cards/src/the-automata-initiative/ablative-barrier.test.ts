import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (stolen: readonly string[]) =>
  scenario({ definitions })
    .corp({
      credits: 2,
      hand: ['PAD Campaign', 'Nisei MK II', 'Enigma'],
      archives: ['Hunter', 'Hedge Fund'],
      hqIce: ['Ablative Barrier'],
    })
    .runner({ stolen })
const three = ['Priority Requisition']

test('Ablative Barrier may install a card of HQ or Archives that is no agenda at another server, at threat level 3', () => {
  const game = begin(three).approaching('Ablative Barrier')
  game.runner.passes()
  game.corp.rezzes('Ablative Barrier')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'Hunter',
    'PAD Campaign',
  ])
  game.corp.chooses('Hunter')
  expect(game.corp.question?.options.map(option => option.server ?? option.id)).toEqual([
    'rnd',
    'archives',
    'newRemote',
  ])
  game.corp.answers('server', 'R&D')
  expect(game.corp.servers.rnd?.ice).toEqual(['Hunter'])
  game.restore(before)
  game.corp.declines()
  expect(game.corp.servers.rnd?.ice).toEqual([])
})

test('Ablative Barrier installs nothing below threat level 3, or in a run on another server', () => {
  const low = begin([]).approaching('Ablative Barrier')
  low.runner.passes()
  low.corp.rezzes('Ablative Barrier')
  expect((low.corp.question ?? low.runner.question)?.kind).toBe('paidWindow')
  const elsewhere = begin(three).running('rnd')
  elsewhere.fiat.rez('Ablative Barrier', 'free')
  expect((elsewhere.corp.question ?? elsewhere.runner.question)?.kind).toBe('paidWindow')
})

test('Ablative Barrier ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ablative Barrier')] })
    .encountering('Ablative Barrier')
  game.passUntil('runEnds')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 2, hand: hidden, hqIce: ['Ablative Barrier'] })
      .runner({ stolen: three })
      .approaching('Ablative Barrier')
    game.runner.passes()
    game.corp.rezzes('Ablative Barrier')
    game.corp.agrees()
    return game
  },
})
