import type { ChooseNumber } from '../instructions/choose-value.ts'
import type { Instruction } from '../instructions/index.ts'
import type { Install } from '../instructions/install.ts'
import type { Amount } from '../language/expressions.ts'
import { quantity } from './amounts.ts'
import { one } from './groups.ts'
import { instructionPassage } from './instructions.ts'
import { installPhrase } from './motions.ts'
import type { Named, Passage, Quantity, Reading } from './phrases.ts'
import { person } from './reading.ts'

/** What instructions that follow each other say, where they say it together in fewer words. */
export function passagesOf(r: Reading, does: readonly Instruction[]): readonly Passage[] {
  const [first, ...others] = does
  if (first === undefined) return []
  if (first.do === 'chooseNumber') {
    const range = rangeOf(r, first, others)
    if (range !== null) return passagesOf(knowing(r, first.as, { range }), others)
  }
  if (first.do === 'install') {
    const row = rowOf(first, others)
    if (row !== null) return [row.passage(r), ...passagesOf(row.after(r), others.slice(1))]
  }
  return [instructionPassage(r, first), ...passagesOf(r, others)]
}

const knowing = (r: Reading, name: string, named: Named): Reading => ({
  ...r,
  names: new Map([...r.names, [name, named]]),
})

/** "up to 5", for a number the player chooses only to use it once right after. */
function rangeOf(
  r: Reading,
  { as, least, most, who }: ChooseNumber,
  next: readonly Instruction[],
): Quantity | null {
  const used = JSON.stringify({ amount: 'bound', name: as })
  if (least !== 0 || person(r, who) !== 'you' || JSON.stringify(next).split(used).length !== 2) return null
  const { figures } = r.say
  const limit = literalOf(most)
  if (limit !== null) return figures.upTo(quantity(r, limit))
  // What there is limits the number without saying so.
  return typeof most === 'object' && (most.amount === 'counters' || most.amount === 'has')
    ? figures.anyNumber
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
): { readonly passage: (r: Reading) => Passage; readonly after: (r: Reading) => Reading } | null {
  const { card } = first
  if (typeof card !== 'object' || !('choose' in card) || next?.do !== 'branch') return null
  const [then, ...after] = next.then
  if (next.if.if !== 'bound' || next.if.name !== card.as || then?.do !== 'install') return null
  const count = 1 + lengthOf(then, after)
  const { from } = card.choose
  return {
    passage: r => ({
      head: installPhrase(r, { ...first, card: { ...card, most: count } }, true),
      rest: [],
    }),
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
