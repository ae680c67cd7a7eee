import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { runCards } from './cards/runs.ts'

const table = () => scenario({ definitions: runCards })
const met = (game: ScenarioGame, what: string) => game.card(`Watch ${what}`).counters.power ?? 0
/** The Corp has one tool, and is to use it in a window of the Runner's run. */
const having = (tool: string, more: object = {}) =>
  table()
    .corp({ credits: 9, archivesRoot: [rezzed(tool)], ...more })
    .runner({ rig: ['Watch iceApproached', 'Watch icePassed', 'Watch iceEncountered'] })

/** The Runner passes, the Corp uses its tool on these cards. */
function uses(game: ScenarioGame, tool: string, ...on: string[]): void {
  game.runner.passes()
  game.corp.uses(tool)
  for (const each of on) game.corp.answers('choose', each)
}

test('6.2.7a: when the approached ice is trashed the approach ends, and the run goes on to movement', () => {
  const game = having('Trasher', { hqIce: ['Wall', rezzed('One')] }).approaching('One')
  uses(game, 'Trasher', 'One')
  game.bothPass()
  expect(game.state.run).toMatchObject({ phase: 'movement', position: 1 })
  expect(met(game, 'icePassed')).toBe(0)
  expect(met(game, 'iceEncountered')).toBe(0)
})

test('6.2.7a: the same when it is moved to another position, and the Runner does not follow', () => {
  const game = having('Mover', { hqIce: ['Wall', rezzed('One')] }).approaching('One')
  uses(game, 'Mover', 'One')
  expect(game.corp.servers).toMatchObject({ hq: { ice: ['Wall'] }, rnd: { ice: ['One'] } })
  game.bothPass()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
  expect(met(game, 'icePassed')).toBe(0)
})

test('6.2.7b: when the approached ice is swapped the Runner stays and approaches the other, without a new condition', () => {
  const game = having('Swapper', { hqIce: ['Wall', 'One'], rndIce: [rezzed('Two')] }).approaching('One')
  expect(met(game, 'iceApproached')).toBe(1)
  uses(game, 'Swapper', 'One', 'Two')
  expect(game.state.run).toMatchObject({ phase: 'approach', position: 1, ice: 'Two' })
  expect(game.state.approached?.title).toBe('Two')
  expect(met(game, 'iceApproached')).toBe(1)
  game.bothPass()
  expect(game.state.encountered?.title).toBe('Two')
})

test('6.2.7b: also when the other ice comes from HQ; the Corp may rez it in this approach', () => {
  const game = having('Hand Swapper', { hand: ['Two'], hqIce: ['Wall', 'One'] }).approaching('One')
  uses(game, 'Hand Swapper', 'One', 'Two')
  expect(game.state.approached?.title).toBe('Two')
  game.corp.rezzes('Two')
  game.bothPass()
  expect(game.state.encountered?.title).toBe('Two')
})

test('6.2.7c: when the encountered ice is derezzed the encounter ends: its other subroutines do not resolve', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Shy')] })
    .encountering('Shy')
  game.bothPass()
  expect(game.corp.credits).toBe(0)
  expect(game.state.encountered).toBeUndefined()
  expect(game.state.run).toMatchObject({ phase: 'movement', ice: 'Shy' })
  expect(game.state.log.some(line => line.what === 'icePassed')).toBe(true)
})

test('6.2.7c: when it is trashed the encounter ends too, and nothing is passed', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Suicide')] })
    .encountering('Suicide')
  game.bothPass()
  expect(game.corp.credits).toBe(0)
  expect(game.state.run).toMatchObject({ phase: 'movement', ice: undefined })
  expect(game.state.log.some(line => line.what === 'icePassed')).toBe(false)
})

