import type { StructureName } from '../state/frames.ts'
import type { Language } from './language.ts'

const isStructure = (name: string, { flow }: Language): name is StructureName => name in flow.structures

/** The name of a step of a timing structure or of a procedure; null for one without words. */
export function stepName(structure: string, step: string, language: Language): string | null {
  const { flow } = language
  const named = isStructure(structure, language) ? flow.steps[structure][step] : undefined
  return named ?? flow.procedures[structure] ?? null
}
