import { expect } from 'vitest'
import type { Watching } from './players.ts'
import { lastOf, replyOf, starters, twoAtATable, watching } from './players.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { databases, testOn } from './stores.ts'

const tables = 8
/** With so few that may wait for the disk, a handful of players at once is a flood. */
const limit = { MOST_WAITING: '1' }

/** A reply, sent again as the same one until it is taken: how often it was refused, and what it led to. */
async function insists(seats: readonly Watching[]) {
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

testOn(
  databases,
  'beyond the limit replies are refused as busy, and none is lost, doubled or out of order',
  async fresh => {
    const server = await serving(fresh(), limit)
    const games = []
    for (let n = 0; n < tables; n++) {
      const { corp, runner, game } = await twoAtATable(server.port)
      games.push({ game, seats: [await watching(corp, game), await watching(runner, game)] as const })
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

async function insistsOnceAsked(seat: Watching): Promise<void> {
  while (seat.view.question === null && seat.view.over === null) await seat.reach(seat.version + 1)
  if (seat.view.over === null) await insists([seat])
}

testOn(databases, 'bots play on beyond the limit, as nobody would ask them again', async fresh => {
  const server = await serving(fresh(), limit)
  const seats = await Promise.all(
    Array.from({ length: tables }, async () => {
      const host = await connected(server.port, await guest(server.port, 'Host'))
      const { room } = await host.get('create', { id: newId(), side: 'corp' })
      const game = room.id
      await host.get('seatBot', { game, side: 'runner', level: 'random' })
      await host.get('chooseDeck', { game, deck: { starter: starters.corp } })
      await host.get('ready', { game, chance: chance() })
      return watching(host, game)
    }),
  )
  await Promise.all(
    seats.map(async seat => {
      for (let n = 0; n < 10 && seat.view.over === null; n++) await insistsOnceAsked(seat)
    }),
  )
  for (const { view } of seats) expect(view.turn).toBeGreaterThan(0)
  await server.close()
})
