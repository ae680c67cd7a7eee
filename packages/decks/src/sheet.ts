import { cardOf, titleOf } from '@paydata/cards/catalogue'
import { pointsIn, pointsNeeded } from './agenda-points.ts'
import { influenceOf, influenceSpent } from './influence.ts'
import type { Copies, NamedDeck } from './model.ts'
import { sizeOf } from './model.ts'

/** The name says that it is one, so that none can be taken for a card. */
export const nameLines = (name: string): readonly string[] => (name === '' ? [] : [`Name: ${name}`, ''])

const groups = [
  ...(['agenda', 'asset', 'upgrade', 'operation', 'ice'] as const),
  ...(['event', 'hardware', 'resource', 'program', 'identity', 'unknown'] as const),
]

/** The cards of a type: how many there are, and a line for each, with dots for the influence of each copy. */
export interface Group {
  readonly heading: string
  readonly lines: readonly string[]
}

export const grouped = ({ identity, cards }: NamedDeck): readonly Group[] =>
  groups.flatMap(group => {
    const inGroup = cards.filter(([id]) => (cardOf(id)?.type ?? 'unknown') === group)
    const count = inGroup.reduce((sum, [, copies]) => sum + copies, 0)
    const heading = `${group.slice(0, 1).toUpperCase()}${group.slice(1)} (${count})`
    return inGroup.length === 0 ? [] : [{ heading, lines: inGroup.map(each => sheetLine(each, identity)) }]
  })

/** A deck by types, and its totals below. */
export const sheet = (deck: NamedDeck): string =>
  [
    ...[...nameLines(deck.name), titleOf(deck.identity), ''],
    ...grouped(deck).flatMap(({ heading, lines }) => [heading, ...lines, '']),
    ...[...totals(deck), ''],
  ].join('\n')

function sheetLine([id, count]: Copies, identity: string): string {
  const card = cardOf(id)
  const forIdentity = cardOf(identity)
  const influence = card && forIdentity ? influenceOf(card, forIdentity) : 0
  return `${count}x ${titleOf(id)} ${'●'.repeat(influence)}`.trimEnd()
}

/** What the rules ask of all cards together (CR 1.4.3, 1.4.5, 1.4.6). */
export function totals(deck: NamedDeck): readonly string[] {
  const identity = cardOf(deck.identity)
  const size = sizeOf(deck)
  const needed = pointsNeeded(size)
  const limit = identity?.influenceLimit
  const points = needed === null ? '' : ` (${needed.least} or ${needed.most})`
  return [
    `${size} cards (at least ${identity?.minimumDeckSize ?? 0})`,
    `${influenceSpent(deck)} influence spent (${limit === undefined ? 'no limit' : `at most ${limit}`})`,
    ...(identity?.side === 'corp' ? [`${pointsIn(deck)} agenda points${points}`] : []),
  ]
}
