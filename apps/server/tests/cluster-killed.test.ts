import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { diceOf } from '@paydata/bots'
import type { RoomView } from '@paydata/protocol'
import { eye } from '@paydata/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../src/store/open.ts'
import { finalViews } from './finals.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { processesOf, processWith } from './processes.ts'
import { connected, oneServer } from './serving.ts'
import { shared } from './stores.ts'
import { wanderer } from './wanderers.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** How far each game is played, and how far apart the deaths are. */
const [until, apart] = [90, 25]

const builds = () =>
  spawnSync('node', ['node_modules/typescript/bin/tsc', '-b', 'apps/server/tsconfig.build.json'], {
    cwd: root,
  })

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: processes are killed and ended at random, and every client sees what the log says',
  async (_name, fresh) => {
    builds()
    const where = fresh()
    const env = { ...where, RATES: '1000', SNAPSHOT_EVERY: '7', LOG_LEVEL: 'info' }
    const { running, begin } = processesOf(env)
    await Promise.all([begin(), begin(), begin()])
    const ports = () => running.map(({ port }) => port)
    const dice = diceOf('kills')

    const tables = await Promise.all(running.map(({ port }) => twoAtATable(port)))
    const players = await Promise.all(
      tables.flatMap(({ corp, runner, game, corpVisitor, runnerVisitor }) => {
        corp.close()
        runner.close()
        return [corpVisitor, runnerVisitor].map(visitor => wanderer(ports, visitor, game, 'kills'))
      }),
    )
    onTestFinished(() => {
      for (const each of players) each.close()
    })
    const playing = Promise.all(players.map(each => each.play(until)))
    for (let at = apart; at < until; at += apart) {
      // Somewhere somebody has come so far, and replies are on their way.
      await Promise.race([playing, ...players.map(each => each.reach(at))])
      const [victim] = running.splice(dice(running.length), 1)
      await victim?.end(dice(3) === 0 ? 'SIGTERM' : 'SIGKILL')
      await begin()
    }
    await playing

    for (const { game } of tables) {
      const finals = await finalViews(where, game)
      // Few games are over so soon.
      const least = finals.spectator.over === null ? until : 1
      expect(finals.version).toBeGreaterThanOrEqual(least)
      for (const player of players.filter(each => each.seat.game === game)) {
        await player.reach(finals.version)
        const { seat, acknowledged } = player
        expect(seat.version).toBe(finals.version)
        expect(seat.view).toEqual(finals[eye.parse(seat.view.viewer)])
        for (const [id, version] of acknowledged) expect(finals.replies.get(id)).toBeLessThanOrEqual(version)
      }
    }
    expect(players.reduce((sum, { losses }) => sum + losses, 0)).toBeGreaterThan(0)
  },
)

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: whoever replies to the next server of a game before their own knows that the last is gone sees what comes of it',
  async (_name, fresh) => {
    builds()
    const where = fresh()
    const dies = await processWith({ ...where, LEASE_SECONDS: '1' })
    const { game, corp, runner, corpVisitor, runnerVisitor } = await twoAtATable(dies.port)
    // One looks every fifteen seconds who is there, the other ten times a second.
    const slow = await oneServer(where, { LEASE_SECONDS: '60' })
    const quick = await oneServer(where, { LEASE_SECONDS: '0.4' })
    const seats = [
      await watching(await connected(slow.port, corpVisitor), game),
      await watching(await connected(quick.port, runnerVisitor), game),
    ]
    corp.close()
    runner.close()
    await playTo(seats, 'before', 6)
    const { version } = seats[0]!
    const store = await openStore(where)
    const lease = store.selectFrom('leases').select('owner').where('game', '=', game)
    const owner = async () => (await lease.executeTakeFirstOrThrow()).owner
    const before = await owner()
    await dies.end('SIGKILL')
    // The quick one has it now, and the slow one does not know of anything.
    await expect.poll(owner).not.toBe(before)
    await store.destroy()
    await playTo(seats, 'after', version + 6)
    const finals = await finalViews(where, game)
    for (const seat of seats) {
      await seat.reach(finals.version)
      expect(seat.view).toEqual(finals[eye.parse(seat.view.viewer)])
    }
    const room = new Promise<RoomView>(resolve => seats[1]!.line.on('room', pushed => resolve(pushed.room)))
    await watching(await connected(slow.port, null), game)
    const { corp: first, runner: second } = (await room).seats
    expect([first?.here, second?.here]).toEqual([true, true])
    await Promise.all([slow.close(), quick.close()])
  },
)
