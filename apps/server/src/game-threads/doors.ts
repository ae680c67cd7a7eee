import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Envelope } from '../cluster/envelopes.ts'
import type { Last } from '../matches/acknowledged.ts'
import type { Batch } from '../matches/log.ts'
import type { Ran, Statement, Transaction } from '../store/writing.ts'
import type { Peer } from './peer.ts'

/** A message between the threads of a server, and for which of them it is: for all others if none is named. */
export interface Parcel {
  readonly to: string | null
  readonly said: Envelope
}

/** What the front does for the threads of games: a file has one writer, and so have the notes beside it. */
export type FrontApi = {
  /** Writes to a game, together with what other threads have to write at the same moment. */
  append(batch: Batch): Promise<void>
  acknowledged(game: string): Promise<Last | null>
  write(transaction: Transaction): Promise<void>
  run(statement: Statement): Promise<Ran>
  /** Begins a transaction whose statements follow, and gives its number. */
  begin(nothing: null): Promise<number>
  runInside(asked: { readonly session: number; readonly statement: Statement }): Promise<Ran>
  commit(session: number): Promise<void>
  rollback(session: number): Promise<void>
}

export type ThreadMetrics = readonly MetricObjectWithValues<MetricValue<string>>[]

/** What a thread of games does for the front. */
export type GamesApi = {
  /** Resolves when the thread has its connection to the database, and knows the games that are on. */
  open(nothing: null): Promise<void>
  metrics(nothing: null): Promise<ThreadMetrics>
  /** Begins no games any more, and resolves when nobody plays, or at `until`. */
  drain(until: number): Promise<void>
  /** Does nothing by itself any more. */
  quieten(nothing: null): Promise<void>
  /** Resolves when all that was asked before is done. */
  close(nothing: null): Promise<void>
}

/** The front, for a thread of games; and such a thread, for the front. */
export type Front = Peer<FrontApi, Parcel>
export type Games = Peer<GamesApi, Parcel>

/** The name of the thread that has the sockets, among those that share the games. */
export const front = 'front'
export const nameOf = (nth: number): string => `games ${nth}`

/**
 * The thread that has a game follows from its id, so that nobody has to be asked. Ids are made by chance, and the threads get
 * about as many games each.
 */
export function homeOf(game: string, threads: number): string {
  let sum = 0
  for (let i = 0; i < game.length; i++) sum += game.charCodeAt(i)
  return nameOf(sum % threads)
}
