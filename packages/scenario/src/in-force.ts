import { definitionOf, pathOf } from '@paydata/engine/inside/language/definitions'
import { hasAbilities } from '@paydata/engine/inside/queries/facts/active'
import { appliesNow, scopeOfCard } from '@paydata/engine/inside/queries/facts/applying'
import { isOnFaceUp } from '@paydata/engine/inside/queries/facts/look'
import type { CardState } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'

/** Paths of the static abilities printed on a card that are in force now (CR 9.1.7, 9.3.5). */
export const inForce = (game: Game, card: CardState): readonly string[] =>
  hasAbilities(game, card)
    ? definitionOf(game, card).abilities.flatMap(ability =>
        ability.form === 'static' && isOnFaceUp(card, ability) && appliesNow(game, ability, scopeOfCard(card))
          ? [pathOf(ability)]
          : [],
      )
    : []
