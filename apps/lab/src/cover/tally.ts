import type { Definitions, Game, Option, Question, RefusedOptionView, What } from '@paydata/engine'
import { refusedFor } from '@paydata/engine'
import { inForce } from '@paydata/scenario'
import type { Declaration, Deed, Happening } from './deeds.ts'
import { abilitiesOf, deedsOf, isRestriction, keyOf } from './deeds.ts'

/** How often something was done, and how often it was refused. */
export interface Count extends Deed {
  done: number
  refused: number
}

/** What an option does to the card it names. */
const doneBy: Readonly<Partial<Record<Option['does'], Happening>>> = {
  install: 'installed',
  play: 'played',
  rez: 'rezzed',
  score: 'scored',
  steal: 'stolen',
}

const isCostTo = (declaration: Declaration, to: 'steal'): boolean =>
  declaration.declare === 'additionalCost' && declaration.to === to

const byAbility: ReadonlySet<What> = new Set<What>(['abilityUsed', 'abilityTriggered'])

interface Restriction {
  readonly path: string
  readonly declaration: Declaration
}

/** Abilities of a form, by their cards. */
type Paths = Map<string, string[]>

const add = <Value>(lists: Map<string, Value[]>, card: string, value: Value): void => {
  lists.set(card, [...(lists.get(card) ?? []), value])
}

export const isMissing = ({ done, refused, never }: Count): boolean =>
  done === 0 || (never === null && refused === 0)

/** How often each card did each of its deeds in all games, and how often they were refused. */
export class Tally {
  private readonly counts = new Map<string, Count>()
  private readonly byCard = new Map<string, Count[]>()
  private readonly subroutines: Paths = new Map()
  private readonly plays: Paths = new Map()
  private readonly statics: Paths = new Map()
  private readonly restrictions = new Map<string, Restriction[]>()

  constructor(readonly definitions: Definitions) {
    const { version, cards } = definitions
    for (const definition of cards.values()) {
      const counts = deedsOf(version, definition).map(deed => ({ ...deed, done: 0, refused: 0 }))
      this.byCard.set(definition.is, counts)
      for (const count of counts) this.counts.set(count.key, count)
      for (const { path, ability } of abilitiesOf(definition)) {
        if (ability.form === 'subroutine') add(this.subroutines, definition.is, path)
        if (ability.form === 'play') add(this.plays, definition.is, path)
        if (ability.form !== 'static') continue
        add(this.statics, definition.is, path)
        if (isRestriction(ability))
          for (const declaration of ability.declares)
            add(this.restrictions, definition.is, { path, declaration })
      }
    }
  }

  of(card: string): readonly Count[] {
    return this.byCard.get(card) ?? []
  }

  /** Deeds that were refused although nobody should ever be refused them. */
  get unforeseen(): readonly Count[] {
    return [...this.counts.values()].filter(
      ({ never, refused }) => never !== null && never !== 'met' && refused > 0,
    )
  }

  /** What an option leads to. */
  countOf(game: Game, { does, card, ability }: Option): Count | undefined {
    if (ability !== undefined) return this.within(ability)
    const title = card === undefined ? undefined : game.titles[card.card]
    const happening = doneBy[does]
    return title === undefined || happening === undefined
      ? undefined
      : this.counts.get(keyOf(title, happening))
  }

  /** How often the card has done its rarest deed. */
  rarest(card: string): number {
    return Math.min(...this.of(card).map(({ done }) => done))
  }

  /** How often each subroutine of a piece of ice has resolved. */
  resolved(ice: string): readonly number[] {
    return (this.subroutines.get(ice) ?? []).map(path => this.counts.get(path)?.done ?? 0)
  }

  /** Counts what an answer led to. */
  see(game: Game): void {
    const resolved = new Set<Count>()
    for (const { what, card, kind, cause } of game.occurred) {
      const from = this.subroutineAround(cause.path)
      if (from !== undefined) resolved.add(from)
      const title = card === null ? undefined : game.titles[card.card]
      if (title === undefined) continue
      this.done(keyOf(title, what))
      if (what === 'played') for (const path of this.statics.get(title) ?? []) this.done(path)
      if (what === 'playResolved') for (const path of this.plays.get(title) ?? []) this.done(path)
      if (kind !== null && byAbility.has(what)) this.done(kind)
    }
    for (const count of resolved) count.done++
    for (const card of game.cards) {
      if (card.activeSince > 0 && this.statics.has(game.titles[card.card] ?? ''))
        for (const path of inForce(game, card)) this.done(path)
    }
  }

  /** Counts what is refused to a player who is asked now. */
  seeRefusals(game: Game): void {
    for (const question of game.waiting) {
      const refused = new Set(
        refusedFor(game, question.for).flatMap(each => this.refusedBy(game, question, each)),
      )
      for (const key of refused) {
        const count = this.counts.get(key)
        if (count !== undefined) count.refused++
      }
    }
  }

  /** The deeds that a refusal prevents, and the restrictions behind it. */
  private refusedBy(game: Game, question: Question, refusal: RefusedOptionView): string[] {
    const { does, definition, ability, condition, reason } = refusal
    if (does === 'useAbility' || does === 'trigger') return ability === null ? [] : [ability]
    const titleOf = (card: number): string => game.titles[card] ?? ''
    const source = question.source === null ? '' : titleOf(question.source.card)
    if (does === 'steal')
      return game.cards
        .filter(card => card.activeSince > 0)
        .flatMap(({ card }) => this.restricting(titleOf(card), d => isCostTo(d, 'steal')))
    if (does === 'more') return reason === 'most' ? this.restricting(source, d => d.declare === 'mostX') : []
    // Places where a card cannot be installed are asked for after it was chosen.
    const isPlace = reason === 'wrongServer' || question.asks === 'host'
    const refused = isPlace ? source : (definition ?? '')
    const happening = isPlace ? 'installed' : doneBy[does]
    if (happening === undefined) return []
    const because = condition === null ? undefined : this.within(condition)?.key
    return [
      keyOf(refused, happening),
      ...this.restricting(refused, (d, path) =>
        isPlace || reason === 'noHost' ? d.declare === 'installOnly' : path === because,
      ),
    ]
  }

  private restricting(card: string, test: (declaration: Declaration, path: string) => boolean): string[] {
    const all = this.restrictions.get(card) ?? []
    return all.flatMap(({ path, declaration }) => (test(declaration, path) ? [path] : []))
  }

  /** The innermost ability that a path leads into. */
  private within(path: string): Count | undefined {
    for (let to = path; to.includes('/'); to = to.slice(0, to.lastIndexOf('/'))) {
      const count = this.counts.get(to)
      if (count !== undefined) return count
    }
    return undefined
  }

  /** Subroutines begin other abilities, as traces do, but no subroutines. */
  private subroutineAround(path: string): Count | undefined {
    const found = this.counts.get(path.split('/', 2).join('/'))
    return found !== undefined && this.subroutines.get(found.card)?.includes(found.key) ? found : undefined
  }

  private done(key: string): void {
    const count = this.counts.get(key)
    if (count !== undefined) count.done++
  }
}
