import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { built, root } from './commands.ts'
import { shared } from './stores.ts'

beforeAll(() => built())

/** `npm run cluster` as who runs it has it. */
function cluster(env: Readonly<Record<string, string | undefined>>, args: readonly string[] = []) {
  const command = ['apps/server/dist/src/cluster.js', '--processes', '2', '--port', '0', ...args]
  const child = spawn('node', command, { cwd: root, env: { ...process.env, ...env } })
  const said: string[] = []
  const complained: string[] = []
  createInterface(child.stdout).on('line', line => said.push(line))
  createInterface(child.stderr).on('line', line => complained.push(line))
  const ended = once(child, 'close')
  const ownPids = new Set<number>()
  const look = (): number[] => {
    const found = childrenOf(child.pid ?? 0)
    for (const pid of found) ownPids.add(pid)
    return found
  }
  onTestFinished(() => {
    child.kill('SIGKILL')
    for (const pid of ownPids) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  return { child, said, complained, ended, look }
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = stdout.split('\n').map(line => line.trim().split(/\s+/).map(Number))
  return rows.flatMap(([pid = 0, of]) => (of === parent ? [pid] : []))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: the cluster opens whatever its servers write into their logs, and nothing of it is left behind',
  async (_name, fresh) => {
    const { child, said, ended, look } = cluster({ ...fresh(), LOG_LEVEL: 'warn' })
    await expect.poll(() => said).toContainEqual(expect.stringMatching(/^Open http/))
    const servers = look()
    expect(servers).toHaveLength(2)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(servers.filter(isAlive)).toEqual([])
  },
)

// Windows has no signal that lets a program end by itself.
test.skipIf(process.platform === 'win32')(
  'an operator who ends the cluster before it is open leaves none of its servers behind',
  async () => {
    // A database that takes connections and says nothing: the servers wait for it.
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const knocked = once(silent, 'connection')
    const { child, ended, look } = cluster({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/test`,
      REDIS_URL: 'redis://127.0.0.1:1',
    })
    await knocked
    const servers = look()
    expect(servers).toHaveLength(2)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(servers.filter(isAlive)).toEqual([])
  },
)

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: servers whose cluster is killed end by themselves',
  async (_name, fresh) => {
    const { child, said, ended, look } = cluster(fresh())
    await expect.poll(() => said).toContainEqual(expect.stringMatching(/^Open http/))
    const servers = look()
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => servers.filter(isAlive)).toEqual([])
  },
)

test.skipIf(!shared.isThere).each(shared.each)(
  '%s: where the balancer finds its port taken, one sentence says so and the servers end',
  async (_name, fresh) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const address = taken.address()
    const port = typeof address === 'object' ? address?.port : 0
    const { complained, ended } = cluster(fresh(), ['--port', `${port}`])
    expect(await ended).toEqual([1, null])
    expect(complained).toEqual([expect.stringContaining('EADDRINUSE')])
  },
)

test('without a database that is named, one sentence says what to set', async () => {
  const { complained, ended } = cluster({ DATABASE_URL: '', POSTGRES_PASSWORD: '' })
  expect(await ended).toEqual([2, null])
  expect(complained).toEqual([expect.stringContaining('set DATABASE_URL, or POSTGRES_PASSWORD')])
})
