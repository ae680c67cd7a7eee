import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chai, customMatchers, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { root } from './code.ts'
import type { ExpectIn } from './tests.ts'

/** The `expect` of vitest outside of its runner. It changes the assertion library, so a thread must have that for its own. */
export const expectOutside: ExpectIn = file => {
  chai.use(JestExtend)
  chai.use(JestChaiExpect)
  chai.use(JestAsymmetricMatchers)
  const recorded = (name: string): string => readFileSync(join(root, dirname(file()), name), 'utf8')
  chai.use(({ Assertion }) => {
    Assertion.addMethod('toMatchFileSnapshot', function (this: Chai.AssertionStatic, name: string) {
      new Assertion(this._obj).to.equal(recorded(name))
    })
    // Only texts are recorded in the tests themselves.
    Assertion.addMethod('toMatchInlineSnapshot', function (this: Chai.AssertionStatic, written: string) {
      new Assertion(this._obj).to.equal(unquoted(written))
    })
  })
  const expect = (value: unknown, message?: string): unknown => chai.expect(value, message)
  Object.assign(expect, chai.expect, asymmetric())
  // The plug-in adds this function, and says so only to code that uses the whole of vitest.
  const extend: unknown = Reflect.get(chai.expect, 'extend')
  if (typeof extend === 'function') Reflect.apply(extend, chai.expect, [expect, customMatchers])
  return expect
}

/** A text as it stands in a test: in quotation marks, on lines of their own and indented where it has several. */
function unquoted(written: string): string {
  const lines = written.trim().split('\n')
  const indent = /^\n( *)/.exec(written)?.[1] ?? ''
  return lines
    .map(line => (line.startsWith(indent) ? line.slice(indent.length) : line))
    .join('\n')
    .slice(1, -1)
}

/** `expect.any` and its like, which their plug-in keeps in the global object. */
function asymmetric(): object {
  const kept: unknown = Reflect.get(globalThis, Symbol.for('asymmetric-matchers-object'))
  return typeof kept === 'object' && kept !== null ? kept : {}
}
