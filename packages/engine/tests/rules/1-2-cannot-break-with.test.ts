import { rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made, program } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const picks = [say.paid([], [say.breakSubroutines(1)]), say.paid([], [say.breakSubroutines('all')])]
const definitions = (ban: Parameters<typeof say.cannot<'break'>>[1]) =>
  defineCards(`cannot-break-with-${JSON.stringify(ban)}`, [
    made(asset('Law'), say.always(say.cannot('break', ban))),
    made(ice('Wall'), say.subroutine(say.gainCredits(1)), say.subroutine(say.gainCredits(1))),
    made(program('Pick', 'icebreaker', 'ai'), ...picks),
    made(program('Saw', 'icebreaker', 'fracter'), ...picks),
  ])
const meet = (ban: Parameters<typeof say.cannot<'break'>>[1]) =>
  scenario({ definitions: definitions(ban) })
    .corp({ hqIce: [rezzed('Wall')], remotes: [{ root: [rezzed('Law')] }] })
    .runner({ rig: ['Pick', 'Saw'] })
    .encountering('Wall')
const broken = (game: ReturnType<typeof meet>) => game.card('Wall').subroutines.map(each => each.broken)

test('CR 1.2.2: subroutines that cannot be broken with some cards are broken with others', () => {
  const game = meet({ using: [say.subtype('ai')] })
  expect(() => game.runner.uses('Pick', 1)).toThrow('CR 1.2.2')
  game.runner.uses('Saw', 1)
  expect(broken(game)).toEqual([true, true])
})

test('CR 1.2.2: where only printed subroutines cannot be broken, "all" are those that can', () => {
  const game = meet({ subroutines: 'printed', using: [say.not(say.subtype('fracter'))] })
  expect(() => game.runner.uses('Pick', 1)).toThrow('CR 1.2.2')
  game.fiat.addSubroutine('Wall', say.endRun())
  game.runner.uses('Pick', 1)
  expect(broken(game)).toEqual([false, false, true])
  expect(game.state.log.map(({ what }) => what)).not.toContain('iceFullyBroken')
  game.runner.uses('Saw', 1)
  expect(broken(game)).toEqual([true, true, true])
})

test('CR 1.2.2: those that cannot be broken are refused where one is chosen', () => {
  const game = meet({ subroutines: 'printed', using: [say.subtype('ai')] })
  game.fiat.addSubroutine('Wall', say.endRun())
  game.fiat.addSubroutine('Wall', say.endRun())
  game.runner.uses('Pick', 0)
  expect(game.runner.question?.options.map(each => each.subroutine)).toEqual([2, 3])
  expect(game.runner.refused.map(({ subroutine, rule }) => [subroutine, rule])).toEqual([
    [0, '1.2.2'],
    [1, '1.2.2'],
  ])
})
