import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { writeCardLists } from './packages/cards/lists.mjs'
import { writePages } from './packages/words/pages.mjs'

writeCardLists()
writePages()

// Packages of the workspace are read from their sources, so tests need no build. No more conditions than that: Node gets
// them too, and what CommonJS requires would be resolved as if it were imported.
const conditions = ['source', 'node']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    // Tests play whole games and none waits: a time limit only ends what hangs, on slow and busy machines too.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 240_000 } },
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'e2e/**/*.test.ts', 'docs/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // The engine keeps no state between games, so test files share their worker and its loaded modules.
    pool: 'threads',
    isolate: false,
    // Where there are two processors vitest would use one, and tests of the server mostly wait for its database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
})
