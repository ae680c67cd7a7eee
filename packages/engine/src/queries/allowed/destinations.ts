import { definitionOf } from '../../language/definitions.ts'
import type { Test } from '../../language/expressions.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { ServerId, Side } from '../../state/names.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import { eachOwnDeclared } from '../facts/declared.ts'
import { cardAt, isInstalled, isRemote } from '../facts/look.ts'
import { hostsFor, needsHost, refusalOfNewRemote, refusalOfServer } from '../facts/places.ts'
import type { OptionRefusal } from '../refusals.ts'
import type { Terms } from './installing.ts'
import { installBill, lackOfMemory, lackOn, likeCards } from './installing.ts'
import { failedTest, failing } from './unfit.ts'

/** To which servers an effect narrows the choice. */
interface Narrowed {
  readonly onlyRemote?: boolean | undefined
  readonly notServer?: ServerId | undefined
}

/** The servers for a Corp card, with what it costs to install ice there (CR 8.5.2a). */
export function judgeServers(
  game: Game,
  card: CardState,
  by: Side,
  terms: Terms,
  among: Candidates,
  { onlyRemote = false, notServer }: Narrowed = {},
): void {
  const isIce = definitionOf(game, card).printed.type === 'ice'
  const priceIn = (server: ServerId | null) =>
    isIce && { credits: installBill(game, card, by, server, terms).price }
  for (const { id: server } of game.servers) {
    const isOutside = (onlyRemote && !isRemote(server)) || server === notServer
    const refusal = isOutside ? notThere : refusalOfServer(game, card, server)
    judge(among, refusal, () => ({ does: 'server', server, ...priceIn(server) }))
  }
  judge(among, refusalOfNewRemote(game, card), () => ({ does: 'newRemote', ...priceIn(null) }))
}

const notThere: OptionRefusal = { reason: 'wrongServer', rule: '8.5.14' }

/** The hosts for a Runner card, or none (CR 8.5.16b). */
export function judgeHosts(game: Game, card: CardState, by: Side, terms: Terms, among: Candidates): void {
  const like = likeCards(game, card, null)
  const hosts = hostsFor(game, card)
  const places = [
    { host: null, why: needsHost(game, card) ? mustBeHosted : lackOfMemory(game, card, null, like) },
    ...hosts.map(host => {
      const others = like.filter(other => other.card !== host.card)
      return { host, why: lackOfMemory(game, card, host, others) }
    }),
  ].map(({ host, why }) => ({ host, why, lack: why ?? lackOn(game, card, host, by, terms) }))
  // The install cost may depend on the host (CR 1.16.2).
  const isPayable = places.some(({ lack }) => lack === undefined)
  for (const { host, why, lack } of places)
    judge(among, isPayable ? lack : why, () =>
      host === null ? { does: 'noHost' } : { does: 'host', card: refOf(host) },
    )
  if (among.refused !== null) judgeUnfitHosts(game, card, hosts, among)
}
const mustBeHosted: OptionRefusal = { reason: 'needsHost', rule: '1.13.6c' }

/** Installed cards that cannot host it although one could think so. */
function judgeUnfitHosts(game: Game, card: CardState, hosts: readonly CardState[], among: Candidates): void {
  for (const n of game.table) {
    const host = cardAt(game, n)
    if (!isInstalled(host) || host.card === card.card || hosts.includes(host)) continue
    const why = whyUnfit(game, card, host)
    if (why !== undefined) judge(among, why, () => ({ does: 'host', card: refOf(host) }))
  }
}

/** Of cards that say nothing of it nobody expects that they host; nothing then. */
function whyUnfit(game: Game, card: CardState, host: CardState): OptionRefusal | undefined {
  const wanted = hostWanted(game, card)
  if (wanted === undefined)
    return definitionOf(game, host).declared.canHost === undefined ? undefined : hostLimit
  const test = failedTest(game, card.owner, host, wanted.tests, wanted.scope)
  return test === undefined ? undefined : failing(test, '1.13.6c')
}
const hostLimit: OptionRefusal = { reason: 'hostLimit', rule: '1.13.6a' }

interface Wanted {
  readonly tests: readonly Test[]
  readonly scope: Scope
}

function hostWanted(game: Game, card: CardState): Wanted | undefined {
  let wanted: Wanted | undefined
  eachOwnDeclared(game, 'installOnly', card, ({ on }, scope) => {
    if (on !== undefined) wanted = { tests: on, scope }
  })
  return wanted
}
