// Compares what is calculated for runs with what playing them takes: npm run runs -- --help
import { defineAllCards } from '@paydata/cards'
import { diceOf } from '@paydata/scenario'
import { readOptions, wholeNumber } from './options.ts'
import { compared } from './runs/compared.ts'

const help = `npm run runs -- [--count N] [--seed S]

Makes random positions before a run, with rezzed ice and a rig, plays each run in every way there is, and tells where the
calculator says anything else. Ends with 1 if it does.

  --count N   positions (1000)
  --seed S    another seed makes other positions (runs)
  --help      this text`

const options = readOptions(help, {
  count: { type: 'string', default: '1000' },
  seed: { type: 'string', default: 'runs' },
})
const count = wholeNumber('count', options.count, 1)
const definitions = defineAllCards()
const began = performance.now()
let [alike, left, passable, lastReport] = [0, 0, 0, began]

for (let nth = 0; nth < count; nth++) {
  const found = compared(definitions, diceOf(`${options.seed} ${nth}`))
  if (found === undefined) left += 1
  else if (String(found.calculated) === String(found.played)) {
    alike += 1
    if (found.played.length > 0) passable += 1
  } else {
    console.log(`${nth}: ${found.says}\n  calculated  ${found.calculated.join('\n              ')}`)
    console.log(`  played      ${found.played.join('\n              ')}`)
    process.exitCode = 1
  }
  if (performance.now() - lastReport > 30_000) {
    lastReport = performance.now()
    console.error(`${nth + 1} of ${count}`)
  }
}
const seconds = Math.round((performance.now() - began) / 1000)
console.log(
  `${alike} of ${count} positions alike, in ${passable} of which there was a way; ${left} with too many ways to play. Seed "${options.seed}", ${seconds} s.`,
)
