import type { Asked, Given, Refusal, RequestName } from '@paydata/protocol'
import { requests } from '@paydata/protocol'
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
  const answer = await checked(name, raw, asked => answered(conversation, name, asked)).finally(
    () => world.answering--,
  )
  world.metrics.requests.inc({ name, outcome: 'why' in answer ? answer.why : 'ok' })
  return answer
}

/** Nothing looks at a message before this, be it another process: it may be of any size and depth. */
async function checked<Name extends RequestName>(
  name: Name,
  raw: unknown,
  answer: (asked: Asked<Name>) => Promise<Answer>,
): Promise<Answer> {
  const read = schemas[name].asks.safeParse(raw)
  return read.success ? answer(read.data) : refusalOf('malformed')
}

/** What comes of a request in the process that has the game it is about. */
async function answered<Name extends RequestName>(
  conversation: Conversation,
  name: Name,
  asked: Asked<Name>,
): Promise<Answer> {
  const { world, connection } = conversation
  const { me, address } = connection.data
  const caller = { id: connection.id, me, address }
  try {
    return await whereItIs(
      world,
      gameIn(asked),
      () => taken(conversation, name, asked),
      async (owner, game) => {
        const wanted = { do: 'request', caller, game, name, asked } as const
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

/** What another process was asked for a game that is here. It is checked again, as that process may be another version. */
export const takenHere = (conversation: Conversation, name: string, raw: unknown): Promise<Answer> =>
  isRequest(name)
    ? checked(name, raw, asked => taken(conversation, name, asked))
    : Promise.resolve(refusalOf('noSuchThing'))

const gameIn = (asked: object): string | null =>
  'game' in asked && typeof asked.game === 'string' ? asked.game : null

async function taken<Name extends RequestName>(
  conversation: Conversation,
  name: Name,
  asked: Asked<Name>,
): Promise<Answer> {
  const take: Take<Name> = takers[name]
  try {
    return { ok: true, ...(await take(conversation, asked)) }
  } catch (error) {
    if (error instanceof Elsewhere) throw error
    if (error instanceof Damaged)
      conversation.world.logger.error({ game: gameIn(asked), err: error, request: name }, 'a game is damaged')
    if (error instanceof Refuse) return error.refusal
    return refusalOver(conversation.world.logger, error, { request: name })
  }
}
