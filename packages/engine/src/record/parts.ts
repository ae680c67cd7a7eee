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
    const node = nodeIfDefined(game, path)
    if (node !== undefined) parts[path] ??= digestOfPart(node)
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
  let isChanged = false
  eachPath(kept, path => {
    const digest = then[path]
    if (digest === undefined) return
    const node = nodeIfDefined(game, path)
    isChanged ||= node === undefined || digestOfPart(node) !== digest
  })
  return isChanged
}

/** Every text within plain data that could be a path. */
function eachPath(data: unknown, tell: (path: string) => void): void {
  if (typeof data === 'string') {
    if (data.includes('/')) tell(data)
  } else if (typeof data === 'object' && data !== null)
    for (const part of Object.values(data)) eachPath(part, tell)
}
