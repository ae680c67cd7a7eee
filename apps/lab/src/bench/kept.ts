import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Game, Setup } from '@paydata/engine'
import type { Dice } from '@paydata/scenario'
import { rolldown } from 'rolldown'
import type { Kept } from './restoring.ts'

/** What a build can do that is timed: its engine and cards, and how the bench plays with them. Builds of any day have it. */
export interface Build {
  newGame(setup: Setup): Game
  saveGame(game: Game): string
  loadGame(text: string): Game
  starterGame(nth: number): Setup
  step(game: Game, dice: Dice): boolean
  audience(game: Game): () => void
  keptGames(count: number): readonly Kept[]
  fromLog(kept: Kept): Game
  fromSnapshot(kept: Kept): Game
}

const entry = 'build'

/** Puts a build into one file: that of a checkout, which `npm run build` has compiled. */
export async function keepBuild(checkout: string, file: string): Promise<void> {
  const at = (path: string): string => JSON.stringify(join(checkout, path))
  const code = [
    `export { loadGame, newGame, saveGame } from ${at('packages/engine/dist/src/index.js')}`,
    `export { starterGame } from ${at('apps/lab/dist/src/pool.js')}`,
    `export { step } from ${at('apps/lab/dist/src/bench/pace.js')}`,
    `export { audience } from ${at('apps/lab/dist/src/bench/audience.js')}`,
    `export { fromLog, fromSnapshot, keptGames } from ${at('apps/lab/dist/src/bench/restoring.js')}`,
  ].join('\n')
  const bundle = await rolldown({
    input: entry,
    plugins: [
      {
        name: entry,
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? code : null),
      },
    ],
    platform: 'node',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  writeFileSync(file, output[0].code)
}

export async function loadBuild(file: string): Promise<Build> {
  const build: Build = await import(pathToFileURL(file).href)
  return build
}
