import type { OptionKind } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { brief, capital, joined, t, textOf } from '../../phrasing/text.ts'
import type { Agreement, Distinction, Offered, Price, Spoken } from '../../tree/language.ts'
import type { ServerName } from '../../tree/tree.ts'
import { units } from './amounts.ts'

import { serverText, wordName } from './names.ts'
import { thing } from './nouns.ts'
import { payment, payments, sayingText } from './saying.ts'

const at = (o: Offered): Text =>
  o.server === null ? '' : t` ${o.protects ? 'vor' : 'in'} ${serverText(o.server, 'dative')}`

/** A position of ice, counted from the server. */
const nth = (position: number): Text =>
  position === 0 ? 'innerste Position' : t`Position ${position + 1} vom Server aus`

/** A server by its name alone. */
const serverName = (of: ServerName): Text => (of === 'archives' ? 'Archiv' : serverText(of, 'nominative'))

function distinction(of: Distinction): Text {
  switch (of.by) {
    case 'server':
      return serverName(of.server)
    case 'position':
      return nth(of.nth)
    case 'host':
      return t`auf ${thing(of.host, 'dative')}`
    case 'counters': {
      const text = units(of.counter, { count: of.count })
      // Credits on a card are not to be taken for a price.
      return of.counter === 'credit' ? t`${text} darauf` : text
    }
  }
}

const title = (o: Offered): Text => thing(o.card, 'accusative')
/** The card, as it is told from others with its title. */
const card = (o: Offered): Text =>
  o.apart.length === 0 ? title(o) : t`${title(o)} (${joined(o.apart.map(distinction), ', ')})`
const cards = (o: Offered): Text =>
  joined(
    o.cards.map(each => thing(each, 'nominative')),
    ', ',
  )
const effect = (o: Offered): Text =>
  joined([...(o.hasSource ? [card(o)] : []), ...(o.does === null ? [] : [sayingText(o.does)])], ': ') ||
  'Ausführen'

const declined: Readonly<Record<Agreement, string>> = {
  price: 'Nicht bezahlen',
  theft: 'Nicht stehlen',
  text: 'Nicht ausführen',
  access: 'Nicht bei diesem Eindringen',
  effect: 'Nicht anwenden',
}

function agreed(o: Offered): Text {
  if (o.does !== null) return brief(sayingText(o.does), 'Ausführen')
  return o.agreement === 'access' ? 'Zugriff erlauben' : 'Ja'
}

/** What a button says. */
const options: Readonly<Record<OptionKind, (o: Offered) => Text>> = {
  pass: () => 'Passen',
  keep: () => 'Diese Hand behalten',
  mulligan: () => 'Mulligan nehmen',
  gainCredit: () => '1[credit] erhalten',
  drawCard: () => '1 Karte ziehen',
  install: o => t`${capital(title(o))} installieren`,
  play: o => t`${capital(title(o))} spielen`,
  advance: o => t`${capital(card(o))}${at(o)} vorantreiben`,
  run: o => t`Run auf ${o.server === null ? 'einen Server' : serverText(o.server, 'accusative')}`,
  removeTag: () => '1 Markierung entfernen',
  trashResource: o => t`${capital(card(o))} zerstören`,
  purge: () => 'Virusmarker löschen',
  useAbility: effect,
  rez: o => t`${capital(card(o))}${at(o)} rezzen`,
  score: o => t`${capital(card(o))} werten`,
  trigger: o => (o.cards.length === 0 ? effect(o) : t`${effect(o)} (für ${cards(o)})`),
  access: o =>
    o.fromHidden === null
      ? t`Auf ${title(o)}${at(o)} zugreifen`
      : t`Auf eine Karte aus ${serverText(o.fromHidden, 'dative')} zugreifen`,
  steal: o => t`${capital(title(o))} stehlen`,
  trashAccessed: o => t`${capital(title(o))} zerstören`,
  jackOut: () => 'Ausloggen',
  continue: () => 'Weiter',
  yes: agreed,
  no: o => (o.agreement === null ? 'Nein' : declined[o.agreement]),
  card: o => capital(t`${card(o)}${at(o)}`),
  cards: o => (o.cards.length === 0 ? 'Keine Karten' : cards(o)),
  server: o => (o.server === null ? 'Ein Server' : serverName(o.server)),
  newRemote: () => 'Ein neuer entfernter Server',
  serverFaceup: o => t`${o.server === null ? 'Ein Server' : serverName(o.server)}, offen`,
  newRemoteFaceup: () => 'Ein neuer entfernter Server, offen',
  subroutine: o => (o.does === null ? t`Subroutine ${(o.index ?? 0) + 1}` : sayingText(o.does)),
  effect,
  position: o => capital(nth(o.index === 0 ? 0 : (o.position ?? o.index ?? 0))),
  host: o => t`Auf ${card(o)}`,
  noHost: () => 'Auf keinen Host',
  word: o => (o.key === null || o.key === undefined ? '' : wordName(o.key)),
  pay: o => (o.pays.length > 0 ? capital(payments(o.pays)) : (o.key ?? 'Bezahlen')),
  more: o => t`Mehr als ${o.index ?? 0}`,
}

export function priceText(price: Price): Text {
  if ('clicks' in price) return '[click]'.repeat(price.clicks)
  return 'credits' in price ? t`${price.credits}[credit]` : payment(price.pay)
}

export const labels = {
  options,
  price: priceText,
  withCost: (label: Spoken, prices: readonly Price[]): Text =>
    t`${textOf(label)} (${joined(prices.map(priceText), ', ')})`,
  inVain: (label: Spoken): Text => t`${textOf(label)} – es käme nichts dabei heraus`,
  noAbility: 'Keine Fähigkeit einsetzen',
  nothing: 'Nichts damit tun',
}
