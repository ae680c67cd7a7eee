import { definitionOf, pathOf } from '../src/language/definitions.ts'
import { hasAbilities } from '../src/queries/active.ts'
import { appliesNow, scopeOfCard } from '../src/queries/declared.ts'
import { isOnFaceUp } from '../src/queries/look.ts'
import type { CardState } from '../src/state/cards.ts'
import type { Game } from '../src/state/game.ts'

/** Paths of the static abilities printed on a card that are in force now (CR 9.1.7, 9.3.5). */
export const inForce = (game: Game, card: CardState): readonly string[] =>
  hasAbilities(game, card)
    ? definitionOf(game, card).abilities.flatMap(ability =>
        ability.form === 'static' && isOnFaceUp(card, ability) && appliesNow(game, ability, scopeOfCard(card))
          ? [pathOf(ability)]
          : [],
      )
    : []
