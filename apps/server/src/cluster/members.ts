import type { Logger } from 'pino'
import type { Leases, Member } from './leases.ts'

/** What this process does when others come and go. */
export interface Events {
  gone(process: string): void
  /** Others take games that were not known to do so. */
  came(): void
  /** This process was away for so long that others may have taken its games. */
  wasAway(): void
}

/** Stays one of the processes that share the world, and notices which others are. */
export function newMembers(leases: Leases, me: string, seconds: number, logger: Logger) {
  let others: readonly Member[] = []
  let present: ReadonlySet<string> = new Set()
  let state: 'open' | 'closing' = 'open'
  let timer: NodeJS.Timeout | null = null
  let ended = false

  const openOnes = (): readonly string[] => others.flatMap(({ id, isOpen }) => (isOpen ? [id] : []))

  async function whoIsThere(): Promise<readonly Member[]> {
    const members = await leases.members()
    others = members.filter(({ id }) => id !== me)
    return members
  }

  async function look(events: Events): Promise<void> {
    const isInTime = await leases.renew(state)
    const before = new Set(openOnes())
    const members = await whoIsThere()
    const now = new Set(members.map(({ id }) => id))
    const gone = [...present].filter(id => !now.has(id))
    present = now
    if (!isInTime) events.wasAway()
    for (const id of gone) if (id !== me) events.gone(id)
    if (openOnes().some(id => !before.has(id))) events.came()
  }

  const again = (events: Events): void => {
    if (ended) return
    timer = setTimeout(
      () =>
        look(events)
          .catch(error => logger.error({ err: error }, 'a lease could not be renewed'))
          .finally(() => again(events)),
      (seconds * 1000) / 4,
    )
    timer.unref()
  }

  return {
    async begin(events: Events): Promise<void> {
      await leases.renew(state)
      await look(events)
      again(events)
    },
    /** The others, whether they take games or not. */
    others: (): readonly Member[] => others,
    /** From here on nobody hands games to this process. */
    async closing(): Promise<void> {
      state = 'closing'
      await leases.renew(state)
      await whoIsThere()
    },
    end(): void {
      ended = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}
