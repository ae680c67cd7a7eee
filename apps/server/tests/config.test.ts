import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Libsql from 'libsql'
import { beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openStore } from '../src/store/open.ts'
import { built, ran } from './commands.ts'
import { serving, servingWithLog } from './serving.ts'
import { databases } from './stores.ts'

beforeAll(() => built())

test('nothing has to be set', () => {
  expect(readConfig([], {})).toMatchObject({
    is: 'config',
    config: { PORT: 3000, HOST: '127.0.0.1', DATA: './data' },
  })
})

test('options count more than the environment, and empty variables not at all', () => {
  const read = readConfig(['--', '--port', '4000', '--data=/tmp/games'], {
    PORT: '5000',
    DATABASE_URL: '',
    HOST: '::1',
  })
  expect(read).toMatchObject({ is: 'config', config: { PORT: 4000, DATA: '/tmp/games', HOST: '::1' } })
})

test.each([
  [['--prot', '4000'], {}, '"--prot" is not an option'],
  [['--port'], {}, '--port needs a value'],
  [['--port', 'http'], {}, 'PORT'],
  [[], { DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [[], { ORIGINS: 'example.org' }, 'ORIGINS'],
  [[], { METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
])('%j %j is refused before anything is opened', (args, env, why) => {
  const read = readConfig(args, env)
  expect(read.is === 'mistake' && read.mistake).toContain(why)
})

test('a page is served beside everything else, and all its addresses lead to it', async () => {
  const page = mkdtempSync(join(tmpdir(), 'paydata-page-'))
  writeFileSync(join(page, 'index.html'), '<title>Paydata</title>')
  const [, fresh] = databases[0]!
  const server = await serving(fresh(), { PAGE: page })
  const get = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`)
  for (const path of ['/', '/game/abc']) expect(await (await get(path)).text()).toContain('Paydata')
  for (const path of ['/api/nothing', '/missing.js', '/..%2f..%2fpackage.json'])
    expect(await (await get(path)).text()).not.toContain('Paydata')
  expect((await get('/healthz')).status).toBe(200)
  await server.close()
})

test('a page may be below a folder whose name begins with a dot', async () => {
  const page = join(mkdtempSync(join(tmpdir(), 'paydata-page-')), '.local')
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<title>Paydata</title>')
  const [, fresh] = databases[0]!
  const server = await serving(fresh(), { PAGE: page })
  const game = await fetch(`http://127.0.0.1:${server.port}/game/abc`)
  expect(await game.text()).toContain('Paydata')
  await server.close()
})

test('a page that is not there is told before anything is opened', async () => {
  const PAGE = join(tmpdir(), 'paydata-no-such-page')
  const [, fresh] = databases[0]!
  await expect(serving(fresh(), { PAGE })).rejects.toThrow(`There is no page in ${PAGE}`)
})

test('what cannot be given as it was asked for is refused, and is nothing to note', async () => {
  const page = mkdtempSync(join(tmpdir(), 'paydata-page-'))
  writeFileSync(join(page, 'index.html'), '<title>Paydata</title>')
  const [, fresh] = databases[0]!
  const server = await servingWithLog(fresh(), { PAGE: page })
  const get = async (headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/index.html`, { headers })
    return { status: response.status, body: await response.json() }
  }
  const body = { ok: false, why: 'malformed' }
  expect(await get({ range: 'bytes=99999999-' })).toMatchObject({ status: 416, body })
  expect(await get({ 'if-match': '"x"' })).toMatchObject({ status: 412, body })
  await server.close()
  expect(server.log).toEqual([])
})

test('what was packed when the page was built goes out packed, to whoever can read that', async () => {
  const page = mkdtempSync(join(tmpdir(), 'paydata-packed-'))
  writeFileSync(join(page, 'index.html'), '<title>Paydata</title>')
  mkdirSync(join(page, 'assets'))
  const script = 'export const words = 1'
  writeFileSync(join(page, 'assets', 'table.js'), script)
  writeFileSync(join(page, 'assets', 'table.js.br'), brotliCompressSync(script))
  const [, fresh] = databases[0]!
  const server = await serving(fresh(), { PAGE: page })
  const get = (encoding: string) =>
    fetch(`http://127.0.0.1:${server.port}/assets/table.js`, { headers: { 'accept-encoding': encoding } })
  const packed = await get('br')
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('content-type')).toContain('text/javascript')
  expect(await packed.text()).toBe(script)
  const plain = await get('identity')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
  await server.close()
})

const noFolder = process.platform === 'linux' ? ['/proc/paydata', '/proc/self/fd/a/b'] : []
test.each([join(tmpdir(), `x${'x'.repeat(300)}`), `${process.execPath}/data`, ...noFolder])(
  'games cannot be kept in %s, which is told in one sentence',
  async DATA => {
    const { code, complaint } = await ran('main', ['--port', '0'], { DATA })
    expect(complaint).toMatch(/^.* is no folder, and cannot be made one \([^\n]+\)\.\n$/)
    expect(code).toBe(1)
  },
)

test('a database that can only be read is told in one sentence, and nothing is opened', async () => {
  const DATA = mkdtempSync(join(tmpdir(), 'paydata-read-only-'))
  const config = { DATA, DATABASE_URL: undefined }
  await (await openStore(config)).destroy()
  const pragma = vi.spyOn(Libsql.prototype, 'pragma')
  pragma.mockImplementation(function (this: Libsql.Database) {
    this.exec('PRAGMA query_only = on')
    return this
  })
  await expect(openStore(config)).rejects.toThrow(`The database in ${DATA} cannot be written`)
  pragma.mockRestore()
  // Nor is it in use afterwards.
  await (await openStore(config)).destroy()
})
