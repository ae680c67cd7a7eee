import type { StructureName } from '../state/frames.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'

const isStructure = (name: string, say: Catalogue): name is StructureName => name in say.flow.structures

/** The name of a step of a timing structure or of a procedure; null for one without words. */
export function stepName(structure: string, step: string, say: Catalogue = english): string | null {
  const named = isStructure(structure, say) ? say.flow.steps[structure][step] : undefined
  return named ?? say.flow.procedures[structure] ?? null
}
