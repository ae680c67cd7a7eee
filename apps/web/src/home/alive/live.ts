import type { Side, View } from '@paydata/engine'
import type { Listing } from '@paydata/protocol'
import type { Left, Playing } from '../../local/beginning.ts'
import { openAside } from '../../local/transport.ts'
import { ask } from '../../online/line.ts'
import { openOnline } from '../../online/source.ts'
import type { Open, Transport } from '../../transport/transport.ts'
import { personName } from '../../ui/person-name.ts'
import { computersGame } from '../again.ts'
import { follow } from './follow.ts'

/** Whether a game moves on the page, or stands still for a reader who wants nothing to move. */
export type Manner = 'moving' | 'still'

/** A game that is shown small. */
export interface Live {
  /** The id of a game between people; null for one between computers. */
  readonly game: string | null
  /** The people who play; null for computers, and for a seat that is empty. */
  readonly names: Readonly<Record<Side, string | null>>
  /** How to watch it at a table of this browser from here on; null before the first turn, and for a game between people. */
  readonly fromHere: () => Playing | null
  readonly end: () => void
}

/** Milliseconds between what two computers do: slowly enough to be followed from the corner of an eye. */
const pace = 1200
/** Before this turn a board is empty, so two computers play on without being shown until then. One that stands still is to show more. */
const firstTurn = { moving: 6, still: 11 } as const

/** Two computers play in a worker beside the page. */
export function computersPlay(manner: Manner, show: (view: View) => void): Live {
  const playing = computersGame()
  let left: Left | null = null
  const opened = openAside({ ...playing, pace: 1 }, next => {
    left = next
  })
  const table: { at: Transport | null } = { at: null }
  const open: Open = listener => {
    table.at = opened(listener)
    return table.at
  }
  const setPace = (next: number | null): void => table.at?.setPace?.(next)
  let isShown = false
  let isOver = false
  const end = follow(open, view => {
    if (isOver || (view.turn < firstTurn[manner] && view.over === null)) return
    if (!isShown) setPace(pace)
    isShown = true
    show(view)
    if (manner === 'still') stop()
  })
  const stop = (): void => {
    if (isOver) return
    isOver = true
    document.removeEventListener('visibilitychange', rest)
    end()
  }
  const rest = (): void => setPace(document.hidden ? null : isShown ? pace : 1)
  document.addEventListener('visibilitychange', rest)
  return {
    game: null,
    names: { corp: null, runner: null },
    fromHere: () => (left === null ? null : { ...playing, beginning: { begin: 'saved', ...left } }),
    end: stop,
  }
}

/** A game between people, on the server. */
export function peoplePlay({ id, seats }: Listing, show: (view: View) => void): Live {
  const end = follow(openOnline(id), show)
  const nameOf = (side: Side): string | null => {
    const who = seats[side]
    return who === null ? null : personName(who)
  }
  return {
    game: id,
    names: { corp: nameOf('corp'), runner: nameOf('runner') },
    fromHere: () => null,
    end() {
      end()
      void ask('leave', { game: id })
    },
  }
}
