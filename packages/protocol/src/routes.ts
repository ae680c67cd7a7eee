import { z } from 'zod'
import { announcement } from './announcements.ts'
import { holidays, turn } from './by-post.ts'
import {
  deckInList,
  deckState,
  deckToKeep,
  deckVersion,
  keptDeck,
  newDeck,
  recordOfDeck,
  tags,
  versionInList,
} from './decks.ts'
import { session, sessionId } from './devices.ts'
import { friendRoutes } from './friend-routes.ts'
import {
  me,
  named,
  newPassword,
  nothing,
  recovering,
  recoveryCode,
  shown,
  signIn,
  withPassword,
} from './identity.ts'
import { appealText, measure, measureId } from './measures.ts'
import { clientId, gameId, person, playerId, side } from './names.ts'
import { noticeWishes, pushSubscription } from './notices.ts'
import { ownPage, ownPartNames, placeInData } from './own-data.ts'
import { inSeason, myResult, pointsOfGame, ratedGame, rating, ratingWish, season } from './ratings.ts'
import { played, replay } from './replay.ts'
import { roleRoutes } from './role-routes.ts'
import type { Role } from './roles.ts'
import { role } from './roles.ts'
import { chosenDeck, matchOfTwo } from './room.ts'
import { edition, format } from './settings.ts'
import { gameStatistics, playerStatistics } from './statistics.ts'

const signedIn = z.object({ me })
const ofDeck = z.strictObject({ id: clientId })
const oneDeck = z.object({ deck: keptDeck })
const ownMeasures = z.object({ measures: z.array(measure) })

