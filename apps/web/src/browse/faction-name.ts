import { browse } from '../messages/browse.ts'

/** The name of a faction; one that the page does not know goes by its id. */
export function factionName(id: string): string {
  const names: Readonly<Record<string, string>> = browse.factions
  return names[id] ?? id
}
