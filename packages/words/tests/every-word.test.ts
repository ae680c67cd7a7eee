import type { Ability, Declaration, Replacement } from '@paydata/engine/inside/language/abilities'
import type { CardType, Side } from '@paydata/engine/inside/state/names'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { cardText } from '../src/in-english.ts'
import { verbs } from './verb-words.ts'
import { amounts, conditions, declarations, items, tests, triggers } from './words.ts'

const { chosen, from } = say

const textOf = (ability: Ability, side: Side = 'corp', type: CardType = 'asset'): string =>
  cardText({ is: 'a_card', printed: { title: 'A card', side, type }, abilities: [ability] }).join(' ')

test.each(Object.entries(verbs))(
  'CR 9.11.3: the verb %s has words of its own',
  (_verb, [instruction, text]) => {
    expect(textOf(say.play(instruction))).toBe(text)
  },
)

test.each(Object.entries(declarations))(
  'CR 9.3.5: the declaration %s has words',
  (_kind, [declared, text]) => {
    expect(textOf(say.always(declared))).toBe(text)
  },
)

test('CR 7.1.5d, 9.12.3, 9.12.2a: what must be done, and what is met at once, have words', () => {
  expect(textOf(say.always(say.mustRun), 'runner', 'resource')).toBe(
    'You must spend [click] to make a run, if able.',
  )
  expect(textOf(say.always(say.mustTrash([say.type('asset')], 'trashCost')), 'runner', 'resource')).toBe(
    'You must pay to trash assets on access, if able.',
  )
  const trashed = say.onAtOnce({ what: ['trashed'], by: 'runner' })
  expect(textOf(say.when(trashed, say.draw(1)))).toBe(
    'Whenever the Runner trashes 1 or more cards, draw 1 card.',
  )
  const drawn = say.onAtOnce({ what: ['drawn'], by: 'runner' })
  expect(textOf(say.when(drawn, say.draw(1)))).toBe(
    'Whenever the Runner draws cards, once for all at the same time, draw 1 card.',
  )
  const several = say.onAtOnce({ what: ['trashed'], by: 'runner' }, 2)
  expect(textOf(say.when(several, say.draw(1)))).toBe(
    'Whenever the Runner trashes 2 or more cards, draw 1 card.',
  )
})

test('CR 9.8.9, 9.8.6b: a subroutine in the place of another, and all but one of them, have words', () => {
  const instead: Declaration = {
    declare: 'replace',
    effect: 'subroutine',
    withIt: { instead: 'subroutine', does: [say.damage('net', 1)] },
  }
  expect(textOf(say.always(instead))).toBe(
    'If a subroutine on a piece of ice would resolve, it resolves as “[sub] do 1 net damage” instead.',
  )
  expect(textOf(say.play(say.breakSubroutines('all', { but: 1 })))).toBe('Break all but 1 subroutine.')
})

const movedTo: Readonly<Record<Extract<Replacement, { instead: 'move' }>['to'], string>> = {
  removed: 'If a resource would be trashed, it is removed from the game instead.',
  setAside: 'If a resource would be trashed, it is set aside instead.',
  hosted: 'If a resource would be trashed, it is hosted on this asset instead.',
  hand: 'If a resource would be trashed, it is added to its owner’s hand instead.',
  topOfDeck: 'If a resource would be trashed, it is added to the top of its owner’s deck instead.',
  bottomOfDeck: 'If a resource would be trashed, it is added to the bottom of its owner’s deck instead.',
  facedown: 'If a resource would be trashed, it is turned facedown instead.',
}

test.each(Object.keys(movedTo) as (keyof typeof movedTo)[])(
  'CR 9.9.8: a movement to %s instead has words',
  to => {
    const replacing: Declaration = {
      declare: 'replace',
      effect: 'trash',
      card: [say.type('resource')],
      withIt: { instead: 'move', to },
    }
    expect(textOf(say.always(replacing))).toBe(movedTo[to])
    expect(textOf(say.always({ ...replacing, optional: true }))).toBe(
      movedTo[to].replace(' it is ', ' it may be '),
    )
  },
)

test.each(Object.entries(items))('CR 1.16.1: the cost %s has words', (_kind, [item, text]) => {
  expect(textOf(say.paid([item], [say.draw(1)]))).toBe(text)
})

test.each(Object.entries(amounts))('CR 9.12.4: the amount %s has words', (_kind, [amount, text]) => {
  expect(textOf(say.play(say.gainCredits(amount)))).toBe(text)
})

test.each(Object.entries(conditions))('CR 9.6.5: the condition %s has words', (_kind, [condition, text]) => {
  expect(textOf(say.play(say.ifSo(condition, [say.draw(1)])))).toBe(text)
})

test.each(Object.entries(tests))(
  'CR 1.15.2: cards that are chosen by %s are described',
  (_kind, [which, text]) => {
    expect(textOf(say.play(say.chooseCards(chosen(from('hosted', which)))))).toBe(text)
  },
)

test.each(Object.entries(triggers))(
  'CR 9.6.1: the trigger condition “%s” has words',
  (_kind, [trigger, text]) => {
    expect(textOf(say.when(trigger, say.draw(1)))).toBe(text)
  },
)
