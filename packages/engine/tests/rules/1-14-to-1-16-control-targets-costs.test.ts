import { expect, test } from 'vitest'
import type { ScenarioGame } from '../../testing/index.ts'
import { card, rezzed, scenario } from '../../testing/index.ts'
import { chapter1 } from './cards/chapter-1.ts'

const table = () => scenario({ definitions: chapter1 })
const labels = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.label) ?? []
const offered = (game: ScenarioGame, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.card) ?? []

test('1.14.3, 1.14.2a, 1.14.2c: a player pays only with what they control', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Plain Asset'] }] })
    .runner({ rig: ['Smasher', 'Gear', 'Contact'] })
    .runnerTurn()
  game.passUntil('runnerAction')
  game.runner.gainsCredit()
  game.runner.uses('Smasher')
  expect(offered(game, 'runner')).toEqual(['Gear', 'Contact'])
})

test('1.14.2d, 1.14.2f: credits in a pool and on a card are for the player who controls them', () => {
  const game = table()
    .corp({ credits: 0, hqIce: ['Plain Ice'] })
    .runner({ credits: 5, rig: [card('Run Fund', { counters: { credit: 3 } })] })
    .approaching('Plain Ice')
  if (game.corp.question === undefined) game.runner.passes()
  expect(labels(game, 'corp')).toEqual(['Pass'])
})

test('1.14.3a, 1.14.2e: either player may pay by removing tags of the Runner', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Forgiver')] }] })
    .runner({ tags: 2 })
    .corpTurn('window')
  game.corp.uses('Forgiver')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.credits).toBe(4)
})

test('1.14.4: a player uses only abilities they control', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Own Ability')] }] })
    .runnerTurn()
  expect(labels(game, 'runner')).not.toContain('Use Own Ability')
})

test('1.14.4b: an ability that names a player is that player’s, whoever controls the card', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Bioroid')] })
    .encountering('Bioroid')
  expect(labels(game, 'runner')).toContain('Use Bioroid')
  game.runner.passes()
  expect(labels(game, 'corp')).not.toContain('Use Bioroid')
})

test('1.14.5: who controls an ability chooses, unless it names somebody', () => {
  const chooser = (title: string) => {
    const game = table()
      .corp({ hqIce: [rezzed(title)] })
      .runner({ rig: ['Small', 'Virus'] })
      .encountering(title)
    game.bothPass()
    return game.corp.question?.kind === 'choose' ? 'corp' : 'runner'
  }
  expect(chooser('Our Choice')).toBe('corp')
  expect(chooser('Their Choice')).toBe('runner')
})

test('1.14.5a: a condition about a player is met only when that player does it', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Trasher'], remotes: [{ root: [rezzed('Runner Trash Watch')] }] })
    .runner({ rig: ['Small', 'Virus'], hand: ['Runner Trasher'] })
    .corpTurn()
  game.corp.plays('Trasher')
  game.corp.answers('choose', 'Small')
  expect(game.corp.credits).toBe(0)
  const other = table()
    .corp({ credits: 0, remotes: [{ root: [rezzed('Runner Trash Watch')] }] })
    .runner({ rig: ['Small'], hand: ['Runner Trasher'] })
    .runnerTurn()
  other.runner.plays('Runner Trasher')
  if (other.runner.question?.kind === 'choose') other.runner.answers('choose', 'Small')
  expect(other.corp.credits).toBeGreaterThan(0)
})

test('1.15.1b: a number is chosen as its instruction resolves', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Number First'] })
    .corpTurn()
  game.corp.plays('Number First')
  expect(game.runner.tags).toBe(1)
  game.corp.answers('number', 2)
  expect(game.corp.credits).toBe(2)
})

test('1.15.2a: an announced card stays where and as it is', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Polisher'], hqIce: ['Plain Ice', 'Click Ice'] })
    .corpTurn()
  game.corp.plays('Polisher')
  expect(game.card('Plain Ice')).toMatchObject({ facedown: true, server: 'hq' })
  expect(game.corp.question?.kind).toBe('choose')
})

