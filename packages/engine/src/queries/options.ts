import { definitionOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { PaidWindow } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { Option } from '../state/questions.ts'
import { countersCounted } from './amounts.ts'
import type { Bill } from './bills.ts'
import { billOf, nothingToPay, priced, withoutCredits } from './bills.ts'
import { hasSubtype, typeOf } from './characteristics.ts'
import { canPay, fullBill } from './costs.ts'
import type { Terms } from './installing.ts'
import { canInstall, isConsoleTooMany, meetsOnlyIf, usualTerms } from './installing.ts'
import { approachOf, cardAt, handOf, mustLetGo, poolOf } from './look.ts'
import { canBeAdvanced, cannot } from './permissions.ts'
import { mayBePlayed } from './playing.ts'
import { mayDraw } from './potential.ts'
import { changeOfX, playPrice, rezPrice } from './prices.ts'
import { reliefOn } from './relief.ts'
import { requirementOf } from './score.ts'
import type { Usable } from './usable.ts'
import { eachPaidAbility, refusalToUse } from './usable.ts'

export const pass: Option = Object.freeze({ does: 'pass' })

export const useOption = (usable: Usable): Option => ({
  does: 'useAbility',
  card: refOf(usable.card),
  ability: usable.path,
})

/** Path of a basic action (CR 5.2.6, 5.2.7). */
const basic = (side: Side, name: string): string => `basic/${side}/${name}`

const pathsOf = (side: Side): Readonly<Record<WithCard, string>> => ({
  play: basic(side, 'play'),
  install: basic(side, 'install'),
  advance: basic(side, 'advance'),
  trashResource: basic(side, 'trashResource'),
})

const creditFor: Record<Side, Option> = {
  corp: { does: 'gainCredit', ability: basic('corp', 'gainCredit') },
  runner: { does: 'gainCredit', ability: basic('runner', 'gainCredit') },
}
const drawFor: Record<Side, Option> = {
  corp: { does: 'drawCard', ability: basic('corp', 'draw') },
  runner: { does: 'drawCard', ability: basic('runner', 'draw') },
}
const removeTag: Option = { does: 'removeTag', ability: basic('runner', 'removeTag') }
const purge: Option = { does: 'purge', ability: basic('corp', 'purge') }

/** Every action the active player can take (CR 5.2). */
export function actionOptions(game: Game, by: Side): Option[] {
  const options: Option[] = [creditFor[by]]
  if (mayDraw(game, by)) options.push(drawFor[by])
  for (const n of handOf(game, by)) {
    const card = cardAt(game, n)
    const { type } = definitionOf(game, card).printed
    if (type === 'event' || type === 'operation') {
      if (canPlay(game, card, by)) options.push(onCard('play', by, card))
    } else if (canInstallByAction(game, card, by)) options.push(onCard('install', by, card))
  }
  if (by === 'corp') corpActions(game, options)
  else runnerActions(game, options)
  eachPaidAbility(game, by, 'action', usable => {
    if (refusalToUse(game, by, usable) === undefined) options.push(useOption(usable))
  })
  return options
}

type WithCard = 'play' | 'install' | 'advance' | 'trashResource'

const onCard = (does: WithCard, by: Side, card: CardState): Option => ({
  does,
  card: refOf(card),
  ability: withCard[by][does],
})

/** Made once: what is put together anew is looked up slowly. */
const withCard: Readonly<Record<Side, Readonly<Record<WithCard, string>>>> = {
  corp: pathsOf('corp'),
  runner: pathsOf('runner'),
}
const runPath = basic('runner', 'run')

const canInstallByAction = (game: Game, card: CardState, by: Side): boolean =>
  canInstall(game, card, by, withRelief(reliefOn(game, 'install', card, by)), oneClick) &&
  !isConsoleTooMany(game, card)

const withRelief = (relief: number): Terms => (relief === 0 ? usualTerms : { ...usualTerms, change: -relief })

function corpActions(game: Game, options: Option[]): void {
  if (mayFind(game, 'corp', 'advance', 1)) {
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (canBeAdvanced(game, card)) options.push(onCard('advance', 'corp', card))
    }
  }
  if (game.runner.tags > 0 && mayFind(game, 'corp', 'trashResource', 2)) {
    for (const n of game.zones.rig) {
      const card = cardAt(game, n)
      if (typeOf(game, card) !== 'resource' || cannot(game, 'trash', { who: 'corp', card })) continue
      options.push(onCard('trashResource', 'corp', card))
    }
  }
  if (game.corp.clicks >= 3) options.push(purge)
}

/** The pool alone is looked at first; it is of no use to who cannot spend credits (CR 1.2.2). */
const mayFind = (game: Game, by: Side, purpose: Bill['purpose'], credits: number): boolean =>
  (poolOf(game, by) >= credits && !cannot(game, 'spendCredits', { who: by })) ||
  canPay(game, billOf({ by, purpose, price: credits }, []))

