import type { Awaited, Changeable, EffectKind, TermOf } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import type { Prevented } from '../../tree/doing.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Expected, Person, Thing } from '../../tree/tree.ts'
import { quantity } from './amounts.ts'
import { counted, noun, possessive, subject } from './grammar.ts'
import { doing } from './inflection.ts'
import { damageName, serversText, tag } from './names.ts'
import { some, thing } from './nouns.ts'

const who = (by: Person | null, usually: Person): Text => subject[by ?? usually]
const card = (e: Expected): Text => (e.card === null ? 'a card' : thing(e.card))
const server = (e: Expected): Text => (e.servers === null ? 'a server' : serversText(e.servers))

/** "… would …" */
export const would: Readonly<Record<TermOf<Awaited>, (e: Expected) => Text>> = {
  damage: e => t`${who(null, e.runner)} would suffer ${damageName(e.kind)}`,
  tags: e => t`${who(null, e.runner)} would take tags`,
  badPublicity: e => t`${who(null, e.corp)} would take bad publicity`,
  trash: e => (e.by === null ? t`${card(e)} would be trashed` : t`${subject[e.by]} would trash ${card(e)}`),
  uninstall: e => t`${card(e)} would be uninstalled`,
  scoreArea: e => t`${card(e)} would be added to ${e.by === null ? 'a' : possessive[e.by]} score area`,
  expose: e => t`${card(e)} would be exposed`,
  draw: e => t`${who(e.by, 'you')} would draw cards`,
  purge: e => t`${who(e.by, e.corp)} would purge virus counters`,
  endRun: e =>
    e.by === null
      ? 'the run would end'
      : t`${subject[e.by]} would end ${e.thatRun === true ? 'that' : 'the'} run`,
  success: e =>
    t`${e.thatRun ? 'that run' : e.servers === null ? 'a run' : t`a run on ${server(e)}`} would be declared successful`,
  approach: e => t`${who(e.by, e.runner)} would approach ${server(e)} (after passing all ice)`,
  breach: e => t`${who(e.by, e.runner)} would breach ${server(e)}`,
  accessCards: e => t`${who(e.by, e.runner)} would access cards from ${server(e)}`,
  access: e =>
    t`${who(e.by, e.runner)} would access ${card(e)}${e.servers === null ? '' : t` in ${server(e)}`}`,
  subroutine: e => t`a subroutine on ${e.card === null ? 'a piece of ice' : thing(e.card)} would resolve`,
  trace: () => 'a trace would be initiated',
  price: e => t`${who(e.by, 'you')} would ${e.kind ?? 'play or install'} ${card(e)}`,
}

/** So many of the cards that could be trashed or exposed. */
function prevention({ amount, of }: Prevented): Text {
  if (of.card === null || of.card.is === 'any') {
    const kind = of.card === null ? { types: [], subtypes: [], traits: [] } : of.card.noun
    return some(quantity(amount), kind)
  }
  return thing(of.card)
}

/** What "prevent" takes: "1 tag", "all net damage". */
export function preventedText(what: Prevented): Text {
  const { effect, amount, of, first } = what
  const much = quantity(amount)
  switch (effect) {
    case 'damage':
      return first
        ? t`the first ${damageName(of.kind)} this turn`
        : t`${much.count} ${damageName(of.kind)}${much.tail}`
    case 'tags':
      return counted(much, tag)
    case 'badPublicity':
      return t`${much.count} bad publicity${much.tail}`
    case 'trash':
      return of.by === null
        ? t`a player from trashing ${prevention(what)}`
        : t`${subject[of.by]} from trashing ${prevention(what)}`
    case 'trashing':
      return t`${prevention(what)} from being trashed`
    case 'expose':
      return t`${prevention(what)} from being exposed`
    case 'subroutine':
      return 'the subroutine from resolving'
    case 'endRun':
      return 'the run from ending'
  }
}

/** What a value that an interrupt changes is called. */
export const value: Readonly<Record<Changeable['effect'], (e: Expected) => Text>> = {
  damage: e => t`the amount of ${damageName(e.kind)}`,
  tags: () => 'the number of tags',
  trace: () => 'the base trace strength',
  price: () => 'its price',
}

/** "Instead of …", for what a player does. */
export const insteadOf: Exceptions<
  TermOf<Awaited>,
  | 'damage'
  | 'tags'
  | 'badPublicity'
  | 'purge'
  | 'trace'
  | 'endRun'
  | 'draw'
  | 'trash'
  | 'uninstall'
  | 'scoreArea'
  | 'expose'
  | 'approach'
  | 'success'
  | 'subroutine'
  | 'price',
  (e: Expected) => Text
> = {
  breach: e => t`breaching ${server(e)}`,
  accessCards: () => 'accessing cards',
  access: e => t`accessing ${card(e)}`,
}

export interface Imminent {
  readonly amount: number
  readonly kind: string | null
  readonly card: Thing | null
}

const doingTo = (verb: string) => (e: Imminent) =>
  e.card === null ? doing(verb) : t`${doing(verb)} ${thing(e.card)}`
const some1 = (amount: number, of = noun('card')): Text => t`${amount} ${amount === 1 ? of.one : of.many}`

/** What is about to happen, to which card where it is about one, in a few words for a player who watches. */
export const imminent: Readonly<Record<TermOf<EffectKind>, (e: Imminent) => Text>> = {
  damage: e => t`${e.amount} ${damageName(e.kind)}`,
  tags: e => some1(e.amount, tag),
  badPublicity: e => t`${e.amount} bad publicity`,
  trash: doingTo('trash'),
  uninstall: doingTo('uninstall'),
  scoreArea: e => t`adding ${e.card === null ? 'a card' : thing(e.card)} to a score area`,
  expose: doingTo('expose'),
  draw: e => t`drawing ${some1(e.amount)}`,
  purge: () => 'purging virus counters',
  endRun: () => 'ending the run',
  success: () => 'declaring the run successful',
  approach: () => 'approaching the server',
  breach: () => 'breaching',
  accessCards: () => 'accessing cards',
  access: doingTo('access'),
  subroutine: e => t`resolving a subroutine${e.card === null ? '' : t` on ${thing(e.card)}`}`,
  trace: e => t`a trace of strength ${e.amount}`,
  price: ({ amount, kind, card: it }) =>
    t`paying to ${kind ?? 'play or install'} ${it === null ? 'a card' : thing(it)}${amount === 0 ? '' : t`, ${Math.abs(amount)}[credit] ${amount < 0 ? 'less' : 'more'}`}`,
  instead: () => 'a replacement',
}
