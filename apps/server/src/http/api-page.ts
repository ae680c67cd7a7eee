import type { Express } from 'express'
import { escaped } from '../links/escaping.ts'
import type { Operation } from './openapi.ts'
import { openApi } from './openapi.ts'

const schemaShown = (title: string, schema: unknown): string =>
  `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`

function shown(method: string, path: string, operation: Operation): string {
  const asked = operation.requestBody?.content['application/json']?.schema
  const inQuery = operation.parameters.filter(each => each.in === 'query')
  const given = operation.responses['200']?.content['application/json']?.schema
  return `<h2 id="${operation.operationId}"><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(operation.summary)}</p>
${inQuery.length === 0 ? '' : schemaShown('What stands behind the address', inQuery)}
${asked === undefined ? '' : schemaShown('What is sent', asked)}
${given === undefined ? '' : schemaShown('What is given', given)}`
}

/** The document for a reader, from the same source. It is for programmers, and in English, as the document is. */
function pageOf(document: ReturnType<typeof openApi>): string {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => shown(method, path, operation)),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paydata: the API</title>
<link rel="stylesheet" href="/verify/verify.css">
</head>
<body>
<main>
<h1>The API of this server</h1>
<p>${escaped(document.info.description)}</p>
<p><a href="/api/openapi.json">As OpenAPI</a></p>
${routes.join('\n')}
${schemaShown('A refusal', document.components.schemas.Refused)}
</main>
</body>
</html>
`
}

/** Made once: they follow from the sources alone. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
const document = once(openApi)
const asJson = once(() => JSON.stringify(document()))
const asPage = once(() => pageOf(document()))

/** Describes the API: to a browser as a page, and to everything else as OpenAPI. */
export function addApiDescription(app: Express): void {
  // Before anybody is here who would have to wait for it.
  const [json, page] = [asJson(), asPage()]
  app.get('/api', (request, response) => {
    response.vary('accept')
    if (request.accepts(['json', 'html']) === 'html') response.type('html').send(page)
    else response.type('json').send(json)
  })
  app.get('/api/openapi.json', (_request, response) => void response.type('json').send(json))
}
