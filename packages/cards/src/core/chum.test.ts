import type { Definition } from '@paydata/engine/vocabulary'
import { defineCards, card as text } from '@paydata/engine/vocabulary'
import { examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

test('Chum: the next ice is stronger by 2, and does 3 net damage if it is not fully broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  expect(game.card('Wall of Static').strength).toBe(5)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.runner.hand).toHaveLength(1)
})

test('Chum does nothing when the next ice is fully broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum')] })
    .runner({ credits: 9, rig: ['Corroder'], hand: ['Diesel', 'Mimic', 'Ninja'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  for (let i = 0; i < 3; i++) game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  game.bothPass()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
  expect(game.runner.hand).toHaveLength(3)
})

test('ruling: a player who jacks out between Chum and the next ice suffers nothing, also in a later run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum')], rndIce: [rezzed('Enigma')] })
    .runner({ clicks: 2, hand: ['Diesel', 'Mimic', 'Ninja'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil(state => state.waiting.some(question => question.asks === 'jackOut'))
  game.runner.jacksOut()
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil('encounter')
  expect(game.card('Enigma').strength).toBe(2)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(3)
})

test('Chum affects one encounter only', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hunter'), rezzed('Data Mine'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Yog.0'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  expect(game.card('Hunter').strength).toBe(4)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
  game.passUntil('encounter')
  expect(game.card('Hunter').strength).toBe(4)
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 3)
  expect(game.runner.hand).toHaveLength(1)
})

test('Chum behind Chum: the first one watches the second, and the second one what comes next', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Yog.0', 'Wyrm', 'Diesel'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  expect(
    game
      .cards('Chum')
      .map(each => each.strength)
      .sort(),
  ).toEqual([4, 6])
  game.bothPass()
  expect(game.runner.hand).toHaveLength(4)
  game.passUntil('encounter')
  expect(game.card('Wall of Static').strength).toBe(5)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
})

test('Chum: with some subroutines broken the next ice is not fully broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  game.fiat.markBroken('Enigma', 1)
  game.bothPass()
  expect(game.runner.hand).toEqual([])
})

const bareIce: Definition = {
  ...text('bare_ice'),
  printed: { title: 'Bare Ice', side: 'corp', type: 'ice', cost: 0, strength: 1 },
}

/** Chum's subroutine has resolved, and the Runner meets ice without subroutines that Femme Fatale may bypass. */
const meetBareIce = () => {
  const game = scenario({ definitions: defineCards('chum-and-bare-ice', [...cards, bareIce]) })
    .corp({ hqIce: [rezzed('Bare Ice'), rezzed('Chum')] })
    .runner({ credits: 10, hand: ['Femme Fatale', 'Diesel', 'Mimic', 'Ninja'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', 'Bare Ice')
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.bothPass()
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  return game
}

example(
  ['faq-1.1/44'],
  'ruling: ice without subroutines is fully broken by reaching its window, and not by being bypassed',
  () => {
    const reached = meetBareIce()
    reached.runner.declines()
    reached.bothPass()
    expect(reached.state.run).toMatchObject({ phase: 'movement' })
    expect(reached.runner.hand).toHaveLength(3)
    const bypassed = meetBareIce()
    bypassed.runner.agrees()
    expect(bypassed.runner.hand).toEqual([])
  },
)

test('Chum before Cell Portal: leaving Cell Portal ends the encounter, and Chum met again is not the next ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Cell Portal'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  expect(game.card('Cell Portal').strength).toBe(9)
  game.bothPass()
  game.runner.declines()
  expect(game.runner.hand).toHaveLength(1)
  game.passUntil('encounter')
  expect(game.state.encountered).toMatchObject({ title: 'Chum', strength: 4 })
  game.fiat.markBroken('Chum', 0)
  game.bothPass()
  game.passUntil('runEnds')
  expect(game.runner.hand).toHaveLength(1)
})

test('Chum is not the next ice itself', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum')] })
    .encountering('Chum')
  game.fiat.resolveSubroutine('Chum', 0)
  expect(game.state.encountered?.title).toBe('Chum')
  expect(game.card('Chum').strength).toBe(4)
})
