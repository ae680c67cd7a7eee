import type { ScenarioGame } from '@paydata/scenario'
import { examples, problemsOf, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapter8 } from './cards/chapter-8.ts'
import { runCards } from './cards/runs.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions: runCards })
/** The Corp has one tool, and is to use it in a window of the Runner's run. */
const having = (tool: string, more: object = {}) =>
  table().corp({ credits: 9, archivesRoot: [rezzed(tool)], ...more })

/** The Corp uses its tool on these cards. */
function uses(game: ScenarioGame, tool: string, ...on: string[]): void {
  game.corp.uses(tool)
  for (const each of on) game.corp.answers('choose', each)
}

/** The same in a window of the Runner's run, in which the Runner passes first. */
function usesInRun(game: ScenarioGame, tool: string, ...on: string[]): void {
  game.runner.passes()
  uses(game, tool, ...on)
}

/** Ice that is installed where ice is: the Corp trashes none of it. */
const keepsAll = (game: ScenarioGame) => game.corp.answers('trashLike', 'continue')

test('6.2.1: each piece of ice has one position of its own, in order', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One', 'Two'] })
    .running('HQ')
  expect(game.corp.servers.hq?.ice).toEqual(['Wall', 'One', 'Two'])
  expect(game.state.run).toMatchObject({ position: 2, ice: 'Two' })
})

test('6.2.2, 6.2.2a: ice is installed in the outermost position when nothing else is said', () => {
  const game = table()
    .corp({ credits: 5, hand: ['One'], hqIce: ['Wall'] })
    .corpTurn()
  game.corp.installs('One', 'HQ')
  keepsAll(game)
  expect(game.corp.servers.hq?.ice).toEqual(['Wall', 'One'])
})

test('6.2.2b: an effect installs ice in the innermost position', () => {
  const game = having('Inner Installer', { hand: ['Two'], hqIce: ['Wall', 'One'] }).running('HQ')
  usesInRun(game, 'Inner Installer', 'Two')
  keepsAll(game)
  expect(game.corp.servers.hq?.ice).toEqual(['Two', 'Wall', 'One'])
})

example(
  ['ffg-rr-1.0/approach/2'],
  '6.2.2c, 6.2.6b: ice installed directly inward from other ice is approached next',
  () => {
    const game = table()
      .corp({ credits: 9, hand: ['One'], hqIce: ['Wall', rezzed('Builder')] })
      .encountering('Builder')
    game.bothPass()
    game.corp.answers('choose', 'One')
    keepsAll(game)
    expect(game.corp.servers.hq?.ice).toEqual(['Wall', 'One', 'Builder'])
    game.passUntil('approach')
    expect(game.state.approached?.title).toBe('One')
  },
)

test('6.2.2d: ice installed in any position goes outside, inside or between as the Corp likes', () => {
  const at = (place: number) => {
    const game = having('Any Installer', { hand: ['Two'], hqIce: ['Wall', 'One'] }).corpTurn('window')
    game.corp.uses('Any Installer')
    game.corp.answers('choose', 'Two')
    expect(game.corp.question).toMatchObject({ kind: 'position', side: 'corp' })
    expect(game.corp.question?.options).toHaveLength(3)
    game.corp.answers('position', place)
    keepsAll(game)
    return game.corp.servers.hq?.ice
  }
  expect(at(0)).toEqual(['Two', 'Wall', 'One'])
  expect(at(1)).toEqual(['Wall', 'Two', 'One'])
  expect(at(2)).toEqual(['Wall', 'One', 'Two'])
})

test('6.2.2f: swapped ice takes the positions of each other, also across servers', () => {
  const game = having('Swapper', { hqIce: ['Wall', 'One'], rndIce: ['Two'] }).corpTurn('window')
  uses(game, 'Swapper', 'Wall', 'Two')
  expect(game.corp.servers).toMatchObject({ hq: { ice: ['Two', 'One'] }, rnd: { ice: ['Wall'] } })
})

test('6.2.2f: ice from HQ takes the position of the ice it is swapped with', () => {
  const game = having('Hand Swapper', { hand: ['Two'], hqIce: ['Wall', 'One'] }).corpTurn('window')
  uses(game, 'Hand Swapper', 'Wall', 'Two')
  expect(game.corp).toMatchObject({ hand: ['Wall'], servers: { hq: { ice: ['Two', 'One'] } } })
})

test('6.2.2: moved ice gets a new position, outermost or innermost', () => {
  const game = having('Mover', { hqIce: ['Wall', 'One'], rndIce: ['Two'] }).corpTurn('window')
  uses(game, 'Mover', 'Wall')
  expect(game.corp.servers).toMatchObject({ hq: { ice: ['One'] }, rnd: { ice: ['Two', 'Wall'] } })
  const inner = having('Inner Mover', { hqIce: ['Wall', 'One'], rndIce: ['Two'] }).corpTurn('window')
  uses(inner, 'Inner Mover', 'Two')
  expect(inner.corp.servers).toMatchObject({ hq: { ice: ['Two', 'Wall', 'One'] }, rnd: { ice: [] } })
})