test('cr-26.03/6.2.7d/1, 6.2.7d: the Runner stays with encountered ice that is moved, and runs on its server', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ ice: [rezzed('Traveller')] }], archivesIce: ['Wall'] })
    .encountering('Traveller')
  game.bothPass()
  // All of its subroutines have resolved.
  expect(game.corp.credits).toBe(2)
  expect(game.corp.servers).toMatchObject({ archives: { ice: ['Wall', 'Traveller'] } })
  expect(game.state.run).toMatchObject({ server: 'archives', position: 1, phase: 'movement' })
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Wall')
})

test('6.2.7d, 6.1.2b: the same when it is swapped with installed ice in another position', () => {
  const game = having('Swapper', {
    hqIce: ['Wall', rezzed('One')],
    rndIce: ['Toll', 'Two', 'Shy'],
  }).encountering('One')
  uses(game, 'Swapper', 'One', 'Two')
  expect(game.state.encountered?.title).toBe('One')
  expect(game.state.run).toMatchObject({ server: 'rnd', position: 1, ice: 'One' })
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Toll')
})

test('cr-26.03/6.2.7e/1, 6.2.7e: ice swapped in the Initiation Phase: the Runner approaches the other', () => {
  const game = having('Swapper', { hqIce: ['Wall', 'One'], rndIce: ['Two'] }).running('HQ')
  uses(game, 'Swapper', 'One', 'Two')
  expect(game.state).toMatchObject({ rule: '6.9.1e', run: { position: 1, ice: 'Two' } })
  game.bothPass()
  expect(game.state.approached?.title).toBe('Two')
})

test('cr-26.03/6.2.7e/2, 6.2.7e: ice swapped after it was passed: the Runner goes on inward', () => {
  const game = having('Swapper', { hqIce: ['Wall', 'One'], rndIce: [rezzed('Two')] }).approaching('One')
  game.bothPass()
  uses(game, 'Swapper', 'One', 'Two')
  expect(game.state).toMatchObject({ rule: '6.9.4b', run: { position: 1, ice: 'Two' } })
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Wall')
  expect(met(game, 'icePassed')).toBe(1)
  expect(met(game, 'iceEncountered')).toBe(0)
})

test('6.2.7e, 6.9.1f: ice trashed in the Initiation Phase: there is nothing to approach', () => {
  const game = having('Trasher', { hqIce: ['Wall', 'One'] }).running('HQ')
  uses(game, 'Trasher', 'One')
  expect(game.state.rule).toBe('6.9.1e')
  game.bothPass()
  expect(game.state.run).toMatchObject({ phase: 'movement', position: 1, ice: undefined })
  expect(met(game, 'iceApproached')).toBe(0)
  game.passUntil('approach')
  expect(game.state.approached?.title).toBe('Wall')
})

test('6.2.8a, 6.1.3a, 6.1.2c, 6.1.2b: moved to other ice to approach it, the Runner attacks its server', () => {
  const game = having('Approacher', { hqIce: ['Wall', rezzed('One')], rndIce: ['Two', 'Toll'] }).encountering(
    'One',
  )
  uses(game, 'Approacher', 'Toll')
  game.bothPass()
  expect(game.state.approached?.title).toBe('Toll')
  expect(game.state.run).toMatchObject({ server: 'rnd', position: 1, phase: 'approach' })
  expect(met(game, 'icePassed')).toBe(0)
  expect(game.corp.credits).toBe(9)
})

test('6.2.8a, 6.1.3a: moved to other ice to encounter it, the Runner encounters it without an approach', () => {
  const game = having('Encounterer', { hqIce: ['Wall', 'One'], rndIce: [rezzed('Two')] }).approaching('One')
  uses(game, 'Encounterer', 'Two')
  game.bothPass()
  expect(game.state.encountered?.title).toBe('Two')
  expect(game.state.run).toMatchObject({ server: 'rnd', position: 0, phase: 'encounter' })
  expect(met(game, 'iceApproached')).toBe(1)
})

