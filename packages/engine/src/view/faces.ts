import type { Compiled } from '../language/definitions.ts'
import { definitionOf } from '../language/definitions.ts'
import type { Part } from '../queries/characteristics.ts'
import {
  costPrinted,
  isBlankFace,
  memoryCostOf,
  strengthParts,
  subtypesOf,
  typeOf,
} from '../queries/characteristics.ts'
import { cardAt, isActive } from '../queries/look.ts'
import type { Priced } from '../queries/prices.ts'
import { priceParts } from '../queries/prices.ts'
import { pointsOf, requirementOf } from '../queries/score.ts'
import type { CardState } from '../state/cards.ts'
import type { CardType } from '../state/names.ts'
import type { Gaze } from './gaze.ts'
import { seenIn } from './gaze.ts'
import { definitionFor, nameFor } from './names.ts'
import { shared, sharedList, sharedParts } from './sharing.ts'
import type { FaceView, PartView, ValueView } from './types.ts'

const pricedBy: Partial<Record<CardType, Priced>> = {
  event: 'play',
  operation: 'play',
  program: 'install',
  hardware: 'install',
  resource: 'install',
  asset: 'rez',
  upgrade: 'rez',
  ice: 'rez',
}

const printedValue = (value: number): ValueView => ({
  value: Math.max(0, value),
  parts: [{ by: value, from: null, definition: null }],
})

const numberOf = (printed: number | 'X' | undefined): number => (typeof printed === 'number' ? printed : 0)

/** What a card says while nothing changes it; of every definition there is one, shared by all views. */
const printedFaces = new WeakMap<Compiled, FaceView>()

function printedFace(definition: Compiled): FaceView {
  const known = printedFaces.get(definition)
  if (known !== undefined) return known
  const { printed } = definition
  const isAgenda = printed.type === 'agenda'
  const face: FaceView = {
    definition: definition.is,
    title: printed.title,
    type: printed.type,
    subtypes: [...new Set(printed.subtypes)],
    strength: printed.strength === undefined ? null : printedValue(numberOf(printed.strength)),
    cost: pricedBy[printed.type] === undefined ? null : printedValue(numberOf(printed.cost)),
    trash: printed.trash === undefined ? null : printedValue(printed.trash),
    memory: printed.type === 'program' ? (printed.memory ?? 0) : null,
    points: isAgenda ? (printed.points ?? 0) : null,
    requirement: isAgenda ? (printed.advancement ?? 0) : null,
  }
  printedFaces.set(definition, face)
  return face
}

/** Only a card in play gives a part under its name; what made a lingering effect may lie anywhere by now. */
function partView(gaze: Gaze, part: Part): PartView {
  if (part.from === null) return { by: part.by, from: null, definition: null }
  const card = cardAt(gaze.game, part.from)
  const isSeen = seenIn(gaze, card)
  return {
    by: part.by,
    from: isActive(card) || isSeen ? nameFor(gaze.viewer, card) : null,
    definition: isSeen ? definitionFor(gaze.game, card) : null,
  }
}

type Earlier = ValueView | null | undefined

function valueView(gaze: Gaze, before: Earlier, parts: readonly Part[], least: number): ValueView {
  let value = 0
  for (const part of parts) value += part.by
  const views = parts.map(part => partView(gaze, part))
  return shared(before, { value: Math.max(least, value), parts: sharedParts(before?.parts, views) })
}

function strengthView(gaze: Gaze, card: CardState, before: Earlier): ValueView | null {
  const parts = strengthParts(gaze.game, card)
  return parts === undefined ? null : valueView(gaze, before, parts, Number.NEGATIVE_INFINITY)
}

/** Never below 0 in the end (CR 1.16.2a). */
const priceView = (gaze: Gaze, card: CardState, before: Earlier, of: Priced, base: number): ValueView =>
  valueView(gaze, before, priceParts(gaze.game, card, of, base), 0)

/** What the face of a card says now; what nothing changes is as printed. */
export function faceView(gaze: Gaze, card: CardState, before: FaceView | null | undefined): FaceView {
  const definition = definitionOf(gaze.game, card)
  const plain = printedFace(definition)
  if (card.conversion !== null || card.host !== null || isBlankFace(card))
    return shared(before, unusualFace(gaze, card, plain, before))
  const { changes } = gaze
  const { cost, points, requirement } = definition.declared
  const own = cost !== undefined || points !== undefined || requirement !== undefined
  return own || changes.size > 0
    ? shared(before, shared(plain, changedFace(gaze, card, plain, before)))
    : plain
}

const isPriced = (gaze: Gaze, card: CardState, of: Priced): boolean =>
  gaze.changes.has(of) || definitionOf(gaze.game, card).declared.cost !== undefined

function changedFace(
  gaze: Gaze,
  card: CardState,
  plain: FaceView,
  before: FaceView | null | undefined,
): FaceView {
  const { game, changes } = gaze
  const { declared, printed } = definitionOf(game, card)
  const of = pricedBy[printed.type]
  const { strength, cost, trash, points, requirement } = plain
  const scores = changes.has('points') || declared.points !== undefined
  const requires = changes.has('requirement') || declared.requirement !== undefined
  return {
    definition: plain.definition,
    title: plain.title,
    type: plain.type,
    subtypes: changes.has('subtype') ? sharedList(before?.subtypes, subtypesOf(game, card)) : plain.subtypes,
    strength:
      strength !== null && changes.has('strength') ? strengthView(gaze, card, before?.strength) : strength,
    cost:
      cost !== null && of !== undefined && isPriced(gaze, card, of)
        ? priceView(gaze, card, before?.cost, of, costPrinted(game, card))
        : cost,
    trash:
      printed.trash !== undefined && isPriced(gaze, card, 'trash')
        ? priceView(gaze, card, before?.trash, 'trash', printed.trash)
        : trash,
    memory: plain.memory,
    points: points !== null && scores ? pointsOf(game, card) : points,
    requirement: requirement !== null && requires ? requirementOf(game, card) : requirement,
  }
}

/** The face of a card that is converted, hosted or without characteristics (CR 8.1.4a, 10.1.3). */
function unusualFace(
  gaze: Gaze,
  card: CardState,
  plain: FaceView,
  before: FaceView | null | undefined,
): FaceView {
  const { game } = gaze
  return {
    ...changedFace(gaze, card, plain, before),
    type: typeOf(game, card) ?? null,
    subtypes: sharedList(before?.subtypes, subtypesOf(game, card)),
    strength: strengthView(gaze, card, before?.strength),
    memory: plain.memory === null || isBlankFace(card) ? null : memoryCostOf(game, card),
    points: card.conversion?.into === 'agenda' || plain.points !== null ? pointsOf(game, card) : null,
  }
}
