import type { Next } from '../changes/frames.ts'
import { again, askChoice, giveResult, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { linger } from '../changes/linger.ts'
import type { Destination } from '../changes/move.ts'
import { becomeActive, makePosition, makeRemote, moveCard } from '../changes/move.ts'
import { trashCards } from '../changes/trash.ts'
import { definitionOf } from '../language/definitions.ts'
import { judgeHosts } from '../queries/allowed/destinations.ts'
import { asGuest, installBill, lackOfMemory, likeCards, mustGo } from '../queries/allowed/installing.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { canPay, lackOf } from '../queries/costs/paying.ts'
import { isAside } from '../queries/facts/kept.ts'
import { theServer } from '../queries/facts/look.ts'
import { zoneToLeave } from '../queries/facts/reach.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import type { About } from '../state/about.ts'
import { at, bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { agrees, mayDecline } from './declining.ts'
import { billWithout, divide, reveal, rezIt, showUnrezzed, termsIn, theCard } from './install-and-rez.ts'
import { asksFace, isFacedown, judgePlaces, saysFaceup } from './install-face.ts'
import { beginPaying, isFree } from './pay.ts'
import { cardIn, cardsIn, keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'
import { paidAtOnce } from './table.ts'

/** CR 8.5.16a: into the play area with the face it will have; not installed and not active yet. */
function place(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  if (asksFace(game, frame, card)) return again
  keep(frame, { from: card.zone, seenFrom: zoneToLeave(game, card), wasFaceup: card.faceup })
  if (card.host !== null && (isAside(card) || card.zone === 'hosted')) keep(frame, { asideOn: [card.host] })
  const before = moveCard(game, card, { zone: 'play', faceup: !isFacedown(game, frame, card) })
  happen(game, 'placed', { by: frame.by, card, kind: 'install', before })
  keep(frame, { card: [refOf(card)] })
  return undefined
}

/** CR 8.5.16b. */
function destination(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  if (card.owner === 'corp') return corpDestination(game, frame, card)
  if (frame.vars.facedown === true || frame.vars.host !== undefined) return undefined
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    const host = at(chosen, 0).card
    if (host !== undefined) keep(frame, { host: [host] })
    return undefined
  }
  const options = optionsAmong(among => judgeHosts(game, card, frame.by, termsIn(frame), among))
  if (options.every(({ does }) => does === 'noHost')) return undefined
  askChoice(game, { for: frame.by, asks: 'host', source: refOf(card), options })
  return again
}

/** CR 8.5.2a: an existing server or a new remote, and for ice the outermost position unless the effect says otherwise. */
function corpDestination(game: Game, frame: Procedure<'install'>, card: CardState): Next {
  const preset = frame.vars.server
  if (preset === undefined) {
    const chosen = takeOptions(frame)
    if (chosen === undefined) {
      const options = optionsAmong(among => judgePlaces(game, frame, card, among))
      askChoice(game, { for: frame.by, asks: 'server', source: refOf(card), options })
      return again
    }
    const option = at(chosen, 0)
    if (option.does === 'newRemote') {
      const server = makeRemote(game)
      keep(frame, { server, created: true })
    } else keep(frame, { server: option.server ?? bug('no server', game) })
  } else if (preset === 'newRemote') keep(frame, { server: makeRemote(game), created: true })
  return undefined
}

/** CR 6.2.2: ice gets a position as its destination is declared; in any position means where the Corp likes (CR 6.2.2d). */
function position(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  if (definitionOf(game, card).printed.type !== 'ice') return undefined
  const server = theServer(game, frame.vars.server ?? bug('no server', game))
  const chosen = takeOptions(frame)
  if (chosen === undefined && frame.vars.where === 'any' && server.ice.length > 0) {
    askChoice(game, {
      for: frame.by,
      asks: 'position',
      source: refOf(card),
      options: Array.from({ length: server.ice.length + 1 }, (_, i) => ({ does: 'position', position: i })),
    })
    return again
  }
  const place = chosen?.[0]?.position ?? placeInSequence(game, frame, server.id)
  keep(frame, { position: makePosition(game, server, place) })
  return undefined
}

/** CR 6.2.2: outermost, innermost, or directly inward from other ice. */
function placeInSequence(game: Game, frame: Procedure<'install'>, id: string): number {
  const server = theServer(game, id)
  const where = frame.vars.where
  if (where === 'innermost') return 0
  if (where === 'inward') {
    const from = frame.vars.inwardFrom?.[0]
    const index = from === undefined ? -1 : server.ice.findIndex(p => p.ice === from.card)
    if (index >= 0) return index
  }
  return server.ice.length
}

/** CR 8.5.6, 8.5.16c: any number of like cards; some have to go. */
function trashLike(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  if (frame.vars.facedown === true) return undefined
  const gone = cardsIn(game, frame.vars.trashed)
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    if (likeLeft(game, frame, card).length === 0) {
      trashThem(game, frame, gone)
      return undefined
    }
    const options = optionsAmong(among => judgeTrashing(game, frame, among))
    const about = aboutTrashing(game, frame, card)
    askChoice(game, { for: frame.by, asks: 'trashLike', about, source: refOf(card), options })
    return again
  }
  const option = at(chosen, 0)
  if (option.does === 'continue') {
    trashThem(game, frame, gone)
    return undefined
  }
  if (option.card !== undefined) keep(frame, { trashed: [...(frame.vars.trashed ?? []), option.card] })
  return 'trashLike'
}

/** The cards that may still be trashed for the new one. */
const likeLeft = (game: Game, frame: Procedure<'install'>, card: CardState): CardState[] => {
  const gone = cardsIn(game, frame.vars.trashed)
  return likeCards(game, card, frame.vars.server ?? null).filter(
    each => !gone.includes(each) && frame.vars.host?.some(host => isSame(host, each)) !== true,
  )
}

/** To go on as things are, or to trash one card more. */
export function judgeTrashing(game: Game, frame: Procedure<'install'>, among: Candidates): void {
  const card = theCard(game, frame)
  const { price } = billWithout(game, frame, card, cardsIn(game, frame.vars.trashed))
  judge(among, whyMore(game, frame, card), () => ({ does: 'continue', ...(price > 0 && { credits: price }) }))
  for (const each of likeLeft(game, frame, card))
    judge(among, undefined, () => ({ does: 'card', card: refOf(each) }))
}

/** Why the installation cannot go on before more is trashed (CR 8.5.6). */
function whyMore(game: Game, frame: Procedure<'install'>, card: CardState): OptionRefusal | undefined {
  const gone = cardsIn(game, frame.vars.trashed)
  if (!mustGo(game, card, frame.vars.server ?? null).every(each => gone.includes(each))) return noRoom
  const host = cardIn(game, frame.vars.host) ?? null
  return lackOfMemory(game, card, host, gone) ?? lackOf(game, billWithout(game, frame, card, gone))
}
const noRoom: OptionRefusal = { reason: 'mustGo', rule: '8.5.6a' }

/** The same for the question. */
function aboutTrashing(game: Game, frame: Procedure<'install'>, card: CardState): About | null {
  switch (whyMore(game, frame, card)?.reason) {
    case undefined:
      return null
    case 'mustGo':
      return { is: 'room' }
    case 'memory':
      return { is: 'memory' }
    default:
      return { is: 'credits', price: billWithout(game, frame, card, cardsIn(game, frame.vars.trashed)).price }
  }
}

function trashThem(game: Game, frame: Procedure<'install'>, gone: readonly CardState[]): void {
  if (gone.length > 0) trashCards(game, gone, frame.by)
}

function price(game: Game, frame: Procedure<'install'>): Next | typeof paidAtOnce {
  const card = theCard(game, frame)
  const server = frame.vars.server ?? null
  if (frame.vars.facedown === true) return undefined // CR 8.5.11a
  const guest = asGuest(card, cardIn(game, frame.vars.host) ?? null)
  const bill = installBill(game, guest, frame.by, server, termsIn(frame), 0)
  if (!canPay(game, bill)) return 'return'
  // The basic action is not taken to decline it then.
  if (frame.source !== null && mayDecline(game, frame, bill)) {
    const answer = agrees(game, frame, bill, 'install')
    if (answer !== 'yes') return answer === 'no' ? 'return' : again
  }
  if (isFree(bill)) return paidAtOnce
  beginPaying(game, bill)
  return undefined
}

/** CR 8.5.16e. */
function install(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  const server = frame.vars.server
  const faceup = !isFacedown(game, frame, card)
  if (frame.vars.created === true && server !== undefined)
    happen(game, 'serverCreated', { by: frame.by, server })
  if (card.owner === 'corp') {
    const isIce = definitionOf(game, card).printed.type === 'ice'
    const position = frame.vars.position ?? 0
    moveCard(game, card, {
      zone: isIce ? 'ice' : 'root',
      faceup,
      server: server ?? bug('no server', game),
      ...(isIce && { position }),
    })
    // CR 3.2.3a: an agenda that another card installs faceup is not active.
    if (faceup && (definitionOf(game, card).printed.type !== 'agenda' || saysFaceup(game, card)))
      becomeActive(game, card)
  } else {
    const host = cardIn(game, frame.vars.host)
    // CR 8.5.14: the host that was chosen has gone meanwhile.
    if (host === undefined && frame.vars.host !== undefined) return 'return'
    moveCard(game, card, { zone: 'rig', faceup, ...(host !== undefined && { host: refOf(host) }) })
    if (host !== undefined) happen(game, 'hosted', { by: frame.by, card })
    if (faceup) becomeActive(game, card)
  }
  return undefined
}

/** CR 8.5.16f. */
function installed(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  const { whenInstalled, called } = frame.vars
  if (whenInstalled !== undefined && called !== undefined)
    linger(game, {
      of: whenInstalled,
      by: frame.by,
      source: frame.source,
      until: { at: 'resolved' },
      vars: { [called]: [refOf(card)] },
    })
  happen(game, 'installed', {
    by: frame.by,
    card,
    server: card.server,
    kind: frame.vars.seenFrom ?? null,
    amount: frame.vars.X ?? 0,
  })
  giveResult(game, 'installed', [refOf(card)])
  // Rezzed, it is visible anyway; if it is not, that shows it (CR 8.5.13c, 8.5.13d).
  if (frame.vars.rez !== undefined) return undefined
  if (frame.vars.reveal === true) reveal(game, frame, card)
  return 'over'
}

/** It cannot or will not be paid: the card goes back to where it was, and nothing is installed (CR 1.16.4b, 1.16.4c). */
function goBack(game: Game, frame: Procedure<'install'>): Next {
  const card = theCard(game, frame)
  const from = frame.vars.from
  const faceup = frame.vars.wasFaceup === true
  if (
    from === 'hq' ||
    from === 'grip' ||
    from === 'archives' ||
    from === 'heap' ||
    from === 'setAside' ||
    from === 'runnerScore'
  )
    putBack(game, frame, card, { zone: from, faceup, ...formerHost(frame) })
  else if (from === 'hosted' && cardIn(game, frame.vars.asideOn) !== undefined)
    putBack(game, frame, card, { zone: from, faceup, ...formerHost(frame) })
  else if (from === 'rnd' || from === 'stack')
    putBack(game, frame, card, { zone: from, faceup: false, index: 0 })
  else trashCards(game, [card], null, 'rule')
  return undefined
}

/** What was hosted is so again, also what was set aside as its host went to pay (CR 9.5.5). */
function formerHost(frame: Procedure<'install'>): Pick<Destination, 'host'> {
  const host = frame.vars.asideOn?.[0]
  return host === undefined ? {} : { host }
}

function putBack(game: Game, frame: Procedure<'install'>, card: CardState, to: Destination): void {
  const before = moveCard(game, card, to)
  happen(game, 'putBack', { by: frame.by, card, kind: to.zone, before })
}

export const installation: ProcedureTable<'install'> = [
  { step: 'place', rule: '8.5.16a', deed: place },
  { step: 'destination', rule: '8.5.16b', deed: destination },
  { step: 'position', rule: '6.2.2', deed: position },
  { step: 'trashLike', rule: '8.5.16c', deed: trashLike },
  { step: 'divide', rule: '1.16.2f', deed: divide },
  { step: 'pay', rule: '8.5.16d', deed: price },
  { step: 'install', rule: '8.5.16e', deed: install },
  { step: 'installed', rule: '8.5.16f', deed: installed },
  { step: 'rez', rule: '8.5.15', deed: rezIt },
  { step: 'shown', rule: '8.5.13d', deed: showUnrezzed },
  { step: 'return', rule: '1.16.4b', deed: goBack },
  { step: 'over', rule: '8.5.16f', deed: () => undefined },
]