test('1.15.2b, 1.15.2c: only valid targets, installed when nothing else is said', () => {
  const game = table()
    .corp({ hand: ['Trasher'] })
    .runner({ hand: ['Virus'], heap: ['Costly Program'], rig: ['Small', 'Gear', 'Tower'] })
    .corpTurn()
  game.corp.plays('Trasher')
  expect(offered(game, 'corp')).toEqual(['Small', 'Tower'])
})

test('1.15.2d, 1.15.2e, 1.2.4: several targets at once, each only once, and as many as there are', () => {
  const game = table()
    .corp({ hand: ['Double Kill', 'Double Kill'] })
    .runner({ rig: ['Small', 'Tower', 'Virus'] })
    .corpTurn()
  game.corp.plays('Double Kill')
  expect(game.corp.question).toMatchObject({ min: 2, max: 2 })
  expect(() => game.corp.answers('choose', 'Small', 'Small')).toThrow()
  game.corp.answers('choose', 'Small', 'Tower')
  expect(game.runner.rig).toEqual(['Virus'])
  game.passUntil('nextAction')
  game.corp.plays('Double Kill')
  if (game.corp.question?.kind === 'choose') game.corp.answers('choose', 'Virus')
  expect(game.runner.rig).toEqual([])
})

test('1.15.2f, 1.15.3: a target that is gone when the instruction resolves is not replaced by another', () => {
  const game = table()
    .corp({ hand: ['Double Kill'] })
    .runner({ rig: ['Virus', 'Small', 'Tower', 'Sacrifice'] })
    .corpTurn()
  game.corp.plays('Double Kill')
  game.corp.answers('choose', 'Virus', 'Small')
  game.runner.uses('Sacrifice')
  game.runner.answers('payment', 'Small')
  while (game.runner.question?.kind === 'interrupt') game.runner.passes()
  // The virus is saved, the other one was the cost; nobody chooses the third.
  expect(game.runner.rig.toSorted()).toEqual(['Sacrifice', 'Tower', 'Virus'])
  expect(game.corp.question?.kind).not.toBe('choose')
})

test('1.15.4: later instructions act on the same target', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Polisher'], hqIce: ['Plain Ice', 'Click Ice'] })
    .corpTurn()
  game.corp.plays('Polisher')
  game.corp.answers('choose', 'Click Ice')
  expect(game.card('Click Ice')).toMatchObject({ rezzed: true, counters: { power: 1 } })
})

test('1.16.1b: what a static ability would prevent cannot be paid', () => {
  const game = table()
    .corp({ hand: ['Plain Agenda'], hqRoot: [rezzed('Toll Two')] })
    .runner({ hand: ['Gear', 'Gear'], rig: ['Shield'] })
    .accessing('Plain Agenda')
  game.runner.passes()
  expect(labels(game, 'runner').filter(label => label.startsWith('Steal'))).toEqual([])
  expect(game.runner.stolen).toEqual([])
})

test('1.16.1d, 1.16.3a: a cost of 0 is paid when the player says so, not by itself', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Zero Ask'], rig: ['Free Thing'] })
    .runnerTurn()
  expect(game.card('Free Thing').counters.power ?? 0).toBe(0)
  game.runner.plays('Zero Ask')
  expect(game.runner.question?.kind).toBe('confirm')
  game.runner.agrees()
  expect(game.runner.credits).toBe(2)
})

test('1.16.2b, 1.16.3: a counted cost is one payment, followed by a checkpoint', () => {
  const game = table()
    .corp({
      hqIce: ['Plain Ice', 'Plain Ice'],
      rndIce: ['Plain Ice'],
      remotes: [{ root: [rezzed('Spend Watch')] }],
    })
    .runner({ credits: 7, rig: ['Counted'] })
    .runnerTurn('window')
  game.runner.uses('Counted')
  expect(game.runner).toMatchObject({ credits: 1, tags: 1 })
  const whats = game.state.log.map(line => line.what)
  expect(whats.indexOf('tagsTaken')).toBeLessThan(whats.indexOf('countersPlaced'))
})

