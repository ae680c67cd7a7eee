import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'
import { imagine, knownTo, unknownIn } from '../../src/worlds/index.ts'

const definitions = defineCards('secret-identity', [
  {
    ...say.card('three_backs', say.paid([], [say.setIdentity]), say.paid([say.clicks()], [say.flip])),
    printed: {
      title: 'Front',
      side: 'corp',
      type: 'identity',
      faces: [
        { title: 'One', subtypes: [] },
        { title: 'Two', subtypes: [] },
        { title: 'Three', subtypes: [] },
      ],
    },
  },
])

/** The Corp has set its identity, and then flipped it or not. */
function setTo(back: string, then: 'flips' | 'waits') {
  const game = scenario({ definitions }).corp({ identity: 'Front', clicks: 1 }).corpTurn('window')
  game.corp.uses('Front')
  game.corp.answers('word', back)
  game.passUntil('corpAction')
  if (then === 'flips') game.corp.uses('Front')
  else game.corp.gainsCredit()
  game.passUntil('runnerAction')
  return game.json
}

test('CR 1.5.2b: which copy the Corp has set, the Runner does not know until it is flipped', () => {
  const [one, three] = [knownTo(setTo('One', 'waits'), 'runner'), knownTo(setTo('Three', 'waits'), 'runner')]
  expect(one).toEqual(three)
  expect(knownTo(setTo('One', 'flips'), 'runner')).not.toEqual(knownTo(setTo('Three', 'flips'), 'runner'))
})

test('CR 1.5.2b: a Runner who imagines the game takes each copy for possible', () => {
  const known = knownTo(setTo('Two', 'waits'), 'runner')
  if (known === undefined) throw new Error('The Runner is asked nothing.')
  const titles = unknownIn(known).map(({ owner }) => `${owner}_filler`)
  const backs = Array.from({ length: 40 }, (_, seed) => {
    const game = imagine(known, titles, `${seed}`)
    return game.cards[game.corp.identity]?.back
  })
  expect(new Set(backs)).toEqual(new Set([1, 2, 3]))
})
