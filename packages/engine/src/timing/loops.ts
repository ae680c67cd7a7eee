import { cardAt, indexOfPosition, theServer } from '../queries/facts/look.ts'
import type { CardState } from '../state/cards.ts'
import type { Loop, Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

type Run = Structure<'run'>

/** So many steps a run may take before anybody looks for a loop, and a loop may be no longer. */
const patience = 20
const longest = 40
/** A place that is met for the third time is in a loop. */
const often = 2

export const mustJackOut = ({ vars: { loop } }: Run): boolean =>
  loop !== null && loop.met >= often && loop.ends === 'runner'

/** Notes that a run has come to a step, and whether it was there before with all as it was (CR 10.1.6b). */
export function noteStep(game: Game, run: Run, step = run.step): void {
  const { vars } = run
  vars.steps++
  if (vars.steps < patience) return
  const seen = seenAt(game, run, step)
  const had = spendables(game)
  const { loop } = vars
  if (loop !== null && loop.seen === seen && !had.some((amount, i) => amount < (loop.had[i] ?? 0))) {
    const met = loop.met + 1
    vars.loop = { ...loop, met, length: loop.steps + 1, steps: 0, ends: whoEnds(loop.ends, met) }
  } else if (loop === null || loop.steps >= (loop.met > 0 ? loop.length : longest))
    vars.loop = { seen, had, met: 0, length: 0, steps: 0, ends: 'runner' }
  else vars.loop = { ...loop, steps: loop.steps + 1 }
}

/** Who has not ended it in two more rounds had no chance to. */
function whoEnds(ends: Loop['ends'], met: number): Loop['ends'] {
  if (met > 4 * often) return 'itself'
  return met > 2 * often ? 'corp' : ends
}

/** The Runner cannot be made to jack out, so the Corp has to let the run go on. */
export function leaveLoopToCorp({ vars }: Run): void {
  if (vars.loop !== null) vars.loop = { ...vars.loop, ends: 'corp' }
}

/** An object as everybody knows it. */
const nameOf = (card: CardState): number =>
  card.faceup || card.owner === 'runner' ? card.card : -card.publicId

const kindsOn = ({ counters }: CardState): string[] => Object.keys(counters).sort()

/** All that everybody sees of a game, as far as it is not spent: that no secret tells whether there is a loop. */
function seenAt(game: Game, { vars }: Run, step: string): string {
  const { corp, runner, zones } = game
  const inOrder = (numbers: readonly number[]): (number | null)[] =>
    numbers.map(n => (cardAt(game, n).faceup ? n : null))
  return JSON.stringify([
    ...[step, vars.server, indexOfPosition(theServer(game, vars.server), vars.position)],
    ...[corp.clicks, corp.badPublicity, runner.clicks, runner.tags, runner.coreDamage, game.mark],
    ...[zones.hq.length, zones.rnd.length, zones.grip.length, zones.stack.length],
    ...[inOrder(zones.archives), inOrder(zones.heap), inOrder(zones.removed)],
    game.table.map(n => {
      const card = cardAt(game, n)
      return [nameOf(card), card.zone, card.faceup, card.host?.card, kindsOn(card)]
    }),
    game.servers.map(({ id, ice }) => [id, ice.map(each => each.ice && nameOf(cardAt(game, each.ice)))]),
    game.lingering.map(({ of, source }) => [of, source?.card]),
  ])
}

function spendables(game: Game): readonly number[] {
  const { corp, runner, table } = game
  const counters = table.flatMap(n => {
    const card = cardAt(game, n)
    return kindsOn(card).map(kind => card.counters[kind as keyof CardState['counters']] ?? 0)
  })
  return [corp.credits, runner.credits, runner.fund, ...counters]
}
