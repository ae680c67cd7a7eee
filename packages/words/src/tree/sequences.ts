import type {
  AddTo,
  Amount,
  Branch,
  CardsOrRandom,
  ChooseNumber,
  Install,
  Instruction,
} from '@paydata/engine/language'
import { isOfFirst } from '@paydata/engine/language'
import { quantity } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { nothing } from './doing.ts'
import type { Reading } from './reading.ts'
import { knowing, person } from './reading.ts'
import { one } from './references.ts'
import type { Searching } from './searches.ts'
import { isShuffled, searchesIn, searchOf, shuffleAfter } from './searches.ts'
import { installOf } from './terms.ts'
import type { Amount as Told } from './tree.ts'

/** Instructions as sentences that stand one after another. */
export const clausesOf = (r: Reading, does: readonly Instruction[]): readonly Clause[] =>
  passagesOf(r, does).flat()

/** What instructions that follow each other say, where they say it together in fewer words. */
export function passagesOf(r: Reading, does: readonly Instruction[]): readonly (readonly Clause[])[] {
  const [first, ...others] = does
  if (first === undefined) return []
  if (first.do === 'chooseNumber') {
    const range = rangeOf(r, first, others)
    if (range !== null) return passagesOf(knowing(r, first.as, { range }), others)
  }
  if (first.do === 'install') {
    const row = rowOf(first, others)
    if (row !== null) return [[row.clause(r)], ...passagesOf(row.after(r), others.slice(1))]
  }
  const searching = searchesIn(first)
  if (searching !== null) {
    const [next, ...last] = others
    if (next?.do === 'addTo' && next.reveal && returnsTo(next, searching))
      return passagesOf(r, [
        first,
        { do: 'reveal', cards: next.cards, by: next.by },
        { ...next, reveal: false },
        ...last,
      ])
    if (next !== undefined && takes(next, searching))
      return [foundClauses(r, searching, next), ...passagesOf(r, last)]
  }
  const otherwise = unlessDone(first, others[0])
  if (otherwise !== null) return [unlessDoneClauses(r, otherwise), ...passagesOf(r, others.slice(1))]
  // What is said then of the end of that encounter is of the one that this effect lasts for.
  const isNext = first.do === 'lasting' && first.until.at === 'nextEncounterEnds'
  return [r.tells.instruction(r, first), ...passagesOf(isNext ? { ...r, encounter: 'next' } : r, others)]
}

const isNamed = (of: CardsOrRandom, name: string): boolean =>
  typeof of === 'object' && 'the' in of && of.the === name

/** "The Corp may rez that ice. If it is unrezzed, …": they did not. */
function unlessDone(first: Instruction, next: Instruction | undefined): Instruction | null {
  if (first.do === 'branch') {
    const [only, second] = first.then
    if (only?.do !== 'may' || second !== undefined || first.otherwise !== undefined) return null
    const told = unlessDone(only, next)
    return told === null ? null : { ...first, then: [told] }
  }
  if (first.do !== 'may' || next === undefined) return null
  const [only, second] = first.does
  if (only === undefined || second !== undefined || first.otherwise !== undefined) return null
  return isUndone(only, next) ? { ...first, otherwise: next.then } : null
}

/** "The Corp must rez that ice or trash it", as the first editions said it: the rules of each do the same with it. */
function unlessDoneClauses(r: Reading, i: Instruction): readonly Clause[] {
  if (!isOfFirst(r.edition) || i.do !== 'may' || i.if !== undefined || i.otherwise === undefined)
    return r.tells.instruction(r, i)
  return [
    { say: 'must', who: person(r, i.who), modes: [...clausesOf(r, i.does), ...clausesOf(r, i.otherwise)] },
  ]
}