test('6.1.3d: the window in which the Runner was moved is completed, the rest of the phase is not', () => {
  const game = having('Approacher', { credits: 0, hqIce: [rezzed('Two')], rndIce: ['Wall'] })
    .runner({ rig: ['Breaker'] })
    .encountering('Two')
  uses(game, 'Approacher', 'Wall')
  // Still in the paid ability window of the encounter: subroutines can be broken, but none resolves.
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '6.9.3b' })
  game.corp.passes()
  game.runner.uses('Breaker', 0)
  game.runner.breaks(0)
  expect(game.card('Two').subroutines).toMatchObject([{ broken: true }, { broken: false }])
  game.bothPass()
  expect(game.corp.credits).toBe(0)
  expect(game.state.approached?.title).toBe('Wall')
})

test('6.2.8b: moved to the outermost position of a server, the Runner approaches the ice there', () => {
  const game = having('Outermost Mover', { hqIce: ['Wall'], archivesIce: ['One', 'Two'] }).running('HQ')
  uses(game, 'Outermost Mover')
  game.bothPass()
  expect(game.state.approached?.title).toBe('Two')
  expect(game.state.run).toMatchObject({ server: 'archives', position: 1 })
})

test('6.2.8b: where no ice is, the Runner has no position, and is in the Movement Phase', () => {
  const game = having('Outermost Mover', { hqIce: ['Wall'] }).approaching('Wall')
  uses(game, 'Outermost Mover')
  game.bothPass()
  expect(game.state).toMatchObject({
    rule: '6.9.4b',
    run: { server: 'archives', position: undefined, phase: 'movement' },
  })
  expect(met(game, 'icePassed')).toBe(0)
})

test('6.2.8c: outside of a run, and when it is successful, nothing is moved', () => {
  const game = having('Outermost Mover', { archivesIce: ['One'] }).corpTurn('window')
  game.corp.uses('Outermost Mover')
  expect(game.state.run).toBeUndefined()
  const late = table()
    .corp({ credits: 9, remotes: [{ root: ['Ambush'] }], hqIce: [rezzed('Portal')], archivesIce: ['One'] })
    .running('Server 1')
  late.passUntil('breach')
  late.runner.accesses('Ambush')
  late.corp.answers('choose', 'Portal')
  late.bothPass()
  expect(late.state.run).toMatchObject({ server: 'remote1', phase: 'success' })
})

test('6.2.8d: a Runner who is to approach what is being approached goes on as before', () => {
  const game = having('Approacher', { hqIce: ['Wall', 'One'] }).approaching('One')
  uses(game, 'Approacher', 'One')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '6.9.2b' })
  game.bothPass()
  expect(game.state.run).toMatchObject({ phase: 'movement', ice: 'One' })
  expect(met(game, 'iceApproached')).toBe(1)
  expect(game.state.log.some(line => line.what === 'runnerMoved')).toBe(false)
})

test('6.1.3d, 6.2.8b: a subroutine that moves the Runner is finished, those after it are not resolved', () => {
  const game = table()
    .corp({ credits: 0, hqIce: [rezzed('Portal')] })
    .encountering('Portal')
  game.bothPass()
  expect(game.corp.credits).toBe(1)
  expect(game.state.approached?.title).toBe('Portal')
})

test('6.2.7a, 6.1.3d: ice that goes as its approach begins is approached no longer: there is no window', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Fragile')] })
    .running('HQ')
  game.bothPass()
  expect(game.corp.archives).toEqual(['Fragile'])
  expect(game.state).toMatchObject({ rule: '6.9.4b', run: { phase: 'movement', ice: undefined } })
})

test('6.1.3d, 6.2.8b: a Runner who is moved as the approach begins has no window there either', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Pusher')], archivesIce: ['Wall'] })
    .running('HQ')
  game.bothPass()
  expect(game.state).toMatchObject({
    rule: '6.9.2b',
    approached: { title: 'Wall' },
    run: { server: 'archives' },
  })
})
