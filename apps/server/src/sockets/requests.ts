import type { Asked, Given, Refusal, RequestName } from '@paydata/protocol'
import { gameId, requests } from '@paydata/protocol'
import type { z } from 'zod'
import { Elsewhere } from '../cluster/cluster.ts'
import { answerFromAfar } from '../cluster/envelopes.ts'
import { whereItIs } from '../cluster/routing.ts'
import { Damaged } from '../matches/entries.ts'
import { Refuse, refusalOf, refusalOver } from '../refusing.ts'
import { Newer } from '../store/formats.ts'
import { chatTakers } from './chat.ts'
import type { Conversation } from './conversation.ts'
import { gameTakers } from './game.ts'
import { lobbyTakers } from './lobby.ts'
import { reportTakers } from './reports.ts'

type Take<Name extends RequestName> = (conversation: Conversation, asked: Asked<Name>) => Promise<Given<Name>>

const takers: { readonly [Name in RequestName]: Take<Name> } = {
  ...lobbyTakers,
  ...gameTakers,
  ...chatTakers,
  ...reportTakers,
}

/** Each name with what belongs to it, so that the compiler knows it of any name. */
const schemas: { readonly [Name in RequestName]: { readonly asks: z.ZodType<Asked<Name>> } } = requests

const isRequest = (name: unknown): name is RequestName =>
  typeof name === 'string' && Object.hasOwn(requests, name)

type Answer = Refusal | { readonly ok: true }

/** What comes of a message, whatever it holds. */
export async function answerTo(conversation: Conversation, name: unknown, raw: unknown): Promise<Answer> {
  const { world, connection } = conversation
  const again = world.limits('messages', connection.id)
  if (again !== null) return refusalOf('tooFast', { again })
  if (!isRequest(name)) return refusalOf('noSuchThing')
  world.answering++
  const answer = await answered(conversation, name, raw).finally(() => world.answering--)
  world.metrics.requests.inc({ name, outcome: 'why' in answer ? answer.why : 'ok' })
  return answer
}

/** What comes of a message in the process that has the game it is about. */
async function answered(conversation: Conversation, name: RequestName, raw: unknown): Promise<Answer> {
  const { world, connection } = conversation
  const { me, address } = connection.data
  const caller = { id: connection.id, me, address }
  try {
    return await whereItIs(
      world,
      gameIn(raw),
      () => taken(conversation, name, raw),
      async (owner, game) => {
        const wanted = { do: 'request', caller, game, name, asked: raw } as const
        const given = answerFromAfar.safeParse(await world.cluster.ask(owner, wanted))
        // Another process has words that this one does not know yet.
        if (!given.success) throw new Newer()
        return given.data
      },
    )
  } catch (error) {
    if (error instanceof Refuse) return error.refusal
    return refusalOver(world.logger, error, { request: name })
  }
}

/** What another process was asked for a game that is here. */
export const takenHere = (conversation: Conversation, name: string, raw: unknown): Promise<Answer> =>
  isRequest(name) ? taken(conversation, name, raw) : Promise.resolve(refusalOf('noSuchThing'))

function gameIn(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('game' in raw)) return null
  const read = gameId.safeParse(raw.game)
  return read.success ? read.data : null
}

async function taken<Name extends RequestName>(
  conversation: Conversation,
  name: Name,
  raw: unknown,
): Promise<Answer> {
  const read = schemas[name].asks.safeParse(raw)
  if (!read.success) return refusalOf('malformed')
  const take: Take<Name> = takers[name]
  try {
    return { ok: true, ...(await take(conversation, read.data)) }
  } catch (error) {
    if (error instanceof Elsewhere) throw error
    if (error instanceof Damaged)
      conversation.world.logger.error({ game: gameIn(raw), err: error, request: name }, 'a game is damaged')
    if (error instanceof Refuse) return error.refusal
    return refusalOver(conversation.world.logger, error, { request: name })
  }
}
