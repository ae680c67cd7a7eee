import type { FaceView, ValueView } from '../fields/types.ts'
import type { Compiled } from '../language/definitions.ts'
import { compiledOf } from '../language/definitions.ts'
import type { Priced } from '../queries/costs/prices.ts'
import type { Game } from '../state/game.ts'
import type { CardType } from '../state/names.ts'

/** What of a face may say something else than what is printed, as bits of a number. */
export const bits = {
  strength: 1,
  subtype: 2,
  points: 4,
  requirement: 8,
  play: 16,
  install: 32,
  rez: 64,
  trash: 128,
} as const

export const pricedBy: Partial<Record<CardType, Priced>> = {
  event: 'play',
  operation: 'play',
  program: 'install',
  hardware: 'install',
  resource: 'install',
  asset: 'rez',
  upgrade: 'rez',
  ice: 'rez',
}

/** What a card says while nothing changes it; of every definition there is one, shared by all views. */
export interface PrintedFace {
  readonly face: FaceView
  /** Bits of what other cards may change of it. */
  readonly changeable: number
  /** Bits of what the card itself may change, wherever it is (CR 9.1.8c). */
  readonly own: number
}

const known = new WeakMap<Compiled, PrintedFace>()
const inGames = new WeakMap<readonly Compiled[], PrintedFaces>()

/** The printed faces of a game's cards. */
export interface PrintedFaces {
  /** By the cards' numbers. */
  readonly faces: readonly PrintedFace[]
  /** For each bit the numbers of the cards of which other cards may change that. */
  readonly changeable: ReadonlyMap<number, readonly number[]>
  /** Numbers of the cards that may change something of themselves. */
  readonly changingThemselves: readonly number[]
}

export function printedFaces(game: Game): PrintedFaces {
  const compiled = compiledOf(game)
  let found = inGames.get(compiled)
  if (found === undefined) {
    found = facesOf(compiled.map(printedFace))
    inGames.set(compiled, found)
  }
  return found
}

function facesOf(faces: readonly PrintedFace[]): PrintedFaces {
  const numbersOf = (isMeant: (face: PrintedFace) => boolean): number[] =>
    faces.flatMap((face, n) => (isMeant(face) ? [n] : []))
  return {
    faces,
    changeable: new Map(
      Object.values(bits).map(bit => [bit, numbersOf(({ changeable }) => (changeable & bit) !== 0)]),
    ),
    changingThemselves: numbersOf(({ own }) => own !== 0),
  }
}

function printedFace(definition: Compiled): PrintedFace {
  const changeable = changeableOf(definition)
  const found = known.get(definition) ?? {
    face: faceOf(definition),
    changeable,
    own: ownOf(definition) & changeable,
  }
  known.set(definition, found)
  return found
}

const printedValue = (value: number): ValueView => ({
  value: Math.max(0, value),
  parts: [{ by: value, from: null, definition: null }],
})

const numberOf = (printed: number | 'X' | undefined): number => (typeof printed === 'number' ? printed : 0)

function faceOf({ is, printed }: Compiled): FaceView {
  const isAgenda = printed.type === 'agenda'
  return {
    definition: is,
    title: printed.title,
    type: printed.type,
    subtypes: [...new Set(printed.subtypes)],
    strength: printed.strength === undefined ? null : printedValue(numberOf(printed.strength)),
    cost: pricedBy[printed.type] === undefined ? null : printedValue(numberOf(printed.cost)),
    trash: printed.trash === undefined ? null : printedValue(printed.trash),
    memory: printed.type === 'program' ? (printed.memory ?? 0) : null,
    points: isAgenda ? (printed.points ?? 0) : null,
    requirement: isAgenda ? numberOf(printed.advancement) : null,
    flipped: 0,
    back: null,
  }
}

function changeableOf({ printed }: Compiled): number {
  const of = pricedBy[printed.type]
  return (
    bits.subtype |
    (printed.strength === undefined ? 0 : bits.strength) |
    (of === undefined ? 0 : bits[of]) |
    (printed.trash === undefined ? 0 : bits.trash) |
    (printed.type === 'agenda' ? bits.points | bits.requirement : 0)
  )
}

function ownOf({ declared }: Compiled): number {
  let own = 0
  for (const { declaration: d } of declared.cost ?? []) if (d.declare === 'cost') own |= bits[d.of]
  if (declared.points !== undefined) own |= bits.points
  if (declared.requirement !== undefined) own |= bits.requirement
  return own
}
