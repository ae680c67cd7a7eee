import type { Definition } from '@paydata/engine'
import { cardText } from '@paydata/engine'

/** One way in which a card shows itself in a game: its type's own, being refused, or one of its abilities. */
export interface Deed {
  readonly card: string
  /** What happens to the card, or the path of the ability. */
  readonly key: string
  readonly words: string
}

type Type = Definition['printed']['type']

const ofType: Readonly<Record<Type, readonly string[]>> = {
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

const words: Readonly<Record<string, string>> = { iceEncountered: 'encountered' }

const restricts = new Set<string>(['onlyIf', 'installOnly', 'additionalCost'])

/** Some cards nobody is ever kept from using: they cost nothing but a click, and say nothing about when. */
const isRefusable = ({ abilities, printed }: Definition): boolean =>
  printed.type === 'agenda' ||
  (printed.type !== 'identity' && printed.cost !== 'X' && (printed.cost ?? 0) > 0) ||
  abilities.some(
    ability =>
      ability.form === 'paid' ||
      (ability.form === 'static' && ability.declares.some(({ declare }) => restricts.has(declare))),
  )

export const pathOf = (card: string, ability: number): string => `${card}/${ability}`
export const cardOf = (path: string): string => path.split('/', 1).join()

/** All that a card should be seen doing. */
export function deedsOf(definition: Definition): Deed[] {
  const { is: card, abilities, printed } = definition
  const lines = cardText(definition)
  return [
    ...ofType[printed.type].map(key => ({ card, key, words: words[key] ?? key })),
    ...(isRefusable(definition) ? [{ card, key: 'refused', words: 'refused' }] : []),
    ...abilities.map((_, i) => ({ card, key: pathOf(card, i), words: lines[i] ?? '' })),
  ]
}
