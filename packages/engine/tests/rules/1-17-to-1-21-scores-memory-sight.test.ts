import type { ScenarioGame } from '@paydata/scenario'
import { card, facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter1 } from './cards/chapter-1.ts'

const table = () => scenario({ definitions: chapter1 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []

test('1.17.1, 3.2.2b, 4.5.2: a score is the sum of the agenda points in the score area', () => {
  const game = table()
    .corp({ scored: ['Plain Agenda', 'Plain Agenda'], remotes: [{ root: ['Plain Agenda'] }] })
    .runner({ stolen: ['Grudge'] })
    .corpTurn()
  expect(game.corp.agendaPoints).toBe(2)
  expect(game.runner.agendaPoints).toBe(1)
  expect(game.card('Grudge').seenBy).toEqual(['corp', 'runner'])
})

test('cr-26.03/1.17.1a/1, 1.17.1a, 9.3.6f: the threat level is the greater of the scores', () => {
  const uses = (corp: number, runner: number) => {
    const game = table()
      .corp({ remotes: [{ root: [rezzed('Late Gain')] }] })
      .corpTurn()
    game.fiat.set({ corp: { agendaPoints: corp }, runner: { agendaPoints: runner } })
    const options = game.corp.question?.options ?? []
    return options.filter(option => option.card === 'Late Gain').map(option => option.ability)
  }
  expect(uses(3, 4)).toEqual([0])
  expect(uses(4, 3)).toEqual([0])
  expect(uses(3, 3)).toEqual([])
  expect(uses(3, 5)).toEqual([0, 1])
})

test('1.17.3b, 1.17.3c, 3.2.2a: an agenda may be scored without a click, but need not be', () => {
  const game = table()
    .corp({
      remotes: [
        { root: [card('Plain Agenda', { advanced: 2 })] },
        { root: [card('Grudge', { advanced: 1 })] },
      ],
    })
    .corpTurn('window')
  expect(labels(game, 'corp')).toEqual(['Pass', 'Score Plain Agenda'])
  const clicks = game.corp.clicks
  game.corp.scores('Plain Agenda')
  expect(game.corp).toMatchObject({ clicks, scored: ['Plain Agenda'] })
  expect(game.state.log.some(line => line.what === 'actionTaken')).toBe(false)
})

test('1.17.4, 1.17.5, 1.13.13: a stolen agenda is faceup, uninstalled and without its counters', () => {
  const game = table()
    .corp({ remotes: [{ root: [card('Plain Agenda', { advanced: 1 })] }] })
    .accessing('Plain Agenda')
  game.runner.passes()
  game.runner.steals()
  expect(game.card('Plain Agenda')).toMatchObject({
    zone: 'runnerScore',
    faceup: true,
    installed: false,
    advancement: 0,
  })
  expect(game.state.log.some(line => line.what === 'uninstalled' && line.card === 'Plain Agenda')).toBe(true)
})

test('1.17.3e: an agenda that is added to a score area is not scored', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Adder', 'Plain Agenda'], remotes: [{ root: [rezzed('Score Watch')] }] })
    .corpTurn()
  game.corp.plays('Adder')
  game.corp.answers('choose', 'Plain Agenda')
  expect(game.corp).toMatchObject({ scored: ['Plain Agenda'], agendaPoints: 1, credits: 0 })
})

test('1.17.6, 1.17.8: what scoring triggers knows the counters the agenda had', () => {
  const game = table()
    .corp({
      credits: 0,
      remotes: [{ root: [card('Plain Agenda', { advanced: 4 })] }, { root: [rezzed('Score Watch')] }],
    })
    .corpTurn('window')
  game.corp.scores('Plain Agenda')
  expect(game.corp.credits).toBe(4)
  expect(game.card('Plain Agenda').advancement).toBe(0)
})

test('1.18.1, 1.18.2: advancing is not placing a counter', () => {
  const game = table()
    .corp({
      credits: 1,
      hand: ['Placer'],
      remotes: [{ root: ['Plain Agenda'] }, { root: [rezzed('Advance Watch')] }],
    })
    .corpTurn()
  game.corp.plays('Placer')
  game.corp.answers('choose', 'Plain Agenda')
  expect(game.corp.credits).toBe(1)
  game.passUntil('nextAction')
  game.corp.advances('Plain Agenda')
  expect(game.corp.credits).toBe(2)
  expect(game.card('Plain Agenda').advancement).toBe(2)
})

test('1.18.3, 3.2.4: agendas can be advanced without limit, other cards only if they say so', () => {
  const game = table()
    .corp({
      credits: 5,
      remotes: [
        { root: [card('Plain Agenda', { advanced: 9 })] },
        { root: ['Growing'] },
        { root: ['Plain Asset'] },
      ],
      hqIce: ['Plain Ice'],
    })
    .corpTurn()
  const advance = labels(game, 'corp').filter(label => label.startsWith('Advance'))
  expect(advance.toSorted()).toEqual(['Advance Growing', 'Advance Plain Agenda'])
})

test('1.19.4: a card that trashes itself as a cost is gone when its effect resolves', () => {
  const game = table()
    .runner({ credits: 0, rig: ['Leaver'] })
    .runnerTurn('window')
  game.runner.uses('Leaver')
  expect(game.runner).toMatchObject({ credits: 2, heap: ['Leaver'], rig: [] })
  const whats = game.state.log.map(line => line.what)
  expect(whats.indexOf('trashed')).toBeLessThan(whats.indexOf('creditsGained'))
})

test('1.20.2: memory is 4, or what the identity says, and what cards add', () => {
  expect(
    table()
      .runner({ rig: ['Chip'] })
      .runnerTurn().runner.memory,
  ).toBe(5)
  expect(table().runner({ identity: 'Big Brain' }).runnerTurn().runner.memory).toBe(6)
})

test('1.20.4, 1.20.4a, 1.20.4b: reserved memory takes only the programs it is for', () => {
  const game = table()
    .runner({ hand: ['Virus', 'Small'], rig: ['Virus Chip', 'Small', 'Small', 'Small', 'Small'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(6)
  game.runner.installs('Virus')
  game.runner.answers('trashLike', 'continue')
  expect(game.runner.programs).toHaveLength(5)
  game.passUntil('nextAction')
  // One unit is left, but only for another virus.
  game.runner.installs('Small')
  expect(labels(game, 'runner')).not.toContain('Continue')
})

test('1.20.4b: over the limit of unreserved memory programs go, although there is room for others', () => {
  const game = table()
    .corp({ hand: ['Forget One'] })
    .runner({ rig: ['Virus Chip', 'Small', 'Small', 'Small', 'Small', 'Virus'] })
    .corpTurn()
  game.corp.plays('Forget One')
  expect(game.runner.question?.kind).toBe('overMemory')
  game.runner.chooses('Small')
  expect(game.runner.programs).toEqual(['Small', 'Small', 'Small', 'Virus'])
})

test('1.21.2, 1.21.6: cards looked at are seen by the player who looks, until the ability is finished', () => {
  const game = table()
    .corp({ deck: ['Plain Ice', 'Plain Asset', 'Plain Agenda'] })
    .runner({ credits: 3, hand: ['Looker'] })
    .runnerTurn()
  game.runner.plays('Looker')
  expect(game.card('Plain Ice').seenBy).toEqual(['runner'])
  expect(game.card('Plain Agenda').seenBy).toEqual([])
  game.runner.agrees()
  expect(game.card('Plain Ice').seenBy).toEqual([])
})

test('1.21.3, 1.21.6: a revealed card is seen by both, until the ability is finished', () => {
  const game = table()
    .corp({ credits: 3, hand: ['Revealer', 'Plain Agenda', 'Plain Ice'] })
    .corpTurn()
  game.corp.plays('Revealer')
  game.corp.answers('choose', 'Plain Agenda')
  expect(game.card('Plain Agenda').seenBy).toEqual(['corp', 'runner'])
  expect(game.card('Plain Ice').seenBy).toEqual(['corp'])
  game.corp.agrees()
  expect(game.card('Plain Agenda').seenBy).toEqual(['corp'])
})

test('1.21.3a, 1.21.4: exposing shows an unrezzed card and turns nothing', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['Plain Ice'], remotes: [{ root: [rezzed('Face Watch')] }] })
    .runner({ hand: ['Exposer'] })
    .runnerTurn()
  game.runner.plays('Exposer')
  game.runner.answers('choose', 'Plain Ice')
  expect(game.state.log.find(line => line.what === 'exposed')?.card).toBe('Plain Ice')
  expect(game.card('Plain Ice')).toMatchObject({ facedown: true, rezzed: false })
  expect(game.corp.credits).toBe(0)
})

test('1.21.4: a rezzed card cannot be exposed', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ hand: ['Wide Exposer'] })
    .runnerTurn()
  game.runner.plays('Wide Exposer')
  while (game.runner.question?.kind === 'choose') game.runner.answers('choose', 'Plain Ice')
  expect(game.state.log.some(line => line.what === 'exposed')).toBe(false)
})

test('1.21.1b, 4.4.6b: facedown cards of Archives are seen by the Corp alone, faceup ones by both', () => {
  const game = table()
    .corp({ archives: [facedown('Plain Ice'), 'Plain Asset'] })
    .runnerTurn()
  expect(game.card('Plain Ice').seenBy).toEqual(['corp'])
  expect(game.card('Plain Asset').seenBy).toEqual(['corp', 'runner'])
})
