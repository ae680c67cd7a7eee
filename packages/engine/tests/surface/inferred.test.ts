import { expect, test } from 'vitest'
import type { Instruction } from '../../src/instructions/index.ts'
import {
  makesRun,
  ownRezzing,
  reachOf,
  referencesIn,
  speaksOfHosted,
  useOfAbility,
} from '../../src/language/inferred.ts'
import {
  always,
  chosen,
  credits,
  from,
  gainCredits,
  gains,
  host,
  ifSo,
  isTagged,
  itsAmount,
  later,
  may,
  mayPay,
  on,
  oneOf,
  paid,
  rez,
  run,
  takeCredits,
  together,
  trash,
  when,
} from '../../src/vocabulary.ts'

const inRuns = on({ what: ['runBegan'] })
const use = (...does: readonly Instruction[]) => useOfAbility(paid([credits(1)], does))
/** Waits for ice that was encountered to be passed: the word tells how it was passed, and refers to no ice. */
const whenPassed = when(on({ what: ['icePassed'], kind: 'encountered' }), gainCredits(1))

test('9.1.8c: an offer to rez its own card is found wherever it stands in an ability', () => {
  for (const offer of [
    may([rez('self')]),
    ifSo(isTagged, [may([rez('self')])]),
    together(gainCredits(1), may([rez('self')])),
    mayPay([credits(1)], { then: [rez('self')] }),
  ])
    expect(ownRezzing(when(inRuns, offer))).toEqual([rez('self')])
  expect(ownRezzing(when(inRuns, rez('self')))).toEqual([])
  expect(ownRezzing(when(inRuns, may([later(when(inRuns, rez('self')))])))).toEqual([])
})

test('9.5.6c: an ability speaks of encountered ice where it refers to it, now', () => {
  expect(use(trash('encountered')).encountered).toBe(true)
  expect(use(ifSo({ if: 'fullyBroken', card: 'encountered' }, [gainCredits(1)])).encountered).toBe(true)
  expect(use(later(when(inRuns, trash('encountered')))).encountered).toBe(false)
  expect(use(run('any', [trash('encountered')])).encountered).toBe(false)
})

test('a word that is no reference is none, even where it is spelt like one', () => {
  expect([...referencesIn(whenPassed)]).toEqual([])
  expect([...referencesIn(when(inRuns, gainCredits(itsAmount), trash({ the: 'met' })))]).toEqual([
    'itsAmount',
    'met',
  ])
})

test('9.5.5: instructions speak of what is hosted on their card', () => {
  expect(speaksOfHosted([together(gainCredits(1), takeCredits(1))])).toBe(true)
  expect(speaksOfHosted([trash(chosen(from('hosted'), 'it'))])).toBe(true)
  expect(speaksOfHosted([trash(chosen(from('rig'), 'it'))])).toBe(false)
})

test('what is done at once is found within choices, and what is done later is not', () => {
  expect(makesRun([oneOf([[gainCredits(1)], [run('any')]])])).toBe(true)
  expect(makesRun([later(when(inRuns, run('any')))])).toBe(false)
  expect(use(may([trash('accessed')])).trashesAccessed).toBe(true)
})

test('1.13.6b, 9.1.9: what a card hosts and grants is found in abilities that it gives as well', () => {
  const hosting = paid([credits(1)], [host(chosen(from('grip'), 'it'))])
  const { hostsByAbility, grants } = reachOf([always(gains('self', hosting))])
  expect({ hostsByAbility, grants }).toEqual({ hostsByAbility: true, grants: ['paid'] })
})
