import { pathOf } from '../language/definitions.ts'
import type { Subroutine } from '../queries/facts/subroutines.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Effect, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { beginAbility } from './frames.ts'
import { happen } from './happen.ts'

/** CR 9.8.10: a subroutine that nothing has prevented resolves. */
export function beginSubroutine(
  game: Game,
  ice: CardState,
  { key, ability }: Subroutine,
  effect: Effect,
  known: Vars,
): void {
  // Told before what comes of it: one that ends the run comes to no step after it (CR 6.1.4).
  happen(game, 'subroutineResolved', { by: 'corp', card: ice, kind: key })
  // CR 9.8.9: one that resolves in its place has the same source.
  const instead = effect.vars?.subroutine
  const does = typeof instead === 'string' ? instead : pathOf(ability.does)
  beginAbility(game, does, { by: 'corp', source: refOf(ice), vars: { ...known, subroutine: key } })
}
