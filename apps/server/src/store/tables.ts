/** What the database holds. JSON is kept as text: saved games are sealed, and a database must not sort their fields. */
export interface Tables {
  secrets: { name: string; value: string }
  players: {
    id: string
    name: string
    /** The name as it is compared; unique among those with a password. */
    name_key: string
    /** What it is taken for; null of names that servers before gave. */
    look_key: string | null
    password: string | null
    created_at: number
  }
  sessions: { id: string; player: string; created_at: number }
  games: {
    id: string
    code: string | null
    state: string
    room: string
    /** The setup of the engine, once the game has begun. */
    setup: string | null
    updated_at: number
    /** The newest form in which anything of the game was written. */
    format: number
  }
  /** Who played what. */
  seats: { game: string; side: string; player: string }
  /** Whom a room names, be it one that cannot be read any more: each host, each player in a seat or sent away from one. */
  named: { player: string; game: string }
  /** One row for each thing that changed a game, counted from 1 without gaps: the truth about it. */
  entries: { game: string; n: number; entry: string; seal: string }
  /**
   * The newest position of each game that was saved. It saves time, and a game goes on from it when the rules have changed
   * since: `numbers` are those by which it was played then, and null where it was by those it began with.
   */
  snapshots: { game: string; n: number; saved: string; numbers: string | null }
  /** The same where a player was to take an action: such a position goes on whatever has become of the texts of cards. */
  between_actions: { game: string; n: number; saved: string; numbers: string }
  /**
   * What a line is looked for by stands beside it: where it was said, by whom, and what they called the request. Of lines of
   * servers before, which no later one could read, it is null.
   */
  chat: {
    game: string
    n: number
    line: string
    channel: string | null
    who: string | null
    id: string | null
  }
  /** Who may write to a game: only with the newest fence. Used where several processes share a database. */
  leases: {
    game: string
    fence: number
    owner: string | null
    /** Since when the clocks run, told by who handed the game over. */
    since: number | null
  }
  /**
   * `format` is the newest form of a game that each of them reads, and `numbers` are those of the rules and cards by which it
   * plays; null for servers before.
   */
  processes: { id: string; state: string; format: number; numbers: string | null; expires_at: number }
  /** How each game ended, to be counted by players. */
  results: {
    game: string
    corp: string
    runner: string
    corp_identity: string
    runner_identity: string
    winner: 'corp' | 'runner' | null
    how: string
    turns: number
    seconds: number
    /** Whether everybody could have looked on. */
    open: 'yes' | 'no'
    ended_at: number
  }
  /**
   * A game that is over as it was seen, in parts, all of which are written at once. Each is compressed; `format` is the number
   * of the form that it has then. What was written as bytes SQLite gives as the buffer that they lie in.
   */
  seen: { game: string; part: string; format: number; packed: Uint8Array | ArrayBuffer; seal: string }
  /** Whom a player does not want to read. */
  mutes: { player: string; muted: string }
  reports: { id: string; game: string; player: string; report: string; created_at: number }
}
