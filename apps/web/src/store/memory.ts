import type { CardView, SeenOccurrence, View } from '@paydata/engine'

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

const shows: ReadonlySet<SeenOccurrence['what']> = new Set(['exposed', 'revealed', 'lookedAt'] as const)

/**
 * The memory after a view and what led to it: a card that is exposed lies facedown again in the next view. A view gives a card one
 * id as long as it can be told from others. After a shuffle it has another id, so nothing is remembered about it. All viewers who
 * saw the card get the same id.
 */
export function remembered(memory: Memory, view: View, happened: readonly SeenOccurrence[]): Memory {
  const shown = new Map(
    happened.flatMap(({ what, card }) =>
      card?.definition && shows.has(what) ? [[card.id, card.definition]] : [],
    ),
  )
  const seen = new Map(memory.seen)
  const since = new Map(memory.since)
  let isNew = false
  for (const { id, face } of lying(view)) {
    if (id === null) continue
    const definition = face?.definition ?? shown.get(id)
    if (definition !== undefined && seen.get(id)?.definition !== definition) {
      seen.set(id, { definition, turn: view.turn })
      isNew = true
    }
    if (!since.has(id)) {
      since.set(id, view.turn)
      isNew = true
    }
  }
  return isNew ? { seen, since } : memory
}
