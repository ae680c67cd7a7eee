// Measures the page as it is handed out: npm run bench:web [-- --json file.json] [-- --runs 3]
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const conditions = ['source', 'node', 'import', 'module', 'default']
const file = fileURLToPath(new URL('./bench.ts', import.meta.url))
const { module } = await runnerImport(file, {
  configFile: false,
  logLevel: 'error',
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
})
process.exitCode = await module.bench(process.argv.slice(2))
