import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defaultClientConditions, defineConfig, runnerImport } from 'vite'
import { dataOf, isSetFile } from '../../packages/cards/src/chunk.ts'
import { circleOf, groups, isInWorker, isOnlyInWorkers } from './chunks.ts'
import { offline } from './offline/plugin.ts'
import { type } from './type/plugin.ts'
import { workers } from './workers/plugin.ts'

/** Writes a compressed file beside each file, which a server can send as it is. This matters most on slow connections. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter(name => /\.(js|css)$/.test(name))) {
      const place = join(dir, file)
      writeFileSync(`${place}.br`, brotliCompressSync(readFileSync(place)))
    }
  },
}

/** Of two files that import each other, one runs before what it needs is there, and the page does not begin. */
const noCircles: Plugin = {
  name: 'no-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
    const circle = circleOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (circle !== null) this.error(`Files that import each other (see chunks.ts): ${circle.join(' → ')}`)
  },
}

/** What runs in a worker must not announce what it loads: there is no document for that, and the worker would say nothing for ever. */
const silentWorkers: Plugin = {
  name: 'silent-workers',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap(each => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
    )
    const run = [...chunks.keys()].filter(isOnlyInWorkers)
    // What is found on the way is looked at in its turn.
    for (const file of run) {
      const { imports = [], dynamicImports = [] } = chunks.get(file) ?? {}
      if (dynamicImports.length > 0 && !isInWorker(file))
        this.error(`${file} loads something and runs in a worker: name it worker-… (see chunks.ts)`)
      run.push(...[...imports, ...dynamicImports].filter(each => !run.includes(each)))
    }
  },
}

const conditions = ['source', ...defaultClientConditions]

/** The sets of cards as data. The development server reads them from their files. */
const cardSets: Plugin = {
  name: 'card-sets',
  apply: 'build',
  async load(file) {
    if (!isSetFile(file)) return null
    const { module } = await runnerImport<Record<string, unknown>>(file, {
      configFile: false,
      logLevel: 'error',
      resolve: { conditions },
      ssr: { resolve: { conditions, externalConditions: conditions } },
    })
    return dataOf(module)
  },
}

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3000'

export default defineConfig({
  // Packages of the workspace are read from their sources, so they need not be built first.
  resolve: { conditions },
  plugins: [react(), workers, type, cardSets, noCircles, silentWorkers, packed, offline],
  // In development, online games need a server beside this one: npm run serve
  server: { proxy: { '/api': backend, '/socket.io': { target: backend, ws: true } } },
  // A preview of the built page runs without a game server.
  preview: { proxy: {} },
  build: {
    target: 'es2023',
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => (isInWorker(`/${hostId}`) ? [] : files),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
    outDir: 'dist/page',
    emptyOutDir: true,
  },
})
