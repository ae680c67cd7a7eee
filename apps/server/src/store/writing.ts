/** A statement, and the rows it is done for one after the other. */
export interface Written {
  readonly sql: string
  readonly rows: readonly (readonly unknown[])[]
}

/** What the thread that writes is asked. */
export interface Order {
  readonly nth: number
  /** Done all together or not at all. */
  readonly all: readonly Written[]
}

/** What came of it, when it is on disk or will never be. */
export interface Done {
  readonly nth: number
  readonly problem: string | null
}

/** Where a thread finds its database. */
export interface Place {
  readonly file: string
}
