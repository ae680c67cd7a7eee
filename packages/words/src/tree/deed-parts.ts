import type {
  AddTo,
  Cards,
  CardsOrRandom,
  ChangeEntry,
  ChangeExpected,
  PlaceCounters,
  Prevent,
} from '@paydata/engine/language'
import { isOfFirst, termIn } from '@paydata/engine/language'
import { figure, quantity } from './amounts.ts'
import type { Clause } from './clauses.ts'
import type { Deed } from './doing.ts'
import { expectedOf } from './events.ts'
import { cards, without } from './nouns.ts'
import { zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { one, pronounOf } from './references.ts'
import { ownerOf } from './terms.ts'
import type { Thing, Amount as Told, Trait } from './tree.ts'

/** What counts much is told after the choice: "choose 1 card. Place 1 counter on that card for each …". */
export function placed(r: Reading, { on }: PlaceCounters, deed: Deed<'placeCounters'>): readonly Clause[] {
  if (deed.amount.forEach === undefined || deed.on.is !== 'some' || typeof on !== 'object' || !('as' in on))
    return [deed]
  return [
    { say: 'chooseCards', who: 'you', cards: deed.on },
    { ...deed, on: one(r, { the: on.as }) },
  ]
}

export const prevention = (
  { unpreventable }: { readonly unpreventable?: boolean | undefined },
  what: 'damage' | 'trash',
): readonly Deed[] => (unpreventable === true ? [{ say: 'cannotBePrevented', who: null, what }] : [])

export const plainly = (said: 'rezzed' | 'unrezzed', of: Cards): Cards =>
  typeof of === 'object' && 'choose' in of ? without(said, of) : of

/** Only what is installed and unrezzed can be exposed (CR 1.21.4). */
export const exposed = (these: Thing): Thing =>
  these.is !== 'some'
    ? these
    : {
        ...these,
        noun: { ...these.noun, traits: these.noun.traits.filter(each => !goesWithoutSaying(each)) },
      }
const goesWithoutSaying = (trait: Trait): boolean =>
  trait.trait === 'quality' && (trait.quality === 'installed' || trait.quality === 'unrezzed')

export function addToClause(r: Reading, i: AddTo): Clause {
  const who = person(r, i.by)
  const these = cards(r, i.cards, who)
  const add: Deed<'addTo'> = {
    say: 'addTo',
    who,
    cards: i.reveal ? pronounOf(these) : these,
    to: i.to,
    owner: ownerOf(r, i.cards),
    facedown: i.facedown === true,
  }
  return i.reveal ? { say: 'and', of: [{ say: 'reveal', who, cards: these }, add] } : add
}

export function preventClause(r: Reading, i: Prevent): Deed {
  const amount: Told = i.amount === 'all' ? { count: 'all' } : quantity(r, i.amount)
  const isFirst = isOfFirst(r.edition)
  const what = i.of.map(of => ({
    effect: isFirst && of.effect === 'trash' ? ('trashing' as const) : of.effect,
    amount,
    of: expectedOf(r, of),
  }))
  // Tags are avoided, and anything else is prevented (Core rulebook, Prevent or Avoid).
  return {
    say: isFirst && i.of.every(({ effect }) => effect === 'tags') ? 'avoid' : 'prevent',
    who: 'you',
    what,
  }
}

const changesEntry = (change: ChangeExpected): change is ChangeEntry => 'counters' in change.to

export function changeClause(r: Reading, change: ChangeExpected): Deed {
  if (changesEntry(change)) {
    const { counters, amount } = change.to
    return { say: 'addedWith', who: null, counter: termIn(r.edition, counters), amount: quantity(r, amount) }
  }
  const { of, to } = change
  const who = 'you'
  const value = { effect: of.effect, of: expectedOf(r, of) }
  if ('kind' in to) return { say: 'changeKind', who: null, value, kind: termIn(r.edition, to.kind) }
  if ('set' in to) return { say: 'set', who: null, value, to: figure(r, to.set) }
  const isLess = typeof to.add === 'number' && to.add < 0
  const amount = quantity(r, typeof to.add === 'number' ? Math.abs(to.add) : to.add)
  if (of.effect === 'price') return { say: isLess ? 'payLess' : 'payMore', who, amount }
  return { say: isLess ? 'reduce' : 'increase', who, value, amount }
}

/** All cards of a hand are told as the hand. */
export function wholeHand(r: Reading, of: CardsOrRandom): Thing | null {
  if (typeof of !== 'object' || !('all' in of)) return null
  const { from, where } = of.all
  return (from === 'grip' || from === 'hq') && where.length === 0
    ? { is: 'zone', zone: zoneName(r, from) }
    : null
}
