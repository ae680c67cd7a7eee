import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig, settingNames } from '../src/config.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, each = '']) => each)

const { scripts, engines } = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))
const image = read('Dockerfile')
const compose = read('compose.yaml')

test('the image is built by scripts that there are, on a Node that the workspace allows', () => {
  const used = found(image, /npm run ([\w:]+)/g)
  // What is released stands for the numbers that it names (docs/releases.md).
  expect(image).toContain('npm run numbers -- --release')
  expect(used).toEqual(['numbers', 'build', 'web:build'])
  for (const script of used) expect(scripts).toHaveProperty([script])
  const [least = ''] = found(engines.node, />=(\d+)/g)
  const versions = found(image, /FROM node:(\d+)/g)
  expect(versions).toHaveLength(2)
  for (const version of versions) expect(Number(version)).toBeGreaterThanOrEqual(Number(least))
})

test('the image runs as a user without rights, whose number says so', () => {
  expect(found(image, /^USER (\S+)$/gm)).toEqual(['1000:1000'])
  expect(image).toContain('chown node:node')
  const [server = ''] = compose.split(/^ {2}postgres:/m)
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'security_opt: [no-new-privileges:true]'])
    expect(server).toContain(line)
})

test('no password is known to everybody: compose wants one, and says where it stands', () => {
  const passwords = found(compose, /\$\{POSTGRES_PASSWORD(.*?)\}/g)
  expect(passwords).toHaveLength(2)
  for (const without of passwords)
    expect(without).toMatch(/^:\?must be set, as the beginning of compose\.yaml says$/)
  expect(compose.split('services:')[0]).toContain('POSTGRES_PASSWORD=$(openssl rand -hex 24)')
})

test('the image starts what the scripts start, and copies what is there', () => {
  const [started = ''] = found(image, /^CMD \["node", "(.+?)"\]$/gm)
  expect(existsSync(`${root}/${started.replace('/dist/', '/').replace(/js$/, 'ts')}`)).toBe(true)
  expect(scripts.serve).toContain('server/main')
  for (const path of found(image, /--from=built \/paydata\/(\S+)/g))
    expect(existsSync(`${root}/${path.replace(/\/dist\/.*/, '')}`), path).toBe(true)
})

test('the settings of the image and of compose are ones that the server knows', () => {
  const [line = ''] = found(image, /^ENV (.+)$/gm)
  const ofImage = Object.fromEntries(line.split(' ').map(each => each.split('=')))
  const { NODE_ENV, ...settings } = ofImage
  expect(NODE_ENV).toBe('production')
  expect(readConfig([], settings).is).toBe('config')
  const [server = ''] = compose.split(/^ {2}postgres:/m)
  const names = found(server, /^ {6}([A-Z_]+):/gm)
  expect(names).toContain('REDIS_URL')
  for (const name of [...names, ...Object.keys(settings)]) expect(settingNames).toContain(name)
  const [database = '', redis = ''] = [/DATABASE_URL: (.+)/g, /REDIS_URL: (\S+)/g].flatMap(each =>
    found(server, each),
  )
  // What is not set outside is as if it were not set inside.
  const passed = Object.fromEntries(
    [...server.matchAll(/^ {6}([A-Z_]+): \$\{\1:-(.*?)\}$/gm)].map(([, name = '', value]) => [name, value]),
  )
  for (const name of ['ORIGINS', 'TRUST_PROXY', 'CONNECTIONS_PER_ADDRESS', 'RATES', 'LOG_LEVEL'])
    expect(passed).toHaveProperty(name)
  expect(readConfig([], passed)).toEqual(readConfig([], {}))
  const given = {
    DATABASE_URL: database.replace(/\$\{.+?\}/, 'secret'),
    REDIS_URL: redis,
  }
  expect(readConfig([], given)).toMatchObject({ is: 'config', config: given })
})
