import type { StaticAbility } from '../../language/abilities.ts'
import { compiledOf, pathOf } from '../../language/definitions.ts'
import type { UseAt } from '../../language/uses.ts'
import { useOf } from '../../language/uses.ts'
import { refOf } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Option } from '../../state/questions.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import { hasAbilities } from '../facts/active.ts'
import { meetsThreat, scopeOfCard } from '../facts/applying.ts'
import { holds } from '../facts/conditions.ts'
import { cardAt, isOnFaceUp } from '../facts/look.ts'
import type { Usable } from '../facts/usable.ts'
import { eachPaidAbility, mayUse } from '../facts/usable.ts'
import type { OptionRefusal } from '../refusals.ts'
import { notSo, threatTooLow } from '../refusals.ts'
import { refusalToUse } from './using.ts'

const useOption = (usable: Usable): Option => ({
  does: 'useAbility',
  card: refOf(usable.card),
  ability: usable.path,
})

/** Each kind of paid ability has its own kind of window (CR 9.5.2). */
export const elsewhere: Readonly<Record<UseAt, OptionRefusal>> = {
  action: { reason: 'notAction', rule: '9.5.2a' },
  window: { reason: 'notPaidWindow', rule: '9.5.2f' },
  access: { reason: 'notAccessing', rule: '9.5.2c' },
  interrupt: { reason: 'notImminent', rule: '9.5.2b' },
}
const uses = ['action', 'window', 'access', 'interrupt'] as const

/** The paid abilities of a player in a kind of window; in a reaction window none is used. */
export function judgeAbilities(
  game: Game,
  by: Side,
  at: UseAt | 'reaction',
  among: Candidates,
  refusal: (game: Game, by: Side, usable: Usable) => OptionRefusal | undefined = refusalToUse,
): void {
  if (at !== 'reaction')
    eachPaidAbility(game, by, at, usable => judge(among, refusal(game, by, usable), () => useOption(usable)))
  if (among.refused === null) return
  for (const use of uses)
    if (use !== at)
      eachPaidAbility(game, by, use, usable => judge(among, elsewhere[use], () => useOption(usable)))
  judgeNotGained(game, by, at, among)
}

/** Abilities that a card would give itself if something were so (CR 9.1.9). */
function judgeNotGained(game: Game, by: Side, at: UseAt | 'reaction', among: Candidates): void {
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (!hasAbilities(game, card)) continue
    for (const { ability: around, declaration } of compiledOf(game)[n]?.declared.gains ?? []) {
      if (declaration.declare !== 'gains' || declaration.of !== 'self' || !isOnFaceUp(card, around)) continue
      const { ability } = declaration
      if (ability.form !== 'paid' || !mayUse(by, ability, card)) continue
      const why = whyNotGained(game, around, scopeOfCard(card))
      if (why === undefined) continue
      const use = useOf(ability)
      const usable = { ability, path: pathOf(ability), card }
      judge(among, use === at ? why : elsewhere[use], () => useOption(usable))
    }
  }
}

function whyNotGained(game: Game, around: StaticAbility, scope: Scope): OptionRefusal | undefined {
  if (!meetsThreat(game, around)) return threatTooLow
  if (around.while === undefined || holds(game, around.while, scope)) return undefined
  return notSo(around.while, '9.1.9')
}
