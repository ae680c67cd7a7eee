import { pathOf } from '../../language/definitions.ts'
import type { Game } from '../../state/game.ts'
import type { DamageKind, Ref, Side } from '../../state/names.ts'
import { eachDeclared } from '../facts/declared.ts'
import { hasHappened } from '../facts/history.ts'
import { whoIs } from '../facts/references.ts'

interface Chooser {
  readonly by: Side
  /** How many of the cards; without a number, all. */
  readonly cards: number | undefined
  readonly isOptional: boolean
  readonly path: string
  readonly source: Ref | null
}

/** Who is told to choose cards that such damage trashes, the active player first (CR 9.12.1c). */
export function choosersOf(game: Game, kind: DamageKind): readonly Chooser[] {
  const found: Chooser[] = []
  eachDeclared(game, 'choosesDamage', (d, scope) => {
    if (d.kind !== undefined && d.kind !== kind) return
    const earlier = { what: ['damageSuffered'], ...(d.kind !== undefined && { kind: d.kind }) } as const
    if (d.first !== undefined && hasHappened(game, earlier, 'thisTurn', scope)) return
    const { source } = scope
    const isOptional = d.optional === true
    found.push({ by: whoIs(d.who, scope), cards: d.cards, isOptional, path: pathOf(d), source })
  })
  return found.sort((a, b) => Number(b.by === game.active) - Number(a.by === game.active))
}
