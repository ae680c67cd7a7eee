import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import type { Deed, DeedName } from '../../tree/doing.ts'
import type { Amount, Person } from '../../tree/tree.ts'
import { clicks, counted, figure, quantity, symbols, units } from './amounts.ts'

import { auf, names, subject, von } from './grammar.ts'
import { regular, verb } from './inflection.ts'
import { card, counters, damages, tag } from './names.ts'
import { accusative, dative, manyText } from './nouns.ts'
import type { Phrase } from './phrases.ts'
import { act, stated } from './phrases.ts'
import { draw, gain, give, lose, move, pay, place, remove, spend, take } from './verbs.ts'

const credits = (amount: Amount): Text => symbols(amount, '[credit]')
/** What the amount is for follows what is moved where. */
function apart(amount: Amount): readonly [Amount, Text] {
  const { count, from, ...rest } = amount
  return [from === undefined ? { count } : { count, from }, quantity({ count, ...rest }).tail]
}
const damage = (kind: keyof typeof damages, { plus, ...amount }: Amount): Text => {
  const { count, tail } = quantity(amount)
  const much = t`${count} ${damages[kind]}${tail}`
  return plus === undefined ? much : t`${much} plus ${damage(kind, plus)}`
}
const my = (who: Person | null, ending: string): Text =>
  who === null || who === 'you' ? t`dein${ending}` : t`sein${ending}`

const clickNext = ({ who, amount, fewer }: Deed<'haveClicksNextTurn'>): Phrase => {
  const { count, tail } = quantity(amount)
  const rest = t`in ${my(who, 'em')} nächsten Zug ${count}[click] ${fewer ? 'weniger' : 'mehr'} zur Verfügung${tail}`
  return stated(subject(who ?? 'you'), who === null || who === 'you' ? 'hast' : 'hat', rest)
}

/** What each deed says. */
export type Deeds = { readonly [Name in DeedName]: (d: Deed<Name>) => Phrase }

/** What is gained, lost, given, and put on cards. */
export const supplies = {
  gainCredits: ({ who, amount, equalTo }) =>
    act(
      who,
      gain,
      equalTo === undefined ? credits(amount) : t`Credits entsprechend ${figure(equalTo, 'dative')}`,
    ),
  loseCredits: d =>
    act(
      d.who,
      lose,
      d.amount.count === 'all' ? t`alle Credits in ${my(d.who, 'em')} Creditvorrat` : credits(d.amount),
    ),
  takeCredits: d => {
    const [amount, tail] = apart(d.amount)
    return act(d.who, take, t`${credits(amount)} ${von(dative(d.from))}${tail}`)
  },
  payCredits: d =>
    act(d.who, pay, t`${credits(d.amount)}${d.from === null ? '' : t` von ${manyText(d.from, 'dative')}`}`),
  payOnlyFrom: d => act(null, spend, t`dafür nur Credits von ${manyText(d.from, 'dative')}`),
  payLess: d => act(d.who, pay, t`${credits(d.amount)} weniger`),
  payMore: d => act(d.who, pay, t`${credits(d.amount)} mehr`),
  payX: d => act(d.who, pay, d.most === null ? 'X[credit]' : t`X[credit] (höchstens ${figure(d.most)})`),
  gainClicks: d => act(d.who, gain, clicks(d.amount)),
  haveClicksNextTurn: clickNext,
  loseClicks: d => act(d.who, lose, clicks(d.amount)),
  spendClicks: d => act(d.who, spend, clicks(d.amount)),
  draw: d => act(d.who, draw, counted(d.amount, card)),
  doDamage: d => act(d.who, regular('zu|fügen'), damage(d.kind, d.amount)),
  sufferDamage: d => act(d.who, verb('erleiden', 'erleide', 'erleidet'), damage(d.kind, d.amount)),
  cannotBePrevented: d =>
    stated(d.what === 'damage' ? 'dieser Schaden' : 'diese Zerstörung', 'kann', 'nicht verhindert werden'),
  giveTags: d =>
    act(d.who, give, t`${d.again === true ? 'ihm' : names[d.to].dative} ${counted(d.amount, tag)}`),
  takeTags: d => act(d.who, take, counted(d.amount, tag)),
  removeTags: d => act(d.who, remove, counted(d.amount, tag)),
  giveBadPublicity: d =>
    act(d.who, give, t`${names[d.to].dative} ${counted(d.amount, counters.badPublicity)}`),
  takeBadPublicity: d => act(d.who, take, counted(d.amount, counters.badPublicity)),
  takeHostedBadPublicity: d => act(d.who, take, 'alle gehostete schlechte Publicity'),
  hostBadPublicity: d => {
    const [amount, tail] = apart(d.amount)
    const much = t`${quantity(amount).count} ${my(d.who, 'er')} schlechten Publicity`
    return act(d.who, regular('hosten'), t`${much} auf ${dative(d.on)}${tail}`)
  },
  removeBadPublicity: d => act(d.who, remove, counted(d.amount, counters.badPublicity)),
  placeCounters: d => {
    const [amount, tail] = apart(d.amount)
    // Each of several gets as much: "je 1 Virusmarker auf 2 Programme".
    const [each, on] = d.on.is === 'eachOf' ? ['je ', d.on.of] : ['', d.on]
    return act(d.who, place, t`${each}${units(d.counter, amount)} ${auf(accusative(on))}${tail}`)
  },
  load: d => {
    const [amount, tail] = apart(d.amount)
    return act(
      d.who,
      verb('laden', 'lade', 'lädt', 'lädst'),
      t`${units(d.counter, amount)} ${auf(accusative(d.on))}${tail}`,
    )
  },
  removeCounters: ({ who, counter: kind, amount: much, from }) => {
    const [amount, tail] = apart(much)
    const isHosted = from === null && kind !== 'credit'
    const what = isHosted ? counted(amount, counters[kind], 'accusative', 'gehostet') : units(kind, amount)
    const where = from !== null ? t` ${von(dative(from))}` : kind === 'credit' ? ' von dieser Karte' : ''
    return act(who, remove, t`${what}${where}${tail}`)
  },
  moveCounters: d => {
    const [amount, tail] = apart(d.amount)
    return act(
      d.who,
      move,
      t`${units(d.counter, amount)} ${von(dative(d.from))} ${auf(accusative(d.to))}${tail}`,
    )
  },
} satisfies Partial<Deeds>
