import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { edition } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, each = '']) => each)

const workflow = read('.github/workflows/ci.yml')
const prepare = read('.github/actions/prepare/action.yml')
/** The jobs of a workflow, by their names. */
const jobsOf = (text: string) =>
  new Map((text.split(/^jobs:$/m)[1] ?? '').split(/^(?= {2}\w+:$)/m).map(job => [/\w+/.exec(job)?.[0], job]))
const jobs = jobsOf(workflow)
const job = (name: string): string => jobs.get(name) ?? ''
const jobsAtNight = jobsOf(read('.github/workflows/nightly.yml'))
const jobAtNight = (name: string): string => jobsAtNight.get(name) ?? ''
/** The files that a job keeps where something failed. */
const keptOf = (text: string): readonly string[] =>
  found(text, /upload-artifact@v\d+\n {8}if: failure\(\)\n {8}with:\n {10}name: .+\n {10}path: (\S+)$/gm)

test('the workflow has the stores that tests need, and skips none of these tests', () => {
  const units = job('units')
  expect(units).toContain('TEST_STORES: required')
  const images = found(read('compose.yaml'), /^ {4}image: (\S+)$/gm)
  expect(images).toHaveLength(2)
  // What is tested is what is run.
  expect(found(units, /^ {8}image: (\S+)$/gm)).toEqual(images)
  const variables = found(read('apps/server/tests/stores.ts'), /process\.env\.(TEST_\w+)/g)
  expect(variables).toContain('TEST_STORES')
  for (const variable of variables) expect(found(units, /^ {6}(TEST_\w+):/gm)).toContain(variable)
})

test('the workflow runs on a Node that the workspace allows, and keeps packages by the lock file', () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(read('package.json')))
  const least = found(engines.node, />=([\d.]+)/g)
  expect(found(prepare, /default: '([\d.]+)'/g)).toEqual(least)
  expect(prepare).toMatch(/node-version: \$\{\{ inputs\.node \}\}/)
  // The tests also run on the versions that Node looks after; the image is of the newest of them.
  const [all = ''] = found(job('units'), /^ {8}node: \[(.*)\]$/gm)
  expect(found(all, /'([\d.]+)'/g)).toEqual([...least, '22', '24'])
  expect(job('units')).toMatch(/node: \$\{\{ matrix\.node \}\}/)
  expect(new Set(found(read('Dockerfile'), /^FROM node:(\d+)/gm))).toEqual(new Set(['24']))
  expect(prepare).toContain("hashFiles('pnpm-lock.yaml')")
})

/** What a job runs, and with what besides. */
const runIn = (name: string): readonly string[] => /- run: npm run (\S+)(.*)/.exec(job(name))?.slice(1) ?? []

test.each([
  ['static', 'test.mjs --static'],
  ['units', 'vitest run'],
  ['browser', 'e2e/vitest.config.ts'],
  ['noto', 'e2e/noto.config.ts'],
  ['firefox', 'e2e/firefox.config.ts'],
])('the job "%s" runs it by the command that everybody has for it', (name, does) => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const [command = ''] = runIn(name)
  expect(scripts[command]?.endsWith(does)).toBe(true)
  expect(job(name)).toContain('uses: ./.github/actions/prepare')
})

test.each(['static', 'noto', 'firefox'])('the job "%s" runs all of it', name => {
  expect(runIn(name)[1]).toBe('')
})

test.each(['units', 'browser'])('each part of the job "%s" is run by one of several machines', name => {
  expect(runIn(name)[1]).toMatch(/^ -- --shard=\$\{\{ matrix\.shard \}\}$/)
  const [, shards = ''] = /shard: \[(.*)\]/.exec(job(name)) ?? []
  const parts = shards.split(', ')
  expect(parts).toEqual(parts.map((_, i) => `${i + 1}/${parts.length}`))
})

/** What stands in the README where it opens: what somebody types who has just found the project. */
const firstCommands = found(read('README.md').split('\n## ')[0] ?? '', /(npm (?:start|test))\b/g)

