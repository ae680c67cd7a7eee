// Says which number of the rules or of a set has to be raised: npm run numbers -- --help
import { coursesNow } from './numbers/course.ts'
import { addGamesWith, cardsInNoCourse } from './numbers/covering.ts'
import { addedSince, missingIn } from './numbers/missing.ts'
import { recordedStanding, recordStanding, standingNow } from './numbers/record.ts'
import { readOptions } from './options.ts'

const help = `npm run numbers -- [--write] [--release]

Compares the cards of each set, and the course of many games, with what the numbers of the sets and of the rules stand
for, and says which number has to be raised. Stored games go by these numbers.

  --write    record what the numbers stand for: once you have raised those that it names, and at each release, as cards
             that were added raise their number by themselves and are recorded only then; games are added until each
             card is in a deck of one
  --release  fail also if there are cards that nobody has recorded: no change of theirs would be noticed after the release
  --help     this text`

const values = readOptions(help, {
  write: { type: 'boolean', default: false },
  release: { type: 'boolean', default: false },
})

const games = coursesNow()
const now = standingNow(games)
const recorded = recordedStanding()
const missing = missingIn(now, recorded, games)
const refused = missing.filter(({ is }) => is === 'number' || !values.write)
for (const { says } of refused) console.log(says)
if (refused.length === 0 && values.write) {
  addGamesWith(cardsInNoCourse(games), games)
  recordStanding(standingNow())
}
if (refused.length === 0)
  console.log(values.write ? 'Recorded.' : 'Each number stands for what it stood for.')
const added = addedSince(now, recorded)
if (added.length > 0 && !values.write)
  console.log(`To be recorded by npm run numbers -- --write before a release: ${added.join(', ')}.`)
const isUnready = values.release && added.length > 0 && !values.write
process.exitCode = refused.length > 0 || isUnready ? 1 : 0
