// Proves that each puzzle has one plan, and rates it: npm run puzzles -- --help
import { defineAllCards } from '@paydata/cards'
import type { Puzzle } from '@paydata/puzzles'
import { puzzles } from '@paydata/puzzles'
import { proofOf } from '@paydata/puzzles/solving'
import { readOptions } from './options.ts'
import { ratingOf } from './puzzles/tried.ts'

const help = `npm run puzzles -- [--check] [--only ID]

Lists the puzzles. With --check it looks at all that both sides can do in each, and proves that one plan reaches its goal and no
other: wherever hidden cards lie, and where they really lie. The computer tries each at two levels, which must come to its rating.
Ends with 1 if a puzzle is other than it says.

  --check     prove them
  --only ID   one puzzle
  --help      this text`

const options = readOptions(help, {
  only: { type: 'string', default: '' },
  check: { type: 'boolean', default: false },
})
const definitions = defineAllCards()
const asked = puzzles.filter(({ id }) => options.only === '' || id === options.only)
if (asked.length === 0) {
  console.error(`There is no puzzle "${options.only}". There are: ${puzzles.map(({ id }) => id).join(', ')}.`)
  process.exitCode = 2
}

for (const puzzle of asked) {
  if (options.check) check(puzzle)
  else console.log([puzzle.id, puzzle.side, puzzle.goal, puzzle.rating].join('  '))
}

function check(puzzle: Puzzle): void {
  const began = performance.now()
  const { plans, asItLies, arrangements, answers } = proofOf(puzzle, definitions)
  const rating = ratingOf(puzzle, definitions)
  const wrong = [
    ...(JSON.stringify(plans) === JSON.stringify([puzzle.plan]) ? [] : [`plans: ${JSON.stringify(plans)}`]),
    ...(JSON.stringify(asItLies) === JSON.stringify([puzzle.plan])
      ? []
      : [`plans as the cards lie: ${JSON.stringify(asItLies)}`]),
    ...(rating === puzzle.rating ? [] : [`rating: ${rating}`]),
  ]
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const size = `${answers} answers, ${arrangements} arrangements, ${seconds} s`
  console.log(
    `${puzzle.id}: ${wrong.length === 0 ? `one plan, ${rating}` : 'is other than it says'} (${size})`,
  )
  for (const each of wrong) console.log(`  ${each}`)
  if (wrong.length > 0) process.exitCode = 1
}
