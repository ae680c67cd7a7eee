import type { Awaited, Changeable, EffectKind, TermOf } from '@paydata/engine/language'
import type { Prevented } from '../../tree/doing.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Expected, Person, Thing } from '../../tree/tree.ts'
import { quantity } from './amounts.ts'
import { counted, doing, noun, possessive, subject } from './grammar.ts'
import { damageName, serversText, tag } from './names.ts'
import { some, thing } from './nouns.ts'

const who = (by: Person | null, usually: Person): string => subject[by ?? usually]
const card = (e: Expected): string => (e.card === null ? 'a card' : thing(e.card))
const server = (e: Expected): string => (e.servers === null ? 'a server' : serversText(e.servers))

/** "… would …" */
export const would: Readonly<Record<TermOf<Awaited>, (e: Expected) => string>> = {
  damage: e => `${who(null, e.runner)} would suffer ${damageName(e.kind)}`,
  tags: e => `${who(null, e.runner)} would take tags`,
  badPublicity: e => `${who(null, e.corp)} would take bad publicity`,
  trash: e => (e.by === null ? `${card(e)} would be trashed` : `${subject[e.by]} would trash ${card(e)}`),
  uninstall: e => `${card(e)} would be uninstalled`,
  scoreArea: e => `${card(e)} would be added to ${e.by === null ? 'a' : possessive[e.by]} score area`,
  expose: e => `${card(e)} would be exposed`,
  draw: e => `${who(e.by, 'you')} would draw cards`,
  purge: e => `${who(e.by, e.corp)} would purge virus counters`,
  endRun: e =>
    e.by === null
      ? 'the run would end'
      : `${subject[e.by]} would end ${e.thatRun === true ? 'that' : 'the'} run`,
  success: e =>
    `${e.thatRun ? 'that run' : e.servers === null ? 'a run' : `a run on ${server(e)}`} would be declared successful`,
  approach: e => `${who(e.by, e.runner)} would approach ${server(e)}`,
  breach: e => `${who(e.by, e.runner)} would breach ${server(e)}`,
  accessCards: e => `${who(e.by, e.runner)} would access cards from ${server(e)}`,
  access: e => `${who(e.by, e.runner)} would access ${card(e)}`,
  subroutine: e => `a subroutine on ${e.card === null ? 'a piece of ice' : thing(e.card)} would resolve`,
  trace: () => 'a trace would be initiated',
  price: e => `${who(e.by, 'you')} would ${e.kind ?? 'play or install'} ${card(e)}`,
}

/** So many of the cards that could be trashed or exposed. */
function prevention({ amount, of }: Prevented): string {
  if (of.card === null || of.card.is === 'any') {
    const kind = of.card === null ? { types: [], subtypes: [], traits: [] } : of.card.noun
    return some(quantity(amount), kind)
  }
  return thing(of.card)
}

/** What "prevent" takes: "1 tag", "all net damage". */
export function preventedText(what: Prevented): string {
  const { effect, amount, of, first } = what
  const much = quantity(amount)
  switch (effect) {
    case 'damage':
      return first
        ? `the first ${damageName(of.kind)} this turn`
        : `${much.count} ${damageName(of.kind)}${much.tail}`
    case 'tags':
      return counted(much, tag)
    case 'badPublicity':
      return `${much.count} bad publicity${much.tail}`
    case 'trash':
      return of.by === null
        ? `a player from trashing ${prevention(what)}`
        : `${subject[of.by]} from trashing ${prevention(what)}`
    case 'trashing':
      return `${prevention(what)} from being trashed`
    case 'expose':
      return `${prevention(what)} from being exposed`
    case 'subroutine':
      return 'the subroutine from resolving'
    case 'endRun':
      return 'the run from ending'
  }
}

/** What a value that an interrupt changes is called. */
export const value: Readonly<Record<Changeable['effect'], (e: Expected) => string>> = {
  damage: e => `the amount of ${damageName(e.kind)}`,
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
  (e: Expected) => string
> = {
  breach: e => `breaching ${server(e)}`,
  accessCards: () => 'accessing cards',
  access: e => `accessing ${card(e)}`,
}

export interface Imminent {
  readonly amount: number
  readonly kind: string | null
  readonly card: Thing | null
}

const doingTo = (verb: string) => (e: Imminent) =>
  e.card === null ? doing(verb) : `${doing(verb)} ${thing(e.card)}`
const some1 = (amount: number, of = noun('card')): string => `${amount} ${amount === 1 ? of.one : of.many}`

/** What is about to happen, to which card where it is about one, in a few words for a player who watches. */
export const imminent: Readonly<Record<TermOf<EffectKind>, (e: Imminent) => string>> = {
  damage: e => `${e.amount} ${damageName(e.kind)}`,
  tags: e => some1(e.amount, tag),
  badPublicity: e => `${e.amount} bad publicity`,
  trash: doingTo('trash'),
  uninstall: doingTo('uninstall'),
  scoreArea: e => `adding ${e.card === null ? 'a card' : thing(e.card)} to a score area`,
  expose: doingTo('expose'),
  draw: e => `drawing ${some1(e.amount)}`,
  purge: () => 'purging virus counters',
  endRun: () => 'ending the run',
  success: () => 'declaring the run successful',
  approach: () => 'approaching the server',
  breach: () => 'breaching',
  accessCards: () => 'accessing cards',
  access: doingTo('access'),
  subroutine: e => `resolving a subroutine${e.card === null ? '' : ` on ${thing(e.card)}`}`,
  trace: e => `a trace of strength ${e.amount}`,
  price: ({ amount, kind, card: it }) =>
    `paying to ${kind ?? 'play or install'} ${it === null ? 'a card' : thing(it)}${amount === 0 ? '' : `, ${Math.abs(amount)}[credit] ${amount < 0 ? 'less' : 'more'}`}`,
  instead: () => 'a replacement',
}
