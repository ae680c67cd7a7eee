import { readFileSync } from 'node:fs'
import { defineAllCards } from '@paydata/cards'
import { defineOlderEditions } from '@paydata/engine/editions'
import { checkShuffles } from './shuffles/checking.ts'

const usage = `Checks that nobody chose the shuffles of a game

  npm run verify -- replay.json COMMITMENT PART

replay.json is what /api/games/ID/replay gives once the game is over. COMMITMENT is what the waiting room showed before
anybody was ready, PART is what your browser gave when you were: it keeps both, and shows them on the page
/verify?game=ID. Without them the file is compared with what it says itself.
`

const args = process.argv.slice(2).filter(arg => arg !== '--')
const [file, commitment, part, ...more] = args
const strange = more[0] ?? args.find(arg => arg.startsWith('-'))
if (file === undefined || args.includes('--help') || args.includes('-h')) process.stdout.write(usage)
else if (strange !== undefined) {
  process.stderr.write(`"${strange}" is not understood.\n\n${usage}`)
  process.exitCode = 2
} else {
  defineAllCards()
  defineOlderEditions()
  try {
    const checks = checkShuffles(readFileSync(file, 'utf8'), { commitment, part })
    for (const { right, says } of checks) process.stdout.write(`${right ? 'yes' : 'NO '}  ${says}\n`)
    if (commitment === undefined || part === undefined)
      process.stdout.write('note without what you saw and gave yourself, the file is compared with itself\n')
    process.exitCode = checks.every(({ right }) => right) ? 0 : 1
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    process.stderr.write(`${file} cannot be read: ${error.message}\n`)
    process.exitCode = 2
  }
}