test('cr-26.03/6.2.3/1, cr-26.03/6.2.3/2, 6.2.3: the same position is counted from the innermost', () => {
  const game = having('Same Mover', {
    hqIce: [rezzed('Wall'), rezzed('One')],
    rndIce: [rezzed('Two'), rezzed('Toll'), rezzed('Shy')],
    archivesIce: [rezzed('Portal')],
  }).corpTurn('window')
  game.corp.uses('Same Mover')
  game.corp.answers('choose', 'One')
  // The second piece of ice of R&D; a server with one piece has none in that position.
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Toll'])
  const inner = having('Same Mover', {
    hqIce: [rezzed('Wall')],
    rndIce: [rezzed('Two'), rezzed('Toll')],
  }).corpTurn('window')
  inner.corp.uses('Same Mover')
  inner.corp.answers('choose', 'Wall')
  expect(inner.corp.question?.options.map(option => option.card)).toEqual(['Two'])
})

test('6.2.4: a position that its ice leaves is gone, except where the Runner is', () => {
  const game = having('Trasher', { hqIce: ['Wall', 'One', 'Two'] }).approaching('One')
  usesInRun(game, 'Trasher', 'Two')
  expect(game.state.run?.position).toBe(1)
  game.corp.uses('Trasher')
  game.corp.answers('choose', 'One')
  // No ice is there any more, but the Runner still is.
  expect(game.corp.servers.hq?.ice).toEqual(['Wall'])
  expect(game.state.run).toMatchObject({ position: 1, ice: undefined })
  game.bothPass()
  expect(game.state.run?.phase).toBe('movement')
  game.bothPass()
  game.runner.continues()
  expect(game.state.run).toMatchObject({ position: 0, ice: 'Wall' })
})

test('6.2.5, 6.2.5e: the Runner has a position only in a run, and none is kept for the next', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One'] })
    .running('HQ')
  game.passUntil(() => game.state.run?.position === 0)
  game.passUntil('runEnds')
  expect(game.state.run).toBeUndefined()
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  expect(game.state.run).toMatchObject({ server: 'hq', position: 1 })
})

test('cr-26.03/6.2.5d/1, 6.2.5d: nothing moves the Runner to a position in the Success Phase', () => {
  const game = table()
    .corp({ remotes: [{ root: ['Ambush'] }], archivesIce: [rezzed('Portal')], hand: [] })
    .running('Server 1')
  game.passUntil('breach')
  expect(game.state.run?.position).toBeUndefined()
  game.runner.accesses('Ambush')
  game.corp.answers('choose', 'Portal')
  game.bothPass()
  expect(game.state.run).toMatchObject({ server: 'remote1', position: undefined })
})

example(
  ['cr-26.03/6.2.6a/1', 'ffg-rr-1.0/approach/1'],
  '6.2.6, 6.2.6a: ice installed outward from the Runner is not met',
  () => {
    const game = table()
      .corp({ credits: 9, hand: ['One'], hqIce: ['Wall', rezzed('Drafter')] })
      .encountering('Drafter')
    game.bothPass()
    game.corp.answers('choose', 'One')
    keepsAll(game)
    // Drafter has trashed itself: fewer positions are between the new ice and the server than were before.
    expect(game.corp.servers.hq?.ice).toEqual(['Wall', 'One'])
    game.passUntil('approach')
    expect(game.state.approached?.title).toBe('Wall')
  },
)

test('cr-26.03/6.2.6b/1, 6.2.6b: ice removed from inward is not met, ice added there is', () => {
  const game = having('Trasher', { hqIce: ['Wall', 'One', 'Two'] }).approaching('Two')
  usesInRun(game, 'Trasher', 'One')
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Wall')
  const more = having('Inner Installer', { hand: ['One'], hqIce: ['Wall'] }).approaching('Wall')
  usesInRun(more, 'Inner Installer', 'One')
  keepsAll(more)
  more.passUntil('approach')
  expect(more.state.approached?.title).toBe('One')
})

test('6.2.4, 6.2.5d: the empty position the Runner was in is gone when the run ends', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'One'], archivesRoot: [rezzed('Trasher'), rezzed('Run Ender')] })
    .runner({ rig: ['Watch runUnsuccessful', 'Watch runEnded'] })
    .approaching('One')
  usesInRun(game, 'Trasher', 'One')
  expect(game.json.servers[0]?.ice).toHaveLength(2)
  game.corp.uses('Run Ender')
  expect(game.state.run).toBeUndefined()
  expect(game.json.servers[0]?.ice).toHaveLength(1)
  expect(problemsOf(game.json)).toEqual([])
})

test('CR 10.3.1i: the position of ice that was trashed for other ice is gone once that is installed and rezzed', () => {
  const game = scenario({ definitions: chapter8 })
    .corp({
      credits: 9,
      hand: ['Third Ice'],
      hqIce: ['Plain Ice'],
      remotes: [{ root: [rezzed('Rezzing Tool')] }],
    })
    .corpTurn()
  game.corp.uses('Rezzing Tool')
  game.corp.answers('choose', 'Third Ice')
  game.corp.chooses('HQ')
  game.corp.answers('trashLike', 'Plain Ice')
  expect(game.card('Third Ice')).toMatchObject({ rezzed: true })
  expect(game.json.servers[0]?.ice).toHaveLength(1)
  expect(problemsOf(game.json)).toEqual([])
})
