import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import {
  all,
  card,
  cardIs,
  clicks,
  from,
  gainCredits,
  ifSo,
  look,
  may,
  paid,
  the,
  type,
} from '../../src/vocabulary.ts'

const definitions = defineCards('offers by hidden cards', [
  {
    ...card(
      'lens',
      paid(
        [clicks(1)],
        [
          look(all(from({ top: 1, of: 'stack' })), { as: 'seen' }),
          ifSo(cardIs(the('seen'), type('program')), [may([gainCredits(3)])]),
          may([gainCredits(1)]),
        ],
      ),
    ),
    printed: { title: 'Lens', side: 'runner', type: 'hardware', cost: 1 },
  },
  { ...card('tool'), printed: { title: 'Tool', side: 'runner', type: 'program', cost: 1, memory: 1 } },
  { ...card('party'), printed: { title: 'Party', side: 'runner', type: 'event', cost: 1 } },
])

const looking = (top: string) => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Lens'], deck: [top] })
    .runnerTurn()
  game.runner.uses('Lens')
  return game
}
const offered = (game: ReturnType<typeof looking>) => game.runner.question?.options.map(({ id }) => id)

test('CR 10.2.2b: an offer that goes by a card its player alone sees is made whatever the card is', () => {
  const [fits, other] = [looking('Tool'), looking('Party')]
  expect(offered(fits)).toEqual(['yes', 'no'])
  expect(offered(other)).toEqual(['no'])
  for (const eye of ['corp', 'spectator'] as const)
    expect(viewFor(other.json, eye)).toEqual(viewFor(fits.json, eye))
})

test('what is offered in vain can only be declined, and what is offered after it can be taken', () => {
  const game = looking('Party')
  expect(() => game.runner.agrees()).toThrow('cannot agree')
  game.runner.declines()
  expect(offered(game)).toEqual(['yes', 'no'])
  game.runner.agrees()
  expect(game.runner.credits).toBe(1)
})
