import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8')
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, each = '']) => each)

const workflow = read('.github/workflows/ci.yml')
const [, jobs = ''] = workflow.split(/^jobs:$/m)
const [tests = '', firefox = '', image = ''] = jobs.split(/^ {2}(?:firefox|image):$/m)

test('the workflow has the stores that tests need, and skips none of these tests', () => {
  expect(tests).toContain('TEST_STORES: required')
  const images = found(read('compose.yaml'), /^ {4}image: (\S+)$/gm)
  expect(images).toHaveLength(2)
  // What is tested is what is run.
  expect(found(tests, /^ {8}image: (\S+)$/gm)).toEqual(images)
  for (const variable of found(read('apps/server/tests/stores.ts'), /process\.env\.(TEST_\w+)/g))
    expect(found(tests, /^ {6}(TEST_\w+):/gm)).toContain(variable)
})

test('the workflow runs what everybody runs, on a Node that the workspace allows, and keeps packages by the lock file', () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(read('package.json')))
  expect(found(tests, /node-version: (\d+)/g)).toEqual(found(engines.node, />=(\d+)/g))
  expect(found(tests, /- run: (\S+)/g)).toEqual(['.ci/run'])
  expect(tests).toContain("hashFiles('pnpm-lock.yaml')")
})

test('the workflow plays in Firefox too, by the command that everybody has for it', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const [, command = ''] = /- run: npm run (\S+)/.exec(firefox) ?? []
  expect(scripts[command]).toContain('firefox.config.ts')
  expect(found(firefox, /node-version: (\d+)/g)).toEqual(found(tests, /node-version: (\d+)/g))
})

test('the workflow builds the image, and starts the server in it', () => {
  const [port = ''] = found(read('Dockerfile'), /^EXPOSE (\d+)$/gm)
  expect(image).toContain('docker/build-push-action')
  expect(image).toContain(`http://127.0.0.1:${port}/readyz`)
})
