/** The name under which instrumented sources know who watches. */
export const watching = '__watch'

/** In which file of the engine what is put in the place of what. */
const changes: readonly (readonly [file: string, place: string, watched: string])[] = [
  [
    'instructions/index.ts',
    '  return verbs[instruction.do] as Verb<Instruction>\n}',
    `  return watchedVerbs[instruction.do] as Verb<Instruction>
}
import { pathIfKnown as pathWatched } from '../language/definitions.ts'
const watchedVerbs = Object.fromEntries(Object.entries(verbs).map(([name, verb]) => [name, {
  ...verb,
  resolve: (game, instruction, ...rest) => globalThis.${watching}.carriedOut(
    game, pathWatched(instruction), name, () => verb.resolve(game, instruction, ...rest)),
}]))`,
  ],
  [
    'queries/facts/conditions.ts',
    'export function holds(game: Game, condition: Condition, scope: Scope): boolean {',
    `import { pathIfKnown as pathWatched } from '../../language/definitions.ts'
export const holds = (game, condition, scope) =>
  globalThis.${watching}.held(pathWatched(condition), holdsUnwatched(game, condition, scope))
function holdsUnwatched(game: Game, condition: Condition, scope: Scope): boolean {`,
  ],
  [
    'changes/happen.ts',
    'game.happened.push(occurrence)',
    `game.happened.push(occurrence)
  globalThis.${watching}.happened(game)`,
  ],
  [
    'kernel/answer.ts',
    '  give(game, question, answerTo(question, reply))',
    `  globalThis.${watching}.answered(game, question, reply)
  give(game, question, answerTo(question, reply))`,
  ],
]

/** The source of a file of the engine that tells what happens in it; null for all others. */
export function instrumented(file: string, code: string): string | null {
  const mine = changes.filter(([end]) => file.endsWith(`packages/engine/src/${end}`))
  if (mine.length === 0) return null
  return mine.reduce((text, [end, place, watched]) => {
    if (text.split(place).length !== 2) throw new Error(`${end} does not hold once: ${place}`)
    return text.replace(place, () => watched)
  }, code)
}

export const instrumentedFiles: readonly string[] = changes.map(([file]) => file)
