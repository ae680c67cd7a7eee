/** The rooms of this process in which somebody looks for an opponent. */
export interface Searching {
  games(): readonly string[]
  has(game: string): boolean
  /** A room is here in which somebody looks for an opponent: there is to be a round soon. */
  note(game: string): void
  /** The search is over, or the room is not here any more. */
  forget(game: string): void
  /** Whether those who want to be called have not been told of a search. */
  isToBeTold(game: string): boolean
  noteTold(game: string): void
  /** Has this called when there is to be a round soon. */
  onNoted(soon: () => void): void
}

export function newSearching(): Searching {
  const games = new Map<string, 'told' | 'untold'>()
  let soon = (): void => undefined
  return {
    games: () => [...games.keys()],
    has: game => games.has(game),
    note(game) {
      if (!games.has(game)) games.set(game, 'untold')
      soon()
    },
    forget: game => void games.delete(game),
    isToBeTold: game => games.get(game) !== 'told',
    noteTold: game => void games.set(game, 'told'),
    onNoted(call) {
      soon = call
    },
  }
}
