import type { World } from '../places.ts'

/** What playing a game needs of a server: where it is written, who is told of it, and what happens in it by itself. */
export type Playing = Pick<
  World,
  // What is written, and read again.
  | 'store'
  | 'log'
  | 'acknowledged'
  | 'replays'
  | 'keeping'
  | 'pack'
  // Which games are here.
  | 'tables'
  | 'resting'
  | 'cluster'
  // Who is told.
  | 'tell'
  | 'disconnect'
  | 'lobby'
  | 'logger'
  // What happens by itself.
  | 'now'
  | 'think'
  | 'config'
  | 'isClosing'
>
