import type { Callers } from './callers.ts'

/** The games that this process owns, and the owners of other games as far as this process knows them. */
export interface Ownership {
  /** The games that this process owns, each with its fence. */
  readonly held: ReadonlyMap<string, number>
  /** Notes that this process has taken a game. */
  hold(game: string, fence: number): void
  /** Notes that this process has given a game up. Another fence means that it has taken the game again since, so it keeps it. */
  letGo(game: string, fence: number | null): void
  ownerOf(game: string): string | null
  /** Notes the owner of a game; null if it is not known. */
  noteOwner(game: string, owner: string | null): void
  /** Forgets that a process owns a game, as it has turned out not to. */
  forgetOwner(game: string, owner: string): void
  /** Forgets all games of a process that is gone. */
  forgetProcess(process: string): void
}

export function newOwnership(me: string, callers: Pick<Callers, 'forgetGame'>): Ownership {
  const held = new Map<string, number>()
  const owners = new Map<string, string>()
  return {
    held,
    hold(game, fence) {
      held.set(game, fence)
      owners.delete(game)
    },
    letGo(game, fence) {
      if (held.get(game) !== fence) return
      held.delete(game)
      callers.forgetGame(game)
    },
    ownerOf: game => owners.get(game) ?? null,
    noteOwner(game, owner) {
      if (owner === null || owner === me) owners.delete(game)
      else owners.set(game, owner)
    },
    forgetOwner(game, owner) {
      if (owners.get(game) === owner) owners.delete(game)
    },
    forgetProcess(process) {
      for (const [game, owner] of owners) if (owner === process) owners.delete(game)
    },
  }
}
