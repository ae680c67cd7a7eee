import type { Logger } from 'pino'
import type { Leases, Member } from './leases.ts'

/** Callbacks for when other processes come and go. */
export interface Events {
  gone(process: string): void
  /** A process has come that takes games. */
  opened(): void
  /** This process was away for so long that others may have taken its games. */
  wasAway(): void
}

/** Renews the entry of this process in the database from time to time, and notices which other processes come and go. */
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
    if (openOnes().some(id => !before.has(id))) events.opened()
  }

  const again = (events: Events): void => {
    if (ended) return
    timer = setTimeout(
      () =>
        look(events)
          .catch(error => logger.error({ err: error }, 'could not renew the lease of this process'))
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
    /** The other processes, including those that take no games. */
    others: (): readonly Member[] => others,
    /** Announces that this process will end, so that no other one hands games to it. */
    async closing(): Promise<void> {
      state = 'closing'
      await leases.renew(state)
      await whoIsThere()
    },
    /** Whether this process gives its games away and takes none. */
    isClosing: (): boolean => state === 'closing',
    end(): void {
      ended = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

export type Members = ReturnType<typeof newMembers>