test('1.16.2d: where it is not being paid, X is 0', () => {
  const game = table()
    .runner({ hand: ['Cheap Fetch'], heap: ['Unknown', 'Contact'] })
    .runnerTurn()
  game.runner.plays('Cheap Fetch')
  if (game.runner.question?.kind === 'choose') game.runner.answers('choose', 'Unknown')
  expect(game.runner.hand).toEqual(['Unknown'])
})

test('1.16.4d: the install cost and the click of the action are both paid to take it', () => {
  const game = table()
    .runner({ credits: 2, hand: ['Contact'] })
    .runnerTurn()
  game.runner.installs('Contact')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 3 })
  expect(game.state.log.filter(line => line.what === 'actionTaken')).toHaveLength(1)
})

test('1.16.5a, 1.16.5b, 1.16.5c: ignoring an install cost, credits, or all costs', () => {
  const installed = (title: string) => {
    const game = table()
      .runner({ credits: 0, hand: [title, 'Demanding', 'Gear'] })
      .runnerTurn()
    game.runner.plays(title)
    if (game.runner.question?.kind === 'choose') game.runner.answers('choose', 'Demanding')
    if (game.runner.question?.kind === 'confirm') game.runner.agrees()
    if (game.runner.question?.kind === 'payment') game.runner.answers('payment', 'Gear')
    expect(game.runner.rig).toEqual(['Demanding'])
    return game.runner.heap
  }
  expect(installed('No Install Cost')).toContain('Gear')
  expect(installed('No Credits')).toContain('Gear')
  expect(installed('No Costs')).not.toContain('Gear')
})

test('1.16.10b: all additional costs are paid together, or none', () => {
  const steal = (credits: number) => {
    const game = table()
      .corp({ hand: ['Plain Agenda'], hqRoot: [rezzed('Toll One'), rezzed('Toll Two')] })
      .runner({ credits, hand: ['Gear', 'Gear'] })
      .accessing('Plain Agenda')
    game.runner.passes()
    if (labels(game, 'runner').some(label => label.startsWith('Steal'))) game.runner.steals()
    return [game.runner.stolen.length, game.runner.credits, game.runner.hand.length]
  }
  expect(steal(5)).toEqual([1, 3, 1])
  expect(steal(1)).toEqual([0, 1, 2])
})

test('1.16.11a, 1.16.11d: “may pay … to”, otherwise', () => {
  const pay = (does: 'agrees' | 'declines') => {
    const game = table()
      .runner({ credits: 2, hand: ['Offer'] })
      .runnerTurn()
    game.runner.plays('Offer')
    game.runner[does]()
    return [game.runner.credits, game.runner.hand.length]
  }
  expect(pay('agrees')).toEqual([5, 0])
  expect(pay('declines')).toEqual([2, 1])
})

test('1.16.11b: “… unless the Runner pays”', () => {
  const tags = (does: 'agrees' | 'declines') => {
    const game = table()
      .corp({ hand: ['Unless'] })
      .runner({ credits: 2 })
      .corpTurn()
    game.corp.plays('Unless')
    game.runner[does]()
    return [game.runner.tags, game.runner.credits]
  }
  expect(tags('agrees')).toEqual([0, 1])
  expect(tags('declines')).toEqual([1, 2])
})

test('1.16.11b: who cannot pay is not asked in vain', () => {
  const game = table()
    .corp({ hand: ['Unless'] })
    .runner({ credits: 0 })
    .corpTurn()
  game.corp.plays('Unless')
  if (game.runner.question?.kind === 'confirm') game.runner.declines()
  expect(game.runner.tags).toBe(1)
})

test('1.16.11c: “if you do” without “may” asks nothing', () => {
  const game = table()
    .runner({ credits: 0, hand: ['Did'], rig: [card('Small')] })
    .runnerTurn()
  game.runner.plays('Did')
  if (game.runner.question?.kind === 'choose') game.runner.answers('choose', 'Small')
  expect(game.runner.question?.kind).not.toBe('confirm')
  expect(game.runner).toMatchObject({ credits: 2, hand: [] })
})
