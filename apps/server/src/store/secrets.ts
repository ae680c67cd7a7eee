import { randomBytes } from 'node:crypto'
import type { Store } from './open.ts'

/** Gives the secret of this name, and creates it if there is none. All servers that share the database get the same one. */
export async function secretNamed(store: Store, name: string): Promise<string> {
  await store
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict(same => same.column('name').doNothing())
    .execute()
  const { value } = await store
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
