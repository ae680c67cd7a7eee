import { recovered } from '@paydata/ratings'
import { readConfig } from './config.ts'
import { rateEnded } from './ratings/rating.ts'
import type { Recomputed } from './ratings/recomputing.ts'
import { annul, recompute } from './ratings/recomputing.ts'
import { Unusable } from './store/dialects.ts'
import type { Store } from './store/open.ts'
import { openStore } from './store/open.ts'

const usage = `Works out how strong players are from their games for points

  npm run ratings -- --recompute     all ratings and seasons anew, from all games
  npm run ratings -- --annul GAME    without a game, whose points are taken back from all who followed
  npm run ratings -- --simulate      whether the strengths of 400 players are found out from 100,000 games; this needs no data

It writes to the data folder (DATA), which no server may have meanwhile, or to DATABASE_URL, where servers may run on.
`

function fail(words: string, code: number): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = code
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

function simulate(): void {
  const began = performance.now()
  const { corp, runner } = recovered(400, 100_000, 49)
  const said = `Corp ${corp.toFixed(4)}, Runner ${runner.toFixed(4)}`
  process.stdout.write(
    `order of ratings against that of true strengths (Spearman): ${said}, in ${seconds(began)}\n`,
  )
}

async function work(deed: (store: Store) => Promise<Recomputed | null>): Promise<void> {
  const configured = readConfig([], process.env)
  if (configured.is !== 'config') return fail(configured.is === 'mistake' ? configured.mistake : usage, 2)
  const store = await openStore(configured.config)
  try {
    const began = performance.now()
    await rateEnded(store)
    const done = await deed(store)
    if (done === null) return fail('There is no game for points with this id.', 1)
    const { games, changed, ratings } = done
    process.stdout.write(
      `${ratings} ratings from ${games} games, of which ${changed} changed, in ${seconds(began)}\n`,
    )
  } finally {
    await store.destroy()
  }
}

const [what, game, ...more] = process.argv.slice(2).filter(arg => arg !== '--')
try {
  if (what === '--help' || what === '-h') process.stdout.write(usage)
  else if (what === '--simulate' && game === undefined) simulate()
  else if (what === '--recompute' && game === undefined) await work(recompute)
  else if (what === '--annul' && game !== undefined && more.length === 0)
    await work(store => annul(store, game))
  else fail(usage, 2)
} catch (error) {
  if (!(error instanceof Unusable)) throw error
  fail(error.message, 1)
}
