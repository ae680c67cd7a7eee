import type { Awaited, Changeable, EffectKind, TermOf } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { spaced, t } from '../../phrasing/text.ts'
import type { Prevented } from '../../tree/doing.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Expected, Person, Thing } from '../../tree/tree.ts'
import { counted, numeral, quantity } from './amounts.ts'

import { auf, before, group, inCase, inside, subject, von } from './grammar.ts'
import { card as cardWord, damageName, scoreArea, serversText, tag } from './names.ts'
import { accusative, dative, groupOf, thing } from './nouns.ts'

const card = (e: Expected, of: 'nominative' | 'accusative' | 'dative'): Text =>
  e.card === null ? inCase(group(cardWord), { is: 'a' }, of, false) : thing(e.card, of)
const server = (e: Expected): Text =>
  e.servers === null ? 'einen Server' : serversText(e.servers, 'accusative')
const fromServer = (e: Expected): Text =>
  e.servers === null ? 'einem Server' : serversText(e.servers, 'dative')
const subjunctive = (who: Person): Text => (who === 'you' ? 'würdest' : 'würde')

/** Somebody would do something. */
const act = (who: Person, rest: Text, infinitive: string, when: Text): Text =>
  spaced(subject(who), when, before(`${infinitive} ${subjunctive(who)}`, rest))
const done = (name: Text, rest: Text, when: Text): Text => spaced(name, when, rest)

const prices = { install: 'installieren', play: 'spielen', rez: 'rezzen' }
const isPriced = (kind: string | null): kind is keyof typeof prices => kind !== null && kind in prices

/** "… würde", after "wenn". */
export const would: Readonly<Record<TermOf<Awaited>, (e: Expected, when: Text) => Text>> = {
  damage: (e, when) => act(e.runner, damageName(e.kind), 'erleiden', when),
  tags: (e, when) => act(e.runner, 'Markierungen', 'nehmen', when),
  badPublicity: (e, when) => act(e.corp, 'schlechte Publicity', 'nehmen', when),
  trash: (e, when) =>
    e.by === null
      ? done(card(e, 'nominative'), 'zerstört würde', when)
      : act(e.by, card(e, 'accusative'), 'zerstören', when),
  uninstall: (e, when) => done(card(e, 'nominative'), 'deinstalliert würde', when),
  scoreArea: (e, when) => done(card(e, 'nominative'), t`${scoreArea(e.by)} hinzugefügt würde`, when),
  expose: (e, when) => done(card(e, 'nominative'), 'enthüllt würde', when),
  draw: (e, when) => act(e.by ?? 'you', 'Karten', 'ziehen', when),
  purge: (e, when) => act(e.by ?? e.corp, 'Virusmarker', 'löschen', when),
  endRun: (e, when) =>
    e.by === null
      ? done('der Run', 'enden würde', when)
      : act(e.by, e.thatRun === true ? 'jenen Run' : 'den Run', 'beenden', when),
  success: (e, when) =>
    done(
      e.thatRun ? 'jener Run' : e.servers === null ? 'ein Run' : t`ein Run auf ${server(e)}`,
      'für erfolgreich erklärt würde',
      when,
    ),
  approach(e, when) {
    const by = e.by ?? e.runner
    const told = act(by, t`${by === 'you' ? 'dich' : 'sich'} ${fromServer(e)}`, 'nähern', when)
    return t`${told} (nach allem ICE)`
  },
  breach: (e, when) => act(e.by ?? e.runner, t`in ${server(e)}`, 'eindringen', when),
  accessCards: (e, when) => act(e.by ?? e.runner, t`auf Karten aus ${fromServer(e)}`, 'zugreifen', when),
  access: (e, when) =>
    act(
      e.by ?? e.runner,
      t`${auf(card(e, 'accusative'))}${e.servers === null ? '' : t` ${inside(serversText(e.servers, 'dative'))}`}`,
      'zugreifen',
      when,
    ),
  subroutine: (e, when) =>
    done(t`eine Subroutine auf ${e.card === null ? 'einem ICE' : dative(e.card)}`, 'abgehandelt würde', when),
  trace: (_, when) => done('ein Trace', 'begonnen würde', when),
  price: (e, when) =>
    act(
      e.by ?? 'you',
      card(e, 'accusative'),
      isPriced(e.kind) ? prices[e.kind] : 'spielen oder installieren',
      when,
    ),
}

