type Words = object
const isPart = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Words that are looked up each time they are read, so that a module that holds them always has the current language. A module
 * can take a part of them before they are loaded, but it cannot read a word yet.
 */
export function living<Of extends Words>(now: () => Of | null): Of {
  const parts = new Map<PropertyKey, Words>()
  const loaded = (): Of => {
    const words = now()
    if (words === null) throw new Error('The words of this part of the page have not been loaded.')
    return words
  }
  const read = (words: Of | null, key: PropertyKey): unknown =>
    words === null ? undefined : Reflect.get(words, key)

  function partOf(key: PropertyKey): Words {
    const known = parts.get(key)
    if (known !== undefined) return known
    const made = living(() => {
      const words = read(now(), key)
      return isPart(words) ? words : null
    })
    parts.set(key, made)
    return made
  }

  const target: Of = Object.create(null)
  return new Proxy(target, {
    get: (_, key) => {
      const words = typeof key === 'string' ? now() : loaded()
      const value = read(words, key)
      return words === null || isPart(value) ? partOf(key) : value
    },
    has: (_, key) => Reflect.has(loaded(), key),
    ownKeys: () => Reflect.ownKeys(loaded()),
    getOwnPropertyDescriptor: (_, key) =>
      Reflect.has(loaded(), key)
        ? { enumerable: true, configurable: true, value: read(loaded(), key) }
        : undefined,
  })
}
