import type { Ability } from '@paydata/engine/inside/language/abilities'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import { inEach } from '../testing/expected.ts'

const languages = await Promise.all(tags.map(wordsOf))

/** In each language. */
const textsOf = (...abilities: readonly Ability[]) =>
  languages.map(language =>
    cardText(
      { is: 'any', printed: { title: 'Any', side: 'runner', type: 'event' }, abilities },
      language,
    ).join('\n'),
  )

test('what is done again is told apart from what is done once after it', () => {
  const both = say.play(say.repeat(2, [say.gainCredits(7), say.draw(2)]))
  const one = say.play(say.repeat(2, [say.gainCredits(7)]), say.draw(2))
  expect(textsOf(both)).toEqual(inEach('Resolve the following (Gain 7[credit]. Draw 2 cards.) twice.'))
  expect(textsOf(one)[0]).toBe('Gain 7[credit] twice. Draw 2 cards.')
})

test('nothing of a kind is denied with the kind, as one that did not happen leaves others', () => {
  const without = (what: 'trashed' | 'runEnded' | 'traceSuccessful') =>
    textsOf(say.play(say.ifSo(say.isNot(say.happened('thisTurn', { what: [what] })), [say.gainCredits(1)])))
  expect(without('trashed')).toEqual(inEach('If no card was trashed this turn, gain 1[credit].'))
  expect(without('runEnded')).toEqual(inEach('If no run ended this turn, gain 1[credit].'))
  expect(without('traceSuccessful')).toEqual(inEach('If no trace succeeded this turn, gain 1[credit].'))
})

test('the turn of nobody in particular is the last one, not somebody’s', () => {
  const successes = say.timesSince('lastTurn', { what: ['runSuccessful'] })
  expect(textsOf(say.play(say.gainCredits(say.times(1, successes))))).toEqual(
    inEach('Gain 1[credit] for each time you made a successful run last turn.'),
  )
})

test('what is done under one condition, or for one price, is told apart from what is done in any case', () => {
  const both = [say.gainCredits(7), say.draw(2)]
  const [one, other] = both
  const tagged = (...within: typeof both) => say.ifSo(say.isTagged, within)
  expect(textsOf(say.play(tagged(...both)))).toEqual(
    inEach('If you are tagged, gain 7[credit] and draw 2 cards.'),
  )
  if (one === undefined || other === undefined) throw new Error('There are two of them.')
  expect(textsOf(say.play(tagged(one), other))[0]).toBe('If you are tagged, gain 7[credit]. Draw 2 cards.')
  expect(textsOf(say.play(say.mayPay([say.credits(2)], { then: both })))).toEqual(
    inEach('You may pay 2[credit]. If you do, gain 7[credit] and draw 2 cards.'),
  )
})
