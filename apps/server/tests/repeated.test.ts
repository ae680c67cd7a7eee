import { expect } from 'vitest'
import type { Watching } from './players.ts'
import { replyOf, twoAtATable, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { testOn, worlds } from './stores.ts'

/** Gives replies, each a second time as one whose acknowledgement was lost, and tells what each was said to lead to. */
async function playTwice(seats: readonly Watching[], count: number) {
  const given = []
  for (let n = 0; n < count; n++) {
    const asked = seats.find(({ view }) => view.question !== null)
    if (asked === undefined) break
    const reply = { game: asked.game, id: newId(), version: asked.version, reply: replyOf(asked, 'twice') }
    const { version } = await asked.line.get('reply', reply)
    expect(await asked.line.get('reply', reply)).toEqual({ ok: true, version })
    await Promise.all(seats.map(seat => seat.reach(version)))
    given.push({ side: asked.view.viewer, reply, version })
  }
  return given
}

testOn(
  worlds,
  'a reply that is sent again is acknowledged with the version it was acknowledged with, also after a restart',
  async fresh => {
    const where = fresh()
    const before = await serving(where, { SNAPSHOT_EVERY: '7' })
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(before.port)
    const given = await playTwice([await watching(corp, game), await watching(runner, game)], 20)
    // What standing orders passed at once belongs to the reply.
    expect(given.filter(({ reply, version }) => version > reply.version + 1)).not.toEqual([])
    await before.close()
    const server = await serving(where)
    const lines = {
      corp: await connected(server.port, corpVisitor),
      runner: await connected(server.port, runnerVisitor),
    }
    // So many are remembered at least.
    for (const { side, reply, version } of given.slice(-5)) {
      if (side !== 'corp' && side !== 'runner') throw new Error('A spectator has replied.')
      expect(await lines[side].get('reply', reply)).toEqual({ ok: true, version })
    }
    await server.close()
  },
)
