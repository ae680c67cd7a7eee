import { defineAllCards } from '@paydata/cards'
import { readConfig } from './config.ts'
import { fullClock } from './matches/clock.ts'
import { pastOf, wholeLog } from './matches/restore.ts'
import { asTest } from './reports/as-test.ts'
import { report } from './reports/report.ts'
import { Unusable } from './store/dialects.ts'
import type { Store } from './store/open.ts'
import { openStore } from './store/open.ts'
import { readRoom } from './tables/keeping.ts'

const usage = `Turns what a player doubted into a test that fails

  npm run report -- ID > a.test.ts

ID is what the player was told, or without it: a list of all reports. It reads the data folder (DATA) of a server that
does not run, or DATABASE_URL.
`

async function printed(store: Store, id: string | undefined): Promise<string> {
  if (id === undefined) {
    const all = await store.selectFrom('reports').selectAll().orderBy('created_at').execute()
    return all
      .map(each => `${each.id}  game ${each.game}  ${report.parse(JSON.parse(each.report)).text ?? ''}\n`)
      .join('')
  }
  const found = await store.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new Unusable(`There is no report ${id}.`)
  const { room, setup } = await store
    .selectFrom('games')
    .select(['room', 'setup'])
    .where('id', '=', found.game)
    .executeTakeFirstOrThrow()
  const doubted = report.parse(JSON.parse(found.report))
  const entries = (await wholeLog(store, found.game)).slice(0, doubted.version)
  const begun = JSON.parse(setup ?? 'null')
  return asTest(id, begun, pastOf(begun, fullClock(readRoom(room).settings), entries), doubted)
}

const [id] = process.argv.slice(2).filter(arg => arg !== '--')
const configured = readConfig([], process.env)
if (id === '--help') process.stdout.write(usage)
else if (configured.is !== 'config') process.exitCode = 2
else {
  defineAllCards()
  try {
    const store = await openStore(configured.config)
    process.stdout.write(await printed(store, id))
    await store.destroy()
  } catch (error) {
    if (!(error instanceof Unusable)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
