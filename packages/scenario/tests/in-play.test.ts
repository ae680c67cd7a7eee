import { defineCards } from '@paydata/engine'
import type { Declaration } from '@paydata/engine/inside/language/abilities'
import { always, handSize } from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { scenario } from '../src/index.ts'
import { agenda, made, operation } from '../src/plain.ts'

const smallHands = handSize(-2, 'runner')
const until = (time: Extract<Declaration, { declare: 'staysInPlay' }>['until']) =>
  always({ declare: 'staysInPlay', until: time }, smallHands)
const definitions = defineCards('in-play', [
  made({ ...operation('Current'), subtypes: ['current'] }, until({ at: 'currentReplaced', side: 'corp' })),
  made({ ...operation('Lockdown'), subtypes: ['lockdown'] }, until({ at: 'turnBegins', of: 'corp' })),
  made(agenda('Plan')),
])

test('CR 8.6.6c, 3.5.1b: a current that is in play goes when an agenda is stolen', () => {
  const game = scenario({ definitions })
    .corp({ inPlay: ['Current'], remotes: [{ root: ['Plan'] }] })
    .accessing('Plan')
  expect(game.runner.handSize).toBe(3)
  game.runner.passes()
  game.runner.answers('steal', 'Plan')
  expect(game.corp).toMatchObject({ inPlay: [], archives: ['Current'] })
  expect(game.runner.handSize).toBe(5)
})

test('CR 8.6.6c: a lockdown that is in play goes when the next turn of its player begins', () => {
  const game = scenario({ definitions })
    .corp({ inPlay: ['Lockdown'] })
    .at('runnerTurn.discard')
  expect(game.corp.inPlay).toEqual(['Lockdown'])
  game.passUntil('corpAction')
  expect(game.corp).toMatchObject({ inPlay: [], archives: ['Lockdown'] })
})
