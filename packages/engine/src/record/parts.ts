import { nodeIfDefined } from '../language/definitions.ts'
import type { Game } from '../state/game.ts'
import { digestOfData } from './sum.ts'

/** Parts of definitions by their paths, each with a short digest of what it says. */
export type Parts = Readonly<Record<string, string>>

/**
 * The parts of definitions that a game is in the middle of. A later release may have changed them, or may have something
 * else at their paths: then the game cannot go on from here as if nothing had happened.
 */
export function partsOf(game: Game): Parts {
  const parts: Record<string, string> = {}
  const note = (path: string): void => {
    const digest = digestNow(game, path)
    if (digest !== undefined) parts[path] = digest
  }
  for (const kept of [game.frames, game.lingering, game.gained]) eachPath(kept, note)
  return parts
}

/** Definitions never change while a process runs. */
const digests = new WeakMap<object, string>()

function digestOfPart(node: object): string {
  const digest = digests.get(node) ?? digestOfData(node)
  digests.set(node, digest)
  return digest
}

/** Whether something that a game keeps is about a part of a definition that is gone or says something else. */
export function isAboutChanged(kept: unknown, game: Game, then: Parts): boolean {
  const changed = Object.keys(then).filter(path => digestNow(game, path) !== then[path])
  let isChanged = false
  // Mostly there are none, and then nothing needs to be looked through.
  if (changed.length > 0)
    eachPath(kept, path => {
      isChanged ||= changed.includes(path)
    })
  return isChanged
}

function digestNow(game: Game, path: string): string | undefined {
  const node = nodeIfDefined(game, path)
  return node === undefined ? undefined : digestOfPart(node)
}

/** Every text within plain data that could be a path. */
function eachPath(data: unknown, tell: (path: string) => void): void {
  if (typeof data === 'string') {
    if (data.includes('/')) tell(data)
  } else if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) eachPath(part, tell)
}
