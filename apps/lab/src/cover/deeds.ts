import type { Definition } from '@paydata/engine'
import { cardText, effectText } from '@paydata/words/english'

/** Something that happens to a card, or an ability of it; both can be refused to a player. */
export interface Deed {
  readonly card: string
  /** The path of an ability, or the card and what happens to it. */
  readonly key: string
  readonly words: string
  /** Why it is never refused to anybody; null where it can be. */
  readonly never: Never | null
}

/** Why there is nothing to refuse. */
export const reasons = {
  free: 'costs no credits and has no condition; who takes an action has the click',
  anywhere: 'goes into any server, and there is always a new one',
  happens: 'nobody chooses it, or only other cards stand against it, where it counts',
  played: 'resolves as the card is played, which is what is refused',
  alone: 'resolves by itself unless it is broken',
  met: 'is met or not, and nobody uses it; what it offers is asked only of a player who can take it',
  force: 'is in force, and keeps nobody from anything',
} as const
export type Never = keyof typeof reasons

type Type = Definition['printed']['type']
export type Ability = Definition['abilities'][number]
export type Declaration = Extract<Ability, { form: 'static' }>['declares'][number]

export type Happening =
  | 'installed'
  | 'played'
  | 'rezzed'
  | 'scored'
  | 'stolen'
  | 'accessed'
  | 'iceEncountered'

const happenings: Readonly<Record<Type, readonly Happening[]>> = {
  identity: [],
  agenda: ['installed', 'scored', 'stolen'],
  asset: ['installed', 'rezzed', 'accessed'],
  upgrade: ['installed', 'rezzed', 'accessed'],
  ice: ['installed', 'rezzed', 'iceEncountered'],
  operation: ['played'],
  event: ['played'],
  hardware: ['installed'],
  program: ['installed'],
  resource: ['installed'],
}

/** The restrictions that keep players from doing something with a card, or from paying as they like. */
const restricts = (declaration: Declaration): boolean => {
  switch (declaration.declare) {
    case 'onlyIf':
    case 'installOnly':
    case 'additionalCost':
    case 'mostX':
      return true
    default:
      return false
  }
}

export const isRestriction = (ability: Ability): boolean =>
  ability.form === 'static' && ability.declares.some(restricts)

type Act = 'play' | 'install'

const isRestricted = ({ abilities }: Definition, act: Act): boolean =>
  abilities.some(
    ability =>
      ability.form === 'static' &&
      ability.declares.some(
        declaration =>
          (declaration.declare === 'installOnly' && act === 'install') ||
          (declaration.declare === 'onlyIf' && declaration.act === act) ||
          (declaration.declare === 'additionalCost' &&
            declaration.to === act &&
            declaration.cards === 'self'),
      ),
  )

function neverTo(happening: Happening, definition: Definition): Never | null {
  const { side, type, cost } = definition.printed
  // X may be 0.
  const isFree = cost === undefined || cost === 'X' || cost === 0
  switch (happening) {
    case 'played':
      return isFree && !isRestricted(definition, 'play') ? 'free' : null
    case 'installed':
      if (isRestricted(definition, 'install') || type === 'agenda' || type === 'asset') return null
      if (side === 'corp') return 'anywhere'
      return isFree ? 'free' : null
    case 'rezzed':
    case 'scored':
      return null
    case 'stolen':
    case 'accessed':
    case 'iceEncountered':
      return 'happens'
  }
}

function neverOf(ability: Ability): Never | null {
  switch (ability.form) {
    case 'paid':
      return null
    case 'play':
      return 'played'
    case 'subroutine':
      return 'alone'
    case 'static':
      return isRestriction(ability) ? null : 'force'
    case 'when':
      return 'met'
  }
}

export const keyOf = (card: string, happening: string): string => `${card}:${happening}`

export interface Found {
  readonly path: string
  readonly ability: Ability
}

const isAbility = (part: object): part is Ability => 'form' in part

/** The abilities of a card, and those that they give or begin. */
export function abilitiesOf({ is, abilities }: Definition): Found[] {
  const found: Found[] = []
  const search = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return
    if (isAbility(part)) found.push({ path, ability: part })
    for (const [key, inside] of Object.entries(part)) search(inside, `${path}/${key}`)
  }
  for (const [nth, ability] of abilities.entries()) search(ability, `${is}/${nth}`)
  return found
}

const words: Readonly<Record<Happening, string>> = {
  installed: 'installed',
  played: 'played',
  rezzed: 'rezzed',
  scored: 'scored',
  stolen: 'stolen',
  accessed: 'accessed',
  iceEncountered: 'encountered',
}

/** All that a card should be seen doing. */
export function deedsOf(version: string, definition: Definition): Deed[] {
  const { is: card, printed } = definition
  const lines = cardText(definition)
  return [
    ...happenings[printed.type].map(each => ({
      card,
      key: keyOf(card, each),
      words: words[each],
      never: neverTo(each, definition),
    })),
    ...abilitiesOf(definition).map(({ path, ability }) => ({
      card,
      key: path,
      words: lines[Number(path.slice(card.length + 1))] ?? `… ${effectText(version, path) ?? ''}`,
      never: neverOf(ability),
    })),
  ]
}
