import { beforeEach, expect, test } from 'vitest'
import { asks as isAsked, isPainted, watchPresses } from '../ui/guard.ts'
import { isMeantFor, noteNews } from './meaning-it.ts'

const heard = new Map<string, (event: unknown) => void>()
const press = (at: number): void => heard.get('pointerdown')?.({ timeStamp: at })

beforeEach(() => {
  heard.clear()
  const button = { getBoundingClientRect: () => ({ left: 10, top: 20 }) }
  const document = {
    addEventListener: (what: string, note: (event: unknown) => void) => heard.set(what, note),
    querySelector: () => button,
  }
  Object.assign(globalThis, { document, CSS: { escape: (text: string) => text } })
  watchPresses()
})

test.each(['runBegan', 'tagsTaken', 'runEnded', 'turnBegan', 'bidsRevealed'])(
  'what was shown since (%s) is seen before the next window is passed',
  what => {
    isAsked(`1 ${what}`, 300)
    isPainted(`1 ${what}`, 1000)
    press(2000)
    expect(isMeantFor('paidWindow', 'pass')).toBe(true)
    noteNews([{ what, card: null, server: 'hq', by: 'runner', amount: 1 } as never])
    isAsked(`2 ${what}`, 300)
    isPainted(`2 ${what}`, 2100)
    press(2110)
    expect(isMeantFor('paidWindow', 'pass')).toBe(false)
  },
)
