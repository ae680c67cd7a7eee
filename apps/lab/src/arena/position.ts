import type { Reason } from '@paydata/bots'
import type { CardView, Definition, Definitions, ServerId, View } from '@paydata/engine'

/** Facts that everybody can read off a position. They are compared with the bots' own reading. */

export const virusCounters = ({ rig, hosted, servers }: View): number =>
  [
    ...rig,
    ...hosted,
    ...servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
  ].reduce((sum, { counters }) => sum + (counters.virus ?? 0), 0)

/** How many pieces of ice the Runner has still to come past in this run. */
export function iceAhead({ run, servers }: View): number {
  const ice = servers.find(({ id }) => id === run?.server)?.ice ?? []
  const here = ice.findIndex(({ position }) => position === run?.position)
  return ice.slice(0, Math.max(0, here)).filter(each => each.ice !== null).length
}

/** Everything in a server is seen, and the Runner could take none of it away. */
export function nothingToFind({ servers, corp, runner }: View, server: ServerId): boolean {
  if (server === 'archives') return corp.discard.count === 0
  const found = servers.find(({ id }) => id === server)
  if (found === undefined || !server.startsWith('remote')) return false
  return found.root.every(
    ({ face }) =>
      face !== null && face.type !== 'agenda' && (face.trash === null || face.trash.value > runner.credits),
  )
}

/** A card of the Runner does something in a run on the server, whatever is found there. */
export const gainsByRuns = (
  { rig, hosted, runner }: View,
  server: ServerId,
  definitions: Definitions,
): boolean =>
  [...rig, ...hosted, runner.identity].some(({ face }) =>
    isAboutRuns(definitions.cards.get(face?.definition ?? '')?.abilities, server),
  )

function isAboutRuns(part: unknown, server: ServerId): boolean {
  if (Array.isArray(part)) return part.some(each => isAboutRuns(each, server))
  if (typeof part !== 'object' || part === null) return false
  if ('what' in part && Array.isArray(part.what) && part.what.some(each => /^(run|ice)[A-Z]/.test(`${each}`)))
    return !('server' in part) || !Array.isArray(part.server) || part.server.includes(server)
  return Object.values(part).some(each => isAboutRuns(each, server))
}

/** Credits that an asset brings for clicks, beyond a credit for each click. */
export function clickIncome({ abilities, printed }: Definition): number {
  if (printed.type !== 'asset') return 0
  return abilities.reduce((most, ability) => {
    if (ability.form !== 'paid') return most
    const clicks = amountIn(ability.cost, 'pay', 'clicks')
    const credits = amountIn(ability.does, 'do', 'gainCredits') + amountIn(ability.does, 'do', 'takeCredits')
    return clicks === 0 ? most : Math.max(most, credits - clicks)
  }, 0)
}

function amountIn(part: unknown, key: 'pay' | 'do', word: string): number {
  if (Array.isArray(part)) return part.reduce((sum: number, each) => sum + amountIn(each, key, word), 0)
  if (typeof part !== 'object' || part === null) return 0
  const fields = Object.entries(part)
  const isMeant = fields.some(([name, value]) => name === key && value === word)
  const amount = fields.find(([name]) => name === 'amount')?.[1]
  if (isMeant) return typeof amount === 'number' ? amount : 0
  return fields.reduce((sum, [, value]) => sum + amountIn(value, key, word), 0)
}

/** The kinds of ice that some of these cards break; `any` for all. */
export function breakersFor(cards: readonly CardView[], definitions: Definitions): ReadonlySet<string> {
  return new Set(
    cards.flatMap(({ face }) =>
      face === null ? [] : kindsBroken(definitions.cards.get(face.definition)?.abilities),
    ),
  )
}

function kindsBroken(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(kindsBroken)
  if (typeof part !== 'object' || part === null) return []
  if ('do' in part && part.do === 'breakSubroutines')
    return ['subtype' in part && typeof part.subtype === 'string' ? part.subtype : 'any']
  return Object.values(part).flatMap(kindsBroken)
}

/** Whether a reason says what the position contradicts. */
function isWrong({ code, params }: Reason, view: View): boolean {
  const { corp, runner } = view
  const holds = (type: string): boolean => corp.hand.cards.some(({ face }) => face?.type === type)
  switch (code) {
    case 'noWayLeft':
      return iceAhead(view) === 0
    case 'purges':
      return params.amount === 0 || params.amount !== virusCounters(view)
    case 'noIceInHq':
      return holds('ice')
    case 'hqFull':
      return corp.hand.count < corp.handSize
    case 'handFull':
      return runner.hand.count < runner.handSize
    case 'enoughAgendas':
      return !holds('agenda')
    case 'runOnHq':
      return params.has !== corp.hand.count
    case 'thinHand':
      return params.has !== runner.hand.count
    case 'mayBeAgenda':
      return view.question?.asks !== 'candidate'
    default:
      return false
  }
}

export const isUntrue = (because: readonly Reason[], view: View): boolean =>
  because.some(reason => isWrong(reason, view))
