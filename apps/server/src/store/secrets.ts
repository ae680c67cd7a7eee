import { randomBytes } from 'node:crypto'
import { Unusable, whatToDo } from './dialects.ts'
import type { Store } from './open.ts'
import { isSpoilt } from './texts.ts'

/** Gives the secret of this name, and creates it if there is none. All servers that share the database get the same one. */
export async function secretNamed(
  store: Store,
  name: string,
  made: () => string = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  await store
    .insertInto('secrets')
    .values({ name, value: made() })
    .onConflict(same => same.column('name').doNothing())
    .execute()
  const { value } = await store
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  // With another key nobody would be signed in any more, and shuffles could not be checked.
  if (isSpoilt(value)) throw new Unusable(`The secret “${name}” in the database is damaged. ${whatToDo}`)
  return value
}