/** So many of the cards that could be trashed or exposed. */
function prevention({ amount, of }: Prevented): Text {
  if (of.card !== null && of.card.is !== 'any') return thing(of.card, 'genitive')
  const isMany = amount.count !== 1
  const noun = of.card === null ? { types: [], subtypes: [], traits: [] } : of.card.noun
  const cards = inCase(groupOf(noun, isMany), numeral(amount), 'dative', isMany)
  return t`von ${cards}${quantity(amount).tail}`
}

/** What "verhindere" takes: "1 Markierung", "allen Netzschaden". */
export function preventedText(what: Prevented): Text {
  const { effect, amount, of, first } = what
  const { count, tail } = quantity(amount)
  switch (effect) {
    case 'damage':
      if (first) return t`den ersten ${damageName(of.kind)} in diesem Zug`
      return t`${amount.count === 'all' ? 'allen' : count} ${damageName(of.kind)}${tail}`
    case 'tags':
      return counted(amount, tag)
    case 'badPublicity':
      return t`${count} schlechte Publicity${tail}`
    case 'trash':
    case 'trashing':
      return t`die Zerstörung ${prevention(what)}${of.by === null ? '' : t` durch ${{ you: 'dich', corp: 'den Konzern', runner: 'den Runner' }[of.by]}`}`
    case 'expose':
      return t`die Enthüllung ${prevention(what)}`
    case 'subroutine':
      return 'die Abhandlung der Subroutine'
    case 'endRun':
      return 'das Ende des Runs'
  }
}

/** What a value that an interrupt changes is called. */
export const value: Readonly<Record<Changeable['effect'], (e: Expected) => Text>> = {
  damage: e => t`die Menge an ${damageName(e.kind)}`,
  tags: () => 'die Anzahl der Markierungen',
  trace: () => 'die Grundstärke des Trace',
  price: () => 'der Preis',
}
/** The price alone is masculine. */
export const valueAccusative = (effect: Changeable['effect'], e: Expected): Text =>
  effect === 'price' ? 'den Preis' : value[effect](e)

/** "Anstatt …", for what a player does. */
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
  breach: e => t`anstatt in ${server(e)} einzudringen`,
  accessCards: () => 'anstatt auf Karten zuzugreifen',
  access: e => t`anstatt ${auf(card(e, 'accusative'))} zuzugreifen`,
}

export interface Imminent {
  readonly amount: number
  readonly kind: string | null
  readonly card: Thing | null
}
const of = (name: string) => (e: Imminent) => (e.card === null ? name : t`${name} ${von(dative(e.card))}`)

/** What is about to happen, in a few words for a player who watches. */
export const imminent: Readonly<Record<TermOf<EffectKind>, (e: Imminent) => Text>> = {
  damage: e => t`${e.amount} ${damageName(e.kind)}`,
  tags: e => counted({ count: e.amount }, tag),
  badPublicity: e => t`${e.amount} schlechte Publicity`,
  trash: of('die Zerstörung'),
  uninstall: of('die Deinstallation'),
  scoreArea: e =>
    t`das Hinzufügen ${e.card === null ? 'einer Karte' : t`${von(dative(e.card))}`} zu einem Punktebereich`,
  expose: of('die Enthüllung'),
  draw: e => t`das Ziehen von ${counted({ count: e.amount }, cardWord, 'dative')}`,
  purge: () => 'das Löschen der Virusmarker',
  endRun: () => 'das Ende des Runs',
  success: () => 'der Erfolg des Runs',
  approach: () => 'die Annäherung an den Server',
  breach: () => 'das Eindringen',
  accessCards: () => 'der Zugriff auf Karten',
  access: e => (e.card === null ? 'der Zugriff' : t`der Zugriff ${auf(accusative(e.card))}`),
  subroutine: e => t`die Abhandlung einer Subroutine${e.card === null ? '' : t` auf ${dative(e.card)}`}`,
  trace: e => t`ein Trace der Stärke ${e.amount}`,
  price: ({ amount, kind, card: it }) =>
    t`die Kosten, um ${it === null ? 'eine Karte' : accusative(it)} zu ${isPriced(kind) ? prices[kind] : 'spielen oder zu installieren'}${amount === 0 ? '' : t`, ${Math.abs(amount)}[credit] ${amount < 0 ? 'weniger' : 'mehr'}`}`,
  instead: () => 'eine Ersetzung',
}
