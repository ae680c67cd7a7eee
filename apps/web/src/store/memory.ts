import type { CardView, View } from '@paydata/engine'

/** What who looks has seen of the cards of the other side that lie facedown now, and since when each lies where it is. */
export interface Memory {
  readonly seen: ReadonlyMap<number, SeenFace>
  readonly since: ReadonlyMap<number, number>
}
interface SeenFace {
  readonly definition: string
  readonly turn: number
}

export const nothingRemembered: Memory = { seen: new Map(), since: new Map() }

const lying = ({ servers, access }: View): readonly CardView[] => [
  ...servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
  ...(access === null ? [] : [access]),
]

/**
 * What is remembered after a view. A card keeps its name as long as it can be told from others, so that nothing is known of one
 * that was shuffled away; it is the same for everybody who saw it.
 */
export function remembered(memory: Memory, view: View): Memory {
  const cards = lying(view).filter(({ id }) => id !== null)
  const news = cards.filter(
    ({ id, face }) => id !== null && face !== null && isUnknown(memory, id, face.definition),
  )
  const came = cards.filter(({ id }) => id !== null && !memory.since.has(id))
  if (news.length === 0 && came.length === 0) return memory
  const seen = new Map(memory.seen)
  for (const { id, face } of news)
    if (id !== null && face !== null) seen.set(id, { definition: face.definition, turn: view.turn })
  const since = new Map(memory.since)
  for (const { id } of came) if (id !== null) since.set(id, view.turn)
  return { seen, since }
}

const isUnknown = ({ seen }: Memory, id: number, definition: string): boolean =>
  seen.get(id)?.definition !== definition
