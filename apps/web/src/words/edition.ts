import type { OlderEdition } from '@paydata/decks/starter'
import { editions as named, newestEdition, olderEditions } from '@paydata/decks/starter'
import { say } from '../messages/say.ts'

let areOlderKnown = false

/** Whether the engine of this page knows the tables of an edition. */
export const isEditionLoaded = (edition: string): boolean => edition === newestEdition || areOlderKnown

/** Loads the tables of the older editions, if a game is played by one of them. */
export async function loadEdition(edition: string): Promise<void> {
  if (isEditionLoaded(edition)) return
  const { defineOlderEditions } = await import('@paydata/engine/editions')
  defineOlderEditions()
  areOlderKnown = true
}

const isNamed = (edition: string): edition is keyof typeof named => Object.hasOwn(named, edition)

/** The name of an edition for people. */
export const editionText = (edition: string): string =>
  isNamed(edition) ? say.play.editions[edition] : edition

/** The name of an edition that is not the newest; null for that one, which nobody needs to be told. */
export const olderEdition = (edition: string): string | null =>
  edition === newestEdition ? null : editionText(edition)

/** The older edition that an address names after its path, if it names one. */
export function olderEditionIn(search: string): OlderEdition | null {
  const named = new URLSearchParams(search).get('edition')
  return olderEditions.find(name => name === named) ?? null
}
