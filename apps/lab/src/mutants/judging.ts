import type { Code, FileFault } from './code.ts'
import { codeOf, filesIn, isTest } from './code.ts'
import { refusedByCompiler } from './compiler.ts'
import type { Result } from './crew.ts'
import { Crew } from './crew.ts'
import type { Verdict } from './kept.ts'
import { held, Kept } from './kept.ts'
import type { Mutant } from './mutants.ts'
import type { Recorded } from './runner.ts'

/** Reports progress while it takes long. */
export type Progress = (what: string, done: number, all: number, survive: number) => void

interface Asked {
  readonly sample: readonly Mutant[]
  readonly threads: number
  /** Forget the findings of an earlier run. */
  readonly anew: boolean
  /** Only tests that take less time than this. What they miss is not recorded for good. */
  readonly under: number
  /** Faults that nobody could see: slow tests are not run for them. */
  readonly same: ReadonlySet<string>
  readonly progress: Progress
}

export interface Judged {
  readonly verdicts: ReadonlyMap<string, Verdict>
  /** Tests that fail without a fault: they see nothing. */
  readonly failing: readonly Recorded[]
  readonly tests: number
}

/** Tries each fault of a sample on the tests that come by it, until one fails. */
export async function judge({ sample, threads, anew, under, same, progress }: Asked): Promise<Judged> {
  const files = [...filesIn('packages/engine'), ...filesIn('packages/cards')].filter(isTest)
  const kept = new Kept(
    sample.map(({ key }) => key),
    anew,
  )
  const faults = sample.map(({ file, fault }, number): FileFault => ({ file, fault, number }))
  const code: Code = await codeOf(files, faults)
  const crew = new Crew(code, threads)

  const unrecorded = files.filter(file => !kept.tests.has(file))
  let done = 0
  await crew.do(
    unrecorded,
    file => ({ is: 'record', file }),
    (file, result) => {
      kept.recorded(file, recordedIn(file, result))
      progress('test files recorded', ++done, unrecorded.length, 0)
    },
  )

  const recorded = files.flatMap(file => kept.tests.get(file) ?? [])
  const now = new Map(files.map(file => [file, held(file)]))
  const order = new Order(recorded.filter(({ ms }) => ms < under))

  /** Runs the tests of these faults that take so much time, and gives back the faults that none of them saw. */
  async function left(what: string, faults: readonly Numbered[], from: number, to: number) {
    const unseen: Numbered[] = []
    let tried = 0
    await crew.do(
      faults,
      ([number, { file, key }]) => {
        const before = kept.verdicts.get(key)
        const known = new Set(before?.seen === null ? before.against : [])
        const tests = order.of(number, file, from, to).filter(test => !known.has(now.get(test.file) ?? ''))
        return { is: 'try', number, tests }
      },
      (each, result) => {
        const [, { file, key }] = each
        const seen = seenIn(result)
        if (seen === null) unseen.push(each)
        else {
          order.sees(file, seen.file)
          kept.judged({ key, seen, against: [now.get(seen.file) ?? ''] })
        }
        progress(what, ++tried, faults.length, unseen.length)
      },
    )
    return unseen
  }

  const open = [...sample.entries()].filter(([, { key }]) => !stands(kept.verdicts.get(key), now))
  const unseen = await left('faults tried', open, 0, quick)
  const refused = await refusedByCompiler(
    unseen.map(([, mutant]) => mutant),
    compiled => progress('survivors compiled', compiled, unseen.length, 0),
  )
  for (const [key, how] of refused)
    kept.judged({ key, seen: { file: '', name: 'the compiler', how }, against: [] })
  const slow = unseen.filter(([, { key }]) => !refused.has(key) && !same.has(key))
  const survivors = await left('survivors tried on slow tests', slow, quick, under)
  if (under === Number.POSITIVE_INFINITY)
    for (const [, { key }] of survivors) kept.judged({ key, seen: null, against: [...now.values()] })
  const failing = recorded.filter(({ failed }) => failed !== null)
  return { verdicts: kept.verdicts, failing, tests: recorded.length }
}

type Numbered = readonly [number: number, mutant: Mutant]

/** Milliseconds up to which a test is run before the compiler is asked. */
const quick = 200

/** Whether a verdict of an earlier run still holds. */
function stands(verdict: Verdict | undefined, now: ReadonlyMap<string, string>): boolean {
  if (verdict === undefined) return false
  if (verdict.seen === null) return [...now.values()].every(each => verdict.against.includes(each))
  const { file } = verdict.seen
  return file === '' || verdict.against[0] === now.get(file)
}

function recordedIn(file: string, result: Result): readonly Recorded[] {
  if (result.is === 'recorded') return result.tests
  throw new Error(`${file}: ${result.is === 'broken' ? result.how : 'not recorded'}`)
}

function seenIn(result: Result) {
  if (result.is === 'tried') return result.seen
  return { file: '', name: '', how: result.is === 'broken' ? result.how : 'not tried' }
}

/** The tests that reach a fault, the quickest first. */
class Order {
  readonly #tests: readonly Recorded[]
  /** Test files that saw a fault of a source file see others of it too. */
  readonly #seers = new Map<string, Set<string>>()

  constructor(recorded: readonly Recorded[]) {
    this.#tests = recorded.filter(({ failed }) => failed === null).sort((a, b) => a.ms - b.ms)
  }

  of(number: number, source: string, from: number, to: number): Recorded[] {
    const seers = this.#seers.get(source) ?? new Set()
    const all = this.#tests.filter(({ met, ms }) => ms >= from && ms < to && met.includes(number))
    return [...all.filter(({ file }) => seers.has(file)), ...all.filter(({ file }) => !seers.has(file))]
  }

  sees(source: string, test: string): void {
    this.#seers.set(source, (this.#seers.get(source) ?? new Set()).add(test))
  }
}
