import { expect, test } from 'vitest'
import { drawn } from './renders.ts'

const text =
  'function a(b,c){return b}function rs(e,t,n){return F=t,t.memoizedState=null,t.updateQueue=null,t.lanes=0,n(e)}'
const script = (count: number) => ({
  url: 'start.js',
  functions: [
    { ranges: [{ startOffset: 0, endOffset: 25, count: 90 }] },
    { ranges: [{ startOffset: 25, endOffset: text.length, count }] },
  ],
})

test('what is counted is how often React draws a component, and nothing else', () => {
  expect(drawn([script(7)], () => text)).toBe(7)
})

test('a script without that function is no answer', () => {
  expect(() => drawn([script(7)], () => 'function a(b){return b}')).toThrow('by another function')
})
