import type {
  BreachView,
  EncounterView,
  ExpectedView,
  FaceView,
  LingeringView,
  PartView,
  PendingView,
  PositionView,
  ProgressView,
  QuestionView,
  RunView,
  SeenCard,
  SeenOccurrence,
  ServerView,
  SourceView,
  StepView,
  SubroutineView,
  ValueView,
  WaitingView,
} from '@paydata/engine'
import { blankCard, blankOption, blankQuestions } from '@paydata/engine/fields'
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

const face: FaceView = {
  definition: '',
  title: '',
  type: null,
  subtypes: [],
  strength: null,
  cost: null,
  trash: null,
  memory: null,
  points: null,
  requirement: null,
}
const value: ValueView = { value: 0, parts: [] }
const part: PartView = { by: 0, from: null, definition: null }

const aboutAbility: QuestionView['about'] = { is: 'ability', path: '' }
const aboutPrice: QuestionView['about'] = { is: 'price', of: 'install' }
const source: SourceView = { card: null, definition: null, from: 'pool', most: 0 }

const seenCard: SeenCard = { id: null, definition: null, title: null, before: null }
const origin: NonNullable<SeenCard['before']> = { id: null, zone: 'hq', server: null }
const occurrence: SeenOccurrence = {
  what: 'clicksSpent',
  by: null,
  card: null,
  server: null,
  protects: false,
  host: null,
  amount: 0,
  kind: null,
  cause: { card: null, path: null },
}
const cause: SeenOccurrence['cause'] = { card: null, path: null }

const progress: ProgressView = {
  kind: 'structure',
  what: null,
  step: null,
  rule: null,
  by: null,
  source: null,
  definition: null,
  pending: [],
  expects: [],
}
const pending: PendingView = { path: '', card: null, definition: null, by: 'corp', optional: false }
const expected: ExpectedView = {
  effect: '',
  amount: 0,
  kind: null,
  by: 'corp',
  card: null,
  server: null,
}
const lingering: LingeringView = {
  path: '',
  source: null,
  definition: null,
  by: 'corp',
  until: '',
  chosen: null,
}

const step: StepView = { structure: '', step: '', rule: '' }
const waiting: WaitingView = { for: 'corp', asks: 'action' }
const run: RunView = { server: 'hq', phase: 'initiation', position: null, successful: false }
const encounter: EncounterView = { ice: blankCard, bypassed: false, subroutines: [] }
const subroutine: SubroutineView = { index: 0, path: '', state: 'unbroken' }
const breach: BreachView = { server: 'hq', limit: null, taken: 0, accessed: [] }
const server: ServerView = { id: 'hq', root: [], ice: [] }
const position: PositionView = { position: 0, ice: null }
const passed: Passed = { by: 'corp', structure: '', step: '' }

/** All shapes in the order of their numbers. Add a new shape at the end, as the others must keep their numbers. */
const blanks: readonly (readonly [blank: object, key: string | null])[] = [
  [occurrence, null],
  [cause, null],
  [seenCard, 'id'],
  [origin, null],
  [blankOption, null],
  [blankQuestions.choose, null],
  [blankQuestions.number, null],
  [blankQuestions.allocate, null],
  [source, null],
  [blankCard, 'id'],
  [face, 'definition'],
  [value, null],
  [part, null],
  [progress, null],
  [pending, null],
  [expected, null],
  [lingering, null],
  [step, null],
  [waiting, null],
  [run, null],
  [encounter, null],
  [subroutine, null],
  [breach, null],
  [server, null],
  [position, null],
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
export const cardShape = shapeOfBlank(blankCard)
export const faceShape = shapeOfBlank(face)
export const seenCardShape = shapeOfBlank(seenCard)
export const optionShape = shapeOfBlank(blankOption)

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
