import type { CardView, Definition, ServerId } from '@paydata/engine'
import { traitsOf } from '../reading/traits.ts'
import type { Barrier } from '../runs/barrier.ts'
import { barrierFrom, barrierOf } from '../runs/barrier.ts'
import { anyCredits, cheapestPast, pointWorth, purse } from './running.ts'
import type { Scene } from './scene.ts'
import { counted, known, serverIn } from './scene.ts'

/** Ice as the Corp knows it, with what the Corp still has to pay for it. */
interface Guard {
  readonly barrier: Barrier
  readonly toRez: number
}

const guardOf = (scene: Scene, ice: CardView): Guard | undefined => {
  const definition = known(scene, ice.face?.definition ?? null)
  if (definition === undefined || ice.face === null) return undefined
  return { barrier: barrierOf(ice, definition), toRez: ice.rezzed ? 0 : (ice.face.cost?.value ?? 0) }
}

/** Ice from the hand, as it would be once it is installed. */
const guardFrom = (definition: Definition): Guard => {
  const { cost } = definition.printed
  return { barrier: barrierFrom(definition), toRez: typeof cost === 'number' ? cost : 3 }
}

/** How open a server stays behind ice that ends runs and that the Runner cannot break yet. */
const unbrokenLeak = 0.3
/** Ice that the Corp cannot pay for yet still deters a little. */
const unpaidLeak = 0.8

interface Wallet {
  corp: number
  runner: number
}

/** The same for a Runner who leaves nothing of it: not all that subroutines do can be read, and runs come again. */
const unspared = (barrier: Barrier): Barrier => ({
  ...barrier,
  subroutines: barrier.subroutines.map(({ index, effect }) => ({
    index,
    effect: { ...effect, stops: true },
  })),
})

/** How likely the Runner is to come past ice, and what both pay for that. */
function leakOf({ means }: Scene, { barrier, toRez }: Guard, wallet: Wallet): number {
  if (toRez > wallet.corp) return unpaidLeak
  wallet.corp -= toRez
  const paying = { ...means, credits: anyCredits }
  const way = cheapestPast([unspared(barrier)], paying) ?? cheapestPast([barrier], paying)
  if (way === undefined) return unbrokenLeak
  const { credits, harm } = way
  const harmless = 1 - Math.min(0.6, harm * 0.07)
  if (credits === 0) return harmless
  const left = wallet.runner - credits
  const leak = left < 0 ? unbrokenLeak : 1 - Math.min(0.6, credits / (wallet.runner + 2))
  wallet.runner = Math.max(0, left)
  return leak * harmless
}

/** More ice in front, or only so many credits. */
export interface Supposing {
  readonly ice?: Definition
  readonly credits?: number
  /** Only so many pieces of ice count, from the innermost: those that are still ahead of the Runner. */
  readonly ahead?: number
}

/** How open a server is to the Runner, from 0 to 1, when the Corp rezzes what it can pay. */
export function openness(scene: Scene, server: ServerId, supposing: Supposing = {}): number {
  const wallet: Wallet = {
    corp: supposing.credits ?? scene.view.corp.credits,
    runner: purse(scene) + 2,
  }
  let open = supposing.ice === undefined ? 1 : leakOf(scene, guardFrom(supposing.ice), wallet)
  const positions = serverIn(scene, server)?.ice ?? []
  for (let at = Math.min(positions.length, supposing.ahead ?? 99) - 1; at >= 0; at--) {
    const ice = positions[at]?.ice
    const guard = ice == null ? undefined : guardOf(scene, ice)
    if (guard !== undefined) open *= leakOf(scene, guard, wallet)
  }
  return open
}

export const isRemote = (server: ServerId): boolean => server.startsWith('remote')

const pointsOf = (cards: readonly CardView[]): number =>
  cards.reduce((sum, { face }) => sum + (face?.points ?? 0), 0)

/** Points of an average card of a deck. */
const pointsInCard = 0.42

