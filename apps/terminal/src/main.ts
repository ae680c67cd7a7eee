import { randomBytes } from 'node:crypto'
import { startThinkers } from '@paydata/bots/node'
import { library } from './cards.ts'
import { run } from './program.ts'
import { openTerminal } from './terminal.ts'

/** What to say when the program is stopped from outside. */
let farewell = (): readonly string[] => []

function stop(): void {
  process.stdout.write(`\n${farewell().join('\n')}\n`, () => process.exit(130))
}

process.on('SIGINT', stop)
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the output has gone, as `head` does.
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2), {
  library,
  think: know => startThinkers(know, 1).think,
  freshSeed: () => `key:${randomBytes(32).toString('hex')}`,
  today: () => new Date().toISOString().slice(0, 10),
  open: plain => openTerminal(plain, stop),
  print: text => void process.stdout.write(text),
  complain: text => void process.stderr.write(text),
  onStop: say => {
    farewell = say
  },
})
