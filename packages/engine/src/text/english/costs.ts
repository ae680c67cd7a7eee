import type { Purpose } from '../../language/costs.ts'
import type { CounterKind, DamageKind } from '../../state/names.ts'
import type { Person, Phrase, Quantity } from '../phrases.ts'
import { act, clicks, counted, doing, list, noun, symbols } from './grammar.ts'
import { nouns } from './nouns.ts'

/** Items of a cost. `icon` is how it stands before a colon; the phrase how somebody is told to pay it. */
export const costs = {
  clicks: (amount: Quantity) => clicks(amount),
  credits: (amount: Quantity) => symbols(amount, '[credit]'),
  creditsFrom: (amount: Quantity, from: string) => `${symbols(amount, '[credit]')} from ${from}`,
  X: (most: string | null) => (most === null ? 'X[credit]' : `X[credit] (no more than ${most})`),
  trashThis: '[trash]',
  hostedCounters: (counter: CounterKind, amount: Quantity) => {
    const hosted = nouns.each.hostedCounter(counter)
    return amount.count === '1' && amount.tail === '' ? hosted.one : counted(amount, hosted)
  },
  spend: (who: Person, what: string): Phrase => act(who, 'pay', what),
  spendClicks: (who: Person, amount: Quantity): Phrase => act(who, 'spend', clicks(amount)),
  loseClicks: (who: Person, amount: Quantity): Phrase => act(who, 'lose', clicks(amount)),
  trash: (who: Person, cards: string): Phrase => act(who, 'trash', cards),
  forfeit: (who: Person, cards: string): Phrase => act(who, 'forfeit', cards),
  remove: (who: Person, card: string): Phrase => act(who, 'remove', `${card} from the game`),
  counters: (who: Person, counter: CounterKind, amount: Quantity, from: string | null): Phrase => {
    const hosted =
      counter === 'credit'
        ? symbols(amount, '[credit]')
        : counted(amount, from === null ? nouns.each.hostedCounter(counter) : nouns.counters[counter])
    const rest =
      from === null ? (counter === 'credit' ? `${hosted} from this card` : hosted) : `${hosted} from ${from}`
    return act(who, 'remove', rest)
  },
  damage: (who: Person, damage: DamageKind, amount: Quantity): Phrase =>
    act(who, 'suffer', nouns.damage(damage, amount)),
  takeTags: (who: Person, amount: Quantity): Phrase => act(who, 'take', counted(amount, noun('tag'))),
  removeTags: (who: Person, amount: Quantity): Phrase => act(who, 'remove', counted(amount, noun('tag'))),
  takeBadPublicity: (who: Person, amount: Quantity): Phrase =>
    act(who, 'take', counted(amount, nouns.counters.badPublicity)),
  reveal: (who: Person, cards: string): Phrase => act(who, 'reveal', cards),
  covers: (who: Person, credits: string): Phrase => act(who, 'pay', `${credits} less`),
  asUsual: 'pay as usual',
  all: (items: readonly string[]): string => items.join(', '),
  either: (ways: readonly string[]): string => ways.join(' or '),
  and: (items: readonly string[]): string => list(items, 'and'),
  nothing: '0[credit]',
}

const doingTo =
  (verb: string, what = 'cards') =>
  (cards: string | null): string =>
    `${doing(verb)} ${cards ?? what}`

/** "Use these credits to pay for …" */
export const purposes: Readonly<Record<Purpose, (cards: string | null) => string>> = {
  install: doingTo('install'),
  play: doingTo('play'),
  rez: doingTo('rez'),
  use: doingTo('use'),
  trash: doingTo('trash'),
  steal: doingTo('steal', 'agendas'),
  score: doingTo('score', 'agendas'),
  run: () => 'making runs',
  trace: () => 'traces',
  bid: () => 'secret spending',
  removeTag: () => 'the basic action to remove 1 tag',
  advance: doingTo('advance'),
  trashResource: () => 'trashing resources',
  access: doingTo('access'),
  jackOut: () => 'jacking out',
  nested: () => 'effects',
}