/** The requests that a client sends over HTTP, with their fields as JSON in the body. */
export const routes = {
  /** Gives a new guest a name to play under. */
  beGuest: { method: 'post', path: '/api/guest', asks: named, gives: signedIn },
  whoAmI: {
    method: 'get',
    path: '/api/me',
    asks: nothing,
    gives: z.object({
      me: me.nullable(),
      /** What the player looks after the server as. Servers of earlier releases do not tell. */
      role: role.nullable().default(null),
      /** Whether there is something about the player that they have not read. */
      unread: z.boolean().default(false),
      /** What is announced to everybody, the newest first. */
      announcements: z.array(announcement).default([]),
    }),
  },
  /** Gives what was done about the player by those who look after the server, the newest first. */
  myMeasures: { method: 'get', path: '/api/me/measures', asks: nothing, gives: ownMeasures },
  /** Says that the player has read it. */
  readMeasure: {
    method: 'post',
    path: '/api/me/measures/read',
    asks: z.strictObject({ measure: measureId }),
    gives: ownMeasures,
  },
  /** Says something against it, which a player can once. */
  appeal: {
    method: 'post',
    path: '/api/me/measures/appeal',
    asks: z.strictObject({ measure: measureId, text: appealText }),
    gives: ownMeasures,
  },
  rename: { method: 'post', path: '/api/me/name', asks: named, gives: signedIn },
  /** Claims the name of a guest: from then on it needs the password. */
  claim: { method: 'post', path: '/api/me/password', asks: withPassword, gives: signedIn },
  /** Changes the password, and ends all other sessions of the player. */
  changePassword: { method: 'post', path: '/api/me/password/change', asks: newPassword, gives: signedIn },
  /** Makes a code for a player who may forget the password. The one before counts no more. */
  makeRecovery: {
    method: 'post',
    path: '/api/me/recovery',
    asks: shown,
    gives: z.object({ recovery: recoveryCode }),
  },
  /** Signs in by that code with a new password, ends all other sessions of the player, and gives the next code. */
  recover: {
    method: 'post',
    path: '/api/session/recovery',
    asks: recovering,
    gives: signedIn.extend({ recovery: recoveryCode }),
  },
  deleteMe: { method: 'delete', path: '/api/me', asks: nothing, gives: z.object({}) },
  signIn: { method: 'post', path: '/api/session', asks: signIn, gives: signedIn },
  signOut: { method: 'delete', path: '/api/session', asks: nothing, gives: z.object({}) },
  signOutEverywhere: { method: 'delete', path: '/api/sessions', asks: nothing, gives: z.object({}) },
  /** Ends all other sessions of the player. */
  signOutElsewhere: { method: 'delete', path: '/api/sessions/others', asks: nothing, gives: signedIn },
  /** Gives the sessions of the player, those first that were used last. */
  mySessions: {
    method: 'get',
    path: '/api/sessions',
    asks: nothing,
    gives: z.object({ sessions: z.array(session) }),
  },
  /** Ends one session of the player, if it has not been ended already. */
  endSession: {
    method: 'delete',
    path: '/api/sessions/:session',
    asks: z.strictObject({ session: sessionId }),
    gives: z.object({}),
  },

  /**
   * Gives what the server keeps about the player, a page of a part at a time: all parts together are everything but the decks, and what
   * the player saw of games that are over.
   */
  ownData: {
    method: 'post',
    path: '/api/me/data',
    asks: z.strictObject({
      part: z.enum(ownPartNames),
      after: placeInData.nullable().default(null),
    }),
    gives: ownPage,
  },

  /** Gives the player's newest games: first those that have not begun, then all others. */
  myGames: {
    method: 'get',
    path: '/api/me/games',
    asks: nothing,
    gives: z.object({ games: z.array(played) }),
  },
  /** Gives the games in which the player is asked: first those whose time is up soonest. `count` says how many there are. */
  myTurns: {
    method: 'get',
    path: '/api/me/turns',
    asks: nothing,
    gives: z.object({ turns: z.array(turn), count: z.int() }),
  },
  holidays: {
    method: 'get',
    path: '/api/me/holidays',
    asks: nothing,
    gives: z.object({ holidays }),
  },
  /** Lets the player’s time stand for so many days, in games by post that allow it; none ends a holiday. */
  goOnHoliday: {
    method: 'post',
    path: '/api/me/holidays',
    asks: z.strictObject({ days: z.int().min(0).max(14) }),
    gives: z.object({ holidays }),
  },
  /** Gives the key by which a browser asks its push service to let this server tell it something; null if the server tells nobody. */
  notices: {
    method: 'get',
    path: '/api/me/notices',
    asks: nothing,
    gives: z.object({ key: z.string().nullable(), wishes: noticeWishes }),
  },
  wishNotices: {
    method: 'post',
    path: '/api/me/notices',
    asks: z.strictObject({ wishes: noticeWishes }),
    gives: z.object({ wishes: noticeWishes }),
  },
  /** From now on the player is told at this browser while they are away. */
  subscribe: {
    method: 'post',
    path: '/api/me/subscriptions',
    asks: z.strictObject({ subscription: pushSubscription }),
    gives: z.object({}),
  },
  unsubscribe: {
    method: 'delete',
    path: '/api/me/subscriptions',
    asks: z.strictObject({ endpoint: z.string().max(1000) }),
    gives: z.object({}),
  },
  /** The player has just done something at a page, so they are not away. */
  noteInput: { method: 'post', path: '/api/me/input', asks: nothing, gives: z.object({}) },
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

  /** Gives the player's newest finished games, for statistics of whatever kind. */
  myResults: {
    method: 'get',
    path: '/api/me/results',
    asks: nothing,
    gives: z.object({ results: z.array(myResult) }),
  },

  /** Says whether the player wants ratings. */
  wishRatings: {
    method: 'post',
    path: '/api/me/ratings',
    asks: z.strictObject({ wish: ratingWish }),
    gives: z.object({ wish: ratingWish }),
  },
  /** Gives the ratings of a player, and what the player who asks wants. Where one of both wants none, there are none. */
  ratings: {
    method: 'get',
    path: '/api/players/:player/ratings',
    asks: z.strictObject({ player: playerId }),
    gives: z.object({ player: person, wish: ratingWish, ratings: z.array(rating) }),
  },
  /** Gives the newest games behind a rating, the newest first; none where one of both wants no ratings. */
  ratingCurve: {
    method: 'get',
    path: '/api/players/:player/ratings/:side/:format',
    asks: z.strictObject({ player: playerId, side, format }),
    gives: z.object({ games: z.array(ratedGame) }),
  },
  /** Gives what a game for points came to: to its players, and to everybody if everybody could watch it. */
  pointsOfGame: {
    method: 'get',
    path: '/api/games/:game/points',
    asks: z.strictObject({ game: gameId }),
    gives: z.object({ points: pointsOfGame.nullable() }),
  },
  /** Gives the match that a game is one of two of: to its players, and to everybody if its replay is for everybody. */
  matchOfGame: {
    method: 'get',
    path: '/api/games/:game/match',
    asks: z.strictObject({ game: gameId }),
    gives: z.object({ match: matchOfTwo.nullable() }),
  },
  /** Gives the players who have beaten the most different opponents in a season. */
  season: {
    method: 'get',
    path: '/api/seasons/:season',
    asks: z.strictObject({ season }),
    gives: z.object({ players: z.array(inSeason) }),
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
    asks: z.strictObject({
      list: z.string().max(50_000),
      pool: format.default('all'),
      edition: edition.default('26.03'),
    }),
    gives: z.object({ deck: chosenDeck }),
  },

  /**
   * Lists the player's own decks, deleted ones too, in the order in which they were changed. `after` is the `next` of an earlier
   * answer, however long ago: a client that has those decks is given only what was changed since. The decks of a guest who was away
   * for long are removed, and those that are kept afterwards are another `generation`: a client then sends the decks that it has
   * again, and asks for all.
   */
  myDecks: {
    method: 'post',
    path: '/api/me/decks/list',
    asks: z.strictObject({
      after: z.string().max(80).nullable().default(null),
      most: z.int().min(1).max(100).default(100),
    }),
    gives: z.object({
      decks: z.array(deckInList),
      next: z.string().nullable(),
      more: z.boolean(),
      generation: z.int(),
    }),
  },
  /**
   * Gives decks with their cards, in the order in which they are asked for. If these are too large for one answer, the first of
   * them are given, and a client asks again for those that are `left`.
   */
  wholeDecks: {
    method: 'post',
    path: '/api/me/decks/whole',
    asks: z.strictObject({ ids: z.array(clientId).min(1).max(100) }),
    gives: z.object({ decks: z.array(keptDeck), left: z.array(clientId) }),
  },
  /**
   * Gives the records of the decks with which a game has ended at `since` or later, in milliseconds since 1970, those that were
   * played with longest ago first. If there are more, the others are given for `next`.
   */
  decksPlayed: {
    method: 'post',
    path: '/api/me/decks/played',
    asks: z.strictObject({
      since: z.number().min(0).default(0),
      most: z.int().min(1).max(200).default(200),
    }),
    gives: z.object({ played: z.array(recordOfDeck), next: z.number().nullable() }),
  },
  myDeck: { method: 'get', path: '/api/me/decks/:id', asks: ofDeck, gives: oneDeck },
  keepDeck: { method: 'post', path: '/api/me/decks', asks: newDeck, gives: oneDeck },
  /** Keeps decks that a browser kept. Those that are `there` already stay as they are. */
  mergeDecks: {
    method: 'post',
    path: '/api/me/decks/keep',
    asks: z.strictObject({ decks: z.array(newDeck).max(20) }),
    gives: z.object({ kept: z.array(deckInList), there: z.array(clientId) }),
  },
  /** Changes what is given. New cards or a new name need the `version` that they change, and make a new one. */
  changeDeck: {
    method: 'post',
    path: '/api/me/decks/:id',
    asks: ofDeck.extend({
      change: z.strictObject({ version: z.int(), deck: deckToKeep }).nullable().default(null),
      tags: tags.nullable().default(null),
      state: deckState.nullable().default(null),
    }),
    gives: oneDeck,
  },
  /** Lists the versions of a deck, the newest first. */
  deckHistory: {
    method: 'get',
    path: '/api/me/decks/:id/versions',
    asks: ofDeck,
    gives: z.object({ versions: z.array(versionInList) }),
  },
  deckVersion: {
    method: 'post',
    path: '/api/me/decks/:id/version',
    asks: ofDeck.extend({ version: z.int() }),
    gives: z.object({ deck: deckVersion }),
  },
  /** Makes an earlier version the newest one. */
  undoDeck: {
    method: 'post',
    path: '/api/me/decks/:id/undo',
    asks: ofDeck.extend({ version: z.int(), to: z.int() }),
    gives: oneDeck,
  },
  copyDeck: {
    method: 'post',
    path: '/api/me/decks/:id/copy',
    asks: ofDeck.extend({ copy: clientId }),
    gives: oneDeck,
  },

  ...friendRoutes,
  ...roleRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes

/** The role that somebody needs to ask this; null if nobody needs one. */
export function roleFor(name: RouteName): Role | null {
  const route = routes[name]
  return 'role' in route ? route.role : null
}

/** The fields that a client sends. The server works with `RouteAsked`, in which the defaults are filled in. */
export type RouteSent<Name extends RouteName> = z.input<Routes[Name]['asks']>
export type RouteAsked<Name extends RouteName> = z.output<Routes[Name]['asks']>
export type RouteGiven<Name extends RouteName> = z.output<Routes[Name]['gives']>
