import type {
  RefusedRequest,
  RequestOutcome,
  RouteGiven,
  RouteName,
  RouteSent,
  Routes,
} from '@paydata/protocol'
import { unlessBusy } from './busy.ts'

export type Addresses = { readonly [Name in RouteName]: Pick<Routes[Name], 'method' | 'path'> }

/** The addresses of the routes that most screens use. The schemas are left out, so that the page need not load them. */
const addresses = {
  beGuest: { method: 'post', path: '/api/guest' },
  whoAmI: { method: 'get', path: '/api/me' },
  rename: { method: 'post', path: '/api/me/name' },
  claim: { method: 'post', path: '/api/me/password' },
  changePassword: { method: 'post', path: '/api/me/password/change' },
  makeRecovery: { method: 'post', path: '/api/me/recovery' },
  recover: { method: 'post', path: '/api/session/recovery' },
  deleteMe: { method: 'delete', path: '/api/me' },
  signIn: { method: 'post', path: '/api/session' },
  signOut: { method: 'delete', path: '/api/session' },
  signOutEverywhere: { method: 'delete', path: '/api/sessions' },
  signOutElsewhere: { method: 'delete', path: '/api/sessions/others' },
  myGames: { method: 'get', path: '/api/me/games' },
  replay: { method: 'get', path: '/api/games/:game/replay' },
} as const satisfies Partial<Addresses>

export type Called<Name extends RouteName> = RequestOutcome<RouteGiven<Name>>

/** The refusal that stands for a server which cannot be reached. */
export const unreached: RefusedRequest = { ok: false, why: 'busy', says: '' }

/** Sends a request over HTTP, again while the server is busy. Gives `unreached` if the server cannot be reached. */
export const call = <Name extends keyof typeof addresses>(
  name: Name,
  asked: RouteSent<Name>,
): Promise<Called<Name>> => unlessBusy(() => callAt<Name>(addresses[name], asked))

/** What sends requests to some of the routes, whose addresses only the screens that ask need to load. */
export const callerOf =
  <Name extends RouteName>(addresses: Pick<Addresses, Name>) =>
  <One extends Name>(name: One, asked: RouteSent<One>): Promise<Called<One>> =>
    callAt<One>(addresses[name], asked)

/** Sends a request to its address. */
export async function callAt<Name extends RouteName>(
  { method, path }: { readonly method: string; readonly path: string },
  asked: RouteSent<Name>,
): Promise<Called<Name>> {
  const body = method === 'get' ? {} : { body: JSON.stringify(asked) }
  const filled = path.replace(
    /:(\w+)/g,
    (_, field) => `${Object.entries(asked).find(([key]) => key === field)?.[1]}`,
  )
  try {
    const response = await fetch(filled, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json' },
      ...body,
    })
    return await response.json()
  } catch {
    return unreached
  }
}
