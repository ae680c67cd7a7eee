import tests from '../../vitest.config.ts'

/** Plays games and keeps them as this build stores them, for later builds to read. */
export default {
  ...tests,
  test: { ...tests.test, include: ['apps/server/tests/corpus/record.ts'] },
}
