// Plays recorded games again, or records them anew: npm run golden -- --help
import { differenceIn, recordedGames, recordGames } from './golden/games.ts'
import { counted, recordCounts, recordedCounts } from './golden/positions.ts'
import { readOptions } from './options.ts'

const help = `npm run golden -- [--write]

Plays the games recorded in apps/lab/golden again and compares every state on the way byte for byte, and counts the
positions a few answers away from some scenarios.

  --write  record games and counts anew, after a change that is meant to change them
  --help   this text`

const values = readOptions(help, { write: { type: 'boolean', default: false } })

if (values.write)
  console.log(`Recorded ${recordGames()} games and the counts of ${recordCounts()} scenarios.`)
else {
  const games = recordedGames()
  const recorded = recordedCounts()
  const differences = [
    ...games.flatMap(file => differenceIn(file) ?? []),
    ...counted().flatMap((now, i) => (now === recorded[i] ? [] : [`${now}, recorded is ${recorded[i]}`])),
  ]
  for (const difference of differences) console.log(difference)
  console.log(`${games.length} games and ${recorded.length} counts: ${differences.length} differ.`)
  process.exitCode = differences.length === 0 ? 0 : 1
}
