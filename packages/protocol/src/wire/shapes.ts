import type { QuestionView } from '@paydata/engine'
import * as blank from '@paydata/engine/fields'
import type { Passed } from '../table.ts'

export type Fields = Readonly<Record<string, unknown>>
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The shape of an object with known fields. It is sent as a list: which fields are not as expected, and the values of those. */
export interface Shape {
  readonly number: number
  readonly fields: readonly string[]
  /** The expected fields of the first object of this shape in a message. */
  readonly blank: Fields
  /** The field that identifies an object. An object that is in the view already is expected to be as it is there. */
  readonly key: string | null
}

const aboutAbility: QuestionView['about'] = { is: 'ability', path: '' }
const aboutPrice: QuestionView['about'] = { is: 'price', of: 'install' }
const passed: Passed = { by: 'corp', structure: '', step: '' }

/** All shapes in the order of their numbers. Add a new shape at the end, as the others must keep their numbers. */
const blanks: readonly (readonly [blank: object, key: string | null])[] = [
  [blank.blankSeenOccurrence, null],
  [blank.blankCause, null],
  [blank.blankSeenCard, 'id'],
  [blank.blankOrigin, null],
  [blank.blankOption, null],
  [blank.blankQuestions.choose, null],
  [blank.blankQuestions.number, null],
  [blank.blankQuestions.allocate, null],
  [blank.blankSource, null],
  [blank.blankCard, 'id'],
  [blank.blankFace, 'definition'],
  [blank.blankValue, null],
  [blank.blankPart, null],
  [blank.blankProgress, null],
  [blank.blankPending, null],
  [blank.blankExpected, null],
  [blank.blankLingering, null],
  [blank.blankStep, null],
  [blank.blankWaiting, null],
  [blank.blankRun, null],
  [blank.blankEncounter, null],
  [blank.blankSubroutine, null],
  [blank.blankBreach, null],
  [blank.blankServer, null],
  [blank.blankPosition, null],
  [passed, null],
  [aboutAbility, null],
  [aboutPrice, null],
]

export const shapes: readonly Shape[] = blanks.map(([blank, key], i) => ({
  number: i + 1,
  fields: Object.keys(blank),
  blank: { ...blank },
  key,
}))

const shapeOfBlank = (blank: object): Shape => {
  const found = shapes[blanks.findIndex(([each]) => each === blank)]
  if (found === undefined) throw new Error('There is no such shape.')
  return found
}
export const cardShape = shapeOfBlank(blank.blankCard)
export const faceShape = shapeOfBlank(blank.blankFace)
export const seenCardShape = shapeOfBlank(blank.blankSeenCard)
export const optionShape = shapeOfBlank(blank.blankOption)

const byFirstField = new Map<string | undefined, readonly Shape[]>(
  shapes.map(({ fields: [first] }) => [first, shapes.filter(({ fields }) => fields[0] === first)]),
)

/** The shape of an object; undefined if it has none. */
export function shapeOf(object: Fields): Shape | undefined {
  for (const first in object) {
    for (const shape of byFirstField.get(first) ?? none) if (hasFields(object, shape.fields)) return shape
    return undefined
  }
  return undefined
}
const none: readonly Shape[] = []

/** Compares fields without making a list of them, as this runs for every object that is sent. */
function hasFields(object: Fields, fields: readonly string[]): boolean {
  let i = 0
  for (const name in object) if (fields[i++] !== name) return false
  return i === fields.length
}
