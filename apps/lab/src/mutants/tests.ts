export interface Test {
  readonly name: string
  run(): unknown
}

/** The assertions of tests, and where they find which file the test that runs is in. */
export type ExpectIn = (file: () => string) => unknown

type Body = (...values: readonly unknown[]) => unknown

/**
 * What test files import as `vitest`: `test`, which keeps its arguments, `describe`, which names a group of them, and the
 * real `expect`. They use no more; a file that does fails here at once. The runner itself has no way to begin anew within milliseconds.
 */
export class Tests {
  #file = ''
  #found: Test[] = []
  /** The names of the groups that are being declared. */
  #groups: readonly string[] = []
  readonly vitest: { readonly test: unknown; readonly describe: unknown; readonly expect: unknown }

  constructor(expectIn: ExpectIn) {
    const add = (name: string, run: () => unknown): void =>
      void this.#found.push({ name: [...this.#groups, name].join(' > '), run })
    const describe = (name: string, body: () => void): void => {
      const outer = this.#groups
      this.#groups = [...outer, name]
      body()
      this.#groups = outer
    }
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
    this.vitest = { test: Object.assign(test, { each }), describe, expect: expectIn(() => this.#file) }
  }

  /** The tests of a file, which `load` loads. */
  in(file: string, load: () => unknown): readonly Test[] {
    this.#found = []
    this.#groups = []
    this.#file = file
    load()
    return this.#found
  }

  /** The file to which the next tests belong. */
  of(file: string): void {
    this.#file = file
  }
}
