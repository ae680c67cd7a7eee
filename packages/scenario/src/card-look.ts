import type { Ability } from '@paydata/engine/inside/language/abilities'
import { definitionOf, pathOf } from '@paydata/engine/inside/language/definitions'
import { installPrice, playPrice, rezPrice, trashPrice } from '@paydata/engine/inside/queries/costs/prices'
import {
  memoryCostOf,
  strengthOf,
  subtypesOf,
  typeOf,
} from '@paydata/engine/inside/queries/facts/characteristics'
import {
  encounterOf,
  hostedOn,
  hostOf,
  isActive,
  isInstalled,
} from '@paydata/engine/inside/queries/facts/look'
import { pointsOf, requirementOf } from '@paydata/engine/inside/queries/facts/score'
import { canSee } from '@paydata/engine/inside/queries/facts/sight'
import { abilitiesOf, subroutinesOf } from '@paydata/engine/inside/queries/facts/subroutines'
import type { CardState, Counters } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import type { CardType, ServerId, Side, Zone } from '@paydata/engine/inside/state/names'
import type { What } from '@paydata/engine/inside/state/occurrences'
import { effectText } from '@paydata/words/english'
import { titleOf } from './labels.ts'

interface SubroutineLook {
  readonly index: number
  /** As a player reads it. */
  readonly text: string
  readonly broken: boolean
  readonly resolved: boolean
}

/** All there is to know about one card. What its type has not is undefined. */
export interface CardLook {
  /** The physical card, the same in all zones and for the whole game. For tests only: no player sees it. */
  readonly id: number
  readonly is: string
  readonly title: string
  readonly side: Side
  readonly type: CardType | undefined
  readonly subtypes: readonly string[]
  readonly zone: Zone
  readonly server: ServerId | undefined
  readonly host: string | undefined
  readonly installed: boolean
  readonly faceup: boolean
  readonly facedown: boolean
  readonly rezzed: boolean
  readonly active: boolean
  /** The sides that can tell what card it is now. */
  readonly seenBy: readonly Side[]
  readonly installedThisTurn: boolean
  readonly rezzedThisTurn: boolean
  readonly printedCost: number | 'X' | undefined
  /** What it costs now to play, to install or, for Corp cards, to rez. */
  readonly cost: number | undefined
  readonly printedStrength: number | 'X' | undefined
  readonly strength: number | undefined
  readonly requirement: number | undefined
  readonly points: number | undefined
  readonly trashCost: number | undefined
  readonly memory: number | undefined
  readonly counters: Counters
  readonly advancement: number
  /** The forms of its abilities in printed order, gained ones last. */
  readonly abilities: readonly Ability['form'][]
  /** What they say, in the same order. */
  readonly texts: readonly string[]
  readonly subroutines: readonly SubroutineLook[]
  readonly hosted: readonly string[]
}

export function cardLookOf(game: Game, card: CardState): CardLook {
  const { printed, is } = definitionOf(game, card)
  const isCorps = card.owner === 'corp'
  const host = hostOf(game, card)
  const isAgenda = typeOf(game, card) === 'agenda'
  return {
    id: card.card,
    is,
    title: printed.title,
    side: card.owner,
    type: typeOf(game, card),
    subtypes: subtypesOf(game, card),
    zone: card.zone,
    server: card.server ?? undefined,
    host: host === undefined ? undefined : titleOf(game, host),
    installed: isInstalled(card),
    faceup: card.faceup,
    facedown: !card.faceup,
    rezzed: isCorps && isInstalled(card) && card.faceup && !isAgenda,
    active: isActive(card),
    seenBy: seers(game, card),
    installedThisTurn: happenedTo(game, card, 'installed'),
    rezzedThisTurn: happenedTo(game, card, 'rezzed'),
    printedCost: printed.cost,
    cost: printed.cost === undefined ? undefined : costOf(game, card),
    printedStrength: printed.strength,
    strength: strengthOf(game, card),
    requirement: printed.type === 'agenda' ? requirementOf(game, card) : undefined,
    points: isAgenda ? pointsOf(game, card) : undefined,
    trashCost: trashPrice(game, card),
    memory: printed.memory === undefined ? undefined : memoryCostOf(game, card),
    counters: card.counters,
    advancement: card.counters.advancement ?? 0,
    abilities: abilitiesOf(game, card).map(ability => ability.form),
    texts: abilitiesOf(game, card).map(ability => textOf(game, ability)),
    subroutines: printed.type === 'ice' ? subroutineLooks(game, card) : [],
    hosted: hostedOn(game, card).map(each => titleOf(game, each)),
  }
}

function seers(game: Game, card: CardState): Side[] {
  const sides: Side[] = ['corp', 'runner']
  return sides.filter(side => canSee(game, side, card))
}

const happenedTo = (game: Game, card: CardState, what: What): boolean =>
  game.thisTurn.some(
    each => each.what === what && each.card?.card === card.card && each.card.life === card.life,
  )

function costOf(game: Game, card: CardState): number {
  const { type } = definitionOf(game, card).printed
  if (type === 'event' || type === 'operation') return playPrice(game, card)
  return card.owner === 'corp' ? rezPrice(game, card) : installPrice(game, card, null)
}

function subroutineLooks(game: Game, ice: CardState): SubroutineLook[] {
  const encounter = encounterOf(game)
  const here = encounter?.vars.ice.card === ice.card ? encounter.vars : undefined
  return subroutinesOf(game, ice).map(({ key, ability }, index) => ({
    index,
    text: textOf(game, ability),
    broken: here?.broken.includes(key) ?? false,
    resolved: here?.resolved.includes(key) ?? false,
  }))
}

const textOf = (game: Game, ability: Ability): string => effectText(game.definitions, pathOf(ability)) ?? ''