/** Whether something follows where a card was not rezzed, or not installed. */
function isUndone(deed: Instruction, next: Instruction): next is Branch {
  if ((deed.do !== 'rez' && deed.do !== 'install') || next.do !== 'branch' || next.otherwise !== undefined)
    return false
  const about = deed.do === 'rez' ? next.if : next.if.if === 'not' ? next.if.condition : null
  if (about?.if !== 'card') return false
  const [test, more] = about.passes
  const undone = deed.do === 'rez' ? 'unrezzed' : 'installed'
  return JSON.stringify(about.card) === JSON.stringify(deed.card) && test?.is === undone && more === undefined
}

/** CR 8.7.3: what goes back into the deck does so after the shuffle, and that is told in this order. */
const returnsTo = ({ to }: AddTo, { zones }: Searching): boolean =>
  (to === 'topOfDeck' || to === 'bottomOfDeck') && isShuffled(zones)

/** Whether an instruction does something with what was found, in one breath with the search. */
function takes(i: Instruction, searching: Searching): boolean {
  const name = searching.search.as
  if (i.do === 'addTo') return isNamed(i.cards, name) && !returnsTo(i, searching)
  if (i.do === 'reveal') return isNamed(i.cards, name)
  return i.do === 'install' && isNamed(i.card, name)
}

/** "Search your stack for 1 program, reveal it, and add it to your grip. (Shuffle your stack after searching it.)" */
function foundClauses(r: Reading, { search, zones }: Searching, then: Instruction): readonly Clause[] {
  r.said.topic = null
  const [head = nothing, ...rest] = r.tells.instruction({ ...r, it: { the: search.as } }, then)
  const does = head.say === 'and' ? head.of : [head]
  return [
    { say: 'and', of: [searchOf(r, search, zones), ...does] },
    ...rest,
    ...shuffleAfter(r, search, zones),
  ]
}

/** "Up to 5", for a number the player chooses only to use it once right after. */
function rangeOf(
  r: Reading,
  { as, least, most, who }: ChooseNumber,
  next: readonly Instruction[],
): Told | null {
  const used = JSON.stringify({ amount: 'bound', name: as })
  if (least !== 0 || person(r, who) !== 'you' || JSON.stringify(next).split(used).length !== 2) return null
  const limit = literalOf(most)
  if (limit !== null) return { ...quantity(r, limit), from: 0 }
  // What there is limits the number without saying so.
  return typeof most === 'object' && (most.amount === 'counters' || most.amount === 'has')
    ? { count: 'anyNumber' }
    : null
}

function literalOf(most: Amount): number | null {
  if (typeof most === 'number') return most
  if (most.amount !== 'least') return null
  const [number, there] = most.of
  const isThere = typeof there === 'object' && (there.amount === 'has' || there.amount === 'counters')
  return typeof number === 'number' && isThere && most.of.length === 2 ? number : null
}

/** Cards that are installed one by one, each if one was before it (CR 9.11.4b). */
function rowOf(
  first: Install,
  [next]: readonly Instruction[],
): { readonly clause: (r: Reading) => Clause; readonly after: (r: Reading) => Reading } | null {
  const { card } = first
  if (typeof card !== 'object' || !('choose' in card) || next?.do !== 'branch') return null
  const [then, ...after] = next.then
  if (next.if.if !== 'bound' || next.if.name !== card.as || then?.do !== 'install') return null
  const count = 1 + lengthOf(then, after)
  const { from } = card.choose
  return {
    clause: r => installOf(r, { ...first, card: { ...card, most: count } }, true),
    after: r =>
      typeof from === 'object' && 'the' in from ? knowing(r, from.the, { rest: one(r, from) }) : r,
  }
}

function lengthOf({ card }: Install, [next]: readonly Instruction[]): number {
  const isNamed = typeof card === 'object' && 'choose' in card
  if (!isNamed || next?.do !== 'branch' || next.if.if !== 'bound' || next.if.name !== card.as) return 1
  const [then, ...after] = next.then
  return then?.do === 'install' ? 1 + lengthOf(then, after) : 1
}
