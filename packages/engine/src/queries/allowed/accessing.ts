import { definitionOf } from '../../language/definitions.ts'
import { rulesOf } from '../../rulebook/edition.ts'
import { at } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame, refOf } from '../../state/cards.ts'
import type { Structure } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref } from '../../state/names.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import type { Bill } from '../costs/bills.ts'
import { fullBill } from '../costs/paying.ts'
import { trashPrice } from '../costs/prices.ts'
import { randomAccessLimit } from '../facts/accesses.ts'
import { eachDeclared } from '../facts/declared.ts'
import { breachOf, cardAt, objectOf, runOf, theServer } from '../facts/look.ts'
import { forbids } from '../facts/permissions.ts'
import { anyDeclaresNow } from '../facts/present.ts'
import { cardTo, refTo } from '../facts/references.ts'
import { canTell } from '../facts/sight.ts'
import type { OptionRefusal } from '../refusals.ts'
import { inArchives } from '../refusals.ts'

type Breach = Structure<'breach'>

/** What the Runner may choose from now (CR 7.3.3, 7.4). */
export interface Accessible {
  /** Cards that are known by their place: in the root, in Archives, the card of R&D that is next. */
  readonly cards: readonly CardState[]
  /** Cards in HQ, one of which is chosen at random (CR 7.3.4a). */
  readonly inHand: readonly CardState[]
}

export function accessibleIn(game: Game, frame: Breach): Accessible {
  const { server } = frame.vars
  const may = (card: CardState): boolean => refusalToAccess(game, frame, card) === undefined
  const cards = rootOf(game, frame).filter(may)
  const open = refusalOfZone(game, frame, cards) === undefined
  let inHand: CardState[] = []
  if (server === 'hq' && open) inHand = game.zones.hq.map(n => cardAt(game, n)).filter(may)
  if (server === 'rnd' && open) {
    // CR 7.4.7a: the topmost object not chosen yet.
    const next = game.zones.rnd.map(n => cardAt(game, n)).find(may)
    if (next !== undefined) cards.push(next)
  }
  if (server === 'archives' && open)
    for (const n of game.zones.archives) if (may(cardAt(game, n))) cards.push(cardAt(game, n))
  return { cards, inHand }
}

/** The cards that were in the root as the breach began, and still are. */
const rootOf = (game: Game, { vars }: Breach): CardState[] =>
  vars.root.flatMap(ref => {
    const card = objectOf(game, ref)
    return card !== undefined && card.zone === 'root' && card.server === vars.server ? [card] : []
  })

/** The candidates as they are offered, and what of the breached server is none. */
export function judgeAccesses(game: Game, frame: Breach, among: Candidates): void {
  const { server } = frame.vars
  const { cards, inHand } = accessibleIn(game, frame)
  if (inHand.length > 0) judge(among, undefined, () => ({ does: 'access', hidden: 'hq' }))
  const areAlike = cards.some(card => isAlikeToRunner(game, card))
  if (areAlike) judge(among, undefined, () => ({ does: 'access', hidden: 'archives' }))
  for (const card of cards) {
    if (areAlike && isAlikeToRunner(game, card)) continue
    judge(among, undefined, () =>
      card.zone === 'rnd' ? { does: 'access', hidden: 'rnd' } : { does: 'access', card: refOf(card) },
    )
  }
  if (among.refused === null) return
  const inZone = server === 'archives' ? game.zones.archives : []
  for (const n of [...theServer(game, server).root, ...inZone]) {
    const card = cardAt(game, n)
    if (cards.includes(card) || isAlikeToRunner(game, card)) continue
    judge(among, refusalToAccess(game, frame, card) ?? whyNotThere(game, frame, card, cards), () => ({
      does: 'access',
      card: refOf(card),
    }))
  }
  const isOffered = inHand.length > 0 || cards.some(card => card.zone === 'rnd')
  if (!isRandomServer(server) || isOffered || game.zones[server].length === 0) return
  judge(among, refusalOfZone(game, frame, cards) ?? nothingThere, () => ({
    does: 'access',
    hidden: server,
  }))
}

/** Whether it lies facedown in Archives where such cards are turned as they are accessed: they are backs, all alike. */
export const isAlikeToRunner = (game: Game, card: CardState): boolean =>
  card.zone === 'archives' && rulesOf(game).archivesFaceup === 'asAccessed' && !canTell(game, 'runner', card)

/** Why a card that may be accessed is no candidate: the limit is reached, or it came later and was not wanted (CR 7.4.6a). */
const whyNotThere = (
  game: Game,
  frame: Breach,
  card: CardState,
  inRoot: readonly CardState[],
): OptionRefusal => (card.zone === 'root' ? undefined : refusalOfZone(game, frame, inRoot)) ?? notWanted
const notWanted: OptionRefusal = { reason: 'notWanted', rule: '7.4.6a' }
/** Of a hand or deck it must not tell which of its cards the Runner has seen, or may not see. */
const nothingThere: OptionRefusal = { reason: 'forbidden', rule: '7.4.2', because: 'rule' }

/** Why a card may not be accessed in this breach, wherever in the server it is. */
function refusalToAccess(game: Game, frame: Breach, card: CardState): OptionRefusal | undefined {
  if (frame.vars.chosen.some(ref => isSame(ref, card))) return chosenAlready
  return restrictionOnAccess(game, frame, card) ?? refusalOfTotal(game, frame)
}
const chosenAlready: OptionRefusal = { reason: 'chosenAlready', rule: '7.4.3' }

