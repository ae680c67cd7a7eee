import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutLongComments } from './markup.ts'

/** What a comment is, said by an expression that goes back and takes its time. */
const slowly = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\r\n\u2028\u2029]/g, ''))

test('comments go and the ends of their lines stay, however they begin and end within each other', () => {
  const pieces = ['<!--', '-->', '/*', '*/', '/', '*', '-', '<!', 'a', '\n', '\u2028']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), some => {
      const text = some.join('')
      expect(withoutLongComments(text)).toBe(slowly(text))
    }),
    { numRuns: 3000, seed: 22 },
  )
})
