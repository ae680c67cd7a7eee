import type { Retold } from '@paydata/match'
import { fullClock, retold } from '@paydata/match'
import type { ChatLine } from '@paydata/protocol'
import { isolated, toldIn } from '@paydata/protocol'
import type { Beginning } from '../matches/release.ts'
import { withoutNumbers } from '../matches/release.ts'
import { pastOf, readSetup, walk, wholeLog } from '../matches/restore.ts'
import { partIfKept } from '../seen/keeping.ts'
import { Unusable } from '../store/dialects.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import { readRoom } from '../tables/room-record.ts'
import { asTest } from './as-test.ts'
import type { Doubt, Report } from './report.ts'
import { report } from './report.ts'

/** All reports, one in a line. */
export async function allReports(store: Store): Promise<string> {
  const all = await store.selectFrom('reports').selectAll().orderBy('created_at').orderBy('id').execute()
  return all.map(each => `${each.id}  game ${each.game}  ${about(read(each.report))}\n`).join('')
}

/** A doubted ruling as a test, anything else in words. */
export async function oneReport(store: Store, id: string): Promise<string> {
  const found = await store.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new Unusable(`There is no report ${id}.`)
  const reported = read(found.report)
  if (reported === null) throw new Unusable(`Report ${id} is damaged: ${found.report}`)
  switch (reported.is) {
    case 'ruling':
      return testFor(store, id, found.game, reported)
    case 'line': {
      const { who, channel, at } = reported.line
      const when = new Date(at).toISOString()
      return `${about(reported)}\n  ${when}, ${channel}, ${isolated(who.name)} (${who.id}): ${isolated(said(reported.line))}\n`
    }
  }
}

/** A preset is named by its code. */
const said = ({ text, preset }: ChatLine): string => (preset === null ? text : preset)

function read(text: string): Report | null {
  const reported = report.safeParse(readJson(text))
  return reported.success ? reported.data : null
}

function about(reported: Report | null): string {
  switch (reported?.is) {
    case undefined:
      return 'damaged'
    case 'ruling':
      return `a ruling: ${isolated(reported.text ?? '')}`.trim()
    case 'line':
      return `something said: ${isolated(reported.text ?? '')}`.trim()
  }
}

async function testFor(store: Store, id: string, game: string, doubt: Doubt): Promise<string> {
  const { setup, ...row } = await store
    .selectFrom('games')
    .select(['room', 'setup', 'format'])
    .where('id', '=', game)
    .executeTakeFirstOrThrow()
  const begun = readSetup(setup ?? '')
  const told = (await toldIfKept(store, game, doubt)) ?? (await toldByLog(store, game, begun, row, doubt))
  return asTest(id, withoutNumbers(begun), told, doubt)
}

/** The answers that led to a doubt in a game that was kept when it ended; null where later ones of them were taken back. */
async function toldIfKept(store: Store, game: string, { version }: Doubt): Promise<readonly Retold[] | null> {
  const seen = await partIfKept({ store }, game, 'spectator')
  if (seen === null || seen.updates.some(each => each.takenBack && each.version > version)) return null
  const course = await partIfKept({ store }, game, 'course')
  return course?.filter(each => each.version <= version).map(toldIn) ?? null
}

async function toldByLog(
  store: Store,
  game: string,
  begun: Beginning,
  row: Parameters<typeof readRoom>[0],
  { version }: Doubt,
): Promise<readonly Retold[]> {
  const entries = (await wholeLog(store, game, begun)).slice(0, version)
  const positions = [...walk(begun, fullClock(readRoom(row).settings), entries)]
  return pastOf(positions).flatMap(({ entry }) => retold(entry) ?? [])
}
