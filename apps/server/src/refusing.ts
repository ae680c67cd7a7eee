import type { Refusal, WhyRefused } from '@paydata/protocol'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { isOutage } from './store/outages.ts'

const words: Readonly<Record<WhyRefused, string>> = {
  gameOver: 'The game is over.',
  notAPlayer: 'Only the players can do this.',
  notAsked: 'It is for the other player to decide.',
  staleQuestion: 'This question is not open any more.',
  notAnOption: 'This is not one of the options.',
  tooFew: 'Too few were chosen.',
  tooMany: 'Too many were chosen.',
  chosenTwice: 'The same was chosen twice.',
  outOfRange: 'The number is out of range.',
  wrongForm: 'The question asks for another kind of answer.',
  malformed: 'This message makes no sense.',
  tooFast: 'Too many requests; wait a little.',
  tooLarge: 'The message is too large.',
  busy: 'The server is busy; try again.',
  closing: 'The server is going down; connect again.',
  notSignedIn: 'Give yourself a name first.',
  wrongPassword: 'The name or the password is wrong.',
  nameTaken: 'Somebody else has this name.',
  notAGuest: 'This name has a password already.',
  noSuchThing: 'There is no such thing here.',
  noSuchGame: 'There is no such game.',
  notYourGame: 'You have no part in this game.',
  notTheHost: 'Only who made the game can do this.',
  seatTaken: 'Somebody sits there already.',
  notSeated: 'You have no seat in this game.',
  alreadySeated: 'You have a seat in this game already.',
  hasBegun: 'The game has begun.',
  notOn: 'The game is not on.',
  notReady: 'This cannot be done yet.',
  deckUnread: 'This deck cannot be read.',
  deckIllegal: 'This deck is not legal.',
  staleDeck: 'This deck has been changed meanwhile.',
  notAllowed: 'This was not agreed on for this game.',
  damaged: 'What is stored of this game cannot be read. It is left as it is.',
  wrongOrigin: 'This page may not use this server.',
  broken: 'Something went wrong here. It has been noted.',
}

export const refusalOf = (why: WhyRefused, more: Pick<Refusal, 'because' | 'again'> = {}): Refusal => ({
  ok: false,
  why,
  says: words[why],
  ...more,
})

/** Fields of earlier releases, whose pages show a detail only if it is a sentence. */
const formerFields: readonly string[] = ['pool']
const reload = 'This page is of an earlier release than the server. Reload it, and try again.'

/** What to do about a message that cannot be read. A page that sends fields which nobody knows is of another release. */
export function adviceOn({ issues }: z.ZodError): Pick<Refusal, 'because'> {
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (unknown.length === 0) return {}
  const isFormer = unknown.some(key => formerFields.includes(key))
  return { because: [isFormer ? reload : { code: 'otherRelease' }] }
}

/** Thrown to refuse a request: the client gets the refusal as its answer. */
export class Refuse extends Error {
  readonly refusal: Refusal

  constructor(why: WhyRefused, more: Pick<Refusal, 'because' | 'again'> = {}) {
    super(why)
    this.refusal = refusalOf(why, more)
  }
}

/** Logs that something failed at a request, and gives the refusal for the client. `about` says which request it was. */
export function refusalOver(logger: Logger, error: unknown, about: object): Refusal {
  if (!isOutage(error)) {
    logger.error({ ...about, err: error }, 'could not answer a request')
    return refusalOf('broken')
  }
  logger.error(
    { ...about, why: error instanceof Error ? error.message : String(error) },
    'could not use the database',
  )
  return refusalOf('busy', { again: 1 })
}

/** Refuses a request that comes too fast; `wait` is in seconds. */
export function notTooFast(wait: number | null): void {
  if (wait !== null) throw new Refuse('tooFast', { again: wait })
}
