import type { Definition } from '@paydata/engine/vocabulary'
import {
  all,
  defineCards,
  from,
  isRezzed,
  isUnrezzed,
  loseClicks,
  swap,
  card as text,
} from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('cr-26.03/9.10.3c/1 Femme Fatale remembers the ice chosen when it was installed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Tollbooth')] })
    .runner({ credits: 12, hand: ['Femme Fatale'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', 'Enigma')
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.answers('mayPay', 'pay')
  expect(game.runner.credits).toBe(1)
  expect(game.state.encountered).toBeUndefined()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('cr-26.03/9.2.8f/1 a bypass by Femme Fatale stops the pending ability of Tollbooth', () => {
  const game = scenario({ definitions })
    .corp({ rndIce: ['Tollbooth'], credits: 9 })
    .runner({ credits: 11, hand: ['Femme Fatale'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', 'Tollbooth')
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil('approach')
  game.runner.passes()
  game.corp.rezzes('Tollbooth')
  game.passUntil('encounter')
  game.runner.answers('mayPay', 'pay')
  expect(game.runner.credits).toBe(1)
  game.passUntil('breach')
})

test('ruling: the bypass of Femme Fatale needs no strength, and may be declined', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 10, hand: ['Femme Fatale'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', 'Wall of Static')
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.declines()
  expect(game.state.encountered?.title).toBe('Wall of Static')
  expect(game.runner.credits).toBe(1)
})

test('Femme Fatale: other ice is not bypassed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Hunter')] })
    .runner({ credits: 12, hand: ['Femme Fatale'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', 'Enigma')
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil('encounter')
  expect(game.runner.question?.kind).toBe('paidWindow')
})

test('Femme Fatale gains 1 strength for 2 credits and breaks sentries', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 3, rig: ['Femme Fatale'] })
    .encountering('Neural Katana')
  game.runner.uses('Femme Fatale', 1)
  expect(game.card('Femme Fatale').strength).toBe(3)
  game.runner.uses('Femme Fatale', 0)
  expect(game.runner.credits).toBe(0)
  expect(game.card('Neural Katana').subroutines[0]?.broken).toBe(true)
})

/** Femme Fatale was installed, and has chosen this ice. */
const choosing = (ice: string, credits: number, more: { ice?: readonly string[]; clicks?: number } = {}) => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: [rezzed(ice), ...(more.ice ?? [])] })
    .runner({ credits: 9 + credits, clicks: more.clicks ?? 4, hand: ['Femme Fatale'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', ice)
  game.passUntil('nextAction')
  return game
}

test('Femme Fatale: a player who cannot pay for every subroutine cannot bypass', () => {
  const game = choosing('Enigma', 1)
  game.runner.runs('HQ')
  game.passUntil('encounter')
  expect(game.runner.question?.kind).toBe('paidWindow')
  expect(game.state.encountered?.title).toBe('Enigma')
})

test('Femme Fatale counts the subroutines that the ice has at that time', () => {
  const game = choosing('Enigma', 3)
  game.fiat.addSubroutine('Enigma', loseClicks(1, 'runner'))
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.agrees()
  expect(game.runner.credits).toBe(0)
})

test('ruling: Femme Fatale: ice that was uninstalled is not the chosen ice any more', () => {
  const game = choosing('Enigma', 9)
  game.fiat.move('Enigma', 'hq')
  game.fiat.move('Enigma', 'ice', { server: 'hq', rezzed: true })
  game.runner.runs('HQ')
  game.passUntil('encounter')
  expect(game.runner.question?.kind).toBe('paidWindow')
})

test('ruling: Femme Fatale: installed again it knows only what it chose then', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Wall of Static')] })
    .runner({ credits: 30, clicks: 6, hand: ['Femme Fatale'] })
    .runnerTurn()
  for (const ice of ['Enigma', 'Wall of Static']) {
    game.fiat.move('Femme Fatale', 'grip')
    game.runner.installs('Femme Fatale')
    game.runner.answers('choose', ice)
    game.passUntil('nextAction')
  }
  game.runner.runs('HQ')
  game.passUntil('encounter')
  expect(game.runner.question?.kind).toBe('paidWindow')
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil('encounter')
  expect(game.runner.question?.kind).toBe('confirm')
})

test('CR 1.12.4: Femme Fatale knows the chosen ice also where it was moved to', () => {
  const game = choosing('Enigma', 2, { ice: ['Hunter'] })
  game.fiat.resolve('corp', swap(all(from('ice', isRezzed)), all(from('ice', isUnrezzed))))
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Enigma'])
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.agrees()
  expect(game.runner.credits).toBe(0)
})

test('Femme Fatale breaks sentries only, at no less strength', () => {
  const meeting = (ice: string) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed(ice)] })
      .runner({ credits: 9, rig: ['Femme Fatale'] })
      .encountering(ice)
  expect(() => meeting('Enigma').runner.uses('Femme Fatale', 0)).toThrow('CR 3.9.5h')
  expect(() => meeting('Neural Katana').runner.uses('Femme Fatale', 0)).toThrow('CR 3.9.5g')
})

test('CR 1.16.1d: Femme Fatale pays 0 for ice without subroutines, and has to say so', () => {
  const husk: Definition = {
    ...text('husk'),
    printed: { title: 'Husk', side: 'corp', type: 'ice', cost: 0, strength: 9 },
  }
  const game = scenario({ definitions: defineCards('femme', [...cards, husk]) })
    .corp({ hand: ['Enigma'], hqIce: [rezzed('Husk')] })
    .runner({ credits: 9, hand: ['Femme Fatale'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', 'Husk')
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.agrees()
  expect(game.state.encountered).toBeUndefined()
  expect(game.runner.credits).toBe(0)
})

test('Femme Fatale breaks one subroutine each time', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ credits: 1, rig: ['Femme Fatale'] })
    .encountering('Rototurret')
  game.runner.uses('Femme Fatale', 0)
  game.runner.breaks(1)
  expect(game.card('Rototurret').subroutines.map(each => each.broken)).toEqual([false, true])
})

test('CR 3.9.5b: the strength that Femme Fatale gains is gone when the encounter ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 9, rig: ['Femme Fatale'], hand: ['Diesel', 'Mimic', 'Yog.0'] })
    .encountering('Neural Katana')
  game.runner.uses('Femme Fatale', 1)
  expect(game.card('Femme Fatale').strength).toBeGreaterThan(2)
  game.fiat.markBroken('Neural Katana', 0)
  game.passUntil('jackOut')
  expect(game.card('Femme Fatale').strength).toBe(2)
})

test('Femme Fatale chooses one piece of ice, rezzed or not, as it is installed itself', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], rndIce: [rezzed('Hunter')], remotes: [{ root: [rezzed('PAD Campaign')] }] })
    .runner({ credits: 20, hand: ['Femme Fatale', 'Mimic'], rig: ['Decoy'] })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual(['Enigma', 'Hunter'])
  game.runner.answers('choose', 'Enigma')
  game.passUntil('nextAction')
  game.runner.installs('Mimic')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})
