import type { PushName } from '@paydata/protocol'
import { leadsTo, pushes } from '@paydata/protocol'
import { doors } from '../limits/rates.ts'
import { gameAround, isAnEye } from '../places.ts'
import type { Here } from '../sockets/conversation.ts'
import { answerOtherProcess } from './answering.ts'
import type { Asking } from './asking.ts'
import type { Callers } from './callers.ts'
import type { Envelope } from './envelopes.ts'
import type { Shared } from './link.ts'
import type { Visitors } from './visitors.ts'
import type { Sending } from './wire.ts'

/** What listens to the others that share the games, be they processes or threads. */
export interface Listening {
  readonly me: string
  readonly world: Shared
  readonly here: Here
  readonly wire: Sending
  readonly callers: Callers
  readonly asking: Asking
  /** What there is to note and to do as games change hands; null between threads, where none does. */
  readonly moving: {
    readonly visitors: Pick<Visitors, 'noteTakenIn' | 'noteShown'>
    moved(games: readonly string[], to: string | null): void
  } | null
}

/** Acts on a message of another process, or of another thread. */
export function receive(part: Listening, said: Envelope): void {
  const { me, world, here, wire, callers, asking, moving } = part
  // A process hears its own broadcasts as well.
  if ('from' in said && said.from === me) return
  switch (said.is) {
    case 'ask':
      answerOtherProcess(world, wire, callers, said).catch(error =>
        world.logger.error({ err: error, from: said.from }, 'could not answer another process'),
      )
      return
    case 'answer':
    case 'refused':
    case 'elsewhere':
      asking.settle(said)
      return
    case 'join':
      letJoin(part, said)
      return
    case 'leave': {
      const connection = here.find(said.connection)
      connection?.leave(said.place)
      const game = gameAround(said.place)
      if (game !== null) connection?.data.games.delete(game)
      return
    }
    case 'tell':
      passOn(part, said)
      return
    case 'disconnect':
      here.disconnect(said.place)
      return
    case 'moved':
      moving?.moved(said.games, said.to)
      return
    case 'spent':
      for (const [door, key, count] of said.spent)
        for (const each of doors) if (each === door) world.limits.spend(each, key, count)
      return
  }
}

/** Adds a connection of this process to a place, as the owner of the game says. */
function letJoin(part: Listening, { connection, place, from }: Extract<Envelope, { is: 'join' }>): void {
  const known = part.here.find(connection)
  const game = gameAround(place)
  if (known !== undefined) {
    void known.join(place)
    if (game !== null) {
      known.data.games.add(game)
      part.moving?.visitors.noteTakenIn(from, known, game)
    }
  } else if (game !== null) {
    // They have disconnected while the owner was letting them in.
    const caller = { id: connection, me: null, address: '' }
    part.asking.ask(from, { do: 'goFrom', caller, game }).catch(() => undefined)
  }
}

const isPush = (name: string): name is PushName => Object.hasOwn(pushes, name)

/**
 * Whether this process knows what another one has people told. A newer one may use words that neither this one nor its pages know;
 * the pages ask for what they miss when they can.
 */
export const isKnown = ({
  name,
  pushed,
}: Pick<Extract<Envelope, { is: 'tell' }>, 'name' | 'pushed'>): boolean =>
  isPush(name) && pushes[name].safeParse(pushed).success

/** Passes a message of another process or thread on to the people who are connected here. */
function passOn({ world, here, moving }: Listening, said: Extract<Envelope, { is: 'tell' }>): void {
  const { place, name, pushed, except } = said
  if (name === 'listed') {
    const { changed, gone } = pushes.listed.parse(pushed)
    for (const listing of changed) world.lobby.list(listing)
    for (const game of gone) world.lobby.unlist(game)
  }
  if (moving !== null && name === 'update' && isAnEye(place)) {
    const { game, eye, update } = pushes.update.parse(pushed)
    moving.visitors.noteShown(game, eye, leadsTo(update))
  }
  here.tell(place, name, pushed, except)
}
