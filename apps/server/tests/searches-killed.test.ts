import { spawnSync } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { processesOf } from './processes.ts'
import type { Line } from './serving.ts'
import { connected, guest } from './serving.ts'
import { shared } from './stores.ts'
import { wish } from './wishes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Milliseconds until a page that was told nothing asks again; a real one has more patience. */
const again = 2000

/** As a page does it: connects again to whichever process is there, asks again and again what became of the search, and enters its room. */
async function seeker(ports: () => readonly number[], nth: number, told: (game: string) => void) {
  const address = `10.1.${Math.floor(nth / 200)}.${nth % 200}`
  const port = () => ports()[nth % ports().length] ?? 0
  const visitor = await guest(port(), `Seeker ${nth}`, address)
  const wished = wish()
  let line: Line | null = null
  let isOver = false

  async function look(): Promise<void> {
    while (!isOver)
      try {
        const now = await connected(port(), visitor, address)
        line = now
        const lost = new Promise<void>(resolve => now.socket.once('disconnect', () => resolve()))
        now.on('paired', ({ game }) => told(game))
        while (now.socket.connected) {
          const found = await Promise.race([now.ask('mySearch', {}), lost])
          if (found?.ok && found.paired !== null) told(found.paired)
          else if (found?.ok && found.search !== null)
            await Promise.race([now.ask('enter', { game: found.search.game }), lost])
          else await Promise.race([now.ask('search', wished), lost])
          await Promise.race([lost, after(again)])
        }
      } catch {
        // The process has just been killed: another one is there.
      }
  }
  void look()
  onTestFinished(() => {
    isOver = true
    line?.close()
  })
  return { player: visitor.me.id }
}

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: processes are killed while people look for opponents, and everybody is at one table with one other',
  async (_name, fresh) => {
    spawnSync('node', ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.build.json'], {
      cwd: root,
    })
    const where = fresh()
    const env = { ...where, RATES: '1000', TRUST_PROXY: '1', LEASE_SECONDS: '1', LOG_LEVEL: 'error' }
    const { running, begin } = processesOf(env)
    await Promise.all([begin(), begin(), begin()])
    const ports = () => running.map(({ port }) => port)
    const [many, atOnce] = [24, 8]
    const games = new Map<number, string>()
    const seekers: Awaited<ReturnType<typeof seeker>>[] = []
    for (let nth = 0; nth < many; nth += atOnce) {
      for (let each = nth; each < nth + atOnce; each++)
        seekers.push(await seeker(ports, each, game => void games.set(each, game)))
      // One goes in the middle of it, with rooms and searches of its own.
      const [victim] = running.splice((nth / atOnce) % running.length, 1)
      await victim?.end('SIGKILL')
      await begin()
    }
    await expect.poll(() => games.size).toBe(many)

    const store = await openStore(where)
    const rows = await store.selectFrom('searches').selectAll().where('state', '=', 'paired').execute()
    const rooms = await store.selectFrom('games').select(['id', 'room']).where('state', '=', 'open').execute()
    await store.destroy()
    const tables = new Map<string, readonly (string | undefined)[]>(
      rooms.map(({ id, room }) => {
        const { seats } = JSON.parse(room)
        return [id, [seats.corp?.who.id, seats.runner?.who.id]]
      }),
    )
    for (const [nth, { player }] of seekers.entries()) {
      const game = games.get(nth) ?? expect.fail()
      const mine = rows.filter(row => row.player === player)
      expect(mine.map(({ met }) => met)).toEqual([game])
      // They sit there, opposite to whom the row says, and nowhere else.
      const [one] = mine
      expect([...(tables.get(game) ?? [])].sort()).toEqual([player, one?.opponent].sort())
      const full = [...tables.values()].filter(seats => seats.includes(player) && !seats.includes(undefined))
      expect(full).toHaveLength(1)
    }
  },
)
