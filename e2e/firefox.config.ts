import tests from './vitest.config.ts'

/** Whole games, replays and settings in Firefox. */
export default {
  ...tests,
  test: {
    ...tests.test,
    include: ['{game,replay,keys,language}.e2e.ts'],
    provide: { ...tests.test?.provide, browserName: 'firefox' },
    // Of several windows of one Firefox only one has the focus, and with it the keyboard.
    maxWorkers: 1,
  },
}
