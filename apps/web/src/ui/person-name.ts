import type { Person } from '@paydata/protocol'
import { say } from '../messages/say.ts'

export type Named = Pick<Person, 'name' | 'level'>

/** What somebody is called, in the language of the page. A player who was deleted has no name, and neither has a guest who watches. */
export const nameIn = ({ name, level }: Named): string => (level === undefined ? name : say.computers[level])

/** The same where something has to be said. */
export const personName = (who: Named): string => nameIn(who) || say.somebody
