import { performance } from 'node:perf_hooks'
import type { Code } from './code.ts'
import { builtName } from './code.ts'
import { Faults } from './faults.ts'
import type { Outside } from './modules.ts'
import { fromNode, Modules } from './modules.ts'
import type { ExpectIn, Test } from './tests.ts'
import { Tests } from './tests.ts'

/** What a test did when no fault was on. */
export interface Recorded {
  readonly file: string
  /** The place in its file, as names may occur twice. */
  readonly nth: number
  readonly name: string
  /** Whether it passes without the tests before it. */
  readonly alone: boolean
  readonly ms: number
  readonly rounds: number
  /** The faults it came by, those that lie where modules are loaded among them. */
  readonly met: readonly number[]
  readonly failed: string | null
}

/** A test to run with a fault on. */
export type Chosen = Pick<Recorded, 'file' | 'nth' | 'rounds' | 'alone'>

/** The test that saw a fault, and how. */
export interface Seen {
  readonly file: string
  readonly name: string
  readonly how: string
}

/** How many times as many rounds of loops as without a fault are taken for endless. */
const patience = 30
const atLeast = 2_000_000

/** Runs tests with faults on and off, each fault with modules as if nothing had been loaded. */
export class Runner {
  readonly #faults = new Faults()
  readonly #tests: Tests
  readonly #modules: Modules

  constructor(code: Code, expectIn: ExpectIn, outside: Outside = fromNode) {
    this.#tests = new Tests(expectIn)
    const { vitest } = this.#tests
    this.#modules = new Modules(code, this.#faults, name => (name === 'vitest' ? vitest : outside(name)))
  }

  /**
   * Runs all tests of a file without a fault, each with modules of its own: what it meets depends on no other test. One
   * that counts what those before it have done is run after them.
   */
  async record(file: string): Promise<Recorded[]> {
    this.#faults.turnOn(-1)
    const recorded: Recorded[] = []
    let count = 1
    for (let nth = 0; nth < count; nth++) {
      const { test, failed, ms, tests } = await this.#recordOne(file, nth, true)
      count = tests
      if (test === null) continue
      const alone = failed === null
      const again = alone ? { failed, ms } : await this.#recordOne(file, nth, false)
      const { met, rounds } = this.#faults
      recorded.push({ file, nth, name: test.name, alone, ms: again.ms, rounds, met, failed: again.failed })
    }
    return recorded
  }

  async #recordOne(file: string, nth: number, alone: boolean) {
    this.#modules.fresh()
    this.#faults.begin(Number.POSITIVE_INFINITY)
    const tests = this.#in(file)
    const began = performance.now()
    let failed: string | null = null
    for (const test of tests.slice(alone ? nth : 0, nth + 1)) failed = await outcomeOf(test)
    return { test: tests[nth] ?? null, tests: tests.length, failed, ms: performance.now() - began }
  }

  /** The first of these tests that sees a fault. */
  async firstToSee(number: number, chosen: readonly Chosen[]): Promise<Seen | null> {
    this.#modules.fresh()
    this.#faults.turnOn(number)
    const loaded = new Map<string, readonly Test[]>()
    for (const { file, nth, rounds, alone } of chosen) {
      this.#faults.begin(rounds * patience + atLeast)
      let tests: readonly Test[]
      try {
        tests = loaded.get(file) ?? this.#in(file)
      } catch (mistake) {
        return { file, name: '(loading it)', how: messageOf(mistake) }
      }
      loaded.set(file, tests)
      this.#tests.of(file)
      for (const test of tests.slice(alone ? nth : 0, nth + 1)) {
        const how = await outcomeOf(test)
        if (this.#faults.isEndless) return { file, name: test.name, how: 'it does not come to an end' }
        if (how !== null) return { file, name: test.name, how }
      }
      // What a test file declares may depend on what modules hold.
      if (nth >= tests.length) return { file, name: '(declaring its tests)', how: 'a test is missing' }
    }
    return null
  }

  #in(file: string): readonly Test[] {
    return this.#tests.in(file, () => this.#modules.load(builtName(file)))
  }
}

/** Why a test failed. */
async function outcomeOf(test: Test): Promise<string | null> {
  try {
    await test.run()
    return null
  } catch (mistake) {
    return messageOf(mistake)
  }
}

const messageOf = (mistake: unknown): string =>
  (mistake instanceof Error ? mistake.message : String(mistake)).slice(0, 300)
