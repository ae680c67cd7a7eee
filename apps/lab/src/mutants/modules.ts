import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { Code } from './code.ts'
import { fileAt, root } from './code.ts'
import type { Faults } from './faults.ts'
import { asks } from './instrument.ts'

type Exports = Record<string, unknown>
type Load = (
  exports: Exports,
  require: (path: string) => unknown,
  module: { exports: Exports },
  file: string,
  faults: Faults,
  performance: { now(): number },
) => void

/** The module that a file gets when it imports something from outside of the project. */
export type Outside = (name: string) => unknown

/** A test that asks how long something took would see a fault where the machine was merely busy. */
const noClock = { now: () => 0 }

const native = createRequire(join(root, 'package.json'))

/** The module that Node would give. */
export const fromNode: Outside = name => native(name)

/**
 * Files of the project, each compiled once. `fresh` gives them as if nothing had been loaded: what modules keep (lists of
 * definitions, what was computed once) is made anew, with the fault that is on then.
 */
export class Modules {
  readonly #code: Code
  readonly #compiled = new Map<string, Load>()
  readonly #faults: Faults
  readonly #outside: Outside
  #loaded = new Map<string, { exports: Exports }>()

  constructor(code: Code, faults: Faults, outside: Outside) {
    this.#code = code
    this.#faults = faults
    this.#outside = outside
  }

  fresh(): void {
    this.#loaded = new Map()
  }

  load(file: string): Exports {
    const there = this.#loaded.get(file)
    if (there !== undefined) return there.exports
    const module: { exports: Exports } = { exports: {} }
    this.#loaded.set(file, module)
    const require = (path: string): unknown =>
      path.startsWith('.') ? this.load(fileAt(file, path)) : this.#outside(path)
    this.#compile(file)(module.exports, require, module, join(root, file), this.#faults, noClock)
    return module.exports
  }

  #compile(file: string): Load {
    const there = this.#compiled.get(file)
    if (there !== undefined) return there
    const code = this.#code.get(file)
    if (code === undefined) throw new Error(`there is no code of ${file}`)
    const names = ['exports', 'require', 'module', '__filename', asks, 'performance']
    const load: unknown = compileFunction(code, names, { filename: file })
    if (!isLoad(load)) throw new Error('nothing was compiled')
    this.#compiled.set(file, load)
    return load
  }
}

const isLoad = (value: unknown): value is Load => typeof value === 'function'