/** What a successful run on a server costs the Corp, in credits. */
export function stakesOf(scene: Scene, server: ServerId): number {
  const { corp, runner } = scene.view
  const isNear = runner.pointsNeeded - runner.score <= 2 ? 1.5 : 1
  switch (server) {
    case 'hq':
      return corp.hand.count === 0
        ? 0.3
        : 0.6 + (pointsOf(corp.hand.cards) / corp.hand.count) * pointWorth * isNear
    case 'rnd':
      return corp.deck.count === 0 ? 0 : pointsInCard * pointWorth * isNear
    case 'archives':
      return pointsOf(corp.discard.cards) * pointWorth * isNear
    default:
      return (serverIn(scene, server)?.root ?? []).reduce((sum, card) => {
        const definition = known(scene, card.face?.definition ?? null)
        if (definition === undefined) return sum
        if (definition.printed.type === 'agenda')
          return sum + (definition.printed.points ?? 0) * pointWorth * isNear + counted(card, 'advancement')
        const { income, clickIncome } = traitsOf(definition)
        return sum + (card.rezzed ? 0.5 + income + clickIncome : 0.3)
      }, 0)
  }
}

/** Whether something stands in a server that an agenda or an asset would replace. */
export const isTaken = (scene: Scene, server: ServerId): boolean =>
  serverIn(scene, server)?.root.some(({ face }) => face?.type !== 'upgrade') ?? false

/** The remote in which an agenda would be best off, if there is one with ice and with room. */
export function scoringRemote(scene: Scene): ServerId | undefined {
  let best: { readonly id: ServerId; readonly open: number } | undefined
  for (const { id, ice } of scene.view.servers) {
    if (!isRemote(id) || ice.every(each => each.ice === null) || isTaken(scene, id)) continue
    const open = openness(scene, id)
    if (best === undefined || open < best.open) best = { id, open }
  }
  return best?.id
}

/** How often the Runner comes by before it no longer matters. */
const visits = { central: 3.2, agenda: 1, future: 0.7 }

/** What the Corp will protect in a server. In the remote for scoring, that is the next agenda. */
function expected(scene: Scene, server: ServerId | undefined, future: ServerId | undefined): number {
  if (server !== undefined && !isRemote(server)) return stakesOf(scene, server) * visits.central
  const here = server === undefined ? 0 : stakesOf(scene, server) * visits.agenda
  if (server !== future) return here
  const points = Math.max(1.2, ...scene.view.corp.hand.cards.map(({ face }) => face?.points ?? 0))
  return here + points * pointWorth * visits.future
}

/** Servers in which there is always something to find. */
const isDealtFrom = (server: ServerId): boolean => server === 'hq' || server === 'rnd'

/** Where agendas will be scored: the remote kept for it, or a new one. */
export function futureRemote(scene: Scene): ServerId | undefined {
  const found = scoringRemote(scene)
  if (found !== undefined) return found
  // A remote that is in use becomes free again.
  return scene.view.servers.find(
    ({ id, root, ice }) =>
      isRemote(id) && ice.some(each => each.ice !== null) && root.some(({ face }) => face?.type === 'agenda'),
  )?.id
}

/** The Runner runs on a central server without ice every turn, for nothing. */
const openCentral = 2.5

/** The worth of ice in front of a server, or, without one, of a new remote. */
export function worthOfIce(
  scene: Scene,
  definition: Definition,
  server: ServerId | undefined,
  future: ServerId | undefined,
): number {
  const before = server === undefined ? 1 : openness(scene, server)
  const after = openness(scene, server ?? '', { ice: definition })
  const inFront =
    server === undefined ? 0 : (serverIn(scene, server)?.ice.filter(each => each.ice !== null).length ?? 0)
  const closing = server !== undefined && isDealtFrom(server) && inFront === 0 ? openCentral : 0
  return expected(scene, server, future) * (before - after) + closing - inFront * 0.5
}
