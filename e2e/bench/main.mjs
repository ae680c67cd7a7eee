// Measures the page as it is handed out, and how often players are asked: npm run bench:web [-- --only inputs]
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const conditions = ['source', 'node', 'import', 'module', 'default']
const file = fileURLToPath(new URL('./bench.ts', import.meta.url))
const { module } = await runnerImport(file, {
  configFile: false,
  logLevel: 'error',
  environments: { inline: { resolve: { conditions, noExternal: [/^@paydata\//] } } },
})
process.exitCode = await module.bench(process.argv.slice(2))
