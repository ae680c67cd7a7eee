import type { ConditionalAbility } from '../../language/abilities.ts'
import { poolOf } from '../../language/definitions.ts'
import { rezzesItself } from '../../language/inferred.ts'
import type { Pattern } from '../../language/patterns.ts'
import { speaksOf } from '../../language/patterns.ts'
import { at } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Zone } from '../../state/names.ts'
import { appliesNow, declarationsMaintained, scopeOfCard } from './applying.ts'
import { cardAt, isActive, isInstalled, isOnFaceUp } from './look.ts'
import { anyDeclaresNow } from './present.ts'

/** Whether the printed abilities of a card are active, as they are unless said otherwise below (CR 9.1.7, 9.1.9a). */
export const hasAbilities = (game: Game, card: CardState): boolean =>
  isActive(card) && !isAnotherCard(card) && !hasLostAbilities(game, card)

/** Whether a conditional ability printed on a card is active, be it where the card is not (CR 9.1.8). */
export const isActiveOn = (game: Game, card: CardState, ability: ConditionalAbility): boolean =>
  (isActive(card) || isActiveElsewhere(card, ability)) &&
  isOnFaceUp(card, ability) &&
  !isAnotherCard(card) &&
  !hasLostAbilities(game, card)

/** CR 10.1.3: as an agenda it has none of its own. */
const isAnotherCard = ({ conversion }: CardState): boolean => conversion?.into === 'agenda'

function isActiveElsewhere(card: CardState, ability: ConditionalAbility): boolean {
  if (isMetByOwnAccess(ability) || isMetByOwnEntry(ability)) return true
  if (isInstalled(card)) return rezzesItself(ability) // CR 9.1.8c
  const { when } = ability
  return 'on' in when && when.on.card === 'self' && isMetOnlyIn(when.on, card.zone)
}

/** "When the Runner accesses this": active wherever the card is (CR 9.1.8a). */
export const isMetByOwnAccess = ({ when }: ConditionalAbility): boolean =>
  'on' in when && when.on.card === 'self' && speaksOf(when.on, 'accessed')

/** "When this would be added to a score area" can affect the game only from where it would leave (CR 9.1.8b). */
const isMetByOwnEntry = ({ when }: ConditionalAbility): boolean =>
  'would' in when && when.would.effect === 'scoreArea' && when.would.card === 'self'

/**
 * Whether a move of a card can meet a condition only by bringing it there from where it was not active (CR 9.1.8b). To be
 * trashed is no such move in itself: who was active is looked back at (CR 9.1.8g), and others were not (CR 1.8.4a).
 */
function isMetOnlyIn(pattern: Pattern, zone: Zone): boolean {
  const { kind, from } = pattern
  if (zone === 'runnerScore') return speaksOf(pattern, 'stolen') || speaksOf(pattern, 'addedToScoreArea')
  if (zone !== 'heap' && zone !== 'archives') return false
  if (!speaksOf(pattern, 'trashed')) return false
  return kind === 'damage' || kind === 'sabotage' || from?.every(each => hidden.has(each)) === true
}

const hidden: ReadonlySet<Zone> = new Set<Zone>(['hq', 'rnd', 'grip', 'stack'])

/** Whether some effect takes a card's abilities away (CR 9.1.9a). */
export function hasLostAbilities(game: Game, card: CardState): boolean {
  if (!anyDeclaresNow(game, 'losesAbilities')) return false
  return blanked(game, card, [])
}

/**
 * Effects that take abilities away may depend on each other; in a loop the effect of a hosted object goes first
 * (CR 9.12.1e), so an effect that reaches back to the card it comes from is taken to apply.
 */
function blanked(game: Game, card: CardState, asking: readonly number[]): boolean {
  const { compiled, reading } = poolOf(game)
  for (const n of game.table) {
    const list = at(compiled, n).declared.losesAbilities
    if (list === undefined || n === card.card) continue
    const source = cardAt(game, n)
    if (!isActive(source) || isAnotherCard(source)) continue
    for (const { ability, declaration } of list) {
      if (declaration.declare !== 'losesAbilities') continue
      const scope = scopeOfCard(source)
      if (!isOnFaceUp(source, ability)) continue
      if (!appliesNow(game, ability, scope) || !reading.isAmong(game, card, declaration.of, scope)) continue
      const inLoop = asking.includes(n)
      if (inLoop ? source.host?.card === card.card : !blanked(game, source, [...asking, card.card]))
        return true
    }
  }
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    for (const declaration of declarationsMaintained(game, lingering, lingering)) {
      if (declaration.declare === 'losesAbilities' && reading.isAmong(game, card, declaration.of, lingering))
        return true
    }
  }
  return false
}
