import type { PushName } from '@paydata/protocol'
import { leadsTo, pushes } from '@paydata/protocol'
import { doors } from '../limits/rates.ts'
import type { Sockets } from '../sockets/conversation.ts'
import type { World } from '../world.ts'
import { gameAround, isAnEye } from '../world.ts'
import { answerAfar } from './answering.ts'
import type { Asking } from './asking.ts'
import type { Callers } from './callers.ts'
import type { Envelope } from './envelopes.ts'
import type { Visitors } from './visitors.ts'
import type { Wire } from './wire.ts'

/** What is needed to understand other processes. */
export interface Ears {
  readonly me: string
  readonly world: World
  readonly sockets: Sockets
  readonly wire: Wire
  readonly callers: Callers
  readonly asking: Asking
  readonly visitors: Visitors
  moved(games: readonly string[], to: string | null): void
}

export function hear(ears: Ears, said: Envelope): void {
  const { me, world, sockets, wire, callers, asking } = ears
  // What is said to all comes back to who said it.
  if ('from' in said && said.from === me) return
  switch (said.is) {
    case 'ask':
      answerAfar(world, wire, callers, said).catch(error =>
        world.logger.error({ err: error, from: said.from }, 'another process could not be answered'),
      )
      return
    case 'answer':
    case 'refused':
    case 'elsewhere':
      asking.heard(said)
      return
    case 'join':
      join(ears, said)
      return
    case 'leave': {
      const connection = sockets.sockets.sockets.get(said.connection)
      connection?.leave(said.place)
      const game = gameAround(said.place)
      if (game !== null) connection?.data.games.delete(game)
      return
    }
    case 'tell':
      hearTell(ears, said)
      return
    case 'disconnect':
      sockets.in(said.place).disconnectSockets(true)
      return
    case 'moved':
      ears.moved(said.games, said.to)
      return
    case 'spent':
      for (const [door, key, count] of said.spent)
        for (const each of doors) if (each === door) world.limits.spend(each, key, count)
      return
  }
}

function join(ears: Ears, { connection, place, from }: Extract<Envelope, { is: 'join' }>): void {
  const here = ears.sockets.sockets.sockets.get(connection)
  const game = gameAround(place)
  if (here !== undefined) {
    void here.join(place)
    if (game !== null) {
      here.data.games.add(game)
      ears.visitors.cameTo(from, here, game)
    }
  } else if (game !== null) {
    // They have gone while they were on their way in.
    const caller = { id: connection, me: null, address: '' }
    ears.asking.ask(from, { do: 'goFrom', caller, game }).catch(() => undefined)
  }
}

const isPush = (name: string): name is PushName => Object.hasOwn(pushes, name)

function hearTell({ world, sockets, visitors }: Ears, said: Extract<Envelope, { is: 'tell' }>): void {
  const { place, name, pushed, except } = said
  // A newer process may know words that neither this one nor its pages do: they ask for the rest when they can.
  if (!isPush(name) || !pushes[name].safeParse(pushed).success)
    return world.logger.warn({ from: said.from, name }, 'another process tells what is not understood')
  if (name === 'listed') {
    const { changed, gone } = pushes.listed.parse(pushed)
    for (const listing of changed) world.lobby.set(listing.id, listing)
    for (const game of gone) world.lobby.delete(game)
  }
  if (name === 'update' && isAnEye(place)) {
    const { game, eye, update } = pushes.update.parse(pushed)
    visitors.shown(game, eye, leadsTo(update))
  }
  sockets.to(place).except(except).emit(name, pushed)
}
