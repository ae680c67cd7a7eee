import { scenario } from '@paydata/scenario'
import { event, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import { chosen, from, gainCredits, oneOf, play, trash } from '../../src/vocabulary.ts'

const definitions = defineCards('option ids', [
  made(event('Sacrifice'), play(trash(chosen(from('rig'))))),
  made(event('Windfall'), play(oneOf([[gainCredits(1)], [gainCredits(2)]]))),
  made(resource('Friend')),
  made(resource('Patron')),
])

/** What the ids of the open question are, with a sign for the number of a card. */
function idsAfter(title: string): readonly string[] {
  const game = scenario({ definitions })
    .runner({ hand: [title], rig: ['Friend', 'Patron'] })
    .runnerTurn()
  game.runner.plays(title)
  const question = viewFor(game.json, 'runner').question
  const ids = question?.form === 'choose' ? question.options.map(({ id }) => id) : []
  expect(new Set(ids).size).toBe(ids.length)
  return ids.map(id => id.replace(/\d+$/, 'N'))
}

test('law 9: an option is named by the card it is about, so that its name means the same tomorrow', () => {
  expect(idsAfter('Sacrifice')).toEqual(['card:N', 'card:N'])
})

test('law 9: an effect is named by the ability and its place in it', () => {
  expect(idsAfter('Windfall')).toEqual([
    'effect:windfall/0/does/0/modes/0:N',
    'effect:windfall/0/does/0/modes/1:N',
  ])
})
