import type { Definition, Definitions } from '@paydata/engine'
import type { Dice } from '../bot.ts'
import { shuffled } from '../dice.ts'
import { breaksOf } from '../reading/breaking.ts'
import { definitionOf } from '../reading/meaning.ts'
import { kinds } from '../reasons/facts.ts'
import { isBroken } from '../sensible/running.ts'
import type { Possible } from './possible.ts'
import { influenceOf } from './possible.ts'

type CardType = Definition['printed']['type']

/** How many in a hundred cards of a deck are of each type, agendas aside: on average in those that are ready to be played. */
const usual: Partial<Record<CardType, number>> = {
  ice: 38,
  operation: 20,
  asset: 18,
  upgrade: 4,
  event: 38,
  program: 29,
  resource: 22,
  hardware: 11,
}

/** Of so many new cards one is of another faction, as long as there is influence for it. */
const perForeign = 7
/** CR 1.4.7, unless the card says otherwise. */
const copies = 3

/** What a deck needs in agenda points (CR 1.4.6). */
const pointsFor = (size: number): number => 2 * (Math.floor(size / 5) + 1)

/**
 * Cards with which those that were seen are a deck of so many: of the identity's faction, or for its influence, three copies of most,
 * agendas for as many points as there must be, and something to break each kind of ice.
 */
export function madeDeck(
  seen: readonly string[],
  missing: number,
  possible: Possible,
  definitions: Definitions,
  dice: Dice,
): string[] {
  const deck = new Deck(seen, missing, possible, definitions, dice)
  deck.addAgendas()
  deck.addBreakers()
  deck.addCopies()
  deck.fill()
  return deck.added
}

class Deck {
  readonly added: string[] = []
  private readonly counts = new Map<string, number>()
  private readonly types = new Map<CardType, number>()
  private influence: number
  private points = 0

  constructor(
    private readonly seen: readonly string[],
    private readonly missing: number,
    private readonly possible: Possible,
    private readonly definitions: Definitions,
    private readonly dice: Dice,
  ) {
    this.influence = possible.identity?.influenceLimit ?? Number.POSITIVE_INFINITY
    for (const title of seen) this.count(definitionOf(definitions, title))
  }

  private count({ is, printed }: Definition): void {
    this.counts.set(is, (this.counts.get(is) ?? 0) + 1)
    this.types.set(printed.type, (this.types.get(printed.type) ?? 0) + 1)
    this.influence -= influenceOf(printed, this.possible.identity) ?? 0
    this.points += printed.points ?? 0
  }

  private get room(): number {
    return this.missing - this.added.length
  }

  private copiesLeft({ is, printed }: Definition): number {
    const influence = influenceOf(printed, this.possible.identity) ?? 0
    const paid = influence === 0 ? copies : Math.floor(this.influence / influence)
    return Math.min(this.room, paid, (printed.limit ?? copies) - (this.counts.get(is) ?? 0))
  }

  private add(card: Definition, most: number): void {
    for (let left = Math.min(most, this.copiesLeft(card)); left > 0; left--) {
      this.added.push(card.is)
      this.count(card)
    }
  }

  /** One of the cards that pass and of which there can be more. */
  private draw(passes: (card: Definition) => boolean): Definition | undefined {
    const { own, foreign } = this.possible
    const isForeign = this.dice(perForeign) === 0
    for (const list of isForeign ? [foreign, own] : [own, foreign]) {
      const fit = list.filter(card => passes(card) && this.copiesLeft(card) > 0)
      if (fit.length > 0) return fit[this.dice(fit.length)]
    }
    return undefined
  }

  /** As many points as there must be, or one more. */
  addAgendas(): void {
    const needed = pointsFor(this.seen.length + this.missing)
    const worth = ({ printed }: Definition): number =>
      printed.type === 'agenda' ? (printed.points ?? 0) : Number.NaN
    const fits = (card: Definition): boolean => worth(card) > 0 && this.points + worth(card) <= needed + 1
    const addAll = (card: Definition): void => {
      while (this.points < needed && fits(card) && this.copiesLeft(card) > 0) this.add(card, 1)
    }
    // Whoever plays an agenda plays more of it.
    for (const card of this.seenCards()) addAll(card)
    while (this.points < needed) {
      const card = this.draw(fits)
      if (card === undefined) return
      addAll(card)
    }
  }

  addBreakers(): void {
    if (this.possible.identity?.side !== 'runner') return
    for (const kind of kinds) {
      const here = [...this.counts.keys()].map(title => breaksOf(definitionOf(this.definitions, title)))
      if (isBroken(kind, here)) continue
      const card = this.draw(each => each.printed.type === 'program' && isBroken(kind, [breaksOf(each)]))
      if (card !== undefined) this.add(card, 2)
    }
  }

  /** More copies of about half of what was seen. */
  addCopies(): void {
    for (const card of this.seenCards())
      if (card.printed.type !== 'agenda' && this.dice(2) === 0) this.add(card, copies)
  }

  fill(): void {
    while (this.room > 0) {
      const type = this.typeInNeed()
      const isOther = ({ printed }: Definition): boolean => printed.type !== 'agenda'
      const card = this.draw(({ printed }) => printed.type === type) ?? this.draw(isOther) ?? this.anyCard()
      if (card === undefined) return
      if (this.copiesLeft(card) > 0) this.add(card, copies)
      // There are too few cards for a deck, so it has more of each.
      else this.added.push(card.is)
    }
  }

  /** By chance, the likelier the more of it is missing. */
  private typeInNeed(): CardType | undefined {
    const size = this.seen.length + this.missing
    const needs = [...new Set(this.possible.own.map(({ printed }) => printed.type))].map(type => ({
      type,
      need: Math.max(0, Math.round(((usual[type] ?? 0) * size) / 100) - (this.types.get(type) ?? 0)),
    }))
    let drawn = this.dice(
      Math.max(
        1,
        needs.reduce((sum, { need }) => sum + need, 0),
      ),
    )
    for (const { type, need } of needs) {
      if (drawn < need) return type
      drawn -= need
    }
    return undefined
  }

  private anyCard(): Definition | undefined {
    const { legal, all } = this.possible
    const among = legal.length > 0 ? legal : all
    return among[this.dice(Math.max(1, among.length))]
  }

  /** Each of them once, in any order. */
  private seenCards(): readonly Definition[] {
    const titles = shuffled([...new Set(this.seen)], this.dice)
    return titles.map(title => definitionOf(this.definitions, title))
  }
}
