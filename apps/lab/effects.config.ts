import tests from '../../vitest.config.ts'

/** Runs the tests of cards, and notes what the parts of cards do in them. */
export default {
  ...tests,
  test: {
    ...tests.test,
    include: ['packages/cards/src/**/*.test.ts'],
    setupFiles: ['apps/lab/src/effects/recording.ts'],
  },
}
