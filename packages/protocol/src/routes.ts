import { z } from 'zod'
import { me, named, nothing, signIn, withPassword } from './identity.ts'
import { gameId, playerId, side } from './names.ts'
import { played, replay } from './replay.ts'
import { chosenDeck } from './room.ts'
import { format } from './settings.ts'
import { gameStatistics, playerStatistics } from './statistics.ts'

const signedIn = z.object({ me })

/** The requests that a client sends over HTTP, with their fields as JSON in the body. */
export const routes = {
  /** Gives a new guest a name to play under. */
  beGuest: { method: 'post', path: '/api/guest', asks: named, gives: signedIn },
  whoAmI: { method: 'get', path: '/api/me', asks: nothing, gives: z.object({ me: me.nullable() }) },
  rename: { method: 'post', path: '/api/me/name', asks: named, gives: signedIn },
  /** Claims the name of a guest: from then on it needs the password. */
  claim: { method: 'post', path: '/api/me/password', asks: withPassword, gives: signedIn },
  deleteMe: { method: 'delete', path: '/api/me', asks: nothing, gives: z.object({}) },
  signIn: { method: 'post', path: '/api/session', asks: signIn, gives: signedIn },
  signOut: { method: 'delete', path: '/api/session', asks: nothing, gives: z.object({}) },
  signOutEverywhere: { method: 'delete', path: '/api/sessions', asks: nothing, gives: z.object({}) },

  /** Gives the player's newest games: first those that have not begun, then all others. */
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

  /** Gives the statistics of a finished game: to its players, and to everybody if the game allowed spectators. */
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
    asks: z.strictObject({ list: z.string().max(50_000), pool: format.default('all') }),
    gives: z.object({ deck: chosenDeck }),
  },
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes
/** The fields that a client sends. The server works with `RouteAsked`, in which the defaults are filled in. */
export type RouteSent<Name extends RouteName> = z.input<Routes[Name]['asks']>
export type RouteAsked<Name extends RouteName> = z.output<Routes[Name]['asks']>
export type RouteGiven<Name extends RouteName> = z.output<Routes[Name]['gives']>
