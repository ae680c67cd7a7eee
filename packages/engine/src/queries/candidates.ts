import type { Option } from '../state/questions.ts'
import type { Refusal } from './refusals.ts'

/** Something a player could expect to be offered, and why it is not. */
export interface NotOffered {
  readonly option: Option
  readonly why: Refusal
}

/**
 * All that a player could expect to be asked at a question, with its verdict: what is offered, and what is not. The second is
 * listed only where somebody asks why: an answer is given often, and seldom explained.
 */
export interface Candidates {
  readonly offered: Option[]
  readonly refused: NotOffered[] | null
}

/** What finds all candidates of a question, in the order in which they are offered. */
export type Finding = (among: Candidates) => void

/** One verdict more. The option is made only where somebody will see it. */
export function judge(among: Candidates, why: Refusal | undefined, make: () => Option): void {
  if (why === undefined) among.offered.push(make())
  else among.refused?.push({ option: make(), why })
}

export function optionsAmong(find: Finding): Option[] {
  const among: Candidates = { offered: [], refused: null }
  find(among)
  return among.offered
}

export function candidatesAmong(find: Finding): Required<Candidates> & { readonly refused: NotOffered[] } {
  const refused: NotOffered[] = []
  const among = { offered: [], refused }
  find(among)
  return among
}

/** What must be done comes before all else that could be, which is refused as long as it can be done (CR 9.12.3). */
export function onlyDuties(among: Candidates, is: (option: Option) => boolean, why: Refusal): void {
  const { offered, refused } = among
  const duties = offered.filter(is)
  if (duties.length === 0) return
  if (refused !== null) refused.unshift(...offered.flatMap(option => (is(option) ? [] : [{ option, why }])))
  offered.splice(0, offered.length, ...duties)
}
