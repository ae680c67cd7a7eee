import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../src/load/port-of.ts'
import { built, root } from './commands.ts'
import { playTo, replyOf, twoAtATable, watching } from './players.ts'
import { newId } from './serving.ts'

/** A disk of its own, which only the system lets us make. */
const hasDisks =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'x', '/mnt']).status === 0

/** A server as it is run, with its data on a disk of four megabytes. */
async function onSmallDisk() {
  const DATA = mkdtempSync(join(tmpdir(), 'paydata-full-'))
  const run = 'mount -t tmpfs -o size=4m x "$DATA" && exec node apps/server/dist/src/main.js'
  const child = spawn('unshare', ['-rm', 'sh', '-c', run], {
    cwd: root,
    env: { ...process.env, DATA, PORT: '0', RATES: '1000' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = await portOf(child)
  const filler = join(`/proc/${child.pid}/root`, DATA, 'filler')
  return {
    port,
    fill(): void {
      const file = openSync(filler, 'w')
      for (const size of [4096, 1])
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch (error) {
          expect(error).toMatchObject({ code: 'ENOSPC' })
        }
      closeSync(file)
    },
    empty: () => rmSync(filler),
  }
}

test.skipIf(!hasDisks)(
  'while the disk is full everybody is told to ask again, no connection ends, and then games go on',
  async () => {
    built()
    const server = await onSmallDisk()
    const { corp, runner, game } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    await playTo(seats, 'full', 6)
    server.fill()
    // What the write-ahead log has room for is still written.
    const busy = { ok: false, why: 'busy', again: 1 }
    const say = (text: string) => corp.ask('say', { game, channel: 'players', text, id: newId() })
    await expect.poll(() => say('x'.repeat(400)), { interval: 1 }).toMatchObject(busy)
    const asked = seats.find(({ view }) => view.question !== null)
    if (asked === undefined) throw new Error('nobody is asked')
    const { version } = asked
    const reply = { game, version, reply: replyOf(asked, 'full'), id: newId() }
    expect(await asked.line.ask('reply', reply)).toMatchObject(busy)
    expect(await asked.line.ask('concede', { game })).toMatchObject(busy)
    expect(await runner.ask('create', { id: newId(), side: 'corp' })).toMatchObject(busy)
    expect((await runner.get('watch', { game })).seen[0]).toMatchObject({ version })
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(503)
    expect([corp, runner].map(({ socket }) => socket.connected)).toEqual([true, true])
    server.empty()
    expect(await asked.line.ask('reply', reply)).toMatchObject({ ok: true })
    await playTo(seats, 'full', version + 4)
    expect([corp, runner].map(({ socket }) => socket.connected)).toEqual([true, true])
  },
)
