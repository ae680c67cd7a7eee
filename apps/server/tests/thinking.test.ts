import { spawn } from 'node:child_process'
import type { Distant } from '@paydata/bots'
import { pauseToThink } from '@paydata/bots'
import { replay } from '@paydata/protocol'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { built, root } from './commands.ts'
import { playOn, starters, watching } from './players.ts'
import { chance, connected, guest, newId, oneServer, thinksHere } from './serving.ts'
import { databases } from './stores.ts'

const asked = z.object({ replay })

/** A game against a bot that thinks, at this server. */
async function seatedAt(port: number) {
  const visitor = await guest(port, 'Host')
  const host = await connected(port, visitor)
  const { room } = await host.get('create', { id: newId(), side: 'corp', listed: 'private' })
  const game = room.id
  await host.get('seatBot', { game, side: 'runner', level: 'search' })
  await host.get('chooseDeck', { game, deck: { starter: starters.corp } })
  await host.get('ready', { game, chance: chance() })
  return { game, host, visitor, seat: await watching(host, game) }
}

/** The same where the bot thinks as this one does. */
async function against(think: Distant, more: Readonly<Record<string, string>> = {}) {
  const fresh = databases[0]?.[1]
  if (fresh === undefined) throw new Error('There is no database.')
  const server = await oneServer(fresh(), more, Date.now, think)
  const { game, host, visitor, seat } = await seatedAt(server.port)
  return {
    seat,
    async end() {
      await host.get('concede', { game })
      const response = await fetch(`http://127.0.0.1:${server.port}/api/games/${game}/replay`, {
        headers: { cookie: visitor.cookie },
      })
      const { file } = asked.parse(await response.json()).replay
      await server.close()
      return file
    },
  }
}

test('a bot that thinks is not given the seed of the game, and its reasons are told when the game is over', async () => {
  const given: string[] = []
  const { seat, end } = await against((...question) => {
    given.push(JSON.stringify(question))
    return thinksHere(...question)
  })
  await playOn(seat, 8)
  expect(seat.view.turn).toBeGreaterThan(0)
  const shown = JSON.stringify(seat.updates)
  const { setup, answers } = await end()
  expect(given.length).toBeGreaterThan(2)
  for (const each of given) expect(each).not.toContain(setup.seed)
  const reasons = answers.flatMap(each =>
    each.by === 'both' || each.because === undefined ? [] : [{ by: each.by, because: each.because }],
  )
  expect(reasons.length).toBeGreaterThan(2)
  expect(new Set(reasons.map(({ by }) => by))).toEqual(new Set(['runner']))
  expect(shown).not.toContain('"because"')
  for (const { because } of reasons) expect(shown).not.toContain(JSON.stringify(because))
})

test('a bot plays on when what thinks for it has failed', async () => {
  const { seat, end } = await against(() => Promise.reject(new Error('The thread is gone.')), {
    LOG_LEVEL: 'silent',
  })
  await playOn(seat, 8)
  expect(seat.view.turn).toBeGreaterThan(0)
  await end()
})

test('a bot that has nothing to think about takes as long as one that has', async () => {
  const { seat, end } = await against((position, seed) => thinksHere(position, seed, { games: 1 }), {
    BOT_THINKS: '300',
  })
  const waits = vi.spyOn(globalThis, 'setTimeout')
  await playOn(seat, 1)
  await seat.reach(seat.version + 1)
  // A hand is thought about as long as an action may be, and a little more.
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(pauseToThink(0, 300))
  waits.mockRestore()
  await end()
})

// Windows has no signal that lets a program end by itself.
test.skipIf(process.platform === 'win32')('a server as it is run has a thread that thinks', async () => {
  built()
  const fresh = databases[0]?.[1]
  const child = spawn('node', ['apps/server/dist/src/main.js'], {
    cwd: root,
    env: { ...process.env, ...fresh?.(), PORT: '0', BOT_PACE: 'instant', BOT_THINKS: '40' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  let out = ''
  child.stdout.on('data', data => (out += data))
  const portIn = () => /"port":(\d+)/.exec(out)?.[1]
  await expect.poll(portIn).toBeDefined()
  const port = Number(portIn())
  const { host, seat } = await seatedAt(port)
  await playOn(seat, 8)
  expect(seat.view.turn).toBeGreaterThan(0)
  expect(out).not.toContain('without thinking ahead')
  host.close()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})
