import type { Awaited, Changeable, Preventable } from '../../language/patterns.ts'
import type { EffectKind } from '../../state/frames.ts'
import type { Person } from '../phrases.ts'
import { doing, subject } from './grammar.ts'

/** What an interrupt looks at, in words. */
export interface Expected {
  readonly by: Person | null
  readonly corp: Person
  readonly runner: Person
  readonly card: string | null
  readonly server: string | null
  readonly kind: string | null
  readonly run: string | null
}

const kinded = (e: Expected, what: string): string => (e.kind === null ? what : `${e.kind} ${what}`)
const who = (by: Person | null, usually: Person): string => subject[by ?? usually]
const card = (e: Expected): string => e.card ?? 'a card'
const server = (e: Expected): string => e.server ?? 'a server'

/** "… would …" */
const would: Readonly<Record<Awaited, (e: Expected) => string>> = {
  damage: e => `${who(null, e.runner)} would suffer ${kinded(e, 'damage')}`,
  tags: e => `${who(null, e.runner)} would take tags`,
  badPublicity: e => `${who(null, e.corp)} would take bad publicity`,
  trash: e => (e.by === null ? `${card(e)} would be trashed` : `${subject[e.by]} would trash ${card(e)}`),
  expose: e => `${card(e)} would be exposed`,
  draw: e => `${who(e.by, 'you')} would draw cards`,
  purge: e => `${who(e.by, e.corp)} would purge virus counters`,
  endRun: () => 'the run would end',
  success: e =>
    `${e.run ?? (e.server === null ? 'a run' : `a run on ${e.server}`)} would be declared successful`,
  breach: e => `${who(e.by, e.runner)} would breach ${server(e)}`,
  access: e => `${who(e.by, e.runner)} would access ${card(e)}`,
  subroutine: e => `a subroutine on ${e.card ?? 'a piece of ice'} would resolve`,
  trace: () => 'a trace would be initiated',
  price: e => `${who(e.by, 'you')} would ${e.kind ?? 'play or install'} ${card(e)}`,
}

const damageOf = (count: string, e: Expected): string => `${count} ${kinded(e, 'damage')}`.trim()

const trashed = (count: string, one: boolean, cards: string | null): string =>
  cards === null || (/^an? /.test(cards) && !one) ? `${count} cards` : cards.replace(/^an? /, `${count} `)

/** What "prevent" takes: "1 tag", "all net damage". */
const prevented: Readonly<
  Record<Preventable['effect'], (count: string, one: boolean, e: Expected) => string>
> = {
  damage: (count, _one, e) => damageOf(count, e),
  tags: (count, one) => `${count} ${one ? 'tag' : 'tags'}`,
  badPublicity: count => `${count} bad publicity`,
  trash: (count, one, e) =>
    `${e.by === null ? 'a player' : subject[e.by]} from trashing ${trashed(count, one, e.card)}`,
  expose: (_count, _one, e) => `${card(e)} from being exposed`,
  subroutine: () => 'the subroutine from resolving',
}

/** What a value that an interrupt changes is called. */
const value: Readonly<Record<Changeable['effect'], (e: Expected) => string>> = {
  damage: e => `the amount of ${kinded(e, 'damage')}`,
  tags: () => 'the number of tags',
  trace: () => 'the base trace strength',
  price: () => 'its price',
}

/** "Instead of …", for what a player does. */
const insteadOf: Readonly<Partial<Record<Awaited, (e: Expected) => string>>> = {
  breach: e => `breaching ${server(e)}`,
  access: e => `accessing ${card(e)}`,
}

const doingTo = (verb: string) => (_amount: number, _kind: string | null, it: string | null) =>
  it === null ? doing(verb) : `${doing(verb)} ${it}`

/** What is about to happen, to which card where it is about one, in a few words for who watches. */
const imminent: Readonly<
  Record<EffectKind, (amount: number, kind: string | null, it: string | null) => string>
> = {
  damage: (amount, kind) => `${amount} ${kind === null ? '' : `${kind} `}damage`,
  tags: amount => (amount === 1 ? '1 tag' : `${amount} tags`),
  badPublicity: amount => `${amount} bad publicity`,
  trash: doingTo('trash'),
  expose: doingTo('expose'),
  draw: amount => (amount === 1 ? 'drawing 1 card' : `drawing ${amount} cards`),
  purge: () => 'purging virus counters',
  endRun: () => 'ending the run',
  success: () => 'declaring the run successful',
  breach: () => 'breaching',
  access: doingTo('access'),
  subroutine: () => 'resolving a subroutine',
  trace: amount => `a trace of strength ${amount}`,
  price: (amount, kind, it) =>
    `paying to ${kind ?? 'play or install'} ${it ?? 'a card'}${amount === 0 ? '' : `, ${Math.abs(amount)}[credit] ${amount < 0 ? 'less' : 'more'}`}`,
  instead: () => 'a replacement',
}

export const effects = { would, prevented, value, insteadOf, imminent }
