import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@paydata/protocol'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { IRoute } from 'express'
import express from 'express'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { pageAddress } from '../src/http/heads.ts'
import type { Running } from '../src/server.ts'
import { guest, serving } from './serving.ts'
import { databases } from './stores.ts'

const [, fresh] = databases[0]!
let server: Running
/** What the server has told Express to answer at. */
let answered: readonly IRoute[]
beforeAll(async () => {
  const route = vi.spyOn(express.application, 'route')
  const page = mkdtempSync(join(tmpdir(), 'paydata-openapi-'))
  writeFileSync(join(page, 'index.html'), '<title>Paydata</title>')
  server = await serving(fresh(), { PAGE: page })
  answered = route.mock.results.flatMap(({ value }) => (value === undefined ? [] : [value]))
  route.mockRestore()
})
afterAll(() => server.close())

const shape = z.looseObject({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ summary: z.string().min(1), requestBody: z.unknown().optional() })),
  ),
})
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers })
const document = async () => shape.parse(await (await get('/api/openapi.json')).json())

test('the description of the API is a document of OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(await document())
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  expect(validator.version).toBe('3.1')
})

test('it names all addresses at which the server answers, and no others', async () => {
  const { paths } = await document()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  )
  const asDescribed = (path: unknown) =>
    path === pageAddress ? '/{page}' : `${path}`.replaceAll(/:(\w+)/g, '{$1}')
  const served = answered.flatMap(({ path, stack }) =>
    stack.map(({ method }) => `${method} ${asDescribed(path)}`),
  )
  expect(described.toSorted()).toEqual(served.toSorted())
  expect(served.length).toBeGreaterThan(Object.keys(routes).length)
})

test('what it says of a request is what the server does', async () => {
  const { paths } = await document()
  expect(paths['/api/guest']?.post).toMatchObject({
    operationId: 'beGuest',
    requestBody: { content: { 'application/json': { schema: { required: ['name'] } } } },
    responses: { default: { content: { 'application/json': { schema: { $ref: expect.any(String) } } } } },
  })
  const [parameter] = z
    .array(
      z.looseObject({ name: z.string(), in: z.string(), schema: z.looseObject({ pattern: z.string() }) }),
    )
    .parse(paths['/api/games/{game}/replay']?.get?.parameters)
  expect(parameter).toMatchObject({ name: 'game', in: 'path' })
  // What stands in the address is not asked for in the body again.
  expect(JSON.stringify(paths['/api/me/decks/{id}/copy']?.post?.requestBody)).not.toContain('"id"')
  expect(paths['/api/me/decks/{id}']?.get?.requestBody).toBeUndefined()
  const { cookie } = await guest(server.port, 'Ada')
  expect((await get('/api/me/decks/x', { cookie })).status).toBe(400)
  expect('x').not.toMatch(new RegExp(`${parameter?.schema.pattern}`))
})

test('it says what may stand behind the address of a picture and of a link, and that is what the server takes', async () => {
  const { paths } = await document()
  expect(paths['/link.png']?.get?.parameters).toMatchObject([
    { name: 'of', in: 'query', required: false, schema: { type: 'string', default: '/' } },
    { name: 'in', in: 'query', required: false, schema: { type: 'string', default: 'en' } },
  ])
  expect(paths['/oembed']?.get?.parameters).toMatchObject([
    { name: 'url', in: 'query', required: true, schema: { type: 'string', format: 'uri' } },
    { name: 'format', in: 'query', required: false },
    { name: 'maxwidth', in: 'query', required: false, schema: { type: 'integer', minimum: 100 } },
    { name: 'maxheight', in: 'query', required: false },
  ])
  for (const path of [`/link.png?of=/${'x'.repeat(5000)}`, '/link.png?in=en&in=de', '/oembed'])
    expect((await get(path)).status, path).toBe(400)
})

test('a browser is shown it as a page, and a program is given the document, at one address', async () => {
  const page = await get('/api', { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' })
  expect(page.headers.get('content-type')).toContain('text/html')
  const words = await page.text()
  for (const path of Object.keys((await document()).paths)) expect(words).toContain(path)
  const given = await get('/api', { accept: '*/*' })
  expect(given.headers.get('content-type')).toContain('application/json')
  expect(await given.json()).toEqual(await document())
})
