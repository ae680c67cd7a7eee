import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { get as getPlain } from 'node:http'
import { request as ask } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from './commands.ts'
import { newId, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
const name = 'play.example.org'
const page = readFileSync(join(root, 'docs/proxies.md'), 'utf8')
const settings = Object.fromEntries(
  [...page.matchAll(/^\| `(TRUST_PROXY|SECURE_COOKIES)=(\w+)`/gm)].map(([, setting, value]) => [
    setting,
    value,
  ]),
)
const textIn = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page)?.[1] ?? ''

/** Puts something else in the place of a text that has to be there. */
function changed(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((all, [from, to]) => {
    expect(all).toContain(from)
    return all.replaceAll(from, to)
  }, text)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(open => server.once('listening', open))
  const address = server.address()
  await new Promise(closed => server.close(closed))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** A certificate for the name of the page, as nobody gives one to a test. */
function certificate(folder: string) {
  const [key, crt] = [join(folder, 'key.pem'), join(folder, 'crt.pem')]
  const about = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-days', '2']
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    crt,
    ...about,
  ])
  expect(made.status).toBe(0)
  return { key, crt }
}

interface Place {
  readonly folder: string
  readonly server: number
  readonly https: number
  readonly http: number
}

/** How each proxy is started by the text of the page, with other ports. */
const proxies = {
  nginx({ folder, server, https, http }: Place): readonly string[] {
    const { key, crt } = certificate(folder)
    const text = changed(textIn('nginx'), {
      'listen 443 ssl': `listen 127.0.0.1:${https} ssl`,
      'listen 80': `listen 127.0.0.1:${http}`,
      'http://127.0.0.1:3000': `http://127.0.0.1:${server}`,
      '/etc/letsencrypt/live/play.example.org/fullchain.pem': crt,
      '/etc/letsencrypt/live/play.example.org/privkey.pem': key,
    })
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(each => `${each}_temp_path ${join(folder, each)};`)
      .join('\n')
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${join(folder, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${text}\n}\n`,
    )
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  },
  caddy({ folder, server, https, http }: Place): readonly string[] {
    const { key, crt } = certificate(folder)
    const text = changed(textIn('caddy'), {
      'play.example.org {': `${name}:${https} {\n\tbind 127.0.0.1\n\ttls ${crt} ${key}`,
      '127.0.0.1:3000': `127.0.0.1:${server}`,
    })
    const global = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1\n}\n`
    writeFileSync(join(folder, 'Caddyfile'), `${global}${text}`)
    return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  },
} as const

const isThere = (command: string): boolean =>
  spawnSync(command, [command === 'nginx' ? '-v' : 'version']).status === 0

async function behind(proxy: keyof typeof proxies, more: Readonly<Record<string, string>> = {}) {
  const backend = await serving(fresh(), { ...settings, ...more })
  onTestFinished(() => backend.close())
  const folder = mkdtempSync(join(tmpdir(), 'paydata-proxy-'))
  mkdirSync(join(folder, 'home'))
  const place = { folder, server: backend.port, https: await freePort(), http: await freePort() }
  const env = { ...process.env, HOME: join(folder, 'home') }
  const child = spawn(proxy, proxies[proxy](place), { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  const origin = `https://${name}:${place.https}`
  /** A request as a browser sends it to the name of the page, which leads to this machine. */
  const send = (
    method: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    body?: object,
  ) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = ask(
        {
          host: '127.0.0.1',
          port: place.https,
          servername: name,
          rejectUnauthorized: false,
          ...{
            method,
            path,
            headers: { host: `${name}:${place.https}`, 'content-type': 'application/json', ...headers },
          },
        },
        response => {
          response.resume()
          resolve(response)
        },
      )
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  const connect = (headers: Readonly<Record<string, string>>) => {
    const socket = io(`https://127.0.0.1:${place.https}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      rejectUnauthorized: false,
      extraHeaders: { host: `${name}:${place.https}`, origin, ...headers },
    })
    onTestFinished(() => void socket.close())
    return new Promise<typeof socket>((resolve, reject) => {
      socket.once('connect', () => resolve(socket))
      socket.once('connect_error', reject)
    })
  }
  await expect.poll(() => send('GET', '/healthz').catch(() => null)).not.toBeNull()
  return { origin, send, connect, place }
}

const required = process.env.TEST_PROXIES === 'required'

describe.each(['nginx', 'caddy'] as const)('behind %s, by the text of docs/proxies.md,', proxy => {
  const over = test.skipIf(!required && !isThere(proxy))

  over('a player gets a cookie for https alone, and plays over a WebSocket', async () => {
    const { origin, send, connect } = await behind(proxy)
    const entered = await send('POST', '/api/guest', { origin }, { name: 'Ada' })
    expect(entered.statusCode).toBe(200)
    const [cookie = ''] = entered.headers['set-cookie'] ?? []
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax']) expect(cookie).toContain(part)
    expect(entered.headers['strict-transport-security']).toMatch(/^max-age=/)
    const socket = await connect({ cookie: cookie.split(';')[0] ?? '' })
    expect(await socket.emitWithAck('create', { id: newId(), side: 'corp' })).toMatchObject({ ok: true })
  })

  over('pages of other origins are refused, and those of this name over http', async () => {
    const { origin, send, connect } = await behind(proxy)
    for (const other of ['https://evil.example', origin.replace('https', 'http')]) {
      expect((await send('POST', '/api/guest', { origin: other }, { name: 'Eve' })).statusCode, other).toBe(
        403,
      )
      await expect(connect({ origin: other }), other).rejects.toThrow('websocket error')
    }
  })

  over('nobody gets more by writing another address, and nobody reads the metrics', async () => {
    const { send, connect } = await behind(proxy, { CONNECTIONS_PER_ADDRESS: '1' })
    await connect({ 'x-forwarded-for': '192.0.2.1' })
    await expect(connect({ 'x-forwarded-for': '192.0.2.2' })).rejects.toThrow('websocket error')
    expect((await send('GET', '/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404)
  })

  over('whoever comes over http is sent to https', async () => {
    const { place } = await behind(proxy)
    const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) =>
      getPlain({ host: '127.0.0.1', port: place.http, path: '/rules', headers: { host: name } }, resolve).on(
        'error',
        reject,
      ),
    )
    expect(Math.floor((statusCode ?? 0) / 100)).toBe(3)
    expect(headers.location).toContain(`https://${name}`)
    expect(headers.location).toContain('/rules')
  })
})
