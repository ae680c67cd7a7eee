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

function fromText(text: string, definitions: string): Opened {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, why: 'unreadable' }
  }
  const read = document.safeParse(value)
  return read.success ? tapeOf(read.data, definitions) : { ok: false, why: 'unreadable' }
}

async function fromServer(game: string, definitions: string, ask: typeof fetch): Promise<Opened> {
  let value: unknown
  try {
    const response = await ask(`/api/games/${encodeURIComponent(game)}/replay`)
    value = await response.json()
  } catch {
    return { ok: false, why: 'offline' }
  }
  const answer = given.safeParse(value)
  if (answer.success) return tapeOf(answer.data.replay.file, definitions)
  const no = refused.safeParse(value)
  return { ok: false, why: (no.success ? refusals[no.data.why] : undefined) ?? 'offline' }
}

/** A replay from wherever it is. Nothing of it leaves this worker but what somebody is shown. */
export async function openReplay(
  source: ReplaySource,
  definitions: string,
  ask: typeof fetch = fetch,
): Promise<Opened> {
  switch (source.is) {
    case 'game':
      return fromServer(source.game, definitions, ask)
    case 'file':
      return fromText(await source.file.text(), definitions)
    case 'text':
      return fromText(source.text, definitions)
  }
}
