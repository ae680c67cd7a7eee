import { setNames } from '@paydata/cards/loading'
import type { Definitions, Outcome } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import type { AnyReplayFile, FilmPart, RequestRefusalCode } from '@paydata/protocol'
import { anyReplayFile, filmPartAddress, filmParts, replay, requestRefusalCode } from '@paydata/protocol'
import { z } from 'zod'
import type { Player } from '../film.ts'
import type { NotShown, ReplaySource } from '../wire.ts'
import type { KeptParts } from './kept.ts'
import { KeptGame } from './kept.ts'
import { tapeOf } from './tape.ts'

export type Opened = Outcome<{ readonly player: Player }, NotShown>

const refusals: Readonly<Partial<Record<RequestRefusalCode, NotShown>>> = {
  notReady: 'notOver',
  notAllowed: 'notAllowed',
  noSuchGame: 'noSuchGame',
  malformed: 'noSuchGame',
  noSuchThing: 'noSuchGame',
}

/** A replay file, or the answer of a server to a request for a replay, which contains one. */
const document = z.union([anyReplayFile, replay.transform(({ file }) => file)])
const given = z.object({ ok: z.literal(true), replay })
const refused = z.object({ ok: z.literal(false), why: requestRefusalCode })

/** Loads the cards of these sets, or of all sets if none are named. */
type Load = (sets: readonly string[] | undefined) => Promise<Definitions>

/** Loads the cards of a game, to play it, unless this page does not know one of its sets. */
async function cardsFor(
  { setup: { sets } }: AnyReplayFile,
  load: Load,
): Promise<Outcome<{ readonly cards: Definitions }, NotShown>> {
  if (sets?.every(set => setNames.includes(set)) === false) return { ok: false, why: 'otherCards' }
  return load(sets).then(
    ({ version, printings }) => ({ ok: true, cards: defineCards(version, printings) }),
    () => ({ ok: false, why: 'offline' }),
  )
}

async function played(file: AnyReplayFile, load: Load): Promise<Opened> {
  const found = await cardsFor(file, load)
  return found.ok ? tapeOf(file, found.cards) : found
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
  const get = async (address: string): Promise<unknown> => (await ask(address)).json()
  try {
    const response = await get(`/api/games/${encodeURIComponent(game)}/replay`)
    const answer = given.safeParse(response)
    if (!answer.success) {
      const no = refused.safeParse(response)
      return { ok: false, why: (no.success ? refusals[no.data.why] : undefined) ?? 'offline' }
    }
    const found = await cardsFor(answer.data.replay.file, load)
    if (!found.ok) return found
    const part = async <Name extends FilmPart>(name: Name) =>
      filmSchemas[name].parse(await get(filmPartAddress(encodeURIComponent(game), name)))
    const [corp, runner, spectator, all, course, positions] = await Promise.all([
      part('corp'),
      part('runner'),
      part('spectator'),
      part('all'),
      part('course'),
      part('positions'),
    ])
    const parts = { corp, runner, spectator, all, course, positions }
    return { ok: true, player: new KeptGame(answer.data.replay, parts) }
  } catch {
    return { ok: false, why: 'offline' }
  }
}

/** The same schemas, typed so that the compiler knows which name has which value. */
const filmSchemas: { readonly [Name in FilmPart]: z.ZodType<KeptParts[Name]> } = filmParts

/** Opens a replay from a server, a file or a text. Only what the viewer is shown leaves this worker. */
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
