/** What one thread has done for SQLite since the server started. */
export interface Work {
  statements: number
  /** Each of them waits for the disk. */
  commits: number
  seconds: number
}

/** The work of the main thread, during which nobody is answered, and that of the writer. */
export interface StoreWork {
  readonly main: Work
  readonly writer: Work
}

const none = (): Work => ({ statements: 0, commits: 0, seconds: 0 })

export const newStoreWork = (): StoreWork => ({ main: none(), writer: none() })
