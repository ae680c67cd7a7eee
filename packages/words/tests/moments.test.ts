import type { Ability, ConditionalAbility } from '@paydata/engine/inside/language/abilities'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import { allInEach } from '../testing/expected.ts'

const languages = await Promise.all(tags.map(wordsOf))

const textsOf = (...abilities: readonly Ability[]) =>
  languages.map(language =>
    cardText({ is: 'any', printed: { title: 'Any', side: 'runner', type: 'program' }, abilities }, language),
  )

const grows = say.placeCounters('virus', 1)
const whenInstalled = say.when(say.installed('self'), grows)
const eachTurn = say.when(say.turnBegins('you'), grows)

test('one line tells what is done at two moments, and names the card', () => {
  expect(textsOf(whenInstalled, eachTurn)).toEqual(
    allInEach(
      'When you install this program and when your turn begins, place 1 virus counter on this program.',
    ),
  )
})

test('what one player does at both moments is told in one breath', () => {
  const damaging = say.when(say.on({ what: ['damageSuffered'], by: 'you' }), grows)
  const trashing = say.when(say.on({ what: ['trashed'], by: 'you' }), grows)
  expect(textsOf(damaging, trashing)).toEqual(
    allInEach('Whenever you suffer damage or trash a card, place 1 virus counter on this program.'),
  )
})

const others: readonly (readonly [string, ConditionalAbility])[] = [
  ['does something else', say.when(say.turnBegins('you'), say.placeCounters('virus', 2))],
  ['counts the first time only', say.when(say.firstTime('turn', { what: ['runBegan'] }), grows)],
  ['has a limit', { ...eachTurn, limit: 'turn' }],
  ['stands behind an arrow', { ...eachTurn, threat: 2 }],
]
test.each(others)('an ability that %s has a line of its own', (_, other) => {
  for (const lines of textsOf(whenInstalled, other)) expect(lines).toHaveLength(2)
})

test('an ability that another stands before has a line of its own', () => {
  const between = say.when(say.on({ what: ['runEnded'] }), say.draw(1))
  for (const lines of textsOf(whenInstalled, between, eachTurn)) expect(lines).toHaveLength(3)
})
