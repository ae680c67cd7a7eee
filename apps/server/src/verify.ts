import { readFileSync } from 'node:fs'
import { replay } from '@paydata/protocol'
import { z } from 'zod'
import { commitmentTo, seedOf } from './rooms/making.ts'

const usage = `Checks that nobody chose the shuffles of a game

  npm run verify -- replay.json COMMITMENT

replay.json is what /api/games/ID/replay gives once the game is over. COMMITMENT is what the waiting room showed before
anybody was ready; without it only the seed is checked.
`

/** What the file and the commitment say of each other, line by line; empty lists are never right. */
function checked(text: string, commitment: string | undefined): { right: boolean; says: string }[] {
  const read = z.object({ replay }).safeParse(JSON.parse(text))
  if (!read.success) return [{ right: false, says: 'This is no replay.' }]
  const { shuffle, file } = read.data.replay
  const seed = seedOf(shuffle.secret, shuffle.corp, shuffle.runner)
  const shown = commitment ?? shuffle.commitment
  return [
    {
      right: commitmentTo(shuffle.secret) === shown,
      says: 'the secret of the server is what it was bound to',
    },
    {
      right: seed === file.setup.seed,
      says: 'the seed is made of the parts of the server and of both players',
    },
  ]
}

const [file, commitment] = process.argv.slice(2).filter(arg => arg !== '--')
if (file === undefined || file === '--help') process.stdout.write(usage)
else {
  const lines = checked(readFileSync(file, 'utf8'), commitment)
  for (const { right, says } of lines) process.stdout.write(`${right ? 'yes' : 'NO '}  ${says}\n`)
  process.exitCode = lines.every(({ right }) => right) ? 0 : 1
}
