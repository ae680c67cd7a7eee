import { expect, test } from 'vitest'
import type { ScenarioGame } from '../../testing/index.ts'
import { rezzed, scenario } from '../../testing/index.ts'
import { runCards } from './cards/runs.ts'

const table = () => scenario({ definitions: runCards })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0
const breaks = (game: ScenarioGame, breaker: string, ...which: number[]) => {
  game.runner.uses(breaker, 0)
  if (game.runner.question?.kind === 'subroutines') game.runner.breaks(...which)
}

test('6.5.3, 6.5.4, 6.5.5: all subroutines begin unbroken, can be broken in the window, and the others resolve', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Two')] })
    .runner({ rig: ['Breaker'] })
    .encountering('Two')
  expect(game.card('Two').subroutines).toMatchObject([{ broken: false }, { broken: false }])
  breaks(game, 'Breaker', 1)
  expect(game.card('Two').subroutines).toMatchObject([{ broken: false }, { broken: true }])
  expect(game.corp.credits).toBe(0)
  game.bothPass()
  expect(game.corp.credits).toBe(1)
})

test('6.5.3, 6.5.4: what was broken is unbroken in the next encounter, and nothing is broken outside of one', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('One')] })
    .runner({ rig: ['Breaker'] })
    .encountering('One')
  breaks(game, 'Breaker')
  game.bothPass()
  expect(game.runner.question?.rule).toBe('6.9.4b')
  expect(game.runner.question?.options.map(option => option.ability)).not.toContain(0)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  expect(game.card('One').subroutines).toMatchObject([{ broken: false }])
  game.bothPass()
  expect(game.corp.credits).toBe(1)
})

test('6.5.7a: the ice is fully broken the first time that all of its subroutines are broken', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Two')] })
    .runner({ rig: ['Breaker', 'Watch iceFullyBroken'] })
    .encountering('Two')
  breaks(game, 'Breaker', 0)
  expect(met(game, 'iceFullyBroken')).toBe(0)
  breaks(game, 'Breaker')
  expect(met(game, 'iceFullyBroken')).toBe(1)
})

test('6.5.7b: an object fully breaks the ice when it alone broke all subroutines', () => {
  const brokenBy = (...breakers: string[]) => {
    const game = table()
      .corp({ hqIce: [rezzed('Two')] })
      .runner({ rig: ['Breaker', 'Second Breaker'] })
      .encountering('Two')
    breakers.forEach((breaker, i) => {
      breaks(game, breaker, i)
    })
    const broken = game.state.log.find(line => line.what === 'iceFullyBroken')
    return game.state.cards.find(card => card.id === broken?.amount)?.title
  }
  expect(brokenBy('Breaker', 'Breaker')).toBe('Breaker')
  expect(brokenBy('Breaker', 'Second Breaker')).toBeUndefined()
})

test('6.5.7c: ice without subroutines is fully broken as its window opens, by no object', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Blank Ice')] })
    .runner({ rig: ['Watch iceFullyBroken'] })
    .approaching('Blank Ice')
  expect(met(game, 'iceFullyBroken')).toBe(0)
  game.bothPass()
  expect(met(game, 'iceFullyBroken')).toBe(1)
  expect(game.runner.question?.rule).toBe('6.9.3b')
  const broken = game.state.log.find(line => line.what === 'iceFullyBroken')
  expect(game.state.cards.some(card => card.id === broken?.amount)).toBe(false)
})

test('6.5.7d: ice that gains a subroutine stays fully broken, and breaking that one does not fully break it again', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('One')], hqRoot: [rezzed('Sub Giver')] })
    .runner({ rig: ['Breaker', 'Watch iceFullyBroken', 'Broken Passer'], credits: 0 })
    .encountering('One')
  breaks(game, 'Breaker')
  game.runner.passes()
  game.corp.uses('Sub Giver')
  game.corp.passes()
  expect(game.card('One').subroutines).toMatchObject([{ broken: true }, { broken: false }])
  breaks(game, 'Breaker')
  expect(met(game, 'iceFullyBroken')).toBe(1)
  game.bothPass()
  expect(game.runner.credits).toBe(6)
})

