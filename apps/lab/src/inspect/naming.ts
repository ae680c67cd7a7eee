import type { Game, Ref, Side } from '@paydata/engine'
import { titleOf } from '@paydata/words/english'

export const sideName = (side: Side): string => (side === 'corp' ? 'the Corp' : 'the Runner')

const centrals: Readonly<Record<string, string>> = { hq: 'HQ', rnd: 'R&D', archives: 'Archives' }
export const serverName = (server: string): string =>
  centrals[server] ?? `Server ${server.replace('remote', '')}`

/** A card by its title and its number. */
export function cardName({ definitions, titles }: Game, card: number): string {
  const is = titles[card]
  return is === undefined ? 'the rules' : `${titleOf(definitions, is) ?? is} #${card}`
}

/** An object: a card that has changed zones since is another one (CR 1.12.1). */
export function objectName(game: Game, { card, life }: Ref): string {
  const name = cardName(game, card)
  const now = game.cards[card]?.life
  return now === undefined || now === life ? name : `${name} (before it moved)`
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRef = (value: object): value is Ref =>
  'card' in value && 'life' in value && typeof value.card === 'number' && typeof value.life === 'number'

/** Values of the state that tell nothing as they are. */
const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** A value of the state, with titles in place of objects. */
function valueIn(game: Game, value: unknown): string {
  if (Array.isArray(value)) return value.map(each => valueIn(game, each)).join(', ')
  if (!isRecord(value)) return String(value)
  return isRef(value) ? objectName(game, value) : `{ ${fieldsIn(game, value).join(', ')} }`
}

/** What a record holds, blanks left out. */
export const fieldsIn = (game: Game, record: object): readonly string[] =>
  Object.entries(record).flatMap(([name, value]) =>
    isBlank(value) ? [] : [`${name}: ${valueIn(game, value)}`],
  )

/** What a frame or a lasting effect remembers, in a line. */
export function keptIn(game: Game, vars: object): readonly string[] {
  const fields = fieldsIn(game, vars)
  return fields.length === 0 ? [] : [`keeps ${fields.join('; ')}`]
}
