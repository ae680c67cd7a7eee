/** A rate limit: `burst` requests at once, and then `perSecond` more each second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface Buckets {
  /** Takes requests from the bucket and gives null; if it has not so many, gives the seconds to wait instead. */
  take(key: string, count?: number): number | null
  /**
   * Takes requests from the bucket that another process has allowed. They may empty it, but never bring it below 0. A negative
   * count gives requests back.
   */
  spend(key: string, count: number): void
}

interface Bucket {
  level: number
  at: number
}

const mostKeys = 100_000

/** Token buckets, one for each key: an address, a player or a connection. */
export function bucketsOf({ burst, perSecond }: Rate, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>()
  const levelNow = ({ level, at }: Bucket): number =>
    // The clock of the machine may be set back, which must not empty the bucket.
    Math.min(burst, level + (Math.max(0, now() - at) / 1000) * perSecond)

  return {
    spend(key, count) {
      const bucket = buckets.get(key) ?? { level: burst, at: now() }
      buckets.set(key, { level: Math.max(0, levelNow(bucket) - count), at: now() })
    },
    take(key, count = 1) {
      // Deletes full buckets when there are too many, as a new bucket begins full too.
      if (buckets.size >= mostKeys)
        for (const [other, bucket] of buckets) if (levelNow(bucket) >= burst) buckets.delete(other)
      const bucket = buckets.get(key) ?? { level: burst, at: now() }
      const level = levelNow(bucket)
      buckets.set(key, { level: level < count ? level : level - count, at: now() })
      return level < count ? Math.ceil((count - level) / perSecond) : null
    },
  }
}
