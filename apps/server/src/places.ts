import type { Pushed, PushName } from '@paydata/protocol'

/** Sends a message to everybody at a place, except to those who are also at one of the other places. */
export type Tell = <Name extends PushName>(
  place: string,
  name: Name,
  pushed: Pushed<Name>,
  except?: readonly string[],
) => void

/** The places at which connections are, and are sent messages. */
export const places = {
  lobby: 'lobby',
  person: (player: string) => `person/${player}`,
  /** Around a table: each player at their own place, all spectators at the same. */
  around: (game: string, player: string | null) => `around/${game}/${player ?? ''}`,
  eye: (game: string, eye: string) => `eye/${game}/${eye}`,
  late: (game: string, eye: string) => `late/${game}/${eye}`,
  spectators: (game: string) => `spectators/${game}`,
} as const

/** Whether people may be at a place through any process, and not only through those that asked for a game. */
export const isForAll = (place: string): boolean => place === places.lobby || place.startsWith('person/')

/** Whether everybody at a place looks through the same eye, and so gets the same updates. */
export const isAnEye = (place: string): boolean => place.startsWith('eye/')

/** The game of a place that is around a table; null for other places. */
export const gameAround = (place: string): string | null => /^around[/]([^/]+)[/]$/.exec(place)?.[1] ?? null
