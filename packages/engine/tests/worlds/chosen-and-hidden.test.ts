import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'
import { knownTo } from '../../src/worlds/index.ts'
import { scenario } from '../../testing/index.ts'
import { ice, made, program } from '../rules/cards/plain.ts'

const { bypass, chooseCards, chosen, encountered, from, installed, the, type, when, whileActive } = say
const definitions = defineCards('chosen-and-hidden', [
  made(ice('Wall', 'barrier'), say.subroutine(say.gainCredits(1))),
  made(ice('Fence', 'barrier'), say.subroutine(say.gainCredits(1))),
  made(
    program('Charmer'),
    when(installed('self'), chooseCards(chosen(from('installed', type('ice')), 'ice'), whileActive)),
    when(encountered(the('ice')), bypass()),
  ),
])

/** The Runner chooses facedown ice, which goes back to HQ. Then one of two cards from there lies in its place. */
function replacedBy(title: 'Wall' | 'Fence') {
  const game = scenario({ definitions })
    .corp({ hand: ['Fence'], hqIce: ['Wall'] })
    .runner({ credits: 5, hand: ['Charmer'] })
    .runnerTurn()
  game.runner.installs('Charmer')
  game.runner.answers('choose', game.runner.question?.options[0]?.id ?? '')
  game.fiat.move('Wall', 'hq')
  game.fiat.move(title, 'ice', { server: 'hq' })
  return game.json
}

test('whether ice that was chosen lies there again, the Runner does not know', () => {
  const [again, another] = [replacedBy('Wall'), replacedBy('Fence')]
  expect(again.lingering).toHaveLength(1)
  expect(knownTo(again, 'runner')).toEqual(knownTo(another, 'runner'))
})