test('the two commands of the README run on three systems, for somebody who is not root and has made nothing ready', () => {
  expect(new Set(firstCommands)).toEqual(new Set(['npm start', 'npm test']))
  const readme = job('readme')
  expect(found(readme, /^ {8}os: \[(.*)\]$/gm)).toEqual(['ubuntu-latest, macos-latest, windows-latest'])
  for (const command of firstCommands) expect(readme).toContain(command)
  expect(readme).not.toMatch(/sudo|prepare|npm (ci|install)/)
})

test('where nobody may install anything the game opens, and one sentence says what tests need', () => {
  const bare = job('bare')
  expect(bare).toMatch(/container:\n {6}image: ubuntu:[\d.]+\n {6}options: --user [1-9]/)
  expect(bare).not.toMatch(/sudo|apt/)
  expect(bare).toContain('npm start')
  const sentences = found(bare, /grep '(.+)' said\.txt/g)
  expect(sentences).toHaveLength(1)
  for (const sentence of sentences) expect(read('e2e/browsers.test.ts')).toContain(sentence)
})

test('the workflow builds the image, and starts the server in it', () => {
  const [port = ''] = found(read('Dockerfile'), /^EXPOSE (\d+)$/gm)
  const image = job('image')
  expect(image).toContain('docker/build-push-action')
  expect(image).toContain(`http://127.0.0.1:${port}/readyz`)
  // As the Dockerfile says that it is started.
  for (const right of ['--read-only', '--cap-drop ALL', '--security-opt no-new-privileges']) {
    expect(image).toContain(right)
    expect(read('Dockerfile')).toContain(right)
  }
})

test('the workflow follows the page about proxies with both of them, and skips neither', () => {
  const proxies = job('proxies')
  expect(proxies).toContain('TEST_PROXIES: required')
  for (const proxy of ['nginx', 'caddy']) expect(proxies).toMatch(new RegExp(`apt-get install.* ${proxy}`))
  const [file = ''] = found(proxies, /npm run test:unit -- (\S+)$/gm)
  expect(file).toMatch(/\.test\.ts$/)
  expect(existsSync(`${root}/${file}`)).toBe(true)
})

test('every night the fuzzer and bots play 600 games in each edition, also with the cards that were made for older rules', () => {
  const nightly = jobAtNight('fuzz')
  const [run = ''] = found(nightly, /^ {8}run: (npm run fuzz .*)$/gm)
  expect(run).toMatch(/--games 600 --edition \$\{\{ matrix\.edition \}\} \$\{\{ matrix\.plays \}\}/)
  const [listed = ''] = found(nightly, /^ {8}edition: \[(.*)\]$/gm)
  expect(listed.split(', ').sort()).toEqual(edition.options.map(name => `'${name}'`).sort())
  const [plays = ''] = found(nightly, /^ {8}plays: \[(.*)\]$/gm)
  expect(found(plays, /'([^']*)'/g)).toEqual([
    '--format all',
    '--format core',
    '--format core --players sensible',
  ])
})

test('every night it plays decks of Startup for half an hour', () => {
  const [run = ''] = found(jobAtNight('startup'), /^ {8}run: (npm run fuzz .*)$/gm)
  expect(run).toContain('--minutes 30 --deck mixed --format startup --seed')
})

test.each(['fuzz', 'startup'])('what the fuzzer printed of a failure is kept by the job "%s"', name => {
  const nightly = jobAtNight(name)
  const [run = ''] = found(nightly, /^ {8}run: (npm run fuzz .*)$/gm)
  // Without these it would stop at the first failure, or end well whatever is found.
  expect(run).toContain('--keep-going')
  expect(nightly).toContain('shell: bash')
  const [file = ''] = found(run, /\| tee (\S+)$/g)
  expect(file).not.toBe('')
  expect(keptOf(nightly)).toEqual([file])
})

test.each([
  ['attacks', 'npm run attacks'],
  ['kills', 'npm run kills -- --minutes 120 --every 3'],
])('every night servers meet %s, and the numbers of a failure are kept', (name, command) => {
  const nightly = jobAtNight(name)
  expect(nightly).toContain(`shell: bash\n        run: ${command} | tee ${name}.txt\n`)
  expect(keptOf(nightly)).toEqual([`${name}.txt`])
})

test('files have the same ends of lines on every system, as they are compared byte for byte', () => {
  expect(found(read('.gitattributes'), /^(\* text=auto eol=lf)$/gm)).toHaveLength(1)
})
