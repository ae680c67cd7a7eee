import type { RouteName } from '@paydata/protocol'
import { filmPartAddress, filmParts, gameId, refusedRequest, routes } from '@paydata/protocol'
import { z } from 'zod'
import { nameOfCookie } from '../identity/cookies.ts'
import { oembedAsked } from '../links/oembed.ts'
import { pictureAsked } from '../links/pictures.ts'
import { routeWords } from './api-words.ts'
import { embedAddress } from './heads.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** An address of the server: what may be sent there, and what comes back. */
interface Door {
  readonly name: string
  readonly method: 'get' | 'post' | 'delete'
  /** As Express has it, with parameters such as `:game`. */
  readonly path: string
  readonly says: string
  readonly asks: z.ZodObject
  readonly gives: { readonly [type: string]: z.ZodType }
}

const ok = z.object({ ok: z.literal(true) })
const nothing = z.strictObject({})
const text = z.string()

/** The addresses that are no `routes` of the protocol. A test compares them with those at which the server answers. */
const otherDoors = [
  {
    name: 'seenPart',
    method: 'get',
    path: filmPartAddress(':game', ':part'),
    says: 'Gives a part of what was seen of a finished game, for its replay.',
    asks: z.strictObject({ game: gameId, part: z.enum(Object.keys(filmParts)) }),
    gives: { 'application/json': z.union(Object.values(filmParts)) },
  },
  {
    name: 'api',
    method: 'get',
    path: '/api',
    says: 'Describes the API: to a browser as a page, to a program as OpenAPI.',
    asks: nothing,
    gives: { 'text/html': text, 'application/json': z.looseObject({}) },
  },
  {
    name: 'openapi',
    method: 'get',
    path: '/api/openapi.json',
    says: 'Describes the API as OpenAPI: this document.',
    asks: nothing,
    gives: { 'application/json': z.looseObject({}) },
  },
  {
    name: 'healthz',
    method: 'get',
    path: '/healthz',
    says: 'Tells monitoring that the server is alive.',
    asks: nothing,
    gives: { 'application/json': ok },
  },
  {
    name: 'readyz',
    method: 'get',
    path: '/readyz',
    says: 'Tells monitoring that the server is ready: it takes new games, and its database can be written.',
    asks: nothing,
    gives: { 'application/json': ok },
  },
  {
    name: 'metrics',
    method: 'get',
    path: '/metrics',
    says: 'Gives the metrics for Prometheus, to those who may read them.',
    asks: nothing,
    gives: { 'text/plain': text },
  },
  {
    name: 'linkPicture',
    method: 'get',
    path: '/link.png',
    says: 'Is the picture beside a link to an address of this server.',
    asks: pictureAsked,
    gives: { 'image/png': text },
  },
  {
    name: 'oembed',
    method: 'get',
    path: '/oembed',
    says: 'Tells programs that show links what may stand in their place, as oembed.com has it.',
    asks: oembedAsked,
    gives: { 'application/json': z.looseObject({}) },
  },
  {
    name: 'verifyPage',
    method: 'get',
    path: '/verify',
    says: 'Is the page on which a player checks the shuffles of a game.',
    asks: nothing,
    gives: { 'text/html': text },
  },
  {
    name: 'embed',
    method: 'get',
    path: embedAddress,
    says: 'Is a replay that the page of somebody else may show.',
    asks: z.strictObject({ game: text }),
    gives: { 'text/html': text },
  },
  {
    name: 'page',
    method: 'get',
    path: '/:page',
    says: 'Is the page, at every other address without a dot. Its head says what is there.',
    asks: z.strictObject({ page: text }),
    gives: { 'text/html': text },
  },
] as const satisfies readonly Door[]
export type OtherDoor = (typeof otherDoors)[number]['name']

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name)

const doors: readonly Door[] = [
  ...Object.keys(routes)
    .filter(isRoute)
    .map(name => {
      const { method, path, asks, gives } = routes[name]
      const given = gives.extend({ ok: z.literal(true) })
      return { name, method, path, says: routeWords[name], asks, gives: { 'application/json': given } }
    }),
  ...otherDoors,
]

/** What a client sends. Fields with defaults may be left out. */
const sent = (schema: z.ZodType): JsonSchema => plain(z.toJSONSchema(schema, { io: 'input' }))

/** What a client is given. A later server may give more fields, which a client has to ignore. */
const given = (schema: z.ZodType): JsonSchema =>
  plain(
    z.toJSONSchema(schema, {
      io: 'output',
      // Views and patches are the engine's own, and have no schema.
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      },
    }),
  )

/** The document names the dialect for all its schemas. */
function plain({ $schema, ...schema }: JsonSchema): JsonSchema {
  return schema
}

const parameter = /:(\w+)/g

function operationOf({ name, method, path, says, asks, gives }: Door): Operation {
  const inPath = [...path.matchAll(parameter)].map(([, each = '']) => each)
  const others = Object.keys(asks.shape).filter(each => !inPath.includes(each))
  const { shape } = asks
  const schemaOf = (each: string): z.ZodType => {
    const schema = shape[each]
    if (!(schema instanceof z.ZodType)) throw new Error(`The schema of ${path} has no ${each}.`)
    return schema
  }
  // What is got has no body: the rest stands behind its address.
  const [inQuery, inBody] = method === 'get' ? [others, []] : [[], others]
  const parameters: readonly Parameter[] = [
    ...inPath.map(
      each => ({ name: each, in: 'path', required: true, schema: sent(schemaOf(each)) }) as const,
    ),
    ...inQuery.map(each => {
      const schema = schemaOf(each)
      return { name: each, in: 'query', required: !schema.isOptional(), schema: sent(schema) } as const
    }),
  ]
  const body = z.strictObject(Object.fromEntries(inBody.map(each => [each, schemaOf(each)])))
  return {
    operationId: name,
    summary: says,
    parameters,
    ...(inBody.length > 0 && {
      requestBody: { required: true, content: { 'application/json': { schema: sent(body) } } },
    }),
    responses: {
      '200': {
        description: 'It was done.',
        content: Object.fromEntries(
          Object.entries(gives).map(([type, schema]) => [type, { schema: given(schema) }]),
        ),
      },
      default: {
        description: 'It was refused, and nothing was changed.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } },
      },
    },
  }
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Contents }
  readonly responses: {
    readonly [status: string]: { readonly description: string; readonly content: Contents }
  }
}
interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: JsonSchema
}
interface Contents {
  readonly [type: string]: { readonly schema: JsonSchema }
}

const description = `Everything that a client asks over HTTP. What happens at a table goes over a socket (socket.io), whose messages
are described by packages/protocol. A client knows a refusal by \`why\`; \`again\` says after how many seconds it may ask again.`

/** The whole API as a document of OpenAPI 3.1, made of the schemas by which the server reads requests. */
export function openApi() {
  const paths: Record<string, Partial<Record<Door['method'], Operation>>> = {}
  for (const door of doors) {
    const path = door.path.replaceAll(parameter, '{$1}')
    paths[path] = { ...paths[path], [door.method]: operationOf(door) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Paydata',
      version: '1',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    // Some routes are for everybody, and some for whoever has a session.
    security: [{}, { session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: nameOfCookie.session },
      },
      schemas: { Refused: given(refusedRequest) },
    },
  }
}
