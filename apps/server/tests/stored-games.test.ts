import type { QuestionView } from '@paydata/engine'
import { applyPatch, digestOf, loadGame, saveGame } from '@paydata/engine'
import type { Version } from '@paydata/match'
import { playsAlike } from '@paydata/match'
import { changedAt, releaseWith } from '@paydata/match/testing'
import { openEye, routes } from '@paydata/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { entry } from '../src/matches/entries.ts'
import { numbersOf, versionsHere } from '../src/matches/release.ts'
import { readSetup, walk } from '../src/matches/restore.ts'
import { readPart, seenFormat } from '../src/seen/parts.ts'
import type { Running } from '../src/server.ts'
import { format } from '../src/store/formats.ts'
import type { Changes } from './builds.ts'
import { build, offering } from './builds.ts'
import { glanceAt } from './corpus/glance.ts'
import type { Corpus, StoredGame } from './corpus/stored.ts'
import { corpora, missingBefore, store, visitorsOf } from './corpus/stored.ts'
import type { Watching } from './players.ts'
import { playTo, updatesOf, watching } from './players.ts'
import type { Line } from './serving.ts'
import { connected } from './serving.ts'
import { databases, describeOn } from './stores.ts'

/** What was saved in formats before it no release reads any more. */
const firstFormat = 4

test('games of every form before this one are kept', () => {
  expect(
    missingBefore({ form: format, seen: seenFormat }).map(
      which =>
        `The repository keeps no games of ${which}: run npm run corpus with the last build of it, and add the file that it writes to apps/server/tests/corpus.`,
    ),
  ).toEqual([])
  expect(missingBefore({ form: 1000, seen: 1000 })).toEqual(expect.arrayContaining(['form 999', 'seen 999']))
})

const withOneMore = ({ number, since }: Version): Version => ({ number: number + 1, since })

/** Builds that read stored games: this one, and later ones that keep the law of numbers. */
const builds: readonly (readonly [name: string, changes: Changes, cards: 'these' | 'others'])[] = [
  ['this build', {}, 'these'],
  [
    'a build with more cards in each set',
    {
      'packages/cards/src/versions.ts': original => ({
        ...original,
        setVersions: Object.fromEntries(
          Object.entries(versionsHere.cards).map(([set, version]) => [set, withOneMore(version)]),
        ),
      }),
    },
    'these',
  ],
  [
    'a build with other numbers of all sets',
    {
      'packages/cards/src/versions.ts': original => ({
        ...original,
        setVersions: releaseWith(1, 1001).cards,
      }),
    },
    'others',
  ],
  [
    'a build of other rules that offers in another order',
    {
      'packages/engine/src/record/rules.ts': () => ({ rulesVersion: changedAt(1001) }),
      ...offering(actions => actions.toReversed()),
    },
    'others',
  ],
]

/** Whether a build plays a stored game by what it began with. */
function isPlayedAlike({ tables }: Corpus, { game }: StoredGame, cards: 'these' | 'others'): boolean {
  const row = tables.games?.find(({ id }) => id === game)
  const setup = readSetup(String(row?.setup))
  return cards === 'these' && playsAlike(versionsHere, numbersOf(setup), setup.edition)
}

/**
 * Statistics of a form, without what its builds counted otherwise: a game that was not kept as it was seen is counted anew from its
 * log. The first builds counted fewer subroutines as resolved.
 */
const asCountedSince = (form: string, statistics: object): object =>
  JSON.parse(JSON.stringify(statistics), (name, count) =>
    form === 'form 1' && name === 'subroutineResolved' ? expect.anything() : count,
  )

const lastVersion = ({ course }: StoredGame): number => Math.max(...Object.keys(course).map(Number))

/** All that a history shows of the time before, and what it shows last. */
async function historyOf(line: Line, stored: StoredGame) {
  const history = await line.get('history', { game: stored.game })
  let view = history.first
  const course: Record<string, string> = { 0: glanceAt(view) }
  for (const { version, patch } of updatesOf(history)) {
    view = applyPatch(view, patch)
    if (version <= lastVersion(stored)) course[version] = glanceAt(view)
  }
  return { course, last: glanceAt(view) }
}

