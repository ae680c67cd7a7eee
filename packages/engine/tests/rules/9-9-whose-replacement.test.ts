import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, made, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { always, chosen, from, gainCredits, play, trash, type } from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-9-whose-replacement', [
  made(
    asset('Shredder'),
    always({
      declare: 'replace',
      effect: 'trash',
      card: [type('program')],
      withIt: { instead: 'move', to: 'removed' },
      optional: true,
    }),
  ),
  made(
    resource('Passer'),
    always({
      declare: 'replace',
      effect: 'access',
      withIt: { instead: 'resolve', does: [gainCredits(2)] },
      optional: true,
    }),
  ),
  made(program('Tool')),
  made(event('Scrap'), play(trash(chosen(from('rig', type('program')), 'scrapped')))),
])
const table = () => scenario({ definitions })

test('CR 1.14.5, 9.9.8: whether a replacement of the Corp’s own applies to a Runner card, the Corp decides', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Shredder')] }] })
    .runner({ hand: ['Scrap'], rig: ['Tool'] })
    .runnerTurn()
  game.runner.plays('Scrap')
  game.runner.answers('choose', 'Tool')
  expect(game.runner.question).toBeUndefined()
  game.corp.answers('effect', 'Shredder')
  expect(game.runner).toMatchObject({ removed: ['Tool'], heap: ['Scrap'] })
})

test('CR 1.14.5, 9.9.8: whether a replacement of the Runner’s own applies to a Corp card, the Runner decides', () => {
  const accessed = (answer: string) => {
    const game = table()
      .corp({ archives: ['Shredder'] })
      .runner({ credits: 0, rig: ['Passer'] })
      .breaching('archives')
    game.runner.accesses('Shredder')
    expect(game.corp.question).toBeUndefined()
    game.runner.answers('effect', answer)
    return [game.runner.credits, game.state.accessed?.title]
  }
  expect(accessed('Passer')).toEqual([2, undefined])
  expect(accessed('no')).toEqual([0, 'Shredder'])
})