test('6.1.3e, 6.1.3f: passing ice after fully breaking it means the encounter just before', () => {
  const passing = (broken: boolean) => {
    const game = table()
      .corp({ hqIce: [rezzed('One')] })
      .runner({ credits: 0, rig: ['Breaker', 'Broken Passer', 'Met Passer'] })
      .encountering('One')
    if (broken) breaks(game, 'Breaker')
    game.bothPass()
    return game.runner.credits
  }
  expect(passing(true)).toBe(6)
  expect(passing(false)).toBe(4)
})

test('cr-26.03/6.1.3e/1, 6.1.3e, 6.1.3f: an earlier encounter in the run, after which the ice was not passed, does not count', () => {
  const game = table()
    .corp({ hqIce: [rezzed('One')], rndIce: ['Wall'], archivesRoot: [rezzed('Approacher')] })
    .runner({ credits: 0, rig: ['Breaker', 'Broken Passer', 'Met Passer'] })
    .encountering('One')
  breaks(game, 'Breaker')
  game.runner.passes()
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'Wall')
  game.bothPass()
  expect(game.state.approached?.title).toBe('Wall')
  // It was not passed; and now it is met again and not broken.
  expect(game.runner.credits).toBe(0)
  game.runner.passes()
  game.corp.uses('Approacher')
  game.corp.answers('choose', 'One')
  game.passUntil('encounter')
  game.bothPass()
  expect(game.runner.credits).toBe(4)
})

test('6.5.8a, 6.5.8b: bypassed as the encounter begins: no window, nothing resolves, and the ice is passed', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Two')] })
    .runner({ rig: ['Entry Bypass', 'Watch icePassed', 'Watch iceFullyBroken'] })
    .approaching('Two')
  game.runner.passes()
  game.corp.passes()
  expect(game.runner.question?.card).toBe('Entry Bypass')
  game.runner.agrees()
  expect(game.runner.question?.rule).toBe('6.9.4b')
  expect(game.corp.credits).toBe(0)
  expect(met(game, 'icePassed')).toBe(1)
  expect(met(game, 'iceFullyBroken')).toBe(0)
})

test('6.5.8c: bypassed in the window: what was broken is broken, and no subroutine resolves', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Two')] })
    .runner({ rig: ['Breaker', 'Bypasser', 'Watch icePassed'] })
    .encountering('Two')
  breaks(game, 'Breaker', 0)
  game.runner.uses('Bypasser')
  game.passUntil(() => game.runner.question?.rule === '6.9.4b')
  expect(game.corp.credits).toBe(0)
  expect(met(game, 'icePassed')).toBe(1)
})

test('cr-26.03/6.5.8c/1, 6.5.8c: ice without subroutines that is bypassed at once has not had them all broken', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Blank Ice')] })
    .runner({ rig: ['Entry Bypass', 'Watch iceFullyBroken'] })
    .approaching('Blank Ice')
  game.bothPass()
  game.runner.agrees()
  expect(game.state.run?.phase).toBe('movement')
  expect(met(game, 'iceFullyBroken')).toBe(0)
})

test('6.5.9a, 6.5.9c, 6.1.3c: after a forced encounter the effect that made it goes on where it was', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Twin')], rndIce: [rezzed('One')] })
    .encountering('Twin')
  game.bothPass()
  game.corp.answers('choose', 'One')
  expect(game.state.encountered?.title).toBe('One')
  expect(game.state.run).toMatchObject({ server: 'hq', position: 0, ice: 'Twin' })
  expect(game.corp.credits).toBe(0)
  game.bothPass()
  // The subroutine of the other ice, then the rest of this one and the next.
  expect(game.corp.credits).toBe(1 + 3 + 5)
  expect(game.state.run).toMatchObject({ server: 'hq', ice: 'Twin', phase: 'movement' })
})

