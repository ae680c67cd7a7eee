import { defineAllCards } from '@paydata/cards'
import { defineOlderEditions } from '@paydata/engine/editions'
import { readConfig } from './config.ts'
import { allReports, oneReport } from './reports/printed.ts'
import { Unusable } from './store/dialects.ts'
import { openToRead } from './store/open.ts'

const usage = `Turns what a player doubted into a test that fails, and shows what was said that somebody reported

  npm run report -- ID > a.test.ts

ID is what the player was told, or without it: a list of all reports. It reads the data folder (DATA) or DATABASE_URL, and
changes nothing there: the server may run meanwhile.
`

const args = process.argv.slice(2).filter(arg => arg !== '--')
const [id, ...more] = args
const strange = more[0] ?? (id?.startsWith('-') ? id : undefined)
const configured = readConfig([], process.env)
if (args.includes('--help') || args.includes('-h')) process.stdout.write(usage)
else if (strange !== undefined) {
  process.stderr.write(`"${strange}" is not understood.\n\n${usage}`)
  process.exitCode = 2
} else if (configured.is === 'mistake') {
  process.stderr.write(`${configured.mistake}\n`)
  process.exitCode = 2
} else if (configured.is === 'config') {
  defineAllCards()
  defineOlderEditions()
  try {
    const store = await openToRead(configured.config)
    try {
      process.stdout.write(await (id === undefined ? allReports(store) : oneReport(store, id)))
    } finally {
      await store.destroy()
    }
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
