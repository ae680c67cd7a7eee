import { expect, test } from 'vitest'
import { concernedBy, isUnitTest } from '../../.ci/concerned.mjs'

const testsOf = (file: string): readonly string[] => concernedBy([file]).filter(isUnitTest)

test('a change of a card concerns the test beside it first, though only lists of sets import the card', () => {
  const [first, ...others] = testsOf('packages/cards/src/core/archer.ts')
  expect(first).toBe('packages/cards/src/core/archer.test.ts')
  expect(others).toContain('packages/cards/src/index.test.ts')
})

test('a change of the engine concerns what imports it by the name of the package, in other rooms too', () => {
  const tests = testsOf('packages/engine/src/instructions/index.ts')
  expect(tests).toContain('packages/words/tests/law.test.ts')
  expect(tests).toContain('packages/cards/src/core/archer.test.ts')
  expect(tests).not.toContain('packages/words/tests/pages.test.ts')
})

test('a test that was changed concerns itself, and what nobody imports concerns no test', () => {
  expect(testsOf('apps/web/src/sound/cues.test.ts')).toEqual(['apps/web/src/sound/cues.test.ts'])
  expect(testsOf('README.md')).toEqual([])
})
