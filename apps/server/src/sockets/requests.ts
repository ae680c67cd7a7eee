import type { Asked, Given, RequestName, RequestOutcome } from '@paydata/protocol'
import { requests } from '@paydata/protocol'
import type { z } from 'zod'
import { Elsewhere } from '../cluster/cluster.ts'
import { answerFromAfar } from '../cluster/envelopes.ts'
import { runAtOwner } from '../cluster/routing.ts'
import { waitFor } from '../limits/rates.ts'
import { logDamage } from '../matches/damage-log.ts'
import { Damaged } from '../matches/entries.ts'
import type { Metrics } from '../metrics.ts'
import { adviceOn, notTooFast, RefusedError, refused, refusedOver } from '../refusing.ts'
import { Newer } from '../store/formats.ts'
import { challengeRequests } from './challenging.ts'
import type { Chatting } from './chat.ts'
import { chatRequests } from './chat.ts'
import type { Conversation } from './conversation.ts'
import type { Gaming } from './game.ts'
import { gameRequests } from './game.ts'
import type { InFlight } from './in-flight.ts'
import type { Meeting } from './lobby.ts'
import { lobbyRequests } from './lobby.ts'
import type { Reporting } from './reports.ts'
import { reportRequests } from './reports.ts'
import type { Seeking } from './searching.ts'
import { searchRequests } from './searching.ts'

/** All that requests need. */
export type Serving = Meeting &
  Gaming &
  Chatting &
  Reporting &
  Seeking & { readonly inFlight: InFlight; readonly metrics: Pick<Metrics, 'requests'> }
type Asking = Conversation<Serving>

type Perform<Name extends RequestName> = (conversation: Asking, asked: Asked<Name>) => Promise<Given<Name>>

const performers: { readonly [Name in RequestName]: Perform<Name> } = {
  ...lobbyRequests,
  ...gameRequests,
  ...chatRequests,
  ...reportRequests,
  ...searchRequests,
  ...challengeRequests,
}

/** Each name with what belongs to it, so that the compiler knows it of any name. */
const schemas: { readonly [Name in RequestName]: { readonly asks: z.ZodType<Asked<Name>> } } = requests

const isRequest = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(requests, name)

/** Answers a message of a client, whatever it holds. */
export async function answerRequest(
  conversation: Asking,
  name: unknown,
  raw: unknown,
): Promise<RequestOutcome> {
  const { world, connection } = conversation
  const again = world.limits('messages', connection.id)
  if (again !== null) return refused('tooFast', { again })
  if (!isRequest(name)) return refused('noSuchThing')
  const answer = await world.inFlight.during(
    withParsed(name, raw, asked => answerAtOwner(conversation, name, asked)),
  )
  world.metrics.requests.inc({ name, outcome: 'why' in answer ? answer.why : 'ok' })
  return answer
}

/** Reads a message by its schema. Nothing else looks at it before, in any process: it may be of any size and depth. */
async function withParsed<Name extends RequestName>(
  name: Name,
  raw: unknown,
  answer: (asked: Asked<Name>) => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  const read = schemas[name].asks.safeParse(raw)
  return read.success ? answer(read.data) : refused('malformed', adviceOn(read.error))
}

/** Does a request in the process that owns the game it is about. */
async function answerAtOwner<Name extends RequestName>(
  conversation: Asking,
  name: Name,
  asked: Asked<Name>,
): Promise<RequestOutcome> {
  const { world, connection } = conversation
  const { me, address } = connection.data
  const caller = { id: connection.id, me, address }
  try {
    return await runAtOwner(
      world,
      gameIn(asked),
      () => perform(conversation, name, asked),
      async (owner, game) => {
        const wanted = { do: 'request', caller, game, name, asked } as const
        const given = answerFromAfar.safeParse(await world.cluster.ask(owner, wanted))
        // The other process is newer and uses words that this one does not know.
        if (!given.success) throw new Newer()
        return given.data
      },
    )
  } catch (error) {
    if (error instanceof RefusedError) return error.refused
    return refusedOver(world.logger, error, { request: name })
  }
}

/** Does what a client asked another process about a game that is here. It is checked again, as that process may be of another version. */
export const answerForwarded = (conversation: Asking, name: string, raw: unknown): Promise<RequestOutcome> =>
  isRequest(name)
    ? withParsed(name, raw, asked => perform(conversation, name, asked))
    : Promise.resolve(refused('noSuchThing'))

const gameIn = (asked: object): string | null =>
  'game' in asked && typeof asked.game === 'string' ? asked.game : null

/** Counts a game that is to be read from the database. One that is in memory is there for whoever asks. */
function mustBeOpenOrMayOpen({ world, connection }: Asking, game: string | null): void {
  if (game === null || world.tables.get(game) !== undefined) return
  notTooFast(waitFor(world.limits, 'openings', connection.data))
}

async function perform<Name extends RequestName>(
  conversation: Asking,
  name: Name,
  asked: Asked<Name>,
): Promise<RequestOutcome> {
  const act: Perform<Name> = performers[name]
  try {
    mustBeOpenOrMayOpen(conversation, gameIn(asked))
    return { ok: true, ...(await act(conversation, asked)) }
  } catch (error) {
    if (error instanceof Elsewhere) throw error
    if (error instanceof Damaged)
      logDamage(conversation.world.logger, error, { game: gameIn(asked), request: name })
    if (error instanceof RefusedError) return error.refused
    return refusedOver(conversation.world.logger, error, { request: name })
  }
}
