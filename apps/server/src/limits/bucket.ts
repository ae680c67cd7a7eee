/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Buckets {
  /** Null when it may be done now; else how many seconds to wait. */
  take(key: string): number | null
  /** Takes what was taken elsewhere, as far as there is any. */
  spend(key: string, count: number): void
}

interface Bucket {
  level: number
  at: number
}

const mostKeys = 100_000

/** Buckets that fill up with time, one for each key: an address, a player, a connection. */
export function bucketsOf({ burst, perSecond }: Rate, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>()
  const levelNow = ({ level, at }: Bucket): number =>
    // A clock may be set back; nobody waits longer for that.
    Math.min(burst, level + (Math.max(0, now() - at) / 1000) * perSecond)

  return {
    spend(key, count) {
      const bucket = buckets.get(key) ?? { level: burst, at: now() }
      buckets.set(key, { level: Math.max(0, levelNow(bucket) - count), at: now() })
    },
    take(key) {
      // Full ones say nothing that a new one would not.
      if (buckets.size >= mostKeys)
        for (const [other, bucket] of buckets) if (levelNow(bucket) >= burst) buckets.delete(other)
      const bucket = buckets.get(key) ?? { level: burst, at: now() }
      const level = levelNow(bucket)
      buckets.set(key, { level: level < 1 ? level : level - 1, at: now() })
      return level < 1 ? Math.ceil((1 - level) / perSecond) : null
    },
  }
}
