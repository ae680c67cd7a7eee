import { scenario } from '@paydata/scenario'
import { made, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { cardText, logSentences } from '@paydata/words/english'
import { test } from 'vitest'
import { defineCards, loadGame, occurrencesFor, saveGame, viewFor } from '../../src/index.ts'
import {
  always,
  card,
  clicks,
  flip,
  gainCredits,
  giveTags,
  handSize,
  on,
  otherFace,
  paid,
  when,
} from '../../src/vocabulary.ts'

const twoSided = {
  ...card(
    'two_sided',
    always(handSize(2)),
    paid([clicks()], [flip]),
    when(on({ what: ['drawn'], by: 'you' }), gainCredits(5)),
    ...otherFace(
      1,
      always(handSize(-1)),
      paid([clicks(2)], [flip]),
      when(on({ what: ['drawn'], by: 'you' }), giveTags(1)),
    ),
  ),
  printed: {
    title: 'Ada: By Day',
    side: 'runner',
    type: 'identity',
    subtypes: ['natural'],
    link: 1,
    faces: [{ title: 'Ada: By Night', subtypes: ['cyborg'] }],
  },
} as const
const single = made(
  { title: 'Bob', side: 'runner', type: 'identity', faces: undefined },
  paid([clicks()], [flip]),
)
const definitions = defineCards('double-sided-identities', [twoSided, single, made(resource('Purse'))])

const begin = (identity = 'Ada: By Day') =>
  scenario({ definitions })
    .runner({ identity, credits: 0, deck: ['Purse', 'Purse', 'Purse'] })
    .runnerTurn()

test('CR 1.6.1b: the front is up at first, and its abilities alone are active', () => {
  const game = begin()
  expect(game.runner).toMatchObject({ identity: 'Ada: By Day', handSize: 7, link: 1 })
  game.fiat.draw('runner', 1)
  expect(game.runner).toMatchObject({ credits: 5, tags: 0 })
})

test('CR 3.1.1a: once it is flipped, static, paid and conditional abilities are those of the other face', () => {
  const game = begin()
  game.runner.uses('Ada: By Day')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ identity: 'Ada: By Night', handSize: 4, link: 1, clicks: 3 })
  game.fiat.draw('runner', 1)
  expect(game.runner).toMatchObject({ credits: 0, tags: 1 })
  game.runner.uses('Ada: By Day')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ identity: 'Ada: By Day', handSize: 7, clicks: 1 })
})

test('CR 3.1.1a: the subtypes are those of the face that is up', () => {
  const game = begin()
  const subtypes = () => viewFor(game.json, 'corp').runner.identity.face?.subtypes
  expect(subtypes()).toEqual(['natural'])
  game.runner.uses('Ada: By Day')
  expect(subtypes()).toEqual(['cyborg'])
})

test('CR 3.1.1a: the log names the identity by the face that acts, and tells which comes up', () => {
  const game = begin()
  const reader = { definitions: definitions.version, viewer: 'corp' } as const
  const told = () => logSentences(occurrencesFor(game.json, 'corp'), reader).map(({ text }) => text)
  game.fiat.draw('runner', 1)
  expect(told()).toEqual(['The Runner draws 1 card.', 'The Runner gains 5[credit] because of Ada: By Day.'])
  game.runner.uses('Ada: By Day')
  expect(told()).toEqual(['The Runner uses Ada: By Day ([click]).', 'The Runner flips to Ada: By Night.'])
  game.passUntil('nextAction')
  game.fiat.draw('runner', 1)
  expect(told()).toEqual(['The Runner draws 1 card.', 'The Runner takes 1 tag because of Ada: By Night.'])
  game.runner.uses('Ada: By Day')
  expect(told()).toEqual([
    'The Runner uses Ada: By Night ([click][click]).',
    'The Runner flips to Ada: By Day.',
  ])
})

test('CR 10.2: every viewer sees which face is up', () => {
  const game = begin()
  game.runner.uses('Ada: By Day')
  for (const viewer of ['corp', 'runner', 'spectator'] as const)
    expect(viewFor(game.json, viewer).runner.identity).toMatchObject({
      faceup: true,
      face: { definition: 'two_sided', title: 'Ada: By Night', flipped: 1 },
    })
})

test('a game that is saved keeps which face is up', () => {
  const game = begin()
  game.runner.uses('Ada: By Day')
  const kept = loadGame(saveGame(game.json))
  expect(viewFor(kept, 'runner').runner.identity.face?.title).toBe('Ada: By Night')
})

test('CR 1.2.4: a card with one side cannot be flipped', () => {
  const game = begin('Bob')
  game.runner.uses('Bob')
  expect(game.runner.identity).toBe('Bob')
  expect(game.state.log.filter(({ what }) => what === 'flipped')).toEqual([])
})

test('the text has each face under its title', () => {
  expect(cardText(twoSided)).toEqual([
    'You get +2 maximum hand size.',
    '[click]: Flip this identity.',
    'Whenever you draw cards, gain 5[credit].',
    'Ada: By Night',
    'You get -1 maximum hand size.',
    '[click][click]: Flip this identity.',
    'Whenever you draw cards, take 1 tag.',
  ])
})
