import type { RefusedRequest, RouteGiven, RouteName, RouteSent } from '@paydata/protocol'
import { routes } from '@paydata/protocol'
import type { Visitor } from './serving.ts'
import { guest } from './serving.ts'

export const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name)

/** Sends what is asked over HTTP as a browser does: what belongs into the address stands there, and the rest in the body. */
export function sendOver(
  port: number,
  name: RouteName,
  asked: object,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { method, path } = routes[name]
  const fields = new Map(Object.entries(asked))
  const named = [...path.matchAll(/:(\w+)/g)].map(([, field = '']) => field)
  const address = path.replace(/:(\w+)/g, (_, field) => String(fields.get(field)))
  for (const field of named) fields.delete(field)
  const body = JSON.stringify(named.length === 0 ? asked : Object.fromEntries(fields))
  return fetch(`http://127.0.0.1:${port}${address}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'get' ? {} : { body }),
  })
}

/** Somebody who has claimed their name. */
export async function claimed(port: number, name: string): Promise<Visitor> {
  const visitor = await guest(port, name)
  const { cookie } = visitor
  const response = await sendOver(port, 'claim', { password: 'correct horse battery' }, { cookie })
  return { me: visitor.me, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

type Answer<Name extends RouteName> = (RouteGiven<Name> & { readonly ok: true }) | RefusedRequest

/** What somebody is answered; null asks as nobody. */
export async function askOver<Name extends RouteName>(
  port: number,
  who: Pick<Visitor, 'cookie'> | null,
  name: Name,
  asked: RouteSent<Name>,
): Promise<Answer<Name>> {
  const response = await sendOver(port, name, asked, { cookie: who?.cookie ?? '' })
  return JSON.parse(await response.text())
}

/** The same for what must not be refused. */
export async function getOver<Name extends RouteName>(
  port: number,
  who: Pick<Visitor, 'cookie'> | null,
  name: Name,
  asked: RouteSent<Name>,
): Promise<RouteGiven<Name>> {
  const answer = await askOver(port, who, name, asked)
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.why}`)
  // What comes must be what the protocol says.
  routes[name].gives.parse(answer)
  return answer
}
