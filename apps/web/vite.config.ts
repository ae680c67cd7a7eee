import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defaultClientConditions, defineConfig, runnerImport } from 'vite'
import { dataOf, isSetFile } from '../../packages/cards/src/chunk.ts'
import { offline } from './offline/plugin.ts'

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
  plugins: [react(), cardSets, packed, offline],
  // In development, online games need a server beside this one: npm run serve
  server: { proxy: { '/api': backend, '/socket.io': { target: backend, ws: true } } },
  // A preview of the built page runs without a game server.
  preview: { proxy: {} },
  worker: { format: 'es', plugins: () => [cardSets] },
  // The same syntax everywhere compresses better than the shortest one.
  build: {
    minify: 'terser',
    terserOptions: {
      compress: {
        passes: 2,
        ecma: 2020,
        sequences: false,
        comparisons: false,
        evaluate: false,
        lhs_constants: false,
        unsafe_methods: true,
        pure_getters: true,
        hoist_funs: true,
        hoist_props: false,
      },
    },
    target: 'es2023',
    // Few files: on a slow connection each import costs a round trip, and small files compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Code that several screens share, so that no screen loads the file of another one. The lobby copies nothing.
            {
              name: 'forms',
              test: /src[\\/](ui[\\/](?!copy)|transport[\\/]ids|online[\\/]way-back)|protocol[\\/]src[\\/]isolated|web[\\/]src[\\/]messages[\\/]statistics/,
            },
            { name: 'formats', test: /(cards[\\/]src[\\/]sets[\\/]formats|decks[\\/]src[\\/]editions)\./ },
            { name: 'art', test: /web[\\/]src[\\/]art/ },
            // The decks of the start page, without any card.
            {
              name: 'decks',
              test: /web[\\/]src[\\/]home[\\/](deck|matchup)|cards[\\/](data[\\/]decks[\\/]core|src[\\/](loading|versions|published[\\/]core-decks))|decks[\\/]src[\\/](model|ready-deck|starter)\./,
              includeDependenciesRecursively: false,
            },
            // The parts of the engine that the page uses: its rules, its texts, and the words of each language. Older editions come
            // with the games that are played by them.
            {
              name: 'rules',
              test: /engine[\\/]src[\\/](?!editions|timing[\\/]citing)|cards[\\/]src[\\/]define\./,
              includeDependenciesRecursively: false,
            },
            // What languages share packs better among the texts than in a file of its own.
            {
              name: 'text',
              test: /words[\\/]src[\\/](tree|phrasing)[\\/]/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'english',
              test: /words[\\/]src[\\/]english[\\/]game/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'german',
              test: /words[\\/]src[\\/]german[\\/]game/,
              includeDependenciesRecursively: false,
            },
            // Small files that the same screens load pack better as one.
            {
              name: 'room',
              test: /web[\\/]src[\\/](online[\\/](game-screen|room-session)|chat[\\/]chat)\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'replays',
              test: /web[\\/]src[\\/](local[\\/]kept-replays|replay[\\/]source)\./,
              includeDependenciesRecursively: false,
            },
            { name: 'words', test: /web[\\/]src[\\/](cards|words)[\\/]/ },
            { name: 'table', test: /src[\\/](store[\\/]said|table[\\/]table)/ },
          ],
        },
      },
    },
    outDir: 'dist/page',
    emptyOutDir: true,
  },
})
