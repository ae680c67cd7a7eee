import type { Outcome } from '@paydata/engine'
import { digestOf, isBetweenActions, saveGame } from '@paydata/engine'
import type { Left, Past, StoredEntry } from '@paydata/match'
import { replyIn, retold, stoppedClock } from '@paydata/match'
import type { Damage, Result } from '@paydata/protocol'
import { Damaged } from '../matches/entries.ts'
import type { Beginning } from '../matches/release.ts'
import { numbersHere } from '../matches/release.ts'
import type { Walked } from '../matches/restore.ts'
import { pastOf, walk } from '../matches/restore.ts'
import { numbersIn } from '../statistics/games.ts'
import type { Tables } from '../store/tables.ts'
import type { AllParts, Part, PartName } from './parts.ts'
import { partNames, rowOfPart } from './parts.ts'
import { trackOf } from './tracks.ts'

/** A finished game from its log. */
export interface Ended {
  readonly game: string
  readonly setup: Beginning
  readonly left: Left | null
  readonly entries: readonly StoredEntry[]
  readonly result: Result
}

export type Packed = Outcome<{ readonly rows: readonly Tables['seen'][] }, Damage>

/** Makes the rows to store for a finished game. Fails if its log does not lead to the recorded result. */
export function packGame(ended: Ended): Packed {
  try {
    const parts = partsOf(ended)
    return { ok: true, rows: partNames.map(part => packedPart(ended.game, part, parts)) }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    return { ok: false, why: error.damage }
  }
}

const packedPart = <Name extends PartName>(game: string, part: Name, parts: AllParts): Tables['seen'] =>
  rowOfPart<Name>(game, part, parts[part])

function partsOf({ setup, left, entries, result }: Ended): AllParts {
  const positions = [...walk(setup, left, entries)]
  const last = positions.at(-1)
  const lastEntry = entries.at(-1)
  if (last === undefined || lastEntry === undefined || !isSame(last.result, result))
    throw new Damaged({ what: 'otherEnd' })
  return {
    corp: trackOf(positions, 'corp'),
    runner: trackOf(positions, 'runner'),
    spectator: trackOf(positions, 'spectator'),
    all: trackOf(positions, 'all'),
    numbers: numbersIn(setup, positions, entries),
    course: pastOf(positions).flatMap(each => toldOf(each) ?? []),
    positions: { ...numbersHere(setup.sets), saves: savesOf(positions, last) },
    end: { version: last.n, at: lastEntry.at, clock: last.left && stoppedClock(last.left) },
  }
}

const isSame = (one: Result | null, other: Result): boolean =>
  one !== null && one.winner === other.winner && one.how === other.how

function toldOf({ before, entry, after }: Past): Part<'course'>[number] | null {
  const told = retold(entry)
  if (told === null) return null
  const reply = replyIn(before.game, told) ?? null
  return { version: after.n, ...told, reply, after: told.after ?? digestOf(after.game) }
}

/** Saves of the first position in each turn at which a player takes an action, which later releases can always continue. */
function savesOf(positions: readonly Walked[], last: Walked): Part<'positions'>['saves'] {
  const turns = new Map<string, Walked>()
  for (const position of positions) {
    const { turn, active } = position.game
    const key = `${turn}/${active}`
    if (!turns.has(key) && isBetweenActions(position.game)) turns.set(key, position)
  }
  return [...new Set([...turns.values(), last])].map(({ n, game }) => ({ version: n, saved: saveGame(game) }))
}
