import type { CardView, View } from '@paydata/engine'

/** What the viewer has seen of cards that lie facedown now: the face of each, and since which turn it lies where it is. */
export interface Memory {
  readonly seen: ReadonlyMap<number, SeenFace>
  readonly since: ReadonlyMap<number, number>
}
export interface SeenFace {
  readonly definition: string
  readonly turn: number
}

export const nothingRemembered: Memory = { seen: new Map(), since: new Map() }

const lying = ({ servers, access }: View): readonly CardView[] => [
  ...servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
  ...(access === null ? [] : [access]),
]

/**
 * The memory after a view. A view gives a card one id as long as it can be told from others. After a shuffle it has another id, so
 * nothing is remembered about it. All viewers who saw the card get the same id.
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
