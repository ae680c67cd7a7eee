import { bug } from '../state/bug.ts'
import type { Ability, Declaration } from './abilities.ts'
import type { CostItem } from './costs.ts'
import type { Instruction } from './instructions.ts'
import type { EffectPattern } from './patterns.ts'

/** A part of a definition that a saved game can point at. */
export type Node =
  | Ability
  | readonly Instruction[]
  | Instruction
  | readonly Declaration[]
  | Declaration
  | EffectPattern
  | CostItem
  | readonly CostItem[]
  | readonly (readonly CostItem[])[]

/** Where a part of a definition stands, kept in the part itself. */
interface Place {
  readonly path: string
  /** The path of the innermost ability around it. */
  readonly owner: string
}

const place = Symbol('place')

interface Placed {
  readonly [place]?: Place
}

const placeOf = (node: Placed): Place | undefined => node[place]

/** The path under which saved games know this part of a definition. */
export const pathOf = (node: object): string =>
  placeOf(node)?.path ?? bug(`a part of no known definition: ${JSON.stringify(node)}`)

/** The same, for a part that may be a copy in a saved game. */
export const pathIfKnown = (node: object): string | undefined => placeOf(node)?.path

/** The path of the innermost ability around a part of a definition: the one whose limits it counts against. */
export const abilityAround = (node: object): string => placeOf(node)?.owner ?? ''

/**
 * A frozen copy in which each part holds its own place: builders may use one small object in many places. The place is no
 * property that is listed, so that a copy of a part, which stands nowhere, does not take it along.
 */
export function placed<T>(node: T, path: string, note: (path: string, part: Node) => void, around = ''): T {
  if (typeof node !== 'object' || node === null) return node
  const owner = 'form' in node ? path : around
  const copy = (Array.isArray(node) ? [] : {}) as Record<string, unknown>
  for (const [key, value] of Object.entries(node)) copy[key] = placed(value, `${path}/${key}`, note, owner)
  Object.defineProperty(copy, place, { value: { path, owner } satisfies Place })
  // Lists are read-only by their types alone: those that are frozen are slow to walk.
  const part: object = Array.isArray(copy) ? copy : Object.freeze(copy)
  note(path, part as Node)
  return part as T
}
