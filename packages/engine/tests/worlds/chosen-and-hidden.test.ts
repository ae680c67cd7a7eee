import { rezzed, scenario } from '@paydata/scenario'
import { asset, ice, made, operation, program } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'
import { knownTo } from '../../src/worlds/index.ts'

const { cannot, bypass, chooseCards, chosen, encountered, from, installed, the, type, when, whileActive } =
  say
const definitions = defineCards('chosen-and-hidden', [
  made(ice('Wall', 'barrier'), say.subroutine(say.gainCredits(1))),
  made(ice('Fence', 'barrier'), say.subroutine(say.gainCredits(1))),
  made(
    program('Charmer'),
    when(installed('self'), chooseCards(chosen(from('installed', type('ice')), 'ice'), whileActive)),
    when(encountered(the('ice')), bypass()),
  ),
  made(operation('Order'), say.play(say.gainCredits(1))),
  made(
    asset('Archivist'),
    say.paid(
      [],
      [
        say.reveal(chosen(from('hq'), 'shown')),
        say.lasting(say.untilTurnEnds, [
          cannot('trash', { who: 'runner', cards: [say.copyOf(the('shown'))] }),
        ]),
      ],
    ),
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

/** The Corp reveals a copy of Order twice: the same copy, or another one. */
function revealedTwice(then: 'the same' | 'another') {
  const game = scenario({ definitions })
    .corp({ hand: ['Order', 'Order'], remotes: [{ root: [rezzed('Archivist')] }] })
    .runner({ hand: ['Charmer'] })
    .runnerTurn('window')
  game.runner.passes()
  for (const nth of then === 'the same' ? [0, 0] : [0, 1]) {
    game.corp.uses('Archivist')
    game.corp.answers('choose', game.corp.question?.options[nth]?.id ?? '')
  }
  game.corp.passes()
  return game.json
}

test('whether the same copy was revealed twice or two copies once, the Runner does not know', () => {
  const [same, another] = [revealedTwice('the same'), revealedTwice('another')]
  expect(same.lingering).toHaveLength(2)
  expect(knownTo(same, 'runner')).toBeDefined()
  expect(knownTo(same, 'runner')).toEqual(knownTo(another, 'runner'))
})

/** The Corp reveals a copy of Order, and then loses that copy or the other one. */
function lostAfter(which: 'the same' | 'another') {
  const game = scenario({ definitions })
    .corp({ hand: ['Order', 'Order'], remotes: [{ root: [rezzed('Archivist')] }] })
    .runner({ hand: ['Charmer'] })
    .runnerTurn('window')
  game.runner.passes()
  game.corp.uses('Archivist')
  game.corp.answers('choose', game.corp.question?.options[which === 'the same' ? 0 : 1]?.id ?? '')
  game.corp.passes()
  game.fiat.move('Order', 'archives')
  return game.json
}

test('whether the copy that was revealed is the one that has left the hand, the Runner does not know', () => {
  const [same, another] = [lostAfter('the same'), lostAfter('another')]
  expect(same.lingering).toHaveLength(1)
  expect(knownTo(same, 'runner')).toBeDefined()
  expect(knownTo(same, 'runner')).toEqual(knownTo(another, 'runner'))
})
