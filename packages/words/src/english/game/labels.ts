import type { OptionKind } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { brief, capital, joined, t, textOf } from '../../phrasing/text.ts'
import type { Agreement, Distinction, Offered, Price, Spoken } from '../../tree/language.ts'
import { quantity, units } from './amounts.ts'

import { serverText } from './names.ts'
import { thing } from './nouns.ts'
import { payment, payments, sayingText } from './saying.ts'

const at = (o: Offered): Text =>
  o.server === null
    ? ''
    : o.protects
      ? t` protecting ${serverText(o.server)}`
      : t` in ${serverText(o.server)}`

/** A position of ice, counted from the server. */
const nth = (position: number): Text =>
  position === 0 ? 'innermost position' : t`position ${position + 1} from the server`

function distinction(of: Distinction): Text {
  switch (of.by) {
    case 'server':
      return serverText(of.server)
    case 'position':
      return nth(of.nth)
    case 'host':
      return t`hosted on ${thing(of.host)}`
    case 'counters': {
      const text = units(of.counter, quantity({ count: of.count }))
      // Credits on a card are not to be taken for a price.
      return of.counter === 'credit' ? t`${text} on it` : text
    }
  }
}

const server = (o: Offered): Text => (o.server === null ? 'A server' : serverText(o.server))
const title = (o: Offered): Text => thing(o.card)
/** The card, as it is told from others with its title. */
const card = (o: Offered): Text =>
  o.apart.length === 0 ? title(o) : t`${title(o)} (${joined(o.apart.map(distinction), ', ')})`
const cards = (o: Offered): Text => joined(o.cards.map(thing), ', ')
const effect = (o: Offered): Text =>
  joined([...(o.hasSource ? [card(o)] : []), ...(o.does === null ? [] : [sayingText(o.does)])], ': ') ||
  'Do it'

const declined: Readonly<Record<Agreement, string>> = {
  price: 'Do not pay',
  theft: 'Do not steal it',
  text: 'Do not do it',
  access: 'Not in this breach',
  effect: 'Do not apply it',
}

function agreed(o: Offered): Text {
  if (o.does !== null) return brief(sayingText(o.does), 'Do it')
  return o.agreement === 'access' ? 'It may be accessed' : 'Yes'
}

/** What a button says. */
const options: Readonly<Record<OptionKind, (o: Offered) => Text>> = {
  pass: () => 'Pass',
  keep: () => 'Keep this hand',
  mulligan: () => 'Take a mulligan',
  gainCredit: () => 'Gain 1[credit]',
  drawCard: () => 'Draw 1 card',
  install: o => t`Install ${title(o)}`,
  play: o => t`Play ${title(o)}`,
  advance: o => t`Advance ${card(o)}${at(o)}`,
  run: o => t`Run ${o.server === null ? 'a server' : serverText(o.server)}`,
  removeTag: () => 'Remove 1 tag',
  trashResource: o => t`Trash ${card(o)}`,
  purge: () => 'Purge virus counters',
  useAbility: effect,
  rez: o => t`Rez ${card(o)}${at(o)}`,
  score: o => t`Score ${card(o)}`,
  trigger: o => (o.cards.length === 0 ? effect(o) : t`${effect(o)} (for ${cards(o)})`),
  access: o =>
    o.fromHidden === null ? t`Access ${title(o)}${at(o)}` : t`Access a card from ${serverText(o.fromHidden)}`,
  steal: o => t`Steal ${title(o)}`,
  trashAccessed: o => t`Trash ${title(o)}`,
  jackOut: () => 'Jack out',
  continue: () => 'Continue',
  yes: agreed,
  no: o => (o.agreement === null ? 'No' : declined[o.agreement]),
  card: o => t`${card(o)}${at(o)}`,
  cards: o => (o.cards.length === 0 ? 'No cards' : cards(o)),
  server,
  newRemote: () => 'A new remote server',
  serverFaceup: o => t`${server(o)}, faceup`,
  newRemoteFaceup: () => 'A new remote server, faceup',
  subroutine: o => (o.does === null ? t`Subroutine ${(o.index ?? 0) + 1}` : sayingText(o.does)),
  effect,
  position: o => capital(nth(o.index === 0 ? 0 : (o.position ?? o.index ?? 0))),
  host: o => t`On ${card(o)}`,
  noHost: () => 'On no host',
  word: o => o.key ?? '',
  pay: o => (o.pays.length > 0 ? capital(payments(o.pays)) : (o.key ?? 'Pay')),
  more: o => t`More than ${o.index ?? 0}`,
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
  inVain: (label: Spoken): Text => t`${textOf(label)} – nothing would come of it`,
  noAbility: 'Use no ability',
  nothing: 'Do nothing with it',
}
