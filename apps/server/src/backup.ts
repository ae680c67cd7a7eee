import { readConfig } from './config.ts'
import { backUp } from './store/backup.ts'
import { Unusable } from './store/dialects.ts'

const usage = `Copies the data folder while the server runs

  npm run backup -- FOLDER
  npm run backup -- /var/backups/paydata/$(date +%F)

FOLDER is made, and must be empty: it becomes a data folder, as it was at one moment, which only this user may read. The copy is
read whole before it counts. It reads the data folder that DATA names (./data). Nobody waits for it.

To go back to a backup, end the server, put the backup in the place of the data folder, and start it again:

  mv data data.before && cp -a /var/backups/paydata/2026-11-28 data

A PostgreSQL (DATABASE_URL) has a tool of its own: pg_dump --schema paydata "$DATABASE_URL" > paydata.sql
`

const args = process.argv.slice(2).filter(arg => arg !== '--')
const [folder, ...more] = args
const strange = more[0] ?? (folder?.startsWith('-') ? folder : undefined)
const configured = readConfig([], process.env)
if (args.includes('--help') || args.includes('-h')) process.stdout.write(usage)
else if (folder === undefined || strange !== undefined) {
  process.stderr.write(strange === undefined ? usage : `"${strange}" is not understood.\n\n${usage}`)
  process.exitCode = 2
} else if (configured.is === 'mistake') {
  process.stderr.write(`${configured.mistake}\n`)
  process.exitCode = 2
} else if (configured.is === 'config') {
  if (configured.config.DATABASE_URL === undefined) await backUpTo(folder, configured.config.DATA)
  else {
    process.stderr.write('DATABASE_URL is set, and PostgreSQL has a tool of its own: see --help.\n')
    process.exitCode = 2
  }
}

async function backUpTo(folder: string, DATA: string): Promise<void> {
  try {
    const { games, entries, players } = await backUp({ DATA }, folder)
    process.stdout.write(
      `${folder} holds ${games} games with ${entries} entries, and ${players} players. All of it was read back.\n`,
    )
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
