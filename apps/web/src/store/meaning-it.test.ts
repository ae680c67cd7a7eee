import type { SeenOccurrence } from '@paydata/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginShowing, notePainted, watchPresses } from '../ui/guard.ts'
import { isMeantFor, noteNews } from './meaning-it.ts'

let press: (at: number) => void

/** A page with one button. */
beforeEach(() => {
  const heard = new Map<string, (event: unknown) => void>()
  press = at => heard.get('pointerdown')?.({ timeStamp: at })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('document', {
    addEventListener: (what: string, hear: (event: unknown) => void) => heard.set(what, hear),
    querySelector: () => ({ getBoundingClientRect: () => ({ left: 10, top: 20 }) }),
  })
  watchPresses()
})
afterEach(() => vi.unstubAllGlobals())

/** A public occurrence that is about no card. */
const seen = (what: SeenOccurrence['what']): SeenOccurrence => ({
  what,
  by: 'runner',
  card: null,
  server: 'hq',
  protects: false,
  host: null,
  amount: 1,
  kind: null,
  cause: { card: null, path: null },
})

/** Passes a window, and passes the next one ten milliseconds after it was painted. */
function passesTwice(since: readonly SeenOccurrence['what'][]): boolean {
  const name = since.join()
  beginShowing(`first ${name}`, 300)
  notePainted(`first ${name}`, 1000)
  press(2000)
  expect(isMeantFor('paidWindow', 'pass')).toBe(true)
  noteNews(since.map(seen))
  beginShowing(`second ${name}`, 300)
  notePainted(`second ${name}`, 2100)
  press(2110)
  return isMeantFor('paidWindow', 'pass')
}

test.each(['runBegan', 'tagsTaken', 'runEnded', 'turnBegan', 'bidsRevealed'] as const)(
  'what was shown since (%s) is seen before the next window is passed',
  what => expect(passesTwice(['actionTaken', 'clicksSpent', what])).toBe(false),
)

test('the same answer may be repeated at once if only a credit was taken since', () => {
  expect(passesTwice(['clicksSpent', 'abilityUsed', 'actionTaken', 'creditsGained', 'actionFinished'])).toBe(
    true,
  )
})
