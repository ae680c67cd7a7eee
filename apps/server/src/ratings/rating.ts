import type { Both, Standing } from '@paydata/ratings'
import { afterGame, isTooSoon, pauseOfPair, seasonAt } from '@paydata/ratings'
import type { Transaction } from 'kysely'
import type { Logger } from 'pino'
import { holdIfThere } from '../identity/players.ts'
import type { Side } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { isBot, isGone, pseudonymOf } from './who.ts'

type Game = Tables['rated_games']

/** Lets nobody else work out ratings until the transaction ends, and gives how many games they follow from so far. */
export async function holdOrder(transaction: Transaction<Tables>): Promise<number> {
  const { n } = await transaction
    .insertInto('rating_order')
    .values({ name: 'games', n: 0 })
    .onConflict(same => same.column('name').doUpdateSet(of => ({ n: of.ref('rating_order.n') })))
    .returning('n')
    .executeTakeFirstOrThrow()
  return n
}

/** Games that are worked out in one transaction: others wait for the database meanwhile. */
const atOnce = 20

/** Works out what games that are over mean for the ratings of their players. Of several processes one does it at a time. */
export async function rateEnded(store: Store): Promise<void> {
  const waits = store.selectFrom('rated_games').select('game').where('n', 'is', null).limit(1)
  while ((await waits.executeTakeFirst()) !== undefined) await store.transaction().execute(rateSome)
}

/** What is needed to work out ratings when a game ends. */
export interface RatingGames {
  readonly store: Store
  readonly logger: Logger
  /** This process ends, and writes nothing that can wait. */
  readonly isClosing: boolean
}

/** The same in the background, and logs a failure: it is tried again from time to time. */
export const rateSoon = (world: RatingGames): Promise<void> =>
  rateEnded(world.store).catch(error => {
    if (!world.isClosing) world.logger.error({ err: error }, 'could not work out ratings')
  })

async function rateSome(transaction: Transaction<Tables>): Promise<void> {
  let n = await holdOrder(transaction)
  const games = await transaction
    .selectFrom('rated_games')
    .selectAll()
    .where('n', 'is', null)
    .orderBy('at')
    .orderBy('game')
    .limit(atOnce)
    .execute()
  for (const game of games) await rate(transaction, await withoutTheGone(transaction, game), ++n)
  await transaction.updateTable('rating_order').set({ n }).execute()
}

/** A game as it names nobody who was deleted meanwhile. Whoever is there stays until the transaction ends. */
async function withoutTheGone(transaction: Transaction<Tables>, game: Game): Promise<Game> {
  const names = { corp: game.corp, runner: game.runner }
  for (const side of inOrder(names))
    if (!isBot(names[side]) && !isGone(names[side]) && !(await holdIfThere(transaction, names[side])))
      names[side] = pseudonymOf(names[side])
  return { ...game, ...names }
}

/** Every transaction locks players in the order of their ids. */
const inOrder = ({ corp, runner }: Pick<Game, 'corp' | 'runner'>): readonly Side[] =>
  corp < runner ? ['corp', 'runner'] : ['runner', 'corp']

/** Works out one game, which becomes the nth. */
async function rate(transaction: Transaction<Tables>, game: Game, n: number): Promise<void> {
  const at = Number(game.at)
  const why = game.why ?? (isTooSoon(await lastOfPair(transaction, game), at) ? 'tooSoon' : null)
  const update = transaction.updateTable('rated_games').where('game', '=', game.game)
  const { corp, runner } = game
  if (why !== null) return void (await update.set({ n, why, corp, runner }).execute())
  const before = {
    corp: await standingOf(transaction, corp, 'corp', game.format),
    runner: await standingOf(transaction, runner, 'runner', game.format),
  }
  const after = afterGame(before, { winner: game.winner, at })
  await update.set({ n, corp, runner, ...notedOf(before, after) }).execute()
  await keepStanding(transaction, corp, 'corp', game.format, after.corp)
  await keepStanding(transaction, runner, 'runner', game.format, after.runner)
  await noteWin(transaction, game)
}

/** What is noted of a game that changed ratings. */
export const notedOf = (before: Both, after: { readonly corp: Standing; readonly runner: Standing }) => ({
  corp_before: before.corp?.rating ?? null,
  corp_after: after.corp.rating,
  corp_deviation: after.corp.deviation,
  runner_before: before.runner?.rating ?? null,
  runner_after: after.runner.rating,
  runner_deviation: after.runner.deviation,
})

/** When the newest game for points of these two ended that could make this one come too soon. */
async function lastOfPair(
  transaction: Transaction<Tables>,
  { corp, runner, at }: Game,
): Promise<number | null> {
  const games = transaction
    .selectFrom('rated_games')
    .select('at')
    .where('n', 'is not', null)
    .where('why', 'is', null)
    .where('at', '>', Number(at) - pauseOfPair)
    .where(of =>
      of.or([
        of.and([of('corp', '=', corp), of('runner', '=', runner)]),
        of.and([of('corp', '=', runner), of('runner', '=', corp)]),
      ]),
    )
    .orderBy('at', 'desc')
    .limit(1)
  const last = await games.executeTakeFirst()
  return last === undefined ? null : Number(last.at)
}

async function standingOf(
  transaction: Transaction<Tables>,
  player: string,
  side: Side,
  format: string,
): Promise<Standing | null> {
  const row = await transaction
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', player)
    .where('side', '=', side)
    .where('format', '=', format)
    .executeTakeFirst()
  if (row === undefined) return null
  const { rating, deviation, volatility, games, at } = row
  return { rating, deviation, volatility, games, at: Number(at) }
}

async function keepStanding(
  transaction: Transaction<Tables>,
  player: string,
  side: Side,
  format: string,
  standing: Standing,
): Promise<void> {
  await transaction
    .insertInto('ratings')
    .values({ player, side, format, ...standing })
    .onConflict(same => same.columns(['player', 'side', 'format']).doUpdateSet({ ...standing }))
    .execute()
}

/** Who has beaten whom in a game, and in which season; null if it counts in none. Computers do not. */
export function winOf({ corp, runner, winner, at }: Pick<Game, 'corp' | 'runner' | 'winner' | 'at'>) {
  if (winner === null || isBot(corp) || isBot(runner)) return null
  const [player, loser] = winner === 'corp' ? [corp, runner] : [runner, corp]
  return { season: seasonAt(Number(at)), player, loser }
}

async function noteWin(transaction: Transaction<Tables>, game: Game): Promise<void> {
  const win = winOf(game)
  if (win === null) return
  const noted = await transaction
    .insertInto('season_wins')
    .values(win)
    .onConflict(same => same.columns(['season', 'player', 'loser']).doNothing())
    .executeTakeFirstOrThrow()
  if (noted.numInsertedOrUpdatedRows === 0n) return
  const { season, player } = win
  await transaction
    .insertInto('season_players')
    .values({ season, player, beaten: 1 })
    .onConflict(same =>
      same.columns(['season', 'player']).doUpdateSet(of => ({ beaten: of('season_players.beaten', '+', 1) })),
    )
    .execute()
}
