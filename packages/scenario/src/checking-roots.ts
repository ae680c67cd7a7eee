import type { Printed } from '@paydata/engine/inside/language/abilities'
import type { ServerId } from '@paydata/engine/inside/state/names'
import { serverName } from './labels.ts'
import { refuse } from './refusing.ts'

/** A card that a position puts into the root of a server. */
interface InRoot {
  readonly server: ServerId
  readonly printed: Printed
}

/** Agendas and assets are in the roots of remotes, one of them in each (CR 3.2.1, 3.3.1). */
export function checkRoots(cards: readonly InRoot[]): void {
  const first = new Map<ServerId, Printed>()
  for (const { server, printed } of cards) {
    const { title, type } = printed
    if (type !== 'agenda' && type !== 'asset') continue
    if (!server.startsWith('remote'))
      refuse(
        `${title} is an ${type}: it cannot be in the root of ${serverName(server)}; write remotes: [{ root: ['${title}'] }].`,
      )
    const other = first.get(server)
    if (other !== undefined)
      refuse(
        `${serverName(server)} has ${other.title} in its root, so ${title} must be in another: write remotes: [{ root: ['${other.title}'] }, { root: ['${title}'] }].`,
      )
    first.set(server, printed)
  }
}
