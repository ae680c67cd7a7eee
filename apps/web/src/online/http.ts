import type { Refusal, RouteGiven, RouteName, RouteSent, Routes } from '@paydata/protocol'

type Doors = { readonly [Name in RouteName]: Pick<Routes[Name], 'method' | 'path'> }

/** The addresses of the protocol, without the schemas that a page has no need of. */
const doors = {
  beGuest: { method: 'post', path: '/api/guest' },
  whoAmI: { method: 'get', path: '/api/me' },
  rename: { method: 'post', path: '/api/me/name' },
  claim: { method: 'post', path: '/api/me/password' },
  deleteMe: { method: 'delete', path: '/api/me' },
  signIn: { method: 'post', path: '/api/session' },
  signOut: { method: 'delete', path: '/api/session' },
  signOutEverywhere: { method: 'delete', path: '/api/sessions' },
  myGames: { method: 'get', path: '/api/me/games' },
  replay: { method: 'get', path: '/api/games/:game/replay' },
  gameStatistics: { method: 'get', path: '/api/games/:game/statistics' },
  playerStatistics: { method: 'get', path: '/api/players/:player/statistics' },
  starterDecks: { method: 'get', path: '/api/decks' },
  checkDeck: { method: 'post', path: '/api/decks' },
} as const satisfies Doors

export type Called<Name extends RouteName> = (RouteGiven<Name> & { readonly ok: true }) | Refusal

/** What is said where no server is. */
export const unreached: Refusal = { ok: false, why: 'busy', says: '' }

/** Asks the server over HTTP. One that cannot be reached is busy. */
export async function call<Name extends RouteName>(
  name: Name,
  asked: RouteSent<Name>,
): Promise<Called<Name>> {
  const { method, path } = doors[name]
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
