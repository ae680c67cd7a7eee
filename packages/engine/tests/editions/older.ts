import { olderEditions } from '../../src/editions/index.ts'
import { edition2017 } from '../../src/editions/rules-reference.ts'

export { edition2017, olderEditions }

/** The number of a step without the name of the text that has it. */
export const numberOf = (rule: string | undefined): string => rule?.split(' ').at(-1) ?? 'no rule'

export const inRun = (number: string): string => `Rules Reference, Run ${number}`
