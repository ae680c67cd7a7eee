import type { TakeBack } from '@paydata/protocol'
import { atTable } from '../messages/at-table.ts'

const words = atTable.people

/** How far a take-back would go that the opponent asks for. */
export function askedText({ by, answers, turns }: TakeBack): string {
  const [theirs, yours] = by === 'corp' ? [answers.corp, answers.runner] : [answers.runner, answers.corp]
  return words.takeBackAsked(theirs - 1, yours, turns)
}

/** What somebody has learned by what would be taken back. */
export function learnedText({ by, learned, cards, chance }: TakeBack): string {
  const who = (each: TakeBack['by'] | null) => (each === by ? 'they' : each === null ? 'somebody' : 'you')
  const ways = learned.map(each => words.learned[each.how](who(each.by), each.count))
  return [
    ...(ways.length === 0 ? [] : [words.learned.ways(ways)]),
    ...(cards === 0 ? [] : [words.learned.seen(cards)]),
    ...(chance === 'used' ? [words.learned.chance] : []),
  ].join(' ')
}
