import type { Request, RequestHandler } from 'express'
import type { Metrics } from '../metrics.ts'

/** Methods that we answer. A client may send any word. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']

/** The pattern of an address, never the address itself: that names games and players, and may be anything. */
function routeOf({ route, path }: Request, status: number): string {
  const pattern: unknown = route?.path
  if (typeof pattern === 'string') return pattern
  if (status >= 400) return 'refused'
  return path.startsWith('/api') ? 'preflight' : 'page'
}

/** Measures each request, from when it has arrived until it was answered or its client has gone. */
export function measured({ metrics }: { readonly metrics: Pick<Metrics, 'http'> }): RequestHandler {
  return (request, response, next) => {
    const began = performance.now()
    response.once('close', () => {
      const status = response.statusCode
      const method = methods.includes(request.method) ? request.method : 'other'
      metrics.http.observe(
        { method, route: routeOf(request, status), status },
        (performance.now() - began) / 1000,
      )
    })
    next()
  }
}
