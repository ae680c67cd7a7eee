import type { PushName } from '@paydata/protocol'
import { leadsTo, pushes } from '@paydata/protocol'
import { doors } from '../limits/rates.ts'
import { gameAround, isAnEye } from '../places.ts'
import { answerOtherProcess } from './answering.ts'
import type { Envelope } from './envelopes.ts'
import { gamesMoved } from './events.ts'
import type { Part } from './link.ts'

/** Acts on a message of another process. */
export function receive(part: Part, said: Envelope): void {
  const { me, world, sockets, wire, callers, asking } = part
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
      const connection = sockets.sockets.sockets.get(said.connection)
      connection?.leave(said.place)
      const game = gameAround(said.place)
      if (game !== null) connection?.data.games.delete(game)
      return
    }
    case 'tell':
      passOn(part, said)
      return
    case 'disconnect':
      sockets.in(said.place).disconnectSockets(true)
      return
    case 'moved':
      gamesMoved(part, said.games, said.to)
      return
    case 'spent':
      for (const [door, key, count] of said.spent)
        for (const each of doors) if (each === door) world.limits.spend(each, key, count)
      return
  }
}

/** Adds a connection of this process to a place, as the owner of the game says. */
function letJoin(part: Part, { connection, place, from }: Extract<Envelope, { is: 'join' }>): void {
  const here = part.sockets.sockets.sockets.get(connection)
  const game = gameAround(place)
  if (here !== undefined) {
    void here.join(place)
    if (game !== null) {
      here.data.games.add(game)
      part.visitors.noteTakenIn(from, here, game)
    }
  } else if (game !== null) {
    // They have disconnected while the owner was letting them in.
    const caller = { id: connection, me: null, address: '' }
    part.asking.ask(from, { do: 'goFrom', caller, game }).catch(() => undefined)
  }
}

const isPush = (name: string): name is PushName => Object.hasOwn(pushes, name)

/** Passes a message of another process on to the people who are connected here. */
function passOn({ world, sockets, visitors }: Part, said: Extract<Envelope, { is: 'tell' }>): void {
  const { place, name, pushed, except } = said
  // A newer process may use words that neither this one nor its pages know; the pages ask for what they miss when they can.
  if (!isPush(name) || !pushes[name].safeParse(pushed).success)
    return world.logger.warn(
      { from: said.from, name },
      'could not read a message from another process to people here',
    )
  if (name === 'listed') {
    const { changed, gone } = pushes.listed.parse(pushed)
    for (const listing of changed) world.lobby.list(listing)
    for (const game of gone) world.lobby.unlist(game)
  }
  if (name === 'update' && isAnEye(place)) {
    const { game, eye, update } = pushes.update.parse(pushed)
    visitors.noteShown(game, eye, leadsTo(update))
  }
  sockets.to(place).except(except).emit(name, pushed)
}
