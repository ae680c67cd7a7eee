import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { rulesOf } from '../timing/edition.ts'
import { amountOf } from './amounts.ts'
import type { Bill } from './bills.ts'
import { fullBill } from './costs.ts'
import { eachDeclared } from './declared.ts'
import { cardAt, objectOf, runOf } from './look.ts'
import { cannot } from './permissions.ts'
import { trashPrice } from './prices.ts'
import { cardTo } from './references.ts'

type Breach = Structure<'breach'>

/** What the Runner may choose from now (CR 7.3.3, 7.4). */
export interface Candidates {
  /** Cards that are known by their place: in the root, in Archives, the card of R&D that is next. */
  readonly cards: readonly CardState[]
  /** Cards in HQ, one of which is chosen at random (CR 7.3.4a). */
  readonly inHand: readonly CardState[]
}

export function candidatesOf(game: Game, frame: Breach): Candidates {
  const { vars } = frame
  const chosen = (card: CardState): boolean => vars.chosen.some(ref => isSame(ref, card))
  const may = (card: CardState): boolean => !chosen(card) && !isAccessForbidden(game, frame, card)
  const cards: CardState[] = []
  for (const ref of vars.root) {
    const card = objectOf(game, ref)
    if (card !== undefined && card.zone === 'root' && card.server === vars.server && may(card))
      cards.push(card)
  }
  if (vars.limit !== null && isTotal(game) && vars.chosen.length >= vars.limit)
    return { cards: [], inHand: [] }
  const open = isZoneOpen(game, frame, cards)
  let inHand: CardState[] = []
  if (vars.server === 'hq' && open) inHand = game.zones.hq.map(n => cardAt(game, n)).filter(may)
  if (vars.server === 'rnd' && open) {
    // CR 7.4.7a: the topmost object not chosen yet.
    const next = game.zones.rnd.map(n => cardAt(game, n)).find(may)
    if (next !== undefined) cards.push(next)
  }
  if (vars.server === 'archives' && open)
    for (const n of game.zones.archives) if (may(cardAt(game, n))) cards.push(cardAt(game, n))
  return { cards, inHand }
}

/** CR 7.4.4. Of a total the candidates in the root have their part; what some of them leave free is for the zone. */
function isZoneOpen(game: Game, { vars }: Breach, inRoot: readonly CardState[]): boolean {
  const { server, limit, taken, chosen } = vars
  if (limit === null) return true
  if (!isTotal(game)) return taken < limit
  const isOwnPart = !isRandomServer(server) || taken < randomAccessLimit(game, server)
  return isOwnPart || limit - chosen.length > inRoot.length
}

/** How many choices have gone towards the limit (CR 7.3.5c); where there is none, how many cards were accessed. */
export function accessesTaken(game: Game, { vars }: Breach): number {
  if (vars.limit === null) return vars.accessed.length
  return isTotal(game) ? vars.chosen.length : vars.taken
}

/** The limit counts every access, not only those in HQ and R&D. */
export const isTotal = (game: Game): boolean => rulesOf(game).accessLimit === 'total'

/** CR 7.3.5: how many cards in HQ or R&D; or all that may be accessed, which is fixed as the accesses begin. */
export function accessLimit(game: Game, frame: Breach): number | null {
  const { server } = frame.vars
  const ofZone = isRandomServer(server) ? randomAccessLimit(game, server) : null
  if (!isTotal(game)) return ofZone
  return candidatesOf(game, frame).cards.filter(card => card.zone !== 'rnd').length + (ofZone ?? 0)
}

/** CR 7.4.2b, 7.3.6: what was accessed in the run; or what was chosen in the breach, accessed or not. */
function accessesSoFar(game: Game, { vars }: Breach): number {
  if (rulesOf(game).accessesCount === 'chosen') return vars.chosen.length
  let accessed = 0
  for (let i = runOf(game)?.vars.since ?? vars.since; i < game.thisTurn.length; i++)
    if (game.thisTurn[i]?.what === 'accessed') accessed++
  return accessed
}

/** CR 7.4.2. */
function isAccessForbidden(game: Game, frame: Breach, card: CardState): boolean {
  if (cannot(game, 'access', { who: 'runner', card, server: frame.vars.server })) return true
  let forbidden = false
  eachDeclared(game, 'accessOnly', (d, scope) => {
    if (cardTo(game, d.card, scope)?.card !== card.card) forbidden = true
  })
  eachDeclared(game, 'accessAtMost', d => {
    if (accessesSoFar(game, frame) >= d.cards) forbidden = true
  })
  return forbidden
}

function randomAccessLimit(game: Game, server: 'hq' | 'rnd'): number {
  let limit = 1
  eachDeclared(game, 'access', (d, scope) => {
    if (d.server === server) limit += amountOf(game, d.by, scope)
  })
  return Math.max(0, limit)
}

/** What the basic trash ability costs; nothing when the card has no trash cost or lies in Archives (CR 7.1.5). */
export function trashBill(game: Game, card: CardState): Bill | undefined {
  const price = trashPrice(game, card)
  if (price === undefined || card.zone === 'archives' || cannot(game, 'trash', { who: 'runner', card }))
    return undefined
  return fullBill(game, 'trash', card, card.server, {
    by: 'runner',
    purpose: 'trash',
    card: refOf(card),
    price,
  })
}

export function stealBill(game: Game, card: CardState): Bill {
  return fullBill(game, 'steal', card, placeOf(card), { by: 'runner', purpose: 'steal', card: refOf(card) })
}

const placeOf = (card: CardState): string | null =>
  card.server ?? (card.zone === 'hq' || card.zone === 'rnd' || card.zone === 'archives' ? card.zone : null)

export const isRandomServer = (server: string): server is 'hq' | 'rnd' => server === 'hq' || server === 'rnd'

/** The place of a card, to notice that it moved while it was accessed. */
export const placeOfAccess = (card: CardState): string =>
  `${card.life} ${card.zone} ${card.server} ${card.host?.card}`
