import type { StructureName } from '@paydata/engine/language'
import { isOfFirst } from '@paydata/engine/language'
import type { Language } from './language.ts'
import { finished } from './language.ts'

const isStructure = (name: string, { flow }: Language): name is StructureName => name in flow.structures

/** The name of a step of a timing structure or of a procedure; null for one without words. */
export function stepName(structure: string, step: string, language: Language): string | null {
  const { flow } = language
  const named = isStructure(structure, language) ? flow.steps[structure][step] : undefined
  const name = named ?? flow.procedures[structure]
  return name === undefined ? null : finished(name, language)
}

const olderName = (edition: string | null, name: string, { flow }: Language): string | undefined =>
  isOfFirst(edition) ? flow.older[name] : undefined

/** The name of a timing structure as an edition speaks of it; null is the newest. */
export const structureNameIn = (edition: string | null, name: string, language: Language): string =>
  olderName(edition, name, language) ?? (isStructure(name, language) ? language.flow.structures[name] : name)

/** The name of a step as an older edition speaks of it; null is the newest. */
export const stepNameIn = (
  edition: string | null,
  structure: string,
  step: string,
  language: Language,
): string | null => {
  const older = olderName(edition, step, language)
  return older === undefined ? stepName(structure, step, language) : finished(older, language)
}
