import { askNumber, takeNumber } from '../changes/frames.ts'
import { mostLoops, questionsAsked } from '../instructions/again.ts'
import { instructionsAt } from '../language/definitions.ts'
import { staysNamed } from '../queries/facts/kept.ts'
import type { AbilityFrame, Repeats } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

/** A player who resolves a loop that cannot be stopped says how often it still resolves, and then it ends (CR 10.1.6a). */
function askHowOften(game: Game, frame: AbilityFrame): number | undefined {
  const chosen = takeNumber(frame)
  if (chosen === undefined) {
    const { by, source } = frame
    askNumber(game, { for: by, asks: 'number', about: { is: 'loops' }, source, least: 0, most: mostLoops })
  }
  return chosen
}

const noneLeft = (game: Game, left: number): Repeats => ({
  unasked: 0,
  questions: questionsAsked(game),
  left,
})

/** Twice within itself: what happens once may be meant to happen again. */
const fewest = 3

/** Whether somebody chose to pay or to do what leads on (CR 9.6.9, 1.16.11a), and could as well have declined. */
const isChosen = (game: Game, { of, at }: AbilityFrame): boolean =>
  instructionsAt(game, of)
    .slice(0, at + 1)
    .some(each => each.do === 'may' || (each.do === 'mayPay' && each.must !== true))

/** An ability that starts itself again, maybe by way of others, is an infinite loop. */
export function loops(game: Game, frame: AbilityFrame): 'asked' | 'ends' | 'goesOn' {
  const abilities = game.frames.filter(other => other.kind === 'ability')
  const isSame = (other: AbilityFrame): boolean =>
    other.of === frame.of && other.source?.card === frame.source?.card
  const round = abilities.slice(abilities.findIndex(isSame))
  // Where a player could have declined, it is no loop yet, but what the player wants (CR 10.1.6a: one that nobody can stop).
  const canEnd = round.some(other => other !== frame && isChosen(game, other))
  if (round.filter(isSame).length < (canEnd ? mostLoops : fewest)) return 'goesOn'
  const counting = round.findLast(other => typeof other.repeats?.left === 'number')
  if (counting !== undefined) {
    // Only the ability that was asked counts down: others on the way round go with it.
    if (!isSame(counting)) return 'goesOn'
    const left = counting.repeats?.left ?? 0
    if (left <= 0) return 'ends'
    frame.repeats = noneLeft(game, left - 1)
    return 'goesOn'
  }
  const chosen = askHowOften(game, frame)
  if (chosen === undefined) return 'asked'
  frame.repeats = noneLeft(game, chosen)
  return 'goesOn'
}

/** "Repeat this process" (CR 9.12.4a): from the beginning, knowing no more than at first (CR 9.12.4d). */
export function nextPass(game: Game, frame: AbilityFrame): void {
  const { unasked, left } = frame.repeats ?? noneLeft(game, 0)
  const remaining = left === null && unasked >= mostLoops ? askHowOften(game, frame) : left
  if (remaining === undefined) return
  frame.announced = nothing
  frame.stage = 'targets'
  if (remaining === 0) {
    frame.at++
    return
  }
  if (remaining !== null) frame.repeats = noneLeft(game, remaining - 1)
  frame.at = 0
  // What it has moved it still finds (CR 1.12.2a).
  const stay = Object.entries(frame.vars).filter(([name]) => name === 'hadEffects' || staysNamed(name))
  frame.vars = { ...frame.given, ...Object.fromEntries(stay) }
}
const nothing: readonly string[] = []
