import { readFileSync } from 'node:fs'
import { defineAllCards } from '@paydata/cards'
import { checkShuffles } from './shuffles/checking.ts'

const usage = `Checks that nobody chose the shuffles of a game

  npm run verify -- replay.json COMMITMENT

replay.json is what /api/games/ID/replay gives once the game is over. COMMITMENT is what the waiting room showed before
anybody was ready; without it the file is compared with what it says itself.
`

const [file, commitment] = process.argv.slice(2).filter(arg => arg !== '--')
if (file === undefined || file === '--help') process.stdout.write(usage)
else {
  defineAllCards()
  try {
    const checks = checkShuffles(readFileSync(file, 'utf8'), commitment)
    for (const { right, says } of checks) process.stdout.write(`${right ? 'yes' : 'NO '}  ${says}\n`)
    process.exitCode = checks.every(({ right }) => right) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    process.stderr.write(`${file} cannot be read: ${error.message}\n`)
    process.exitCode = 2
  }
}
