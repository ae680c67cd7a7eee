import { readConfig } from './config.ts'
import { Unusable } from './store/dialects.ts'
import type { Progress } from './store/moving.ts'
import { moveToPostgres } from './store/moving.ts'

const usage = `Moves everything from a data folder into a PostgreSQL database

  npm run move

DATA names the data folder (./data), DATABASE_URL the database, ?schema=NAME a schema of its own. End the server first: a folder that a server writes is refused, and so is a database that holds anything. All of it arrives, or nothing, and it is
compared with the folder before it counts. The folder stays as it is.

  1. End the server:            kill -TERM PID
  2. Copy what there is:        npm run backup -- /var/backups/paydata/before
  3. Move it:                   DATABASE_URL='postgres://…/paydata?schema=paydata' npm run move
  4. Start the server with it:  DATABASE_URL='postgres://…/paydata?schema=paydata' npm start

Players stay signed in, and their games go on where they were.
`

/** Percent of a table between two lines about it. */
const step = 10

/** Tells how far the work is, for tables that take long. */
function teller(): (progress: Progress) => void {
  let told = { table: '', percent: 0 }
  return ({ table, rows, of }) => {
    const percent = of === 0 ? 100 : Math.floor((100 * rows) / of)
    if (told.table === table && percent < told.percent + step && rows < of) return
    told = { table, percent }
    process.stderr.write(`${table}: ${rows} of ${of}\n`)
  }
}

const args = process.argv.slice(2).filter(arg => arg !== '--')
const configured = readConfig([], process.env)
if (args.includes('--help') || args.includes('-h')) process.stdout.write(usage)
else if (args.length > 0) {
  process.stderr.write(`"${args[0]}" is not understood.\n\n${usage}`)
  process.exitCode = 2
} else if (configured.is === 'mistake') {
  process.stderr.write(`${configured.mistake}\n`)
  process.exitCode = 2
} else if (configured.is === 'config') {
  const { DATA, DATABASE_URL } = configured.config
  if (DATABASE_URL === undefined) {
    process.stderr.write(`DATABASE_URL is missing: it names where everything is moved to.\n\n${usage}`)
    process.exitCode = 2
  } else await move(DATA, DATABASE_URL)
}

async function move(DATA: string, DATABASE_URL: string): Promise<void> {
  try {
    const { rows, games, spoilt } = await moveToPostgres({ DATA, DATABASE_URL }, teller())
    process.stdout.write(
      `${rows} rows were moved, with ${games} games, and are in PostgreSQL as they were in ${DATA}.\n`,
    )
    if (spoilt > 0)
      process.stdout.write(
        `${spoilt} texts were damaged in ${DATA}. What they are part of is refused as before.\n`,
      )
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
