export interface Test {
  readonly name: string
  run(): unknown
}

/** The assertions of tests, and where they find which file the test that runs is in. */
export type ExpectIn = (file: () => string) => unknown

type Body = (...values: readonly unknown[]) => unknown

/**
 * What test files import as `vitest`: `test`, which keeps its arguments, and the real `expect`. They use no
 * more; a file that does fails here at once. The runner itself has no way to begin anew within milliseconds.
 */
export class Tests {
  #file = ''
  #found: Test[] = []
  readonly vitest: { readonly test: unknown; readonly expect: unknown }

  constructor(expectIn: ExpectIn) {
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
    this.vitest = { test: Object.assign(test, { each }), expect: expectIn(() => this.#file) }
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
}
