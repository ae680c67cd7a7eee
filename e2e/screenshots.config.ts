import tests from './vitest.config.ts'

/** Takes pictures in place of testing. */
export default {
  ...tests,
  test: { ...tests.test, include: ['*.look.ts'] },
}
