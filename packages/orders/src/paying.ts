import type { Game, Question } from '@paydata/engine'

type Allocation = Extract<Question, { form: 'allocate' }>

/**
 * The payment when the payer has nothing to decide: first from the bad publicity fund, whose credits are lost after the run, then
 * from cards, whose credits have fewer uses than those of the pool, then from the pool. Null if the payer has to choose between
 * cards whose credits have different uses.
 */
export function payment(game: Game, { sources, total }: Allocation): readonly number[] | null {
  const kind = ({ from, card }: Allocation['sources'][number]): string =>
    from === 'card' && card !== null ? (game.titles[card.card] ?? '') : from
  const order = { fund: 0, card: 1, pool: 2 } as const
  const turns = sources
    .map((source, index) => ({ ...source, index }))
    .sort((a, b) => order[a.from] - order[b.from])
  const cards = sources.filter(({ from }) => from === 'card')
  const owed = total - sum(sources.filter(({ from }) => from === 'fund').map(({ most }) => most))
  const isCompeting = new Set(cards.map(kind)).size > 1 && sum(cards.map(({ most }) => most)) > owed
  if (isCompeting && owed > 0) return null
  const amounts = sources.map(() => 0)
  let left = total
  for (const { most, index } of turns) {
    amounts[index] = Math.min(most, left)
    left -= amounts[index] ?? 0
  }
  return left === 0 ? amounts : null
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)
