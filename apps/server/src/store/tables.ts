import type { Side } from '@paydata/engine'

/** The tables of the database. JSON is stored as text: entries are sealed as texts, and a database must not sort their fields. */
export interface Tables {
  secrets: { name: string; value: string }
  players: {
    id: string
    name: string
    /** The name in the form in which names are compared; unique among players with a password. */
    name_key: string
    /** Equal for names that look alike (see `lookOf`); null if an older server stored the name. */
    look_key: string | null
    password: string | null
    created_at: number
  }
  /** `device` and `seen_at` are null where a server before wrote the row; `seen_at` is a moment of the last day of its use. */
  sessions: {
    id: string
    player: string
    created_at: number
    device: string | null
    seen_at: number | null
  }
  games: {
    id: string
    code: string | null
    state: string
    room: string
    /** The setup of the engine, once the game has begun. */
    setup: string | null
    updated_at: number
    /** The newest format in which any part of the game was written. */
    format: number
  }
  /** Which player played which side of a game. */
  seats: { game: string; side: string; player: string }
  /**
   * The players that a room names: its host, the players in its seats, and those who were sent away from one. It can be searched
   * even when the room itself cannot be parsed any more.
   */
  named: { player: string; game: string }
  /** The log of a game: one row for each change, numbered from 1 without gaps. Where others differ, the log is right. */
  entries: { game: string; n: number; entry: string; seal: string }
  /**
   * The newest saved position of each game, the one after entry `n`. A server that opens the game need not replay the log up to
   * there, and continues from this position when the rules have changed since. `numbers` are the numbers of rules and cards by
   * which the game was played at that position; null means the numbers that it began with.
   */
  snapshots: { game: string; n: number; saved: string; numbers: string | null }
  /**
   * The newest saved position of each game at which a player was to take an action. No card is resolving there, so the game can
   * continue from it even when the texts of cards have changed.
   */
  between_actions: { game: string; n: number; saved: string; numbers: string }
  /**
   * Chat lines. `channel`, `who` (the player) and `id` (the request of the client) repeat what `line` says, so that lines can be
   * found by them. They are null for lines of older servers that the migration could not parse.
   */
  chat: {
    game: string
    n: number
    line: string
    channel: string | null
    who: string | null
    id: string | null
  }
  /** Which process owns a game: it must show the newest fence to write to it. Used where several processes share a database. */
  leases: {
    game: string
    fence: number
    owner: string | null
    /** Since when the clocks run, as the process wrote it that handed the game over. */
    since: number | null
  }
  /**
   * The processes that share the database. `format` is the newest format of games that a process reads. `numbers` are the numbers
   * of the rules and cards by which it plays; null for older servers.
   */
  processes: { id: string; state: string; format: number; numbers: string | null; expires_at: number }
  /** How each game ended, for the statistics of players. */
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
    /** Whether everybody could have watched the game. */
    open: 'yes' | 'no'
    ended_at: number
  }
  /**
   * What was seen of a finished game, in compressed parts. All parts of a game are written in one transaction. `format` is the
   * number of the format of the part. SQLite gives bytes back as an `ArrayBuffer`.
   */
  seen: { game: string; part: string; format: number; packed: Uint8Array | ArrayBuffer; seal: string }
  /** `player` does not want to read the chat lines of `muted`. */
  mutes: { player: string; muted: string }
  /**
   * The decks that players keep. `deck` is their name, identity and cards; `version` is the newest of `deck_versions`. `about` is
   * what lists say of `about_version`, which is an older one where a server of an earlier release has written the deck last.
   */
  decks: {
    player: string
    id: string
    deck: string
    tags: string
    state: 'kept' | 'archived' | 'deleted'
    version: number
    created_at: number
    updated_at: number
    about: string | null
    about_version: number | null
  }
  /** The newest versions of each deck, to go back to. `deck` is whole, or what is different from the version before. */
  deck_versions: { player: string; id: string; version: number; deck: string; at: number }
  /**
   * The players who have kept decks: how many bytes these take with their versions and tags, and when their player last asked for
   * them, or changed one. The generation goes up when all of them are removed.
   */
  deck_owners: { player: string; bytes: number; seen_at: number; generation: number }
  /** Which of their decks a player has chosen for a game. It is no part of the room, so nobody else is shown it. */
  played_decks: {
    game: string
    player: string
    side: string
    deck: string
    /** The newest version of the deck when it was chosen; null if an older server noted it. */
    version: number | null
  }
  /** From which address each player of a game for points was ready, as a hash that tells nothing else. Gone when the game is over. */
  game_addresses: { game: string; player: string; address: string }
  /**
   * Games for points that are over. `n` is the order in which ratings were worked out from them; null as long as they were not. `why`
   * says why a game gave no points. The ratings are those of its players before and after it; null where it gave none.
   */
  rated_games: {
    game: string
    n: number | null
    at: number
    format: string
    corp: string
    runner: string
    winner: 'corp' | 'runner' | null
    why: string | null
    corp_before: number | null
    corp_after: number | null
    corp_deviation: number | null
    runner_before: number | null
    runner_after: number | null
    runner_deviation: number | null
  }
  /** One row, which holds the last `n`. Whoever works out ratings holds it, so that others wait. */
  rating_order: { name: 'games'; n: number }
  /** How strong each player is by side and format, as follows from `rated_games`. */
  ratings: {
    player: string
    side: string
    format: string
    rating: number
    deviation: number
    volatility: number
    games: number
    at: number
  }
  /** The players who want no ratings. */
  rating_wishes: { player: string; wish: 'hidden' }
  /** Whom each player has beaten in a season, in games for points; and how many that are. Both follow from `rated_games`. */
  season_wins: { season: string; player: string; loser: string }
  season_players: { season: string; player: string; beaten: number }
  /**
   * Players who look for an opponent. A row is a token: whoever changes its `state` from `on` has the player. `game` is the room of the
   * search, and `met` the game in which the player was given an opponent. `decks` are those with which the player comes, and `clocked`
   * the games with clocks that were on when the search began, as JSON. `address` is a keyed hash, gone when the search is over. The
   * player is believed to have a window open until `here_until`.
   */
  searches: {
    game: string
    player: string
    state: 'on' | 'paired' | 'over'
    side: string
    format: string
    pace: string
    stakes: string
    decks: string
    address: string | null
    corp_rating: number
    runner_rating: number
    clocked: string
    since: number
    here_until: number
    met: string | null
    opponent: string | null
    ended_at: number | null
  }
  /** Whom a player has blocked: neither of them meets the other. */
  blocks: { player: string; blocked: string }
  /** Whom a player follows: told to nobody but this player. */
  follows: { player: string; followed: string }
  /** The players of whom nobody is told that they are there, or play. */
  presence_wishes: { player: string; wish: 'hidden' }
  /** What a player noted about another one, for their own eyes. */
  notes_about: { player: string; about: string; text: string }
  /**
   * Which players that somebody follows are connected to a process, or play at one of its tables, and until when that is to be believed.
   * `game` is the one they play, if everybody may watch it.
   */
  present_now: {
    process: string
    player: string
    does: 'here' | 'playing'
    game: string | null
    until: number
  }
  /** Who wants to be told when somebody looks for an opponent: to a format, or to any. `address` is a keyed hash. */
  calls: { player: string; format: string | null; address: string; until: number }
  /** Hashes of the codes for forgotten passwords. */
  recoveries: { player: string; hash: string }
  /** What one player asks another to play. `decks` are those with which the challenger comes, as JSON. */
  challenges: {
    id: string
    challenger: string
    challenged: string
    side: string
    format: string
    pace: string
    stakes: 'friendly' | 'rated'
    decks: string
    state: 'open' | 'accepted' | 'declined' | 'withdrawn'
    why: string | null
    game: string | null
    until: number
  }
  /**
   * Who is asked in a game that is on: people, no computers. `due_at` is the end of their time, in games by post. `told_at` is when
   * they were sent a notice of it.
   */
  turns: {
    game: string
    side: Side
    player: string
    since: number
    due_at: number | null
    told_at: number | null
  }
  /** When a player who plays by post was, is, or will be on holiday. */
  holidays: { player: string; begins: number; ends: number }
  /** The browsers at which players are told something while they are away. `id` is a hash of the endpoint, `session` that in which they asked. */
  push_subscriptions: {
    id: string
    player: string
    session: string | null
    endpoint: string
    p256dh: string
    auth: string
    language: string
    made_at: number
  }
  /** Of what players want to be told, as JSON, and when they did something at a page last. */
  notice_wishes: { player: string; wishes: string; input_at: number | null }
  /** How many people each process or thread sees at games that are on, and until when that is to be believed. */
  played_now: { process: string; players: number; until: number }
  /** Who looks after the server. `given_by` is null where the command gave the role. */
  roles: { player: string; role: string; given_at: number; given_by: string | null }
  /**
   * What was done by roles, in the order of `id`. No row is ever changed or removed. `who` did it, having a role, to `whom`; both are null
   * for the command.
   */
  audit: {
    id: string
    at: number
    who: string | null
    has: string | null
    deed: string
    whom: string | null
    role: string | null
    /** The measure that was taken, kept or lifted, and why. */
    measure: string | null
    reason: string | null
  }
  /** What players reported. `about` is whom it concerns; those of older servers may not say so. */
  reports: {
    id: string
    game: string
    player: string
    report: string
    created_at: number
    about: string | null
    settled_at: number | null
    settled_by: string | null
    measure: string | null
  }
  /** What was done about players. `waits_since` is the moment of an appeal that nobody has answered. */
  measures: {
    id: string
    player: string
    kind: string
    reason: string
    taken_by: string | null
    at: number
    until: number | null
    seen_at: number | null
    lifted_at: number | null
    appeal: string | null
    appealed_at: number | null
    answer: string | null
    answer_seen_at: number | null
    waits_since: number | null
  }
  /** What is announced to everybody. One that was withdrawn has ended at that moment. */
  announcements: { id: string; text: string; at: number; until: number }
}
