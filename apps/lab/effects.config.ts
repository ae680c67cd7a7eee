import tests from '../../vitest.config.ts'
import { instrumented } from './src/effects/instrument.ts'

/** Runs the tests of cards with sources of the engine that tell what the parts of cards do. */
export default {
  ...tests,
  plugins: [
    {
      name: 'paydata-effects',
      enforce: 'pre' as const,
      transform: (code: string, id: string) => instrumented(id.replaceAll('\\', '/'), code),
    },
  ],
  test: {
    ...tests.test,
    include: ['packages/cards/src/**/*.test.ts'],
    setupFiles: ['apps/lab/src/effects/recording.ts'],
  },
}
