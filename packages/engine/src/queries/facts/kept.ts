import type { Test } from '../../language/expressions.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame } from '../../state/cards.ts'
import type { Scope, Vars } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { CounterKind, Ref } from '../../state/names.ts'
import { cardAt, isInstalledIn, objectOf } from './look.ts'
import { presently } from './references.ts'

/** What was hosted on a card that went to pay for its ability is set aside for that ability (CR 9.5.5), under these names. */
export const cardsAside = 'hostedAside'
export const countersAside = (counter: string): string => `${counter}Aside`

/** How many counters of a kind an ability still has from its card; nothing where that is not gone. */
export function keptCounters(counter: CounterKind, { vars }: Pick<Scope, 'vars'>): number | undefined {
  const kept = vars[countersAside(counter)]
  return typeof kept === 'number' ? kept : undefined
}

/**
 * Whether a card that went to pay passed a test before: of such a card it is known what lay on it (CR 9.5.5), and nothing
 * can be told of the rest.
 */
export function passedAside(test: Test, scope: Scope): boolean | undefined {
  switch (test.is) {
    case 'hosts':
      return (keptCounters(test.counter, scope) ?? 0) >= test.atLeast
    case 'not': {
      const passed = passedAside(test.test, scope)
      return passed === undefined ? undefined : !passed
    }
    case 'either': {
      const passed = test.tests.map(each => passedAside(each, scope))
      return passed.includes(true) || (passed.includes(undefined) ? undefined : false)
    }
    default:
      return undefined
  }
}

const refsIn = (vars: Vars): readonly Ref[] => {
  const kept = vars[cardsAside]
  return Array.isArray(kept) ? (kept as readonly Ref[]) : none
}
const none: readonly Ref[] = Object.freeze([])

/** The cards an ability still has aside. */
export function keptCards(game: Game, scope: Scope): CardState[] {
  const found: CardState[] = []
  for (const ref of refsIn(scope.vars)) {
    const card = objectOf(game, presently(ref, scope))
    if (card !== undefined && isAside(card)) found.push(card)
  }
  return found
}

/** Set aside by the rules: its host went to pay. */
export const isAside = ({ zone, host }: CardState): boolean => zone === 'setAside' && host !== null

/** Whether an ability that is in progress, or is about to be as its cost is paid, keeps a card that was set aside. */
const isKept = (game: Game, card: CardState): boolean =>
  game.frames.some(
    frame =>
      (frame.kind === 'ability' || frame.kind === 'procedure') &&
      keptCards(game, frame).some(kept => isSame(kept, card)),
  )

/** Cards that were set aside and that no ability keeps any more: they go at the next checkpoint (CR 10.3.1f, g). */
export function leftAside(game: Game): readonly CardState[] {
  if (game.zones.setAside.length === 0) return nothing
  const left: CardState[] = []
  for (const n of game.zones.setAside) {
    const card = cardAt(game, n)
    if (isAside(card) && !isKept(game, card)) left.push(card)
  }
  return left
}

const nothing: readonly CardState[] = Object.freeze([])

/** It was installed until then; for all other abilities it still comes from there (CR 4.8.3, 9.5.5). */
export const wasInstalled = (card: CardState): boolean =>
  isAside(card) && card.asideFrom !== null && isInstalledIn(card.asideFrom)

/** Names of an ability that stay with it when it is resolved again: what it has moved, and what it has left of its card. */
export const staysNamed = (name: string): boolean =>
  name === 'became' || name === 'here' || name === 'hostThen' || name.endsWith('Aside')
