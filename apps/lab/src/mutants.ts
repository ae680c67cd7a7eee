// Makes small faults in the sources and asks whether a test sees each: npm run mutants -- --help
import { availableParallelism } from 'node:os'
import { sourcesOf, textOf } from './mutants/code.ts'
import { equivalents } from './mutants/equivalents.ts'
import { judge } from './mutants/judging.ts'
import type { Mutant } from './mutants/mutants.ts'
import { mutantsOf, sampleOf } from './mutants/mutants.ts'
import type { Figures } from './mutants/report.ts'
import { reportOn } from './mutants/report.ts'
import { readOptions, stop, wholeNumber } from './options.ts'

const help = `npm run mutants -- [--engine N] [--cards N] [--seed S] [--file PART] [--under MS] [--threads N] [--anew]

  --engine N   how many faults in packages/engine/src (300)
  --cards N    how many faults in packages/cards/src (300)
  --seed S     names which ones (mutants)
  --file PART  only in files with this in their path
  --under MS   only tests that take less time than this, to look around quickly (all)
  --threads N  how many tests run at the same time (all processors)
  --anew       forget the findings of an earlier run
  --help       this text

Makes one small fault after the other: another sign, another number, a condition that always holds, a sentence left out.
Runs all tests of the engine and the cards that reach the fault until one fails; the compiler may refuse it too. Prints
the place of each fault that no test sees, or the reason why nobody could see it, if
apps/lab/src/mutants/equivalents.ts has one. Keeps its findings: a run that was interrupted goes on, and new tests are
tried on the faults that are left. Ends with 1 if tests see less than 95 % of the faults of a package that change anything.

How to read what it prints: docs/mutants.md.`

const values = readOptions(help, {
  engine: { type: 'string', default: '300' },
  cards: { type: 'string', default: '300' },
  seed: { type: 'string', default: 'mutants' },
  file: { type: 'string', default: '' },
  under: { type: 'string' },
  threads: { type: 'string', default: `${availableParallelism()}` },
  anew: { type: 'boolean', default: false },
})
const threads = wholeNumber('threads', values.threads, 1)
const under = values.under === undefined ? Number.POSITIVE_INFINITY : wholeNumber('under', values.under, 1)
const began = performance.now()

const figures = (name: 'engine' | 'cards', count: number): Figures => {
  const all: Mutant[] = sourcesOf(name)
    .filter(file => file.includes(values.file))
    .flatMap(file => mutantsOf(file, textOf(file)))
  return { name, of: all.length, sample: sampleOf(all, values.seed, count) }
}
const both = [
  figures('engine', wholeNumber('engine', values.engine, 0)),
  figures('cards', wholeNumber('cards', values.cards, 0)),
].filter(({ sample }) => sample.length > 0)
const sample = both.flatMap(each => each.sample)
if (sample.length === 0) stop('There is nothing in which a fault could be made.')

let lastReport = began
const { verdicts, failing, tests } = await judge({
  sample,
  threads,
  anew: values.anew,
  under,
  same: new Set(Object.keys(equivalents)),
  progress(what, done, all, survive) {
    if (performance.now() - lastReport < 5000 && done < all) return
    lastReport = performance.now()
    const survivors = survive === 0 ? '' : `, ${survive} survived`
    console.error(`${Math.round((lastReport - began) / 1000)} s: ${done} of ${all} ${what}${survivors}`)
  },
})

for (const { file, name, failed } of failing)
  console.log(`LEFT OUT  ${file}, "${name}" fails without a fault: ${failed}`)
const reports = both.map(each => reportOn(each, verdicts, equivalents))
for (const { lines } of reports) console.log(lines.join('\n'))
console.log(`${tests} tests, seed "${values.seed}", ${Math.round((performance.now() - began) / 1000)} s`)
process.exitCode = failing.length === 0 && reports.every(({ isEnough }) => isEnough) ? 0 : 1
