import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Definition } from '@paydata/engine'
import { labFolder } from '../place.ts'

interface Run {
  readonly seen: ReadonlySet<string>
  /** What the tests printed, when some of them fail. */
  readonly failed: string | null
}

/** Runs the tests of cards, each of which stands beside its card, and says what these did in them. */
export function runTests(cards: readonly Definition[]): Run {
  const root = join(labFolder, '..', '..')
  const folder = mkdtempSync(join(tmpdir(), 'paydata-effects-'))
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  // Tests that are run from a test must not take themselves for a part of it.
  const outer = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const files = cards.map(
    ({ is, set = '' }) => `packages/cards/src/${set}/${is.replaceAll('_', '-')}.test.ts`,
  )
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'apps/lab/effects.config.ts', '--reporter=dot', ...files],
    { cwd: root, env: { ...outer, PAYDATA_EFFECTS: folder, NO_COLOR: '1' }, encoding: 'utf8' },
  )
  const written = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'))
  rmSync(folder, { recursive: true })
  const seen: string[][] = written.map(text => JSON.parse(text))
  return { seen: new Set(seen.flat()), failed: run.status === 0 ? null : `${run.stdout}${run.stderr}` }
}
