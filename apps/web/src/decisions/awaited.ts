import type { CardView, Side, View } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'
import { serverName } from '../words/server-name.ts'

const words = atTable.awaited

/** Nothing is read of a card that lies facedown but that it does. */
const isFacedown = ({ side, rezzed, faceup }: CardView): boolean => side === 'corp' && !rezzed && !faceup

/**
 * What the other player may be thinking about, in what everybody at the table sees: where the run is, what lies facedown, how many
 * clicks are left. Null if that says nothing.
 */
export function awaitedText(view: View): string | null {
  const [waiting] = view.waiting
  if (waiting === undefined || waiting.for === view.viewer) return null
  const { asks, for: who } = waiting
  const { run } = view
  const server = run === null ? null : serverName(run.server)
  switch (asks) {
    case 'mulligan':
      return words.mulligan
    case 'action':
      return words.action(view[who].clicks)
    case 'discard':
      return discarding(view, who)
    case 'jackOut':
      return server && words.jackOut(server)
    case 'candidate':
      return server && words.candidate(server)
    case 'midAccess':
    case 'steal':
      return server && words.access(server)
    case 'trace':
      return view.trace && words.trace(view.trace.base)
    case 'psi':
      return words.bid
    case 'paidWindow':
      return who === 'corp' ? rezzing(view) : breaking(view)
    case 'interrupt':
      return preventing(view)
    case 'reaction':
    case 'becomesCandidate':
    case 'choose':
    case 'search':
    case 'confirm':
    case 'effect':
    case 'number':
    case 'payment':
    case 'arrange':
    case 'subroutines':
    case 'server':
    case 'position':
    case 'host':
    case 'trashLike':
    case 'overMemory':
    case 'word':
      return null
  }
}

function discarding(view: View, who: Side): string | null {
  const { hand, handSize } = view[who]
  return hand.count > handSize ? words.discard(hand.count - handSize) : null
}

function rezzing({ run, servers }: View): string | null {
  const at = servers.find(({ id }) => id === run?.server)
  const approached = at?.ice.find(({ position }) => position === run?.position)?.ice
  if (run?.phase === 'approach' && approached && isFacedown(approached))
    return words.rezIce(serverName(run.server))
  if (!servers.some(({ root }) => root.some(isFacedown))) return null
  return run === null ? words.rez : words.rezInRun(serverName(run.server))
}

function breaking({ encounter }: View): string | null {
  if (encounter === null || encounter.ice.face === null || encounter.bypassed) return null
  const { length } = encounter.subroutines.filter(({ state }) => state === 'unbroken')
  return length === 0 ? null : words.subroutines(encounter.ice.face.title, length)
}

const kinds = ['net', 'meat', 'core', 'brain'] as const

function preventing({ progress }: View): string | null {
  const expected = progress.findLast(({ expects }) => expects.length > 0)?.expects ?? []
  for (const { effect, amount, kind } of expected) {
    const damage = kinds.find(each => each === kind)
    if (effect === 'damage' && damage !== undefined) return words.damage(amount, damage)
    if (effect === 'tags') return words.tags(amount)
  }
  return null
}
