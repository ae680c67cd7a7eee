import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chai, customMatchers, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { root } from './code.ts'

export interface Test {
  readonly name: string
  run(): unknown
}

type Body = (...values: readonly unknown[]) => unknown

/**
 * What test files find under the name `vitest`: `test`, which keeps what it is given, and the real `expect`. They use no
 * more; a file that does fails here at once. The runner itself has no way to begin anew within milliseconds.
 */
export class Tests {
  #file = ''
  #found: Test[] = []
  readonly vitest: { readonly test: unknown; readonly expect: unknown }

  constructor() {
    const add = (name: string, run: () => unknown): void => void this.#found.push({ name, run })
    const test = (name: string, body: Body): void => add(name, () => body())
    const each =
      (rows: readonly unknown[]) =>
      (name: string, body: Body): void => {
        // As the runner does it: rows are lists of values only if all are.
        const areLists = rows.every(row => Array.isArray(row))
        for (const [nth, row] of rows.entries()) {
          const values: readonly unknown[] = areLists && Array.isArray(row) ? row : [row]
          add(`${name} [${nth}]`, () => body(...values))
        }
      }
    this.vitest = { test: Object.assign(test, { each }), expect: this.#expect() }
  }

  /** The tests of a file, which `load` loads. */
  in(file: string, load: () => unknown): readonly Test[] {
    this.#found = []
    this.#file = file
    load()
    return this.#found
  }

  /** The file to which the next tests belong. */
  of(file: string): void {
    this.#file = file
  }

  #expect(): unknown {
    chai.use(JestExtend)
    chai.use(JestChaiExpect)
    chai.use(JestAsymmetricMatchers)
    const recorded = (name: string): string => readFileSync(join(root, dirname(this.#file), name), 'utf8')
    chai.use(({ Assertion }) => {
      Assertion.addMethod('toMatchFileSnapshot', function (this: Chai.AssertionStatic, name: string) {
        new Assertion(this._obj).to.equal(recorded(name))
      })
    })
    const expect = (value: unknown, message?: string): unknown => chai.expect(value, message)
    Object.assign(expect, chai.expect, asymmetric())
    // The plug-in adds this function, and says so only to who uses the whole of vitest.
    const extend: unknown = Reflect.get(chai.expect, 'extend')
    if (typeof extend === 'function') Reflect.apply(extend, chai.expect, [expect, customMatchers])
    return expect
  }
}

/** `expect.any` and its like, which their plug-in keeps in the global object. */
function asymmetric(): object {
  const kept: unknown = Reflect.get(globalThis, Symbol.for('asymmetric-matchers-object'))
  return typeof kept === 'object' && kept !== null ? kept : {}
}
