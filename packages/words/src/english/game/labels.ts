import type { OptionKind } from '@paydata/engine/language'
import type { Distinction, Offered, Price } from '../../tree/language.ts'
import { quantity, units } from './amounts.ts'
import { capital } from './grammar.ts'
import { serverText } from './names.ts'
import { thing } from './nouns.ts'
import { payment, payments, sayingText } from './saying.ts'

const at = (o: Offered): string =>
  o.server === null ? '' : o.protects ? ` protecting ${serverText(o.server)}` : ` in ${serverText(o.server)}`

/** A position of ice, counted from the server. */
const nth = (position: number): string =>
  position === 0 ? 'innermost position' : `position ${position + 1} from the server`

function distinction(of: Distinction): string {
  switch (of.by) {
    case 'server':
      return serverText(of.server)
    case 'position':
      return nth(of.nth)
    case 'host':
      return `hosted on ${thing(of.host)}`
    case 'counters': {
      const text = units(of.counter, quantity({ count: of.count }))
      // Credits on a card are not to be taken for a price.
      return of.counter === 'credit' ? `${text} on it` : text
    }
  }
}

const server = (o: Offered): string => (o.server === null ? 'A server' : serverText(o.server))
const title = (o: Offered): string => thing(o.card)
/** The card, as it is told from others with its title. */
const card = (o: Offered): string =>
  o.apart.length === 0 ? title(o) : `${title(o)} (${o.apart.map(distinction).join(', ')})`
const cards = (o: Offered): string => o.cards.map(thing).join(', ')
const effect = (o: Offered): string =>
  [...(o.hasSource ? [card(o)] : []), ...(o.does === null ? [] : [sayingText(o.does)])].join(': ') || 'Do it'

/** What a button says. */
const options: Readonly<Record<OptionKind, (o: Offered) => string>> = {
  pass: () => 'Pass',
  keep: () => 'Keep this hand',
  mulligan: () => 'Take a mulligan',
  gainCredit: () => 'Gain 1[credit]',
  drawCard: () => 'Draw 1 card',
  install: o => `Install ${title(o)}`,
  play: o => `Play ${title(o)}`,
  advance: o => `Advance ${card(o)}${at(o)}`,
  run: o => `Run ${o.server === null ? 'a server' : serverText(o.server)}`,
  removeTag: () => 'Remove 1 tag',
  trashResource: o => `Trash ${card(o)}`,
  purge: () => 'Purge virus counters',
  useAbility: effect,
  rez: o => `Rez ${card(o)}${at(o)}`,
  score: o => `Score ${card(o)}`,
  trigger: o => (o.cards.length === 0 ? effect(o) : `${effect(o)} (for ${cards(o)})`),
  access: o =>
    o.fromHidden === null ? `Access ${title(o)}${at(o)}` : `Access a card from ${serverText(o.fromHidden)}`,
  steal: o => `Steal ${title(o)}`,
  trashAccessed: o => `Trash ${title(o)}`,
  jackOut: () => 'Jack out',
  continue: () => 'Continue',
  yes: () => 'Yes',
  no: () => 'No',
  card: o => `${card(o)}${at(o)}`,
  cards: o => (o.cards.length === 0 ? 'No cards' : cards(o)),
  server,
  newRemote: () => 'A new remote server',
  serverFaceup: o => `${server(o)}, faceup`,
  newRemoteFaceup: () => 'A new remote server, faceup',
  subroutine: o => (o.does === null ? `Subroutine ${(o.index ?? 0) + 1}` : sayingText(o.does)),
  effect,
  position: o => capital(nth(o.index === 0 ? 0 : (o.position ?? o.index ?? 0))),
  host: o => `On ${card(o)}`,
  noHost: () => 'On no host',
  word: o => o.key ?? '',
  pay: o => (o.pays.length > 0 ? capital(payments(o.pays)) : (o.key ?? 'Pay')),
  more: o => `More than ${o.index ?? 0}`,
}

export function priceText(price: Price): string {
  if ('clicks' in price) return '[click]'.repeat(price.clicks)
  return 'credits' in price ? `${price.credits}[credit]` : payment(price.pay)
}

export const labels = {
  options,
  price: priceText,
  withCost: (label: string, prices: readonly Price[]): string =>
    `${label} (${prices.map(priceText).join(', ')})`,
  inVain: (label: string): string => `${label} – nothing would come of it`,
  noAbility: 'Use no ability',
  nothing: 'Do nothing with it',
}
