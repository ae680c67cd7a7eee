import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isAllowedOrigin } from '../src/http/origins.ts'

const alone: Parameters<typeof isAllowedOrigin>[1] = { ORIGINS: [], SECURE_COOKIES: 'no', TRUST_PROXY: 0 }
const overHttps: typeof alone = { ...alone, SECURE_COOKIES: 'yes' }
const behind = (TRUST_PROXY: number) => ({ ...alone, TRUST_PROXY })

function from(origin: string, proto?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers = { host: 'play.example.org', origin }
  if (proto !== undefined) request.headers['x-forwarded-proto'] = proto
  return request
}

const [http, https] = ['http://play.example.org', 'https://play.example.org']

test.each([
  ['http, and the server is reached over http', from(http), alone, true],
  ['https, and the server is reached over http', from(https), alone, false],
  ['https, and the server is reached over https', from(https), overHttps, true],
  ['http, and the server is reached over https', from(http), overHttps, false],
  ['https, as a proxy tells it', from(https, 'https'), behind(1), true],
  ['http, which a proxy tells not to be that of players', from(http, 'https'), behind(1), false],
  ['https, as the first of two proxies tells it', from(https, 'https, http'), behind(2), true],
  ['https, as one of two proxies tells it', from(https, 'https'), behind(2), true],
  ['https, as somebody tells who is no proxy', from(https, 'https'), alone, false],
  ['https, as somebody tells before the proxy', from(https, 'https, http'), behind(1), false],
  ['another port', from(`${http}:8080`), alone, false],
  ['the usual port, said or not', from(`${http}:80`), alone, true],
  ['one that the configuration names', from(https), { ...alone, ORIGINS: [https] }, true],
  ['one that it names with another scheme', from(http), { ...overHttps, ORIGINS: [https] }, false],
  ['nowhere', from('null'), alone, false],
])('a page from %s', (_where, request, config, may) => {
  expect(isAllowedOrigin(request, config)).toBe(may)
})