function runnerActions(game: Game, options: Option[]): void {
  for (const server of game.servers) {
    if (canRun(game, server.id, 1)) options.push({ does: 'run', server: server.id, ability: runPath })
  }
  if (
    game.runner.tags > 0 &&
    mayFind(game, 'runner', 'removeTag', 2) &&
    !cannot(game, 'removeTags', { who: 'runner' })
  ) {
    options.push(removeTag)
  }
}

/** CR 6.3.2a, b; with the clicks that have to be paid first. */
export function canRun(game: Game, server: string, clicks = 0): boolean {
  if (cannot(game, 'run', { who: 'runner', server })) return false
  return canPay(game, fullBill(game, 'run', null, server, { by: 'runner', purpose: 'run' }), { clicks })
}

export function playBill(
  game: Game,
  card: CardState,
  by: Side,
  change = 0,
  costs: 'pay' | 'ignore' = 'pay',
): Bill {
  if (costs === 'ignore') return nothingToPay(by, 'play', refOf(card)) // CR 1.16.5c
  const isX = definitionOf(game, card).printed.cost === 'X'
  return fullBill(game, 'play', card, null, {
    by,
    purpose: 'play',
    card: refOf(card),
    price: isX ? changeOfX(game, card, 'play', change) : playPrice(game, card, change),
    priceIsX: isX,
  })
}

/** Whether an event or operation can be played with the basic action. */
function canPlay(game: Game, card: CardState, by: Side): boolean {
  if (!mayBePlayed(game, card, by)) return false
  // CR 1.11.4: only before any click has been spent.
  if (hasSubtype(game, card, 'priority') && game.thisTurn.some(o => o.what === 'clicksSpent' && o.by === by))
    return false
  return canPay(game, playBill(game, card, by, 0 - reliefOn(game, 'play', card, by)), oneClick)
}

/** The click of the basic action has to be there as well as what the card costs. */
const oneClick = { clicks: 1 }

/** What may be done in a paid ability window besides passing (CR 9.2.7). */
export function paidWindowOptions(
  game: Game,
  by: Side,
  window: Pick<PaidWindow, 'rez' | 'score'>,
  options: Option[],
): void {
  eachPaidAbility(game, by, 'window', usable => {
    if (refusalToUse(game, by, usable) === undefined) options.push(useOption(usable))
  })
  if (by !== 'corp') return
  if (window.rez !== 'nothing') {
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (card.faceup || card.owner !== 'corp') continue
      if (
        card.zone === 'root'
          ? isRezzable(game, card)
          : card.zone === 'ice' &&
            window.rez === 'approached' &&
            isApproached(game, refOf(card)) &&
            !mustLetGo(game, by)
      ) {
        const bill = rezBill(game, card)
        if (canRez(game, card, bill)) options.push({ does: 'rez', card: refOf(card), credits: bill.price })
      }
    }
  }
  if (window.score) {
    for (const server of game.servers) {
      for (const n of server.root) {
        const card = cardAt(game, n)
        if (canScore(game, card))
          options.push(priced(game, { does: 'score', card: refOf(card) }, scoreBill(game, card)))
      }
    }
  }
}

/** CR 8.1.2, 8.1.2c: agendas are never rezzed, whatever an effect says. */
const isRezzable = (game: Game, card: CardState): boolean =>
  (card.zone === 'root' || card.zone === 'ice') && definitionOf(game, card).printed.type !== 'agenda'

const isApproached = (game: Game, ref: Ref): boolean => {
  const ice = approachOf(game)?.vars.ice
  return ice !== undefined && ice.card === ref.card && ice.life === ref.life
}

export function rezBill(
  game: Game,
  card: CardState,
  change = 0,
  ignore: 'nothing' | 'credits' | 'all' = 'nothing',
): Bill {
  if (ignore === 'all') return nothingToPay('corp', 'rez', refOf(card))
  const price = ignore === 'credits' ? 0 : rezPrice(game, card, change)
  const what = { by: 'corp', purpose: 'rez', card: refOf(card), price } as const
  const bill = fullBill(game, 'rez', card, card.server, what)
  return ignore === 'credits' ? withoutCredits(bill) : bill
}

export const canRez = (game: Game, card: CardState, bill: Bill): boolean =>
  isRezzable(game, card) &&
  !cannot(game, 'rez', { who: 'corp', card }) &&
  meetsOnlyIf(game, card, 'rez') &&
  canPay(game, bill)

/** CR 1.17.3a, 1.16.1c. */
function canScore(game: Game, card: CardState): boolean {
  if (typeOf(game, card) !== 'agenda' || card.zone !== 'root') return false
  if (countersCounted(game, card, 'advancement') < requirementOf(game, card)) return false
  if (cannot(game, 'score', { who: 'corp', card }) || !meetsOnlyIf(game, card, 'score')) return false
  return canPay(game, scoreBill(game, card))
}

export const scoreBill = (game: Game, card: CardState): Bill =>
  fullBill(game, 'score', card, card.server, { by: 'corp', purpose: 'score', card: refOf(card) })
