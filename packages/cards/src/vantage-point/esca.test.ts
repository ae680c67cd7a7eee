import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Esca takes 1 credit from the Runner, and does net damage only if they are tagged', () => {
  const access = (tags: number) =>
    scenario({ definitions })
      .corp({ remotes: [{ root: ['Esca'] }] })
      .runner({ credits: 5, tags, hand: ['Diesel', 'Mimic'] })
      .accessing('Esca')
  expect(access(0).runner).toMatchObject({ credits: 4, hand: ['Diesel', 'Mimic'] })
  const tagged = access(1)
  expect(tagged.runner.credits).toBe(4)
  expect(tagged.runner.hand).toHaveLength(1)
  expect(tagged.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
})

test('CR 1.10.3b: a Runner without credits loses none to Esca, and is damaged all the same', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Esca'] })
    .runner({ credits: 0, tags: 2, hand: ['Diesel'] })
    .accessing('Esca')
  expect(game.runner).toMatchObject({ credits: 0, hand: [] })
})

test('Esca is revealed when it is accessed in R&D, and only there', () => {
  const isRevealed = (game: { readonly state: { readonly log: readonly { readonly what: string }[] } }) =>
    game.state.log.some(each => each.what === 'revealed')
  const rnd = scenario({ definitions })
    .corp({ deck: ['Esca', 'Enigma'] })
    .accessing('Esca')
  expect(isRevealed(rnd)).toBe(true)
  expect(rnd.runner.credits).toBe(4)
  const hq = scenario({ definitions })
    .corp({ hand: ['Esca'] })
    .accessing('Esca')
  expect(isRevealed(hq)).toBe(false)
  expect(hq.runner.credits).toBe(4)
})

test('Esca works in Archives too', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Esca'] })
    .runner({ credits: 5, tags: 1, hand: ['Diesel'] })
    .running('Archives')
  game.passUntil('breach')
  game.runner.accesses('Esca')
  expect(game.runner).toMatchObject({ credits: 4, hand: [] })
})

test('Esca does nothing when another card is accessed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Esca')] }], hand: ['Enigma'] })
    .runner({ credits: 5, tags: 1, hand: ['Diesel'] })
    .accessing('Enigma')
  expect(game.runner).toMatchObject({ credits: 5, hand: ['Diesel'] })
})