test('6.5.9a: a forced encounter in another phase leaves the run at its step, and is no passing of that ice', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['Wall'], rndIce: [rezzed('One')], hqRoot: [rezzed('Forcer')] })
    .runner({ rig: ['Watch icePassed', 'Watch iceEncountered'] })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'One')
  expect(game.state.encountered?.title).toBe('One')
  game.bothPass()
  expect(game.corp.credits).toBe(1)
  expect(game.state).toMatchObject({ rule: '6.9.2b', approached: { title: 'Wall' } })
  expect([met(game, 'iceEncountered'), met(game, 'icePassed')]).toEqual([1, 0])
})

test('cr-26.03/6.5.9a/1, 6.5.9a: an encounter in an access, after which the access and the encounter around it go on', () => {
  const game = table()
    .corp({ credits: 0, deck: ['Ambush'], hqIce: [rezzed('Peeker')], rndIce: [rezzed('One')] })
    .encountering('Peeker')
  game.bothPass()
  expect(game.state.accessed?.title).toBe('Ambush')
  game.corp.answers('choose', 'One')
  game.bothPass()
  expect(game.corp.credits).toBe(1)
  expect(game.runner.question?.kind).toBe('midAccess')
  game.runner.passes()
  expect(game.state.run).toMatchObject({ ice: 'Peeker', phase: 'movement' })
})

test('cr-26.03/6.5.9b/1, 6.5.9b: ending the run in a forced encounter ends the phase it was made in as well', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Twin')], rndIce: [rezzed('Wall')] })
    .runner({ rig: ['Watch encounterEnded', 'Watch icePassed'] })
    .encountering('Twin')
  game.bothPass()
  game.corp.answers('choose', 'Wall')
  game.bothPass()
  // Both encounters have ended at once.
  game.runner.uses('Watch encounterEnded')
  expect(game.state.run).toBeUndefined()
  // The subroutine is finished; the next one does not resolve.
  expect(game.corp.credits).toBe(3)
  expect([met(game, 'encounterEnded'), met(game, 'icePassed')]).toEqual([2, 0])
})

test('6.5.9d: the Runner moved in a forced encounter: that goes on, then the run goes on from the new place', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['Wall'], rndIce: [rezzed('Portal')], hqRoot: [rezzed('Forcer')] })
    .runner({ rig: ['Watch iceApproached'] })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'Portal')
  game.bothPass()
  // It moves to the outermost position of HQ, where the Runner is approaching already; both subroutines resolve.
  expect(game.corp.credits).toBe(6)
  expect(game.state).toMatchObject({ rule: '6.9.2b', approached: { title: 'Wall' } })
})

test('6.5.9d: a move to another server in a forced encounter takes effect after it', () => {
  const game = table()
    .corp({
      credits: 0,
      hqIce: ['Wall'],
      rndIce: [rezzed('Two')],
      archivesIce: ['Toll'],
      hqRoot: [rezzed('Forcer')],
      rndRoot: [rezzed('Outermost Mover')],
    })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'Two')
  game.runner.passes()
  game.corp.uses('Outermost Mover')
  expect(game.state).toMatchObject({ encountered: { title: 'Two' }, run: { server: 'archives' } })
  game.bothPass()
  expect(game.corp.credits).toBe(3)
  game.passUntil(() => game.state.approached?.title === 'Toll')
  expect(game.state.run).toMatchObject({ server: 'archives', phase: 'approach' })
})

test('6.5.9a, 3.9.5b: what lasts for an encounter does not end with another that is forced within it', () => {
  const game = table()
    .corp({ credits: 9, hqIce: [rezzed('Two')], rndIce: [rezzed('One')], hqRoot: [rezzed('Forcer')] })
    .runner({ rig: ['Breaker'] })
    .encountering('Two')
  game.runner.uses('Breaker', 1)
  expect(game.card('Breaker').strength).toBe(3)
  game.runner.passes()
  game.corp.uses('Forcer')
  game.corp.answers('choose', 'One')
  game.runner.uses('Breaker', 1)
  expect(game.card('Breaker').strength).toBe(5)
  game.bothPass()
  expect(game.state.encountered?.title).toBe('Two')
  expect(game.card('Breaker').strength).toBe(3)
  game.bothPass()
  expect(game.card('Breaker').strength).toBe(1)
})
