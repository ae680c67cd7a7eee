import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { labFolder } from '../place.ts'
import { filesIn, isTest, root, textOf } from './code.ts'
import type { Recorded, Seen } from './runner.ts'

/** The verdict on a fault. */
export interface Verdict {
  readonly key: string
  readonly seen: Seen | null
  /** The tests that were tried, by what their files held. */
  readonly against: readonly string[]
}

type Line =
  | { readonly made: string }
  | { readonly file: string; readonly held: string; readonly tests: readonly Recorded[] }
  | Verdict

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What a file holds, in short; a test file with what is recorded beside it. */
export const held = (file: string): string =>
  digest([file, ...(isTest(file) ? recordedBeside(file) : [])].map(textOf).join('\n') + file)

const recordedBeside = (file: string): string[] => filesIn(dirname(file), /\.snap$/)

const folder = join(labFolder, 'dist')

/**
 * What was found out, a line each, so that a run that was interrupted goes on where it was. It all belongs to sources and a
 * sample; what a test file did holds for as long as that file stays, so that a new test is tried on what is left.
 */
export class Kept {
  readonly #path = join(folder, 'mutants.jsonl')
  readonly tests = new Map<string, readonly Recorded[]>()
  readonly verdicts = new Map<string, Verdict>()

  constructor(sample: readonly string[], anew: boolean) {
    const all = ['packages/engine', 'packages/cards', 'apps/lab/src/mutants']
    const sources = all.flatMap(each => filesIn(each, /\.(ts|json)$/)).filter(file => !isTest(file))
    const matter = sources.filter(file => !/\/mutants\/(equivalents|report)\.ts$/.test(file))
    const made = digest([...sample, ...matter.map(held)].join('\n'))
    if (anew || !this.#read(made)) {
      mkdirSync(folder, { recursive: true })
      rmSync(this.#path, { force: true })
      writeFileSync(this.#path, `${JSON.stringify({ made })}\n`)
    }
  }

  recorded(file: string, tests: readonly Recorded[]): void {
    this.tests.set(file, tests)
    this.#write({ file, held: held(file), tests })
  }

  judged(verdict: Verdict): void {
    this.verdicts.set(verdict.key, verdict)
    this.#write(verdict)
  }

  #write(line: Line): void {
    appendFileSync(this.#path, `${JSON.stringify(line)}\n`)
  }

  #read(made: string): boolean {
    if (!existsSync(this.#path)) return false
    const [first, ...rest] = readFileSync(this.#path, 'utf8').split('\n').flatMap(lineIn)
    if (first === undefined || !('made' in first) || first.made !== made) return false
    for (const line of rest) {
      if ('tests' in line && isThere(line.file) && held(line.file) === line.held)
        this.tests.set(line.file, line.tests)
      if ('key' in line) this.verdicts.set(line.key, line)
    }
    return true
  }
}

const isThere = (file: string): boolean => existsSync(join(root, file))

/** The last line may have been cut off. */
function lineIn(text: string): Line[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
