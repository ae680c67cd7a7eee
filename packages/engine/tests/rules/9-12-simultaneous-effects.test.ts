import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { otherCards } from './cards/chapter-9.ts'

const table = () => scenario({ definitions: otherCards })

interface Around {
  readonly assets?: readonly string[]
  readonly rig?: readonly (string | ReturnType<typeof card>)[]
}

/** An ice that is encountered, with static abilities around it. */
const meet = (ice: string | ReturnType<typeof rezzed>, { assets = [], rig = [] }: Around = {}) =>
  table()
    .corp({
      credits: 0,
      hqIce: [typeof ice === 'string' ? rezzed(ice) : ice],
      remotes: assets.map(title => ({ root: [rezzed(title)] })),
    })
    .runner({ rig, hand: [] })
    .runnerTurn()

test('9.12.1a: a value is set, then raised, then lowered, in whatever order the effects came', () => {
  expect(meet('Plain Ice', { assets: ['Strengthen'], rig: ['Weaken'] }).card('Plain Ice').strength).toBe(1)
  const set = meet('Plain Ice', { assets: ['Strengthen'], rig: ['Weaken', 'Set Strength'] })
  expect(set.card('Plain Ice').strength).toBe(4)
  set.fiat.trash('Set Strength')
  expect(set.card('Plain Ice').strength).toBe(1)
})

test('9.12.1b: a subtype is there while it was added more often than removed', () => {
  const barrier = (assets: readonly string[], rig: readonly string[]) => {
    const game = meet('Barrier Ice', { assets, rig: [...rig, 'Wall Counter'] })
    return game.runner.link === 1
  }
  expect(barrier([], [])).toBe(true)
  expect(barrier([], ['Barrier Remover'])).toBe(false)
  expect(barrier(['Barrier Paint'], ['Barrier Remover'])).toBe(true)
  expect(barrier(['Barrier Paint'], ['Barrier Remover', 'Barrier Remover'])).toBe(false)
})

test('9.12.1d, 9.1.9b: an effect whose ability is taken away does not apply', () => {
  const painted = meet('Self Painter', { assets: ['Bioroid Grid'] })
  expect(painted.card('Self Painter').subroutines).toHaveLength(2)
  const hushed = meet('Self Painter', {
    assets: ['Bioroid Grid'],
    rig: [card('Husher', { on: 'Self Painter' })],
  })
  // Without its ability it is no bioroid, so it gains nothing either.
  expect(hushed.card('Self Painter').subroutines).toHaveLength(0)
})

test('9.12.1d: what takes abilities away may itself have lost its ability', () => {
  const game = meet('Barrier Ice', { assets: ['Hush Runner'], rig: ['Ice Hush'] })
  expect(game.card('Barrier Ice').subroutines).toHaveLength(1)
  game.fiat.derez('Hush Runner')
  expect(game.card('Barrier Ice').subroutines).toHaveLength(0)
})

test('9.12.1e: of two effects that depend on each other, that of the hosted object goes first', () => {
  const game = meet('Repeller', { rig: [card('Husher', { on: 'Repeller' })] })
  expect(game.card('Repeller').subroutines).toHaveLength(0)
})

test('9.12.2b, 9.12.2c: an effect "for each" is one effect with the whole amount, and none at 0', () => {
  const game = table()
    .runner({ hand: ['Gain Each'], rig: ['Credit Watch', 'Tag Watch'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Gain Each')
  expect(game.runner.credits).toBe(4)
  expect(game.runner.hand).toHaveLength(1) // four at once, and one card for that
  const none = table()
    .runner({ hand: ['Gain Each'], credits: 0 })
    .runnerTurn()
  none.runner.plays('Gain Each')
  expect(none.runner.credits).toBe(0)
  expect(none.state.log.map(line => line.what)).not.toContain('creditsGained')
})

test('9.12.2d: all of no subroutines are broken at once', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ rig: ['Full Reward'], credits: 0 })
    .encountering('Plain Ice')
  expect(game.runner.credits).toBe(3)
})

test('9.12.2e: X is 0 when the ability that defines it is lost', () => {
  const ice = rezzed('X Ice', { counters: { power: 3 } })
  expect(meet(ice).card('X Ice').strength).toBe(3)
  expect(meet(ice, { assets: ['Blank Ice'] }).card('X Ice').strength).toBe(0)
})

test('9.12.3c: of effects one must be chosen that can be carried out; if there is none nothing happens', () => {
  const play = (credits: number, rig: readonly string[]) => {
    const game = table()
      .corp({ hand: ['Must Choose'] })
      .runner({ credits, rig })
      .corpTurn()
    game.corp.plays('Must Choose')
    return game
  }
  const paying = play(3, [])
  expect(paying.runner.question?.options).toHaveLength(1)
  paying.runner.answers('effect', paying.runner.question?.options[0]?.id ?? '')
  expect(paying.runner.credits).toBe(1)
  expect(play(3, ['Weaken']).runner.question?.options).toHaveLength(2)
  const nothing = play(1, [])
  expect(nothing.runner.question).toBeUndefined()
  expect(nothing.runner.credits).toBe(1)
})

test('9.12.4c, 9.12.4d: a checkpoint between repetitions, and each is resolved for itself', () => {
  const tags = table()
    .corp({ hand: ['Repeat Tags'] })
    .runner({ rig: ['Tag Watch'], credits: 0 })
    .corpTurn()
  tags.corp.plays('Repeat Tags')
  expect(tags.runner).toMatchObject({ tags: 1, credits: 0 })
  tags.runner.agrees()
  expect(tags.runner).toMatchObject({ tags: 2, credits: 1 })
  const choices = table()
    .corp({ hand: ['Repeat Choice'], credits: 0 })
    .corpTurn()
  choices.corp.plays('Repeat Choice')
  choices.corp.answers('effect', '5')
  choices.corp.answers('effect', 'tag')
  expect(choices.corp.credits).toBe(5)
  expect(choices.runner.tags).toBe(1)
})

const trashing = (upgrade: string, rig: readonly string[] = []) => {
  const game = table()
    .corp({ hand: ['Blank Ice'], remotes: [{ root: [rezzed(upgrade)] }] })
    .runner({ rig, credits: 5 })
    .accessing(upgrade)
  game.runner.trashes()
  return game
}

test('9.12.5a, 9.12.5b: a persistent ability goes on when the Runner trashes its card while accessing it', () => {
  const game = trashing('Persisting')
  game.passUntil('nextAction')
  expect(game.corp.archives).toEqual(['Persisting'])
  expect(game.runner.tags).toBe(1)
  const plain = trashing('Not Persisting')
  plain.passUntil('nextAction')
  expect(plain.runner.tags).toBe(0)
})

test('9.12.5c, 9.12.5d: it persists for that run and no other', () => {
  const game = trashing('Persisting')
  game.passUntil('nextAction')
  game.runner.runs('archives')
  game.passUntil('jackOut')
  game.runner.jacksOut()
  expect(game.runner.tags).toBe(1)
})
