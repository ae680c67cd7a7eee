import type { Test } from '../../language/expressions.ts'

/** What nobody can tell of a card whose face they do not see, but for its type: of that its place tells something. */
const ofFaces: ReadonlySet<Test['is']> = new Set<Test['is']>([
  'typeNamed',
  'advanceable',
  'subtype',
  'unique',
  'copyOf',
  'copyOfAny',
  'cost',
  'printedPoints',
  'points',
  'strength',
  'named',
])

export const isOfFaces = (test: Test): boolean => {
  if (test.is === 'not') return readsFace(test.test)
  if (test.is === 'either') return test.tests.some(readsFace)
  return ofFaces.has(test.is)
}

/** Whether it takes the face of a card to know if it passes. */
export const readsFace = (test: Test): boolean => test.is === 'type' || isOfFaces(test)
