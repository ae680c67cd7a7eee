import type { ByHand } from '@paydata/match/testing'
import { ReferencePlayer, toldOf } from '@paydata/match/testing'
import { defaultOrders } from '@paydata/orders'
import { replay } from '@paydata/protocol'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Watching } from './players.ts'
import { replyOf, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const answerTo = z.looseObject({ replay })

/** Answers by chance, or takes the last answer back every ninth time, and tells to which version that led. */
async function nextMove(
  players: readonly [Watching, Watching],
  moves: readonly ByHand[],
): Promise<{ move: ByHand; version: number }> {
  const [corp, runner] = players
  const { game } = corp
  const asked = players.find(({ view }) => view.question !== null)
  if (asked === undefined) throw new Error('nobody is asked')
  const last = moves.at(-1)
  if (moves.length % 9 === 8 && last !== undefined) {
    const [own, other] = last.by === 'corp' ? [corp, runner] : [runner, corp]
    const { taken, version } = await own.line.get('takeBack', { game, version: asked.version })
    const allowed =
      taken === 'back' ? { version } : await other.line.get('allowTakeBack', { game, version, allow: 'yes' })
    return { move: { is: 'takeBack', by: last.by }, version: allowed.version }
  }
  const reply = replyOf(asked, `driver ${moves.length}`)
  const { version } = await asked.line.get('reply', { game, id: newId(), version: asked.version, reply })
  return { move: { is: 'answer', by: asked === corp ? 'corp' : 'runner', reply }, version }
}

testOn(
  databases,
  'a game at a server goes and is told to players and spectators as the plainest player says',
  async fresh => {
    const server = await serving(fresh())
    const { corp, runner, game, corpVisitor } = await twoAtATable(server.port)
    const players = [await watching(corp, game), await watching(runner, game)] as const
    const seats = [...players, await watching(await connected(server.port, null), game)]
    const looks = seats.map(({ view }) => view)
    expect(looks.map(({ viewer }) => viewer)).toEqual(['corp', 'runner', 'spectator'])
    const moves: ByHand[] = []
    const views: (readonly Watching['view'][])[] = []

    while (moves.length < 90 && players[0].view.over === null) {
      const { move, version } = await nextMove(players, moves)
      await Promise.all(seats.map(seat => seat.reach(version)))
      moves.push(move)
      views.push(seats.map(({ view }) => view))
    }
    const told = seats.map(({ updates }) => updates.slice(0, moves.length))
    await corp.ask('concede', { game }) // refused if it is over already
    const path = `http://127.0.0.1:${server.port}/api/games/${game}/replay`
    const { setup } = answerTo.parse(
      await (await fetch(path, { headers: { cookie: corpVisitor.cookie } })).json(),
    ).replay.file

    const player = new ReferencePlayer(setup, { corp: defaultOrders, runner: defaultOrders })
    for (const [nth, move] of moves.entries()) {
      const moved = move.is === 'answer' ? player.answers(move.by, move.reply) : player.takesBack(move.by)
      for (const [i, { viewer }] of looks.entries()) {
        const update = told[i]?.[nth] ?? expect.fail('an update is missing')
        const { occurrences, passed, takenBack, clock } = update
        const view = views[nth]?.[i]
        if (viewer === 'all') throw new Error('nobody sees everything')
        expect({ view, occurrences, passed, takenBack }).toEqual(toldOf(moved, viewer))
        expect(clock).toBeNull()
      }
    }
    await server.close()
  },
)
