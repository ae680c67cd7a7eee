import type { RuleChoices } from '../../src/index.ts'
import { defineEdition, editionNamed } from '../../src/index.ts'

const current = editionNamed('26.03')

/** The name of an edition that is 26.03 but for these choices. */
export const editionWith = (rules: Partial<RuleChoices>): string =>
  defineEdition({
    ...current,
    name: `26.03 with ${JSON.stringify(rules)}`,
    rules: { ...current.rules, ...rules },
  }).name
