import type { Ability, Declaration, PaidAbility, StaticAbility } from '../../language/abilities.ts'
import { pathOf, poolOf } from '../../language/definitions.ts'
import { useOfAbility } from '../../language/inferred.ts'
import type { Pool } from '../../language/pool.ts'
import type { UseAt } from '../../language/uses.ts'
import { isEither } from '../../language/uses.ts'
import { at } from '../../state/bug.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import { memosAreKept, Recent } from '../../state/memos.ts'
import type { CounterKind, Side } from '../../state/names.ts'
import { tableStamp } from '../../state/names.ts'
import { scopeOfCard } from './applying.ts'
import { abilityControllerOf, cardAt, countersOn, isActive, isOnFaceUp } from './look.ts'

/** A declaration of an active card. Its conditions, and what takes abilities away, are not looked at yet. */
export interface Declarer {
  readonly card: number
  readonly ability: StaticAbility
  readonly declaration: Declaration
  readonly scope: Scope
}

/** A paid ability of an active card. */
export interface Payable {
  readonly card: number
  readonly ability: PaidAbility
  readonly path: string
  /** What there must be for it to be used at all (CR 9.5.6). */
  readonly needs: 'nothing' | 'encounter' | 'approach'
  /** What it costs at least, as far as its text says so by itself. */
  readonly credits: number
  readonly counters: readonly { readonly kind: CounterKind; readonly least: number }[]
}

/** What the active cards do, which stays so until a card on the table changes. */
export interface Present {
  readonly titles: Game['titles']
  readonly pool: Pool
  readonly declaring: ReadonlyMap<Declaration['declare'], readonly Declarer[]>
  /** Forms of ability that they give to objects (CR 9.1.9). */
  readonly gives: readonly Ability['form'][]
  /** Who may use it, and when. */
  readonly paid: Readonly<Record<Side, Readonly<Record<UseAt, readonly Payable[]>>>>
}

let lastStamp: object | undefined
let last: Present | undefined
const known = new Recent<Present>()

/** Copies of a game share it, as they share the stamps. */
export function presentOf(game: Game): Present {
  const stamp = game.stamps[tableStamp]
  if (stamp === lastStamp && last?.titles === game.titles && memosAreKept) return last
  if (stamp === undefined || !memosAreKept) return lookedUp(game)
  let present = known.get(stamp)
  if (present?.titles !== game.titles) {
    present = lookedUp(game)
    known.set(stamp, present)
  }
  lastStamp = stamp
  last = present
  return present
}

/** Whether anything on the table or in progress could make such a declaration now; what cards say of themselves is not meant. */
export function anyDeclaresNow(game: Game, kind: Declaration['declare']): boolean {
  if (game.lingering.length > 0) return true
  const { declaring, gives } = presentOf(game)
  return declaring.has(kind) || (gives.length > 0 && gives.includes('static'))
}

/** Whether nothing makes any of such declarations, as far as a look tells. */
export function noneDeclares(game: Game, kinds: readonly Declaration['declare'][]): boolean {
  if (!memosAreKept || game.lingering.length > 0) return false
  const { declaring, gives } = presentOf(game)
  if (gives.length > 0 && gives.includes('static')) return false
  for (const kind of kinds) if (declaring.has(kind)) return false
  return true
}

/** Whether anything could give such abilities now (CR 9.1.9); asked before more is prepared to look for them. */
export function anyGrants(game: Game, form: Ability['form']): boolean {
  const forms = game.lingering.length > 0 ? poolOf(game).grants : presentOf(game).gives
  return forms.length > 0 && forms.includes(form)
}

function lookedUp(game: Game): Present {
  const pool = poolOf(game)
  const declaring = new Map<Declaration['declare'], Declarer[]>()
  const gives: Ability['form'][] = []
  const paid = { corp: noPaid(), runner: noPaid() }
  for (const n of game.table) {
    const card = cardAt(game, n)
    // CR 10.1.3: as an agenda it has none of its own.
    if (!isActive(card) || card.conversion?.into === 'agenda') continue
    const { kinds, uses, declared, paid: abilities } = at(pool.compiled, n)
    if (kinds.length > 0) {
      const scope = scopeOfCard(card)
      for (const kind of kinds)
        for (const { ability, declaration } of declared[kind] ?? none) {
          if (!isOnFaceUp(card, ability)) continue
          if (declaration.declare === 'gains') gives.push(declaration.ability.form)
          const declarer = { card: n, ability, declaration, scope }
          const others = declaring.get(kind)
          if (others === undefined) declaring.set(kind, [declarer])
          else others.push(declarer)
        }
    }
    for (const use of uses)
      for (const ability of abilities[use] ?? none) {
        if (!isOnFaceUp(card, ability)) continue
        const { credits, counters } = leastOf(ability)
        const payable = {
          card: n,
          ability,
          path: pathOf(ability),
          needs: needsOf(ability),
          credits,
          counters,
        }
        for (const side of usersOf(ability, abilityControllerOf(card))) paid[side][use].push(payable)
      }
  }
  return { titles: game.titles, pool, declaring, gives, paid }
}
const none: readonly never[] = []

const noPaid = (): Record<UseAt, Payable[]> => ({ action: [], window: [], access: [], interrupt: [] })

function needsOf(ability: PaidAbility): Payable['needs'] {
  const { breaks, encountered, approached } = useOfAbility(ability)
  if (breaks !== undefined || ability.flag === 'interface' || encountered) return 'encounter'
  return approached ? 'approach' : 'nothing'
}

/** What is always to be paid, and by the card itself. */
function leastOf({ cost, cheaper }: PaidAbility): Pick<Payable, 'credits' | 'counters'> {
  let credits = 0
  const counters = new Map<CounterKind, number>()
  for (const item of isEither(cost) ? none : cost) {
    if (item.pay === 'credits' && item.from === undefined && typeof item.amount === 'number')
      credits += item.amount
    if (item.pay === 'counters' && item.from === 'self' && typeof item.amount === 'number')
      counters.set(item.counter, (counters.get(item.counter) ?? 0) + item.amount)
  }
  return {
    credits: cheaper === undefined ? credits : 0,
    counters: Array.from(counters, ([kind, least]) => ({ kind, least })),
  }
}

/** Whether a player could spend so many credits, wherever they come from and whatever they are for; or it is not known at a look. */
export function mightSpend(game: Game, by: Side, credits: number): boolean {
  if (credits <= game[by].credits || game.lingering.length > 0) return true
  if (by === 'runner' && game.runner.fund > 0) return true
  const { declaring, gives } = presentOf(game)
  return (
    gives.includes('static') ||
    anyCreditsOn(game, declaring.get('spend')) ||
    anyCreditsOn(game, declaring.get('inPool'))
  )
}

function anyCreditsOn(game: Game, sources: readonly Declarer[] = none): boolean {
  for (const { card } of sources) if (countersOn(cardAt(game, card), 'credit') > 0) return true
  return false
}

const both: readonly Side[] = ['corp', 'runner']
const alone: Readonly<Record<Side, readonly Side[]>> = { corp: ['corp'], runner: ['runner'] }

/** Who controls it, or who its text says (CR 1.14.4b). */
const usersOf = ({ onlyBy, alsoBy }: PaidAbility, controller: Side): readonly Side[] =>
  alsoBy === 'opponent' ? both : alone[onlyBy ?? controller]