function refusalOfTotal(game: Game, { vars }: Breach): OptionRefusal | undefined {
  const { limit, chosen } = vars
  return limit !== null && isTotal(game) && chosen.length >= limit ? limitReached(limit) : undefined
}
const limitReached = (most: number): OptionRefusal => ({ reason: 'accessLimit', rule: '7.4.4', most })

/** CR 7.4.4. Of a total the candidates in the root have their part; what some of them leave free is for the zone. */
function refusalOfZone(
  game: Game,
  { vars }: Breach,
  inRoot: readonly CardState[],
): OptionRefusal | undefined {
  const { server, limit, taken, chosen } = vars
  if (limit === null) return undefined
  if (!isTotal(game)) return taken < limit ? undefined : limitReached(limit)
  const isOwnPart = !isRandomServer(server) || taken < randomAccessLimit(game, server)
  return isOwnPart || limit - chosen.length > inRoot.length ? undefined : limitReached(limit)
}

/** How many choices have gone towards the limit (CR 7.3.5c); where there is none, how many cards were accessed. */
export function accessesTaken(game: Game, { vars }: Breach): number {
  if (vars.limit === null) return vars.accessed.length
  return isTotal(game) ? vars.chosen.length : vars.taken
}

/** The limit counts every access, not only those in HQ and R&D. */
const isTotal = (game: Game): boolean => rulesOf(game).accessLimit === 'total'

/** CR 7.3.5: how many cards in HQ or R&D; or all that may be accessed, which is fixed as the accesses begin. */
export function accessLimit(game: Game, frame: Breach): number | null {
  const { server } = frame.vars
  const ofZone = isRandomServer(server) ? randomAccessLimit(game, server) : null
  if (!isTotal(game)) return ofZone
  return accessibleIn(game, frame).cards.filter(card => card.zone !== 'rnd').length + (ofZone ?? 0)
}

/** CR 7.4.2b, 7.3.6: what was accessed in the run, or in a breach outside of one. */
function accessedSoFar(game: Game): readonly Ref[] {
  const accessed: Ref[] = []
  const from = runOf(game)?.vars.since ?? breachOf(game)?.vars.since ?? game.thisTurn.length
  for (let i = from; i < game.thisTurn.length; i++) {
    const { what, card } = at(game.thisTurn, i)
    if (what === 'accessed' && card !== null) accessed.push(card)
  }
  return accessed
}

/** CR 7.4.2; some editions count what was chosen in the breach, accessed or not. */
function restrictionOnAccess(game: Game, { vars }: Breach, card: CardState): OptionRefusal | undefined {
  return (
    forbids(game, 'access', { who: 'runner', card, server: vars.server }) ??
    limitOnAccess(game, card, rulesOf(game).accessesCount === 'chosen' ? chosenSoFar : accessedSoFar)
  )
}

const chosenSoFar = (game: Game): readonly Ref[] => breachOf(game)?.vars.chosen ?? []

/** What limits which cards the Runner may access, or how many, forbids accessing this one (CR 7.4.2). */
export function limitOnAccess(
  game: Game,
  card: CardState,
  counted: (game: Game) => readonly Ref[] = accessedSoFar,
): OptionRefusal | undefined {
  return anyDeclaresNow(game, 'accessOnly') || anyDeclaresNow(game, 'accessAtMost')
    ? limitDeclared(game, card, counted)
    : undefined
}

function limitDeclared(
  game: Game,
  card: CardState,
  counted: (game: Game) => readonly Ref[],
): OptionRefusal | undefined {
  let refusal: OptionRefusal | undefined
  const forbidBy = (source: CardState | undefined): void => {
    refusal ??= { reason: 'forbidden', rule: '7.4.2', because: source ?? 'rule' }
  }
  eachDeclared(game, 'accessOnly', (d, scope, source) => {
    if (cardTo(game, d.card, scope)?.card !== card.card) forbidBy(source)
  })
  eachDeclared(game, 'accessAtMost', (d, scope, source) => {
    const besides = d.besides === undefined ? undefined : refTo(game, d.besides, scope)
    if (besides !== undefined && isSame(card, besides)) return
    const others = counted(game).filter(each => besides === undefined || !isSame(each, besides))
    if (others.length >= d.cards) forbidBy(source)
  })
  return refusal
}

/** Why the basic trash ability is of no use for a card, whatever it costs (CR 7.1.5). */
export function restrictionOnTrash(game: Game, card: CardState): OptionRefusal | undefined {
  if (definitionOf(game, card).printed.trash === undefined) return noTrashCost
  return card.zone === 'archives' ? inArchives : forbids(game, 'trash', { who: 'runner', card })
}
const noTrashCost: OptionRefusal = { reason: 'noTrashCost', rule: '7.1.5a' }

/** What the basic trash ability costs. */
export const trashBill = (game: Game, card: CardState): Bill =>
  fullBill(game, 'trash', card, card.server, {
    by: 'runner',
    purpose: 'trash',
    card: refOf(card),
    price: trashPrice(game, card) ?? 0,
  })

export function stealBill(game: Game, card: CardState): Bill {
  return fullBill(game, 'steal', card, placeOf(card), { by: 'runner', purpose: 'steal', card: refOf(card) })
}

const placeOf = (card: CardState): string | null =>
  card.server ?? (card.zone === 'hq' || card.zone === 'rnd' || card.zone === 'archives' ? card.zone : null)

const isRandomServer = (server: string): server is 'hq' | 'rnd' => server === 'hq' || server === 'rnd'

/** The place of a card, to notice that it moved while it was accessed. */
export const placeOfAccess = (card: CardState): string =>
  `${card.life} ${card.zone} ${card.server} ${card.host?.card}`
