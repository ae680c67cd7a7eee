import { defineConfig } from 'vitest/config'

const conditions = ['source', 'node', 'import', 'module', 'default']

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['*.e2e.ts'],
    provide: { browserName: 'chromium', systemFont: 'DejaVu Sans' },
    globalSetup: ['serve.ts'],
    // Whole games are played: a time limit only ends what hangs, on busy machines too.
    testTimeout: 1_200_000,
    // What a page comes to show it shows when it can: a busy machine takes longer.
    expect: { poll: { timeout: 240_000 } },
    hookTimeout: 300_000,
    // What a page was found to have instead is told whole: nobody can look at it again.
    chaiConfig: { truncateThreshold: 2000 },
    pool: 'threads',
    // Pages also wait: until an answer counts, for a computer to play, for the other player.
    maxWorkers: 3,
    // Files share what is loaded: the engine and its cards, and the way to the browser.
    isolate: false,
  },
})
