import type { Callers } from './callers.ts'

/** Which games this process has, and which other process has one, as far as this process knows. */
export interface Ownership {
  /** The games of this process, each with the fence it was given. */
  readonly held: ReadonlyMap<string, number>
  /** This process has taken a game. */
  hold(game: string, fence: number): void
  /** This process lets go of a game, unless it has taken it anew since. */
  letGo(game: string, fence: number | null): void
  ownerOf(game: string): string | null
  /** Another process has a game; null when nobody is known to have it. */
  noteOwner(game: string, owner: string | null): void
  /** A process has turned out not to have a game. */
  forgetOwner(game: string, owner: string): void
  /** A process is gone, and has no games any more. */
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
