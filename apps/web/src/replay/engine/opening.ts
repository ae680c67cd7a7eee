import { setNames } from '@paydata/cards/loading'
import type { Definitions } from '@paydata/engine'
import type { ReplayFile } from '@paydata/protocol'
import { replay, replayFile } from '@paydata/protocol'
import { z } from 'zod'
import type { NotShown, ReplaySource } from '../wire.ts'
import type { Tape } from './tape.ts'
import { tapeOf } from './tape.ts'

export type Opened =
  | { readonly ok: true; readonly tape: Tape }
  | { readonly ok: false; readonly why: NotShown }

const refusals: Readonly<Record<string, NotShown>> = {
  notReady: 'notOver',
  notAllowed: 'notAllowed',
  noSuchGame: 'noSuchGame',
  malformed: 'noSuchGame',
  noSuchThing: 'noSuchGame',
}

/** A file as somebody has it, or what a server sends of a game: both hold the same. */
const document = z.union([replayFile, replay.transform(({ file }) => file)])
const given = z.object({ ok: z.literal(true), replay })
const refused = z.object({ ok: z.literal(false), why: z.string() })

/** Makes the cards of some sets known, of all where none are named. */
type Load = (sets: readonly string[] | undefined) => Promise<Definitions>

async function played(file: ReplayFile, load: Load): Promise<Opened> {
  const isKnown = file.setup.sets?.every(set => setNames.includes(set)) !== false
  if (!isKnown) return { ok: false, why: 'otherCards' }
  try {
    return tapeOf(file, await load(file.setup.sets))
  } catch {
    return { ok: false, why: 'offline' }
  }
}

async function fromText(text: string, load: Load): Promise<Opened> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, why: 'unreadable' }
  }
  const read = document.safeParse(value)
  return read.success ? played(read.data, load) : { ok: false, why: 'unreadable' }
}

async function fromServer(game: string, load: Load, ask: typeof fetch): Promise<Opened> {
  let value: unknown
  try {
    const response = await ask(`/api/games/${encodeURIComponent(game)}/replay`)
    value = await response.json()
  } catch {
    return { ok: false, why: 'offline' }
  }
  const answer = given.safeParse(value)
  if (answer.success) return played(answer.data.replay.file, load)
  const no = refused.safeParse(value)
  return { ok: false, why: (no.success ? refusals[no.data.why] : undefined) ?? 'offline' }
}

/** A replay from wherever it is. Nothing of it leaves this worker but what somebody is shown. */
export async function openReplay(
  source: ReplaySource,
  load: Load,
  ask: typeof fetch = fetch,
): Promise<Opened> {
  switch (source.is) {
    case 'game':
      return fromServer(source.game, load, ask)
    case 'file':
      return fromText(await source.file.text(), load)
    case 'text':
      return fromText(source.text, load)
  }
}
