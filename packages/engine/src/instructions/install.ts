import { beginProcedure, procedure } from '../changes/frames.ts'
import { trashCards } from '../changes/trash.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { pathOf, poolOf } from '../language/definitions.ts'
import type { Amount, Cards, One, Server, Who } from '../language/expressions.ts'
import type { Terms } from '../queries/allowed/installing.ts'
import {
  canInstall,
  hasInstallCost,
  isConsoleTooMany,
  isInstallable,
  refusalOfConsole,
} from '../queries/allowed/installing.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf, isChoose } from '../queries/facts/matching-cards.ts'
import { mayGoOnto, mayGoTo, mayGoToRemote } from '../queries/facts/places.ts'
import { cardTo, locationOf, serverTo, whoIs } from '../queries/facts/references.ts'
import { canSee } from '../queries/facts/sight.ts'
import { priceOf } from '../queries/outcomes/effects.ts'
import { couldBeOf, isProhibitedFor } from '../queries/outcomes/potential.ts'
import { refOf } from '../state/cards.ts'
import type { ProcedureVars } from '../state/procedures.ts'
import { amountExpected } from '../timing/expected.ts'
import { choicesIn, reaching } from './targets.ts'
import type { ProhibitableVerb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Install {
  readonly do: 'install'
  readonly card: Cards
  readonly by: Who
  readonly change: Amount
  readonly ignore: Terms['ignore']
  /** `remoteRoot`: any remote server, a new one too (CR 8.5.2a), for what is installed in its root. */
  readonly to?: Server | 'newRemote' | 'remoteRoot'
  /** At another server than that of this card: any, or any remote one (CR 8.5.2a). */
  readonly elsewhere?: { readonly than: One; readonly remote?: true }
  readonly where?: 'innermost' | 'any' | { readonly inwardFrom: One }
  readonly onto?: One
  readonly face?: 'faceup' | 'facedown'
  /** Shown when installed facedown: the text asks for more than a type of card (CR 8.5.13c). */
  readonly reveal?: true
  /** "Install and rez" (CR 8.5.15). */
  readonly rez?: 'paying' | 'ignoringAllCosts'
  /** So much less in total to install and rez, divided between the two costs by the Corp (CR 1.16.2f). */
  readonly totalLess?: Amount
  /** "When you install that card", known by the name of the choice: a delayed conditional ability (CR 9.6.13). */
  readonly whenInstalled?: ConditionalAbility
}

/** Install a card (CR 8.5). Several are several instructions (CR 8.5.5). */
export const install = (card: Cards, more: Partial<Omit<Install, 'do' | 'card'>> = {}): Install => ({
  do: 'install',
  card,
  by: 'you',
  change: 0,
  ignore: 'nothing',
  ...more,
})

export const installVerb: ProhibitableVerb<Install> = {
  allows: (game, written, scope) => enoughFor('card', 'onto')(game, reaching(written), scope),
  couldChange(game, written, scope, eye) {
    if (!someFor('card', 'onto')(game, reaching(written), scope, eye)) return false
    if (written.face === 'facedown') return true
    if (isChoose(written.card)) {
      // Of none yet it is left open what they will be.
      const could = couldBeOf(game, written.card.choose, eye, scope)
      return (
        could.length === 0 || could.some(each => !canSee(game, eye, each) || !isConsoleTooMany(game, each))
      )
    }
    // CR 8.5.1: everybody sees that an operation or event cannot be installed.
    const card = cardsOf(game, written.card, scope)[0]
    return card === undefined || !canSee(game, eye, card) || isInstallable(game, card)
  },
  isProhibited: (game, written, scope, eye) =>
    isProhibitedFor(game, 'install', reaching(written).card, whoIs(written.by, scope), scope, eye),
  refusalToChoose: (game, { face }, _scope, _choose, card) =>
    face === 'facedown' ? undefined : refusalOfConsole(game, card),
  targets: (_game, written) =>
    choicesIn(reaching(written).card).map(choose => ({ by: written.by, ...choose })),
  expects(game, written, scope) {
    if (!poolOf(game).changesPrices || written.face === 'facedown' || written.ignore !== 'nothing')
      return none
    const card = cardsOf(game, written.card, scope)[0]
    return card === undefined || !hasInstallCost(game, card)
      ? none
      : [priceOf('install', card, whoIs(written.by, scope))]
  },
  resolve(game, written, scope, effects) {
    const by = whoIs(written.by, scope)
    const card = cardsOf(game, written.card, scope)[0]
    const change = amountOf(game, written.change, scope) + amountExpected(effects, 'price')
    const terms: Terms = { change, ignore: written.ignore }
    if (card === undefined) return
    if (written.face !== 'facedown' && isConsoleTooMany(game, card)) {
      // FAQ 1.1, question 40; Rules Reference, Console: trashed instead of being installed. In the heap it stays where it is.
      if (card.zone !== 'heap') trashCards(game, [card], null, 'rule')
      return
    }
    if (written.face !== 'facedown' && !canInstall(game, card, by, terms)) return
    const vars: Writable<ProcedureVars['install']> = {
      card: [refOf(card)],
      change: terms.change,
      ignore: terms.ignore,
    }
    if (written.to === 'remoteRoot') {
      if (!mayGoToRemote(game, card)) return
      vars.onlyRemote = true
    } else if (written.to !== undefined) {
      const server = written.to === 'newRemote' ? 'newRemote' : serverTo(game, written.to, scope)
      if (server === undefined || !mayGoTo(game, card, server)) return
      vars.server = server
    }
    if (written.elsewhere !== undefined) {
      const not = cardTo(game, written.elsewhere.than, scope)
      const from = not === undefined ? serverTo(game, 'here', scope) : locationOf(game, not)
      if (from !== undefined) vars.notServer = from
      if (written.elsewhere.remote === true) {
        if (!mayGoToRemote(game, card)) return
        vars.onlyRemote = true
      }
    }
    if (written.where === 'innermost' || written.where === 'any') vars.where = written.where
    else if (written.where !== undefined) {
      const ice = cardTo(game, written.where.inwardFrom, scope)
      // CR 6.2.2c: next to that ice, which says at which server.
      if (ice?.zone !== 'ice' || ice.server === null || !mayGoTo(game, card, ice.server)) return
      vars.server = ice.server
      vars.where = 'inward'
      vars.inwardFrom = [refOf(ice)]
    }
    if (written.onto !== undefined) {
      const host = cardTo(game, written.onto, scope)
      if (host === undefined || !mayGoOnto(game, card, host)) return
      vars.host = [refOf(host)]
    }
    if (written.face !== undefined) vars[written.face] = true
    if (written.reveal === true) vars.reveal = true
    if (written.rez !== undefined) vars.rez = written.rez
    if (scope.vars.obliged === true) vars.obliged = true
    if (written.whenInstalled !== undefined && isChoose(written.card)) {
      vars.whenInstalled = pathOf(written.whenInstalled)
      vars.called = written.card.as
    }
    if (written.totalLess !== undefined) vars.totalLess = amountOf(game, written.totalLess, scope)
    beginProcedure(game, procedure('install', 'place', { by, source: scope.source, vars }))
  },
}
type Writable<Kept> = { -readonly [Name in keyof Kept]: Kept[Name] }
const none: readonly never[] = []
