import { z } from 'zod'
import { me, named, nothing, signIn, withPassword } from './identity.ts'
import { gameId, playerId, side } from './names.ts'
import { played, replay } from './replay.ts'
import { chosenDeck } from './room.ts'
import { gameStatistics, playerStatistics } from './statistics.ts'

const signedIn = z.object({ me })

/** Everything that a client asks over HTTP. What is asked is the body, as JSON. */
export const routes = {
  /** A name to play under, in one step. */
  beGuest: { method: 'post', path: '/api/guest', asks: named, gives: signedIn },
  whoAmI: { method: 'get', path: '/api/me', asks: nothing, gives: z.object({ me: me.nullable() }) },
  rename: { method: 'post', path: '/api/me/name', asks: named, gives: signedIn },
  /** Keeps the name for who knows the password. */
  claim: { method: 'post', path: '/api/me/password', asks: withPassword, gives: signedIn },
  deleteMe: { method: 'delete', path: '/api/me', asks: nothing, gives: z.object({}) },
  signIn: { method: 'post', path: '/api/session', asks: signIn, gives: signedIn },
  signOut: { method: 'delete', path: '/api/session', asks: nothing, gives: z.object({}) },
  signOutEverywhere: { method: 'delete', path: '/api/sessions', asks: nothing, gives: z.object({}) },

  /** The newest of one's own games: those that have not begun, then those that have, whether they are over or not. */
  myGames: {
    method: 'get',
    path: '/api/me/games',
    asks: nothing,
    gives: z.object({ games: z.array(played) }),
  },
  replay: {
    method: 'get',
    path: '/api/games/:game/replay',
    asks: z.strictObject({ game: gameId }),
    gives: z.object({ replay }),
  },

  /** Of a game that is over: for its players, and for everybody where spectators were agreed on. */
  gameStatistics: {
    method: 'get',
    path: '/api/games/:game/statistics',
    asks: z.strictObject({ game: gameId }),
    gives: z.object({ statistics: gameStatistics }),
  },
  playerStatistics: {
    method: 'get',
    path: '/api/players/:player/statistics',
    asks: z.strictObject({ player: playerId }),
    gives: z.object({ statistics: playerStatistics }),
  },

  starterDecks: {
    method: 'get',
    path: '/api/decks',
    asks: nothing,
    gives: z.object({
      decks: z.array(chosenDeck.omit({ problems: true }).extend({ id: z.string(), side })),
    }),
  },
  checkDeck: {
    method: 'post',
    path: '/api/decks',
    asks: z.strictObject({ list: z.string().max(50_000), pool: z.enum(['all', 'core']).default('all') }),
    gives: z.object({ deck: chosenDeck }),
  },
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
/** What a client may send, and what the server works with once defaults are filled in. */
export type RouteSent<Name extends RouteName> = z.input<Routes[Name]['asks']>
export type RouteAsked<Name extends RouteName> = z.output<Routes[Name]['asks']>
export type RouteGiven<Name extends RouteName> = z.output<Routes[Name]['gives']>
