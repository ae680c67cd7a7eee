// apps/server/tests/looks-capital-m.test.ts
import { expect, test } from 'vitest'
import { looksLike, lookOf } from '../src/identity/looks.ts'

test.each([['\u041Cax', 'max'], ['\u039Cario', 'mario'], ['To\u041C', 'tom'], ['\u041Cax', 'Max']])(
  '%s could be taken for Max, Mario or Tom, which are %s in capitals and small letters alike',
  (shown, claimed) => {
    expect(lookOf(shown)).toBe(lookOf(claimed))
    expect(looksLike(shown, claimed)).toBe(true)
  },
)
