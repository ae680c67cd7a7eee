import type { Definition, Game, Option, What } from '@paydata/engine'
import { refusedFor } from '@paydata/engine'
import type { Deed } from './deeds.ts'
import { cardOf, deedsOf, pathOf } from './deeds.ts'

/** What an option does to the card it names. */
const doneBy: Readonly<Partial<Record<Option['does'], string>>> = {
  install: 'installed',
  play: 'played',
  rez: 'rezzed',
  score: 'scored',
  steal: 'stolen',
}

const byAbility: ReadonlySet<What> = new Set<What>(['abilityUsed', 'abilityTriggered'])

/** The ability that a path leads into. */
const abilityIn = (path: string): string => path.split('/', 2).join('/')

/** Paths of the abilities of each card. */
type Paths = ReadonlyMap<string, readonly string[]>
type Ability = Definition['abilities'][number]

/** How often each card did each of its deeds in all games. */
export class Tally {
  readonly deeds: readonly Deed[]
  private readonly counts = new Map<string, Map<string, number>>()
  /** Abilities by their forms: some are in force, some are resolved with the card, some show by what they do. */
  private readonly paths: Readonly<Record<'static' | 'play' | 'subroutine', Paths>>

  constructor(cards: readonly Definition[]) {
    this.deeds = cards.flatMap(deedsOf)
    for (const { is } of cards) this.counts.set(is, new Map())
    const ofForm = (wanted: Ability['form']): Paths =>
      new Map(
        cards.map(({ is, abilities }) => [
          is,
          abilities.flatMap(({ form }, i) => (form === wanted ? [pathOf(is, i)] : [])),
        ]),
      )
    this.paths = { static: ofForm('static'), play: ofForm('play'), subroutine: ofForm('subroutine') }
  }

  times(card: string, key: string): number {
    return this.counts.get(card)?.get(key) ?? 0
  }

  /** How often what an option leads to has been seen. */
  timesOf(game: Game, { does, card, ability }: Option): number | undefined {
    const title = card === undefined ? undefined : game.titles[card.card]
    const key = ability === undefined ? doneBy[does] : abilityIn(ability)
    return title === undefined || key === undefined ? undefined : this.times(title, key)
  }

  /** The same of the rarest ability of the card. */
  timesOfRarest(game: Game, { card }: Option): number | undefined {
    const title = card === undefined ? undefined : game.titles[card.card]
    if (title === undefined) return undefined
    const abilities = this.deeds.filter(deed => deed.card === title && deed.key.includes('/'))
    return Math.min(...abilities.map(({ key }) => this.times(title, key)))
  }

  /** Counts what an answer led to. */
  see(game: Game): void {
    const resolved = new Set<string>()
    for (const { what, card, kind, cause } of game.occurred) {
      const from = cause.card === null ? undefined : game.titles[cause.card.card]
      const path = abilityIn(cause.path)
      if (from !== undefined && this.paths.subroutine.get(from)?.includes(path) === true) resolved.add(path)
      const title = card === null ? undefined : game.titles[card.card]
      if (title === undefined) continue
      this.count(title, what)
      if (what === 'played') this.countAll('static', title)
      if (what === 'playResolved') this.countAll('play', title)
      if (kind !== null && byAbility.has(what)) this.count(title, abilityIn(kind))
    }
    for (const path of resolved) this.count(cardOf(path), path)
    for (const card of game.cards) {
      const title = card.activeSince > 0 ? game.titles[card.card] : undefined
      if (title !== undefined) this.countAll('static', title)
    }
  }

  /** Counts what is refused to who is asked now. */
  seeRefusals(game: Game): void {
    for (const { for: side } of game.waiting) {
      for (const { definition } of refusedFor(game, side)) {
        if (definition === null) continue
        this.count(definition, 'refused')
        // What restricts a card is in force when it keeps the card from something.
        this.countAll('static', definition)
      }
    }
  }

  private countAll(form: 'static' | 'play', card: string): void {
    for (const path of this.paths[form].get(card) ?? []) this.count(card, path)
  }

  private count(card: string, key: string): void {
    const counts = this.counts.get(card)
    counts?.set(key, (counts.get(key) ?? 0) + 1)
  }
}
