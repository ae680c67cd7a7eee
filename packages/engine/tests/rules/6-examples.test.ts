import { examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { runCards } from './cards/runs.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions: runCards })

/** Approached ice went to HQ. */
const bounced = () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall'), 'One', 'Two'], hqRoot: [rezzed('Bouncer')], hand: [] })
    .approaching('Wall')
  game.runner.passes()
  game.corp.uses('Bouncer')
  game.corp.answers('choose', 'Wall')
  expect(game.corp).toMatchObject({ hand: ['Wall'], servers: { hq: { ice: ['One', 'Two'] } } })
  return game
}

example(
  ['ffg-rr-1.0/approach/3'],
  '6.2.4, 6.2.7a: approached ice that goes to HQ is neither met nor passed, and the run goes on',
  {
    older() {
      const game = bounced()
      // The approached ice counts as passed, and the Runner approaches the server.
      game.passUntil(() => game.state.step === 'run.serverWindow')
      expect(game.state.log.filter(line => line.what === 'icePassed')).toHaveLength(1)
      expect(game.state.log.some(line => line.what === 'iceEncountered')).toBe(false)
    },
    today() {
      const game = bounced()
      game.bothPass()
      expect(game.state.run?.phase).toBe('movement')
      game.bothPass()
      game.runner.continues()
      // The other ice did not move into the Runner's way.
      game.passUntil('breach')
      expect(game.state.log.some(line => line.what === 'icePassed' || line.what === 'iceEncountered')).toBe(
        false,
      )
    },
  },
)

example(
  ['ffg-rr-1.0/if-successful/1'],
  '6.7.4a: a run that was moved to another server is not successful on the first',
  () => {
    const game = table()
      .corp({ hqIce: ['Wall'], hqRoot: [rezzed('Outermost Mover')] })
      .runner({ credits: 0, hand: ['Run HQ'] })
      .runnerTurn()
    game.runner.plays('Run HQ')
    game.runner.passes()
    game.corp.uses('Outermost Mover')
    game.passUntil('runEnds')
    expect(game.state.log.find(line => line.what === 'runSuccessful')?.server).toBe('archives')
    expect(game.runner.credits).toBe(0)
  },
)

example(
  ['ffg-rr-1.0/timing-structures/1'],
  '6.5.9a, 6.1.3c: ice that is accessed is encountered, then its access goes on',
  () => {
    const game = table()
      .corp({ credits: 3, deck: ['Angel', 'One'] })
      .running('R&D')
    game.passUntil('breach')
    game.runner.accesses('R&D')
    game.corp.agrees()
    expect(game.state).toMatchObject({ encountered: { title: 'Angel' }, breached: 'rnd' })
    expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'encounter.encounterWindow' })
    game.bothPass()
    expect(game.corp.credits).toBe(6)
    expect(game.state).toMatchObject({ encountered: undefined, accessed: { title: 'Angel' } })
    expect(game.runner.question?.kind).toBe('midAccess')
    game.runner.passes()
    expect(game.state.run).toBeUndefined()
    expect(game.state.log.some(line => line.what === 'icePassed')).toBe(false)
  },
)

example(
  ['faq-1.1/4'],
  '6.9.3b: what the ice does when it is encountered comes before the window of the encounter',
  () => {
    const game = table()
      .corp({ credits: 0, hqIce: [rezzed('Toll')] })
      .runner({ rig: ['Spender'] })
      .encountering('Toll')
    expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'encounter.encounterWindow' })
    expect(game.corp.credits).toBe(4)
  },
)

example(
  ['faq-1.1/7'],
  '5.2.2a: no action is taken while another resolves, such as a second way to run',
  () => {
    const game = table()
      .runner({ hand: ['Run HQ'], rig: ['Runner Action'] })
      .runnerTurn()
    expect(game.runner.question?.options.some(option => option.card === 'Runner Action')).toBe(true)
    game.runner.plays('Run HQ')
    expect(game.runner.question?.options.some(option => option.card === 'Runner Action')).toBe(false)
  },
)

example(
  ['faq-1.1/31'],
  '6.4.3: approached ice that was derezzed can be rezzed again in the same approach',
  () => {
    const game = table()
      .corp({ credits: 2, hqIce: ['One'], hqRoot: [rezzed('Derezzer')] })
      .approaching('One')
    // In 2013 another window comes before the one in which the approached ice can be rezzed.
    game.passUntil(() => game.state.step === 'approach.approachWindow')
    game.runner.passes()
    game.corp.rezzes('One')
    game.corp.uses('Derezzer')
    game.corp.answers('choose', 'One')
    expect(game.card('One').rezzed).toBe(false)
    game.corp.rezzes('One')
    expect(game.corp.credits).toBe(0)
    game.bothPass()
    expect(game.state.encountered?.title).toBe('One')
  },
)
