// Counts what anything costs, without a clock: npm run work -- --help
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readOptions } from './options.ts'
import { trendPicture } from './work/picture.ts'
import { counts, rows } from './work/rows.ts'
import { judgement, workTable } from './work/table.ts'
import { readTrend, verdicts, writeTrend } from './work/trend.ts'

const help = `npm run work -- [--write] [--json FILE]

Plays 24 games that are always the same, and counts calls, bytes and more: two runs differ by less than half a percent in
calls, and by three in bytes. Beside each count stands the best of the last ten landings.

  --write      give this state a line in the trend, and draw it anew in docs/pictures/work.svg: done once a landing
  --json FILE  write the counts there
  --help       this text`

const options = readOptions(help, {
  write: { type: 'boolean', default: false },
  json: { type: 'string' },
})

const inRepository = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
const file = inRepository('apps/lab/work-trend.csv')

/** The message of the newest commit; a folder without git has none. */
function message(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%B'], { cwd: inRepository('.'), encoding: 'utf8' })
  } catch {
    return ''
  }
}

const landings = readTrend(file)
const made = counts()
const judged = verdicts(rows, made, landings)
console.log(workTable(judged))
console.log(`\n${judgement(judged, message())}`)
if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(made, null, 2)}\n`)
if (options.write) {
  const all = [...landings, { day: new Date().toISOString().slice(0, 10), counts: made }]
  writeTrend(file, rows, all)
  writeFileSync(inRepository('docs/pictures/work.svg'), trendPicture(rows, all))
}
