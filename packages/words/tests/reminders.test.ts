import type { Ability } from '@paydata/engine/inside/language/abilities'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import { inEach } from '../testing/expected.ts'

const languages = await Promise.all(tags.map(wordsOf))

const textsOf = (...abilities: readonly Ability[]) =>
  languages.flatMap(language =>
    cardText({ is: 'any', printed: { title: 'Any', side: 'runner', type: 'event' }, abilities }, language),
  )

test('CR 8.7.3: that a deck is shuffled after a search stands in brackets', () => {
  const found = say.addTo(say.the('found'), 'hand', { reveal: true })
  expect(textsOf(say.play(say.search('stack', [say.type('program')], 'found'), found))).toEqual(
    inEach(
      'Search your stack for 1 program, reveal it, and add it to your grip. (Shuffle your stack right after searching it.)',
    ),
  )
  expect(textsOf(say.play(say.search('heap', [], 'found'), found)).join(' ')).not.toContain('(')
})

test('what a player is told to shuffle stands in no brackets', () => {
  expect(textsOf(say.play(say.shuffle('you')))).toEqual(inEach('Shuffle your stack.'))
})

test('a search is what one pays for in one breath', () => {
  const paying = say.mayPay([say.credits(1)], {
    then: [say.search('stack', [], 'found'), say.addTo(say.the('found'), 'hand')],
  })
  expect(textsOf(say.play(paying))).toEqual(
    inEach(
      'You may pay 1[credit] to search your stack for 1 card and add it to your grip. (Shuffle your stack right after searching it.)',
    ),
  )
})