async function statisticsAt({ port }: Running, game: string, cookie: string): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/games/${game}/statistics`, { headers: { cookie } })
  return answer.json()
}

/** A bot answers by itself, until somebody else is asked. */
async function untilAsked(seats: readonly Watching[]): Promise<void> {
  while (!seats.some(({ view }) => view.question !== null))
    await Promise.all(seats.map(seat => seat.reach(seat.version + 1)))
}

describeOn(databases, fresh => {
  // What a later build makes of a game, or of a form between the first and the last, does not depend on where it is stored.
  const isFirst = fresh === databases[0]?.[1]
  const readers = isFirst ? builds : builds.slice(0, 1)
  const forms = isFirst ? corpora : corpora.filter((_, at) => at === 0 || at === corpora.length - 1)
  for (const [nth, [name, changes, cards]] of readers.entries())
    describe(name, () => {
      let built: Awaited<ReturnType<typeof build>>
      beforeAll(async () => {
        built = await build(changes)
      })

      // This build reads games of every form. Of the builds to come each reads every third, and between them they read all.
      const read = nth === 0 ? forms : forms.filter((_, at) => at % (builds.length - 1) === nth - 1)
      for (const [form, corpus] of read)
        describe(`with games of ${form}`, () => {
          const where = fresh()
          const visitors = new Map<string, Awaited<ReturnType<typeof visitorsOf>>>()
          let server: Running
          beforeAll(async () => {
            await store(where, corpus)
            for (const each of corpus.games) visitors.set(each.game, await visitorsOf(where, each))
            server = await built.serving(where)
          })
          afterAll(() => server.close())

          async function lines(game: string) {
            const { corp = null, runner = null } = visitors.get(game) ?? {}
            if (corp === null) throw new Error('Nobody plays it.')
            return {
              corp: await connected(server.port, corp),
              runner: runner && (await connected(server.port, runner)),
              cookie: corp.cookie,
            }
          }

          const running = corpus.games.filter(({ statistics }) => statistics === null)
          test.each(running)('a game $is goes on', async stored => {
            const { game, course } = stored
            const { corp, runner, cookie } = await lines(game)
            const seat = await watching(corp, game)
            const others = await Promise.all(runner === null ? [] : [watching(runner, game)])
            const seats = [seat, ...others]
            const { room } = await corp.get('enter', { game })
            const isAlike = isPlayedAlike(corpus, stored, cards)
            expect(room.mended === null).toBe(isAlike)
            const seen = isAlike ? [course[lastVersion(stored)]] : Object.values(course)
            // Where a game was mended, a bot may have answered already.
            expect(isAlike || runner !== null ? seen : [glanceAt(seat.view)]).toContain(glanceAt(seat.view))
            await untilAsked(seats)
            const before = seat.version
            await playTo(seats, 'on', before + 1)
            expect(seat.version).toBeGreaterThan(before)
            await untilAsked(seats)
            const history = await historyOf(corp, stored)
            expect(course).toMatchObject(history.course)
            expect(history.last).toBe(glanceAt(seat.view))
            const { version } = await corp.get('concede', { game })
            await seat.reach(version)
            expect((await historyOf(corp, stored)).last).toBe(glanceAt(seat.view))
            expect(await statisticsAt(server, game, cookie)).toMatchObject({
              statistics: { game, result: { winner: 'runner', how: 'concession' } },
            })
          })

          const over = corpus.games.filter(({ statistics }) => statistics !== null)
          // What was seen is kept since form 3. A log before cannot be read by others than the rules and cards of its time.
          const isShown = (stored: StoredGame) =>
            corpus.tables.seen !== undefined || isPlayedAlike(corpus, stored, cards)
          test.each(over.filter(isShown))('a game $is is shown as it was', async stored => {
            const { game, course, statistics } = stored
            const { corp, cookie } = await lines(game)
            expect((await historyOf(corp, stored)).course).toEqual(course)
            const told = await statisticsAt(server, game, cookie)
            expect(routes.gameStatistics.gives.parse(told).statistics).toMatchObject(
              asCountedSince(form, statistics ?? {}),
            )
          })
          test.each(over.filter(stored => !isShown(stored)))('a game $is is not shown', async ({ game }) => {
            const { corp, cookie } = await lines(game)
            expect(await corp.ask('history', { game })).toMatchObject({ ok: false, why: 'damaged' })
            expect(await statisticsAt(server, game, cookie)).toMatchObject({ why: 'damaged' })
          })
        })
    })
})

test('this build plays games of the newest form as the build did that kept them', () => {
  const [, newest] = corpora.at(-1) ?? []
  const alike = newest?.games.filter(stored => isPlayedAlike(newest, stored, 'these')) ?? []
  expect(
    alike.length,
    'No game that is kept is played alike any more, so nothing tests that: run npm run corpus.',
  ).toBeGreaterThan(0)
})

const seenRow = z.object({
  game: z.string(),
  part: openEye,
  format: z.number(),
  packed: z.instanceof(Uint8Array),
  seal: z.string(),
})

const formatOf = (saved: unknown): number => Number(Object(JSON.parse(String(saved))).format)
const savesIn = ({ tables }: Corpus) =>
  [...(tables.snapshots ?? []), ...(tables.between_actions ?? [])].filter(
    ({ saved }) => formatOf(saved) >= firstFormat,
  )

test.each(corpora)('a position of %s is read as the one to which the log leads', (_form, corpus) => {
  for (const { saved } of savesIn(corpus)) {
    const game = loadGame(String(saved))
    expect(digestOf(loadGame(saveGame(game)))).toBe(digestOf(game))
  }
  const alike = corpus.games.filter(stored => isPlayedAlike(corpus, stored, 'these')).map(({ game }) => game)
  for (const { game: id, n, saved } of savesIn(corpus).filter(each => alike.includes(`${each.game}`))) {
    const game = loadGame(String(saved))
    const setup = readSetup(String(corpus.tables.games?.find(each => each.id === id)?.setup))
    const rows = corpus.tables.entries?.filter(each => each.game === id) ?? []
    const entries = rows.map(row => entry.parse(JSON.parse(String(row.entry))))
    const led = [...walk(setup, null, entries)].find(position => position.n === n)
    expect(led && digestOf(led.game)).toBe(digestOf(game))
  }
})

test.each(corpora)('the questions of games of %s say what they are about', async (_form, corpus) => {
  const waiting = savesIn(corpus).flatMap(({ saved }) => loadGame(String(saved)).waiting)
  const shown = await Promise.all((corpus.tables.seen ?? []).flatMap(questionsIn))
  const said = [...waiting, ...shown.flat()].map(({ about }) => about)
  expect(said.filter(about => typeof about === 'string')).toEqual([])
  const some = shown.length > 0 ? [{ is: 'ability', path: expect.stringContaining('/') }] : []
  expect(said).toEqual(expect.arrayContaining(some))
})

/** All questions that somebody saw in a game that is kept. */
async function questionsIn(row: Record<string, unknown>): Promise<QuestionView[]> {
  const eye = openEye.safeParse(row.part)
  if (!eye.success) return []
  const { first, updates } = await readPart(seenRow.parse(row), eye.data)
  let view = first
  return updates.flatMap(({ patch }) => {
    view = applyPatch(view, patch)
    return view.question ?? []
  })
}

test('a position is kept in every format of saved games before this one', () => {
  const saves = corpora.flatMap(([, corpus]) => savesIn(corpus)).map(({ saved }) => String(saved))
  const formats = new Set(saves.map(formatOf))
  const newest = formatOf(saveGame(loadGame(saves[0] ?? '')))
  const before = Array.from({ length: newest }, (_, format) => format).filter(each => each >= firstFormat)
  expect(before.filter(each => !formats.has(each))).toEqual([])
})
