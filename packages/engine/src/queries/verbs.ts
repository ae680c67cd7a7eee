import type { Instruction } from '../instructions/index.ts'
import type { Verb } from '../instructions/verb.ts'
import { bug } from '../state/bug.ts'

/** What can be asked of a verb without anything being done. */
type Judging = (
  instruction: Instruction,
) => Pick<Verb<Instruction>, 'allows' | 'couldChange' | 'isProhibited' | 'isInVain'>

let judging: Judging = () => bug('the verbs are not known yet')

/** Verbs use queries, so their table is handed down to them as it is made. */
export const verbsAre = (verbs: Judging): void => {
  judging = verbs
}

export const judgingOf: Judging = instruction => judging(instruction)
