import type { Next } from '../changes/frames.ts'
import { again, beginAbility } from '../changes/frames.ts'
import { beforeOf, happen, mentionOf } from '../changes/happen.ts'
import { linger } from '../changes/linger.ts'
import { becomeActive, moveCard } from '../changes/move.ts'
import { staysInPlay } from '../changes/stay-in-play.ts'
import { trashCards } from '../changes/trash.ts'
import { definitionOf, pathOf } from '../language/definitions.ts'
import { playBill } from '../queries/allowed/playing.ts'
import type { Bill } from '../queries/costs/bills.ts'
import { canPay } from '../queries/costs/paying.ts'
import { meetsThreat } from '../queries/facts/applying.ts'
import { zoneToLeave } from '../queries/facts/reach.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { agrees, mayDecline } from './declining.ts'
import { beginPaying } from './pay.ts'
import { cardIn, keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

const billFor = (game: Game, frame: Procedure<'play'>, card: CardState): Bill =>
  playBill(game, card, frame.by, frame.vars.change, frame.vars.ignore === undefined ? 'pay' : 'ignore')

/** CR 8.6.7a: faceup into the play area; not installed, not active yet. Who may decline to pay does so before it. */
function place(game: Game, frame: Procedure<'play'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (card === undefined) return 'over'
  const bill = billFor(game, frame, card)
  if (!canPay(game, bill)) return 'over'
  if (frame.source !== null && mayDecline(game, frame, bill)) {
    const answer = agrees(game, frame, bill, 'play')
    if (answer !== 'yes') return answer === 'no' ? 'over' : again
  }
  keep(frame, { from: zoneToLeave(game, card) })
  const before = moveCard(game, card, { zone: 'play', faceup: true })
  happen(game, 'placed', { by: frame.by, card, kind: 'play', before })
  keep(frame, { card: [refOf(card)] })
  return undefined
}

function payCost(game: Game, frame: Procedure<'play'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (card === undefined) return 'over'
  beginPaying(game, billFor(game, frame, card))
  return undefined
}

/** CR 8.6.7c to e. */
function played(game: Game, frame: Procedure<'play'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (card === undefined) return 'over'
  becomeActive(game, card)
  const { removal, called } = frame.vars
  if (removal !== undefined && called !== undefined)
    linger(game, {
      of: removal,
      by: frame.by,
      source: frame.source,
      until: { at: 'resolved' },
      vars: { [called]: [refOf(card)] },
    })
  happen(game, 'played', { by: frame.by, card, kind: frame.vars.from ?? null })
  return undefined
}

/** CR 8.6.7f: the play abilities that are active, in the order of the card. */
function resolve(game: Game, frame: Procedure<'play'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (card === undefined) return undefined
  const abilities = definitionOf(game, card).abilities.filter(ability => ability.form === 'play')
  const nth = frame.vars.nth ?? 0
  const ability = abilities[nth]
  if (ability === undefined || ability.form !== 'play') return undefined
  keep(frame, { nth: nth + 1 })
  if (!meetsThreat(game, ability)) return 'resolve'
  beginAbility(game, pathOf(ability.does), { by: frame.by, source: refOf(card), vars: frame.vars })
  return 'resolve'
}

/** CR 8.6.7g, 8.6.6. */
function trash(game: Game, frame: Procedure<'play'>): Next {
  const card = cardIn(game, frame.vars.card)
  if (
    frame.vars.removal !== undefined ||
    card === undefined ||
    card.zone !== 'play' ||
    card.conversion !== null
  )
    return undefined
  if (!staysInPlay(game, card, frame.by)) trashCards(game, [card], frame.by, 'rule')
  return undefined
}

/** CR 8.6.7h: of the object that was played, wherever the card is now. */
function resolved(game: Game, frame: Procedure<'play'>): Next {
  const ref = frame.vars.card[0]
  const card = game.cards[ref.card]
  if (card === undefined) return undefined
  const before = { ...beforeOf(game, card), mention: { ...mentionOf(game, card), life: ref.life } }
  happen(game, 'playResolved', { by: frame.by, card, kind: frame.vars.from ?? null, before })
  return undefined
}

export const playing: ProcedureTable<'play'> = [
  { step: 'place', rule: '8.6.7a', deed: place },
  { step: 'pay', rule: '8.6.7b', deed: payCost },
  { step: 'played', rule: '8.6.7d', deed: played, checkpoint: true },
  { step: 'resolve', rule: '8.6.7f', deed: resolve },
  { step: 'trash', rule: '8.6.7g', deed: trash },
  { step: 'resolved', rule: '8.6.7h', deed: resolved },
  { step: 'over', rule: '8.6.7i', deed: () => undefined },
]
