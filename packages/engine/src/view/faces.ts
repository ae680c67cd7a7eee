import type { FaceView, PartView, ValueView } from '../fields/types.ts'
import { definitionOf } from '../language/definitions.ts'
import type { Priced } from '../queries/costs/prices.ts'
import { priceParts } from '../queries/costs/prices.ts'
import type { Part } from '../queries/facts/characteristics.ts'
import {
  costPrinted,
  isBlankFace,
  memoryCostOf,
  strengthParts,
  subtypesOf,
  titleUp,
  typeOf,
} from '../queries/facts/characteristics.ts'
import { cardAt, isActive } from '../queries/facts/look.ts'
import { pointsOf, requirementOf } from '../queries/facts/score.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Gaze } from './gaze.ts'
import { seenIn } from './gaze.ts'
import { definitionFor, nameFor } from './names.ts'
import { bits, pricedBy } from './printed.ts'
import { shared, sharedList, sharedParts } from './sharing.ts'

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
  const { face, changeable, own } = at(gaze.printed.faces, card.card)
  let moved = own
  for (const { of, concerns } of gaze.changes)
    if ((changeable & ~moved & of) !== 0 && concerns(card)) moved |= of
  if (
    card.conversion !== null ||
    card.host !== null ||
    card.flipped !== 0 ||
    backFor(gaze, card) !== null ||
    isBlankFace(card)
  )
    return shared(before, unusualFace(gaze, card, face, moved, before))
  return moved === 0 ? face : shared(before, shared(face, changedFace(gaze, card, face, moved, before)))
}

/** Of several backs that of the copy which its owner has set is for the owner to know until it comes up (CR 1.5.2b). */
function backFor({ game, viewer }: Gaze, { card, owner, back, flipped }: CardState): number | null {
  const { faces } = definitionOf(game, { card }).printed
  if (faces === undefined || faces.length < 2) return null
  return flipped !== 0 || viewer === owner || viewer === 'all' ? back : null
}

/** The printed face with what is worked out anew of it. */
function changedFace(
  gaze: Gaze,
  card: CardState,
  face: FaceView,
  moved: number,
  before: FaceView | null | undefined,
): FaceView {
  const { game } = gaze
  const { definition, title, type, memory } = face
  const { printed } = definitionOf(game, card)
  const of = pricedBy[printed.type]
  const isMoved = (bit: number): boolean => (moved & bit) !== 0
  return {
    definition,
    title,
    type,
    subtypes: isMoved(bits.subtype) ? sharedList(before?.subtypes, subtypesOf(game, card)) : face.subtypes,
    strength: isMoved(bits.strength) ? strengthView(gaze, card, before?.strength) : face.strength,
    cost:
      of !== undefined && isMoved(bits[of])
        ? priceView(gaze, card, before?.cost, of, costPrinted(game, card))
        : face.cost,
    trash: isMoved(bits.trash)
      ? priceView(gaze, card, before?.trash, 'trash', printed.trash ?? 0)
      : face.trash,
    memory,
    points: isMoved(bits.points) ? pointsOf(game, card) : face.points,
    requirement: isMoved(bits.requirement) ? requirementOf(game, card) : face.requirement,
    flipped: card.flipped,
    back: backFor(gaze, card),
  }
}

/** The face of a card that is converted, hosted, turned over or without characteristics (CR 3.1.1a, 8.1.4a, 10.1.3). */
function unusualFace(
  gaze: Gaze,
  card: CardState,
  face: FaceView,
  moved: number,
  before: FaceView | null | undefined,
): FaceView {
  const { game } = gaze
  return {
    ...changedFace(gaze, card, face, moved, before),
    title: titleUp(game, card),
    type: typeOf(game, card) ?? null,
    subtypes: sharedList(before?.subtypes, subtypesOf(game, card)),
    strength: strengthView(gaze, card, before?.strength),
    memory: face.memory === null || isBlankFace(card) ? null : memoryCostOf(game, card),
    points: card.conversion?.into === 'agenda' || face.points !== null ? pointsOf(game, card) : null,
  }
}
