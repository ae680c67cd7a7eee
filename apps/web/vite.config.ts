import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defaultClientConditions, defineConfig, runnerImport } from 'vite'
import { dataOf, isSetFile } from '../../packages/cards/src/chunk.ts'

/** Puts a packed file beside each one, for a server to hand out as it lies there: on a slow line it counts most. */
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

/** Sets of cards as data. While one works on the page they are read from their files. */
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

// Packages of the workspace are read from their sources, so the page needs no build of theirs.
const backend = process.env.BACKEND ?? 'http://127.0.0.1:3000'

export default defineConfig({
  resolve: { conditions },
  plugins: [react(), cardSets, packed],
  // While one works on the page, games of other people are on a server beside it: npm run serve
  server: { proxy: { '/api': backend, '/socket.io': { target: backend, ws: true } } },
  // What is handed out is looked at without any server.
  preview: { proxy: {} },
  worker: { format: 'es', plugins: () => [cardSets] },
  // What is said in the same way everywhere packs better than what is said in the shortest way.
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
    // Few files: on a slow line each one that waits for another costs a round trip, and small ones pack badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // What several screens share, so that none of them brings along another.
            {
              name: 'forms',
              test: /src[\\/](ui|transport[\\/]ids|online[\\/]way-back)|protocol[\\/]src[\\/]isolated/,
            },
            // What the start page shows of decks: their pictures and names, and nothing of any card.
            {
              name: 'decks',
              test: /web[\\/]src[\\/](art|home[\\/](deck|matchup))|cards[\\/](data[\\/]decks|src[\\/](loading|versions|decks[\\/](formats|model|starter)))/,
              includeDependenciesRecursively: false,
            },
            // What the page has of the rules, what is meant by them, and the words of each language.
            {
              name: 'rules',
              test: /engine[\\/]src[\\/](?!text|languages)/,
              includeDependenciesRecursively: false,
            },
            { name: 'text', test: /engine[\\/]src[\\/]text/, includeDependenciesRecursively: false },
            {
              name: 'english',
              test: /engine[\\/]src[\\/]languages[\\/]english/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'german',
              test: /engine[\\/]src[\\/]languages[\\/]german/,
              includeDependenciesRecursively: false,
            },
            { name: 'words', test: /src[\\/]cards[\\/]/ },
            { name: 'table', test: /src[\\/](store[\\/]said|table[\\/]table)/ },
          ],
        },
      },
    },
    outDir: 'dist/page',
    emptyOutDir: true,
  },
})
