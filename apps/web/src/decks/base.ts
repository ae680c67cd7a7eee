/** How far this browser has read the decks of a player at the server. */
export interface Place {
  /** A word of the server; null before the first answer. */
  readonly after: string | null
  /** The end of the last game whose result is known here. */
  readonly playedSince: number
  /** The generation of the decks that were read; null before the first answer. Another one means that the server has removed all. */
  readonly generation: number | null
}

interface Row {
  readonly owner: string
  readonly id: string
  readonly deck: unknown
}

/** Whether this browser has a store at all. One that refuses to store anything may refuse already to be asked. */
export const hasStore = ((): boolean => {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
})()

const opened: Promise<IDBDatabase | null> = new Promise(resolve => {
  // In a browser that stores nothing the decks are there until the page is left.
  if (!hasStore) return resolve(null)
  try {
    const opening = indexedDB.open('paydata-decks', 1)
    opening.onupgradeneeded = () => {
      const decks = opening.result.createObjectStore('decks', { keyPath: ['owner', 'id'] })
      decks.createIndex('owner', 'owner')
      opening.result.createObjectStore('places', { keyPath: 'owner' })
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => resolve(null)
  } catch {
    resolve(null)
  }
})

/** Whether the store could be opened. */
export const isStoreOpen: Promise<boolean> = opened.then(base => base !== null)

/** The answer to a request; what stands for one if the browser refuses. */
const answerTo = <Answer>(
  ask: (base: IDBDatabase) => IDBRequest<Answer>,
  otherwise: Answer,
): Promise<Answer> =>
  opened.then(
    base =>
      new Promise(resolve => {
        if (base === null) return resolve(otherwise)
        try {
          const request = ask(base)
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => resolve(otherwise)
        } catch {
          resolve(otherwise)
        }
      }),
  )

/**
 * Writes in one transaction, and says whether all of it was written. It is committed at once, so it is carried out also if the
 * page is left then: a browser would wait for what the page does about each request.
 */
const write = (act: (decks: IDBObjectStore, places: IDBObjectStore) => void): Promise<boolean> =>
  opened.then(
    base =>
      new Promise(resolve => {
        if (base === null) return resolve(false)
        try {
          const transaction = base.transaction(['decks', 'places'], 'readwrite')
          transaction.oncomplete = () => resolve(true)
          transaction.onabort = () => resolve(false)
          act(transaction.objectStore('decks'), transaction.objectStore('places'))
          transaction.commit()
        } catch {
          resolve(false)
        }
      }),
  )

/** The decks of an owner as they were put. */
export async function decksIn(owner: string): Promise<readonly unknown[]> {
  const rows: readonly Row[] = await answerTo(
    base => base.transaction('decks').objectStore('decks').index('owner').getAll(owner),
    [],
  )
  return rows.map(({ deck }) => deck)
}

export const putDecks = (owner: string, decks: readonly { readonly id: string }[]): Promise<boolean> =>
  write(store => {
    for (const deck of decks) store.put({ owner, id: deck.id, deck } satisfies Row)
  })

export const removeDecks = (owner: string, ids: readonly string[]): Promise<boolean> =>
  write(store => {
    for (const id of ids) store.delete([owner, id])
  })

/** The places in a browser that stores nothing. */
const placesHere = new Map<string, Place>()

export async function placeOf(owner: string): Promise<Place> {
  const place: (Omit<Place, 'generation'> & Partial<Place>) | undefined = await answerTo(
    base => base.transaction('places').objectStore('places').get(owner),
    placesHere.get(owner),
  )
  if (place === undefined) return { after: null, playedSince: 0, generation: null }
  // Earlier releases have read decks of the first generation only.
  const { after, playedSince, generation = 0 } = place
  return { after, playedSince, generation }
}

export async function setPlace(owner: string, place: Place): Promise<void> {
  const isStored = await write((_, places) => void places.put({ owner, ...place }))
  if (!isStored) placesHere.set(owner, place)
}

export async function forgetPlace(owner: string): Promise<void> {
  placesHere.delete(owner)
  await write((_, places) => void places.delete(owner))
}
