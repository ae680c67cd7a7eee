import { expect, test } from 'vitest'
import type { Watching } from './players.ts'
import { lastOf, replyOf, twoAtATable, watching } from './players.ts'
import { newId, serving } from './serving.ts'
import { databases } from './stores.ts'

const tables = 8
/** With so few that may wait for the disk, a handful of players at once is a flood. */
const limit = { MOST_WAITING: '1' }

test.each(databases)(
  '%s: beyond the limit replies are refused as busy, and none is lost, doubled or out of order',
  async (_name, fresh) => {
    const server = await serving(fresh(), limit)
    const games = []
    for (let n = 0; n < tables; n++) {
      const { corp, runner, game } = await twoAtATable(server.port)
      games.push({ game, seats: [await watching(corp, game), await watching(runner, game)] as const })
    }
    /** A reply, sent again as the same one until it is taken: how often it was refused, and what it led to. */
    async function insists(seats: readonly [Watching, Watching]) {
      const asked = seats.find(({ view }) => view.question !== null)
      if (asked === undefined) throw new Error('Nobody is asked.')
      const { game, version } = asked
      const reply = { game, id: newId(), version, reply: replyOf(asked, 'flood') }
      for (let refused = 0; ; refused++) {
        const answer = await asked.line.ask('reply', reply)
        if (answer.ok) {
          await Promise.all(seats.map(seat => seat.reach(answer.version)))
          return { refused, version: answer.version, own: asked }
        }
        expect(answer).toMatchObject({ ok: false, why: 'busy', again: 1 })
        // Nothing has changed, as somebody who looks now sees.
        expect(asked.version).toBe(version)
      }
    }
    let refused = 0
    for (let round = 0; round < 10; round++) {
      const all = await Promise.all(games.map(({ seats }) => insists(seats)))
      for (const each of all) {
        refused += each.refused
        expect(each.own.version).toBe(each.version)
      }
    }
    expect(refused).toBeGreaterThan(0)
    for (const { game, seats } of games)
      for (const { line, view, version } of seats)
        expect(lastOf(await line.get('history', { game }))).toEqual({ view, version })
    await server.close()
  },
)
