import type { Option } from '../state/questions.ts'
import type { OptionRefusal } from './refusals.ts'

/** Something a player could expect to be offered, and why it is not. */
export interface RefusedOption {
  readonly option: Option
  readonly why: OptionRefusal
}

/**
 * All that a player could expect to be asked at a question: what is offered, and what is refused. The second is
 * listed only where somebody asks why: an answer is given often, and seldom explained.
 */
export interface Candidates {
  readonly offered: Option[]
  readonly refused: RefusedOption[] | null
}

/** What finds all candidates of a question, in the order in which they are offered. */
export type Finding = (among: Candidates) => void

/** One candidate more, with why it is refused, if it is. The option is made only where somebody will see it. */
export function judge(among: Candidates, why: OptionRefusal | undefined, make: () => Option): void {
  if (why === undefined) among.offered.push(make())
  else among.refused?.push({ option: make(), why })
}

export function optionsAmong(find: Finding): Option[] {
  const among: Candidates = { offered: [], refused: null }
  find(among)
  return among.offered
}

export function candidatesAmong(find: Finding): Required<Candidates> & { readonly refused: RefusedOption[] } {
  const refused: RefusedOption[] = []
  const among = { offered: [], refused }
  find(among)
  return among
}

/** What must be done comes before all else that could be, which is refused as long as it can be done (CR 9.12.3). */
export function onlyDuties(among: Candidates, is: (option: Option) => boolean, why: OptionRefusal): void {
  const { offered, refused } = among
  const duties = offered.filter(is)
  if (duties.length === 0) return
  if (refused !== null) refused.unshift(...offered.flatMap(option => (is(option) ? [] : [{ option, why }])))
  offered.splice(0, offered.length, ...duties)
}
