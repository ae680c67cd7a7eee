import { ECDH } from 'node:crypto'
import type { Logger } from 'pino'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import { wordsFor } from '../links/words.ts'
import { otherSide } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { roomIn } from '../tables/room-record.ts'
import type { PushKeys } from './keys.ts'
import { isQuiet, wishesIn } from './subscriptions.ts'

export interface Noticing {
  readonly store: Store
  readonly logger: Logger
  readonly config: Pick<Config, 'PUSH_CONTACT'>
  readonly pushKeys: PushKeys
}

/** Milliseconds without input after which somebody is away, whether a page of theirs is open or not. */
const awayAfter = 60_000
const aDay = 86_400_000
/** Who has not been told for so long is told no more. */
const oldest = 7 * aDay
/** For so long it is tried again to tell somebody whom no push service took a notice for. */
const triedFor = 3_600_000
/** So many are read at once: other requests wait for the database meanwhile. */
const atOnce = 500
/** Milliseconds in which a push service has to answer, and how many are waited for at once. */
const patience = 10_000
const besides = 20

type Turn = Pick<Tables['turns'], 'game' | 'side' | 'player'>
type Place = Pick<Turn, 'game' | 'side'>
type Subscription = Tables['push_subscriptions']

/**
 * Tells players who are away that it is their move: once for each game until they have answered. It goes by what games have written
 * about who is asked, so nobody who plays waits for it.
 */
export async function sendNotices(world: Noticing, now: number): Promise<void> {
  if (world.config.PUSH_CONTACT === undefined) return
  let after: Place = { game: '', side: 'corp' }
  for (;;) {
    const rows = await untold(world.store, after, now)
    const due = rows.filter(row => !isQuiet(wishesIn(row.wishes), now))
    for (let from = 0; from < due.length; from += besides)
      await Promise.all(due.slice(from, from + besides).map(row => tellOf(world, row, now)))
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = last
  }
}

async function tellOf(world: Noticing, row: Untold, now: number): Promise<void> {
  if (!(await claim(world.store, row, now)) || wishesIn(row.wishes).turn === 'off') return
  const opponent = opponentIn(row)
  if (opponent === null || (await tell(world, row, opponent)) !== 'tryAgain') return
  await world.store
    .updateTable('turns')
    .set({ told_at: null })
    .where('game', '=', row.game)
    .where('side', '=', row.side)
    .where('told_at', '=', now)
    .where('since', '>', now - triedFor)
    .execute()
}

/** The turns of players who are away, and have a browser that can be told: some of those after this one. */
const untold = (store: Store, { game, side }: Place, now: number) =>
  store
    .selectFrom('turns')
    .innerJoin('games', 'games.id', 'turns.game')
    .leftJoin('notice_wishes', 'notice_wishes.player', 'turns.player')
    .select([
      'turns.game',
      'turns.side',
      'turns.player',
      'turns.since',
      'games.room',
      'games.format',
      'notice_wishes.wishes',
    ])
    .where('turns.told_at', 'is', null)
    .where('turns.since', '<=', now - awayAfter)
    .where('turns.since', '>', now - oldest)
    .where('games.format', '<=', format)
    .where('turns.player', 'in', store.selectFrom('push_subscriptions').select('player'))
    .where(of => of.or([of('input_at', 'is', null), of('input_at', '<=', now - awayAfter)]))
    .where(of =>
      of.or([
        of('turns.game', '>', game),
        of.and([of('turns.game', '=', game), of('turns.side', '>', side)]),
      ]),
    )
    .orderBy('turns.game')
    .orderBy('turns.side')
    .limit(atOnce)
    .execute()

type Untold = Awaited<ReturnType<typeof untold>>[number]

/**
 * Whoever notes first that a player is told tells them, whichever processes try. The player may have answered since the turn was
 * read, or come back.
 */
async function claim(store: Store, { game, side, player, since }: Untold, now: number): Promise<boolean> {
  const here = store
    .selectFrom('notice_wishes')
    .select('player')
    .where('player', '=', player)
    .where('input_at', '>', now - awayAfter)
  const { numUpdatedRows } = await store
    .updateTable('turns')
    .set({ told_at: now })
    .where('game', '=', game)
    .where('side', '=', side)
    .where('player', 'not in', here)
    .where('since', '=', since)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The name of the opponent; empty if nobody is there, and null for a game that cannot be read. */
function opponentIn(row: Turn & Pick<Tables['games'], 'room' | 'format'>): string | null {
  const room = roomIn(row)
  return room === null ? null : (room.seats[otherSide(row.side)]?.who.name ?? '')
}

/** Tells a player at all of their browsers. It is worth another try if none took it, and one may yet. */
async function tell(world: Noticing, { game, player }: Turn, opponent: string): Promise<'done' | 'tryAgain'> {
  const { store } = world
  const all = await store.selectFrom('push_subscriptions').selectAll().where('player', '=', player).execute()
  const asked = store.selectFrom('turns').where('player', '=', player)
  const { count } = await asked.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  const outcomes = new Set<Outcome>()
  for (const each of all) {
    const { notice } = (await wordsFor([each.language])).links
    // Nothing of the game itself: a notice may be read on a screen that others see.
    const body = opponent === '' ? notice.waits : notice.waitsFor(opponent)
    const said = JSON.stringify({ game, title: notice.turn, body, count: Number(count) })
    const outcome = isUsable(each) ? await trySending(world, each, game, said) : 'never'
    outcomes.add(outcome)
    if (outcome === 'never') await store.deleteFrom('push_subscriptions').where('id', '=', each.id).execute()
  }
  return outcomes.has('later') && !outcomes.has('taken') ? 'tryAgain' : 'done'
}

/** What became of a notice; one that is `lost` helps nobody later either. */
type Outcome = 'taken' | 'later' | 'never' | 'lost'

/** By keys that are no point of the curve nothing can be encrypted. */
function isUsable({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

async function trySending(world: Noticing, to: Subscription, game: string, said: string): Promise<Outcome> {
  const { logger } = world
  // The rest of the address is a secret of the browser.
  const service = new URL(to.endpoint).host
  try {
    const status = await send(world, to, game, said)
    const outcome = outcomeOf(status)
    if (outcome !== 'taken') logger.warn({ service, game, status }, 'a push service did not take a notice')
    return outcome
  } catch (error) {
    logger.warn({ service, game, err: error }, 'could not reach a push service')
    return 'later'
  }
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'taken'
  if (status === 429 || status >= 500) return 'later'
  // The browser has gone, its player wants nothing any more (RFC 8030, 7.3), or it has subscribed with another key (RFC 8292, 4.2).
  return [400, 403, 404, 410].includes(status) ? 'never' : 'lost'
}

async function send(
  { config, pushKeys }: Noticing,
  { endpoint, p256dh, auth }: Subscription,
  game: string,
  said: string,
): Promise<number> {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, said, {
    vapidDetails: { subject: config.PUSH_CONTACT ?? '', ...pushKeys },
    TTL: aDay / 1000,
    urgency: 'normal',
    // A newer notice of the same game replaces one that nobody has read.
    topic: game,
  })
  const { 'Content-Length': _, ...sent } = headers
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, `${value}`])),
    body: new Uint8Array(body ?? []),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  await response.body?.cancel()
  return response.status
}
