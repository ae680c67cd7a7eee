import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Kysely, Migrator } from 'kysely'
import { z } from 'zod'
import { openSessions } from '../../src/identity/sessions.ts'
import { embedded } from '../../src/store/dialects.ts'
import { migrations } from '../../src/store/migrations.ts'
import { openStore } from '../../src/store/open.ts'
import { postgres } from '../../src/store/postgres.ts'
import type { Fresh } from '../stores.ts'

/** The form of the first games that are kept here. */
const firstForm = 1

/** What a database keeps as bytes is text in the file. */
const bytes = z.strictObject({ bytes: z.base64() }).transform(each => Buffer.from(each.bytes, 'base64'))
const row = z.record(z.string(), z.union([z.string(), z.number(), z.null(), bytes]))
const storedGame = z.strictObject({
  /** What is special about it. */
  is: z.string(),
  game: z.string(),
  corp: z.string(),
  runner: z.string().nullable(),
  /** What the Corp was shown at each version. */
  course: z.record(z.string(), z.string()),
  statistics: z.looseObject({}).nullable(),
})
const corpus = z.strictObject({
  /** The last one that the database had seen. */
  migration: z.string(),
  games: z.array(storedGame),
  tables: z.record(z.string(), z.array(row)),
})
export type Corpus = z.infer<typeof corpus>
export type StoredGame = z.infer<typeof storedGame>

/** The forms of a file: of its games, and of what was seen of those that are over, if that was kept. */
interface Forms {
  readonly form: number
  readonly seen: number | null
}

const nameOf = ({ form, seen }: Forms): string =>
  seen === null ? `form ${form}` : `form ${form} seen ${seen}`

/** A build keeps its games in a file of its forms, beside those of all forms before. */
export const fileOf = (forms: Forms): URL =>
  new URL(`${nameOf(forms).replaceAll(' ', '-')}.json.gz`, import.meta.url)

const kept: readonly Forms[] = readdirSync(new URL('.', import.meta.url))
  .flatMap(file => {
    const [, form, seen] = /^form-(\d+)(?:-seen-(\d+))?\.json\.gz$/.exec(file) ?? []
    return form === undefined ? [] : { form: Number(form), seen: seen === undefined ? null : Number(seen) }
  })
  .sort((one, other) => one.form - other.form || (one.seen ?? 0) - (other.seen ?? 0))

const before = (number: number): readonly number[] =>
  Array.from({ length: number - firstForm }, (_, i) => firstForm + i)

/** What no games are kept of, of all forms before these. */
export const missingBefore = ({ form, seen }: Forms): readonly string[] => [
  ...before(form).flatMap(each => (kept.some(forms => forms.form === each) ? [] : `form ${each}`)),
  ...before(seen ?? firstForm).flatMap(each =>
    kept.some(forms => forms.seen === each) ? [] : `seen ${each}`,
  ),
]

/** The games of each form that is kept, the newest last. */
export const corpora: readonly (readonly [name: string, Corpus])[] = kept.map(forms => [
  nameOf(forms),
  corpus.parse(JSON.parse(gunzipSync(readFileSync(fileOf(forms))).toString())),
])

type Where = ReturnType<Fresh>

/** Stores games as the build left them that played them, in a database as it made it. */
export async function store(where: Where, { migration, tables }: Corpus): Promise<void> {
  const { DATA, DATABASE_URL } = where
  const { dialect, schema } = DATABASE_URL === undefined ? embedded(DATA) : postgres(DATABASE_URL, 'write')
  const older = new Kysely<Record<string, z.infer<typeof row>>>({ dialect })
  const migrator = new Migrator({
    db: older,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  })
  await migrator.migrateTo(migration)
  for (const [table, rows] of Object.entries(tables))
    for (const each of rows) await older.insertInto(table).values(each).execute()
  await older.destroy()
}

/** Players of a stored game, as their browsers come back. */
export async function visitorsOf(where: Where, { corp, runner }: StoredGame) {
  const store = await openStore(where)
  const sessions = await openSessions(store, { SECURE_COOKIES: 'no' })
  const visitor = async (id: string) => {
    const cookie = (await sessions.begin({ id, password: null })).split(';')[0] ?? ''
    return { me: { id, name: id, kind: 'guest' as const }, cookie }
  }
  const visitors = { corp: await visitor(corp), runner: runner === null ? null : await visitor(runner) }
  await store.destroy()
  return visitors
}
