import { defineAllCards } from '@paydata/cards'
import { recollect, resumed } from '@paydata/match'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'

test('10.14.4: a player who has seen what the other player bid does not bid again without their consent', () => {
  const game = scenario({ definitions: defineAllCards() })
    .corp({ credits: 5, hqIce: [rezzed('Snowflake')] })
    .runner({ credits: 5 })
    .encountering('Snowflake')
  game.runner.passes()
  game.corp.passes()
  game.corp.answers('psi', 1)
  const before = resumed(0, game.json, null)
  game.runner.answers('psi', 2)
  const after = { ...resumed(1, game.json, null), occurred: game.json.occurred }
  const bid = { by: 'runner', how: 'player', id: null, named: { number: 2 }, after: '' } as const
  const entry = { kind: 'answer', ...bid, at: 0, left: null } as const
  expect(recollect([{ before, entry, after }], 'runner')).toMatchObject({
    isFree: false,
    undone: {
      learned: [
        { how: 'bidsRevealed', by: 'corp', count: 1 },
        { how: 'bidsRevealed', by: 'runner', count: 1 },
      ],
    },
  })
})
