import tests from './vitest.config.ts'

/** Keeps how the page looks now in place of comparing it. */
export default {
  ...tests,
  test: { ...tests.test, include: ['references.e2e.ts'], env: { REFERENCES: 'write' } },
}
