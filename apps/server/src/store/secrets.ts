import { randomBytes } from 'node:crypto'
import type { Store } from './open.ts'

/** Made once, and the same for all servers that share the database. */
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
