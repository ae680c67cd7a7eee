import { happen } from '../changes/happen.ts'
import { linger } from '../changes/linger.ts'
import type { Declaration, PaidAbility } from '../language/abilities.ts'
import { abilityAt, pathOf } from '../language/definitions.ts'
import type { Amount, Choose, One } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { hasSubtype } from '../queries/facts/characteristics.ts'
import { cardAt, encounterOf, objectOf, runOf } from '../queries/facts/look.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { lacksStrengthAlone } from '../queries/facts/usable.ts'
import { refOf } from '../state/cards.ts'
import type { Bound } from '../state/frames.ts'
import type { Game, Until } from '../state/game.ts'
import type { Option } from '../state/questions.ts'
import type { Instruction } from './index.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface Lasting {
  readonly do: 'lasting'
  readonly declares: readonly Declaration[]
  readonly until: Until
  /** Cards chosen for it, known to the declarations by the name of the choice; one that a word stands for is `chosen`. */
  readonly on?: Extract<One, string> | Choose
  /** Amounts that are counted now and stay fixed, by the names the declarations use. */
  readonly fixed?: Readonly<Record<string, Amount>>
}

/** Something is so until a time (CR 9.10). */
export const lasting = (
  until: Until,
  declares: readonly Declaration[],
  more: Partial<Pick<Lasting, 'on' | 'fixed'>> = {},
): Lasting => ({ do: 'lasting', until, declares, ...more })

export const lastingVerb: Verb<Lasting> = {
  allows: enoughFor('on'),
  couldChange: someFor('on'),
  targets: (_game, { on }) => (on === undefined ? none : choicesIn(on)),
  resolve(game, { declares, until, on, fixed }, scope) {
    const vars: Record<string, Bound> = { ...scope.vars }
    if (typeof on === 'string') vars.chosen = cardsOf(game, on, scope).map(refOf)
    for (const [name, amount] of Object.entries(fixed ?? {})) vars[name] = amountOf(game, amount, scope)
    const source = scope.source
    linger(game, {
      of: pathOf(declares),
      by: scope.by,
      source,
      until: durationOf(game, until, scope.source?.card, declares),
      vars,
    })
    if (declares.some(d => d.declare === 'strength')) {
      happen(game, 'strengthChanged', {
        by: scope.by,
        card: source === null ? null : cardAt(game, source.card),
      })
    }
  },
}

const none: readonly never[] = []

/**
 * What an icebreaker does to its own strength lasts for the encounter, or for that and a stated time (CR 3.9.5b, c);
 * outside of both it ends at the next checkpoint (CR 3.9.5d, 9.10.4).
 */
function durationOf(
  game: Game,
  until: Until,
  source: number | undefined,
  declares: readonly Declaration[],
): Until {
  const onItself = declares.some(d => d.declare === 'strength' && d.of === 'self')
  const isBreaker = source !== undefined && hasSubtype(game, cardAt(game, source), 'icebreaker')
  const inRun = runOf(game) !== undefined
  const inEncounter = encounterOf(game) !== undefined
  if (until.at === 'runEnds') {
    if (inRun) return onItself && isBreaker && inEncounter ? { at: 'runAndEncounterEnd' } : until
    return inEncounter ? { at: 'encounterEnds' } : { at: 'nextCheckpoint' } // CR 3.4.4a
  }
  if (until.at === 'encounterEnds' && !inEncounter) return { at: 'nextCheckpoint' }
  return until
}

/**
 * Whether using an ability now would change nothing that anybody makes use of: it is over at once (CR 3.9.5d, 9.10.4), or
 * makes a program stronger that has nothing to break, or is strong enough for it (CR 3.9.5g).
 */
export function isForNothing(game: Game, { does, ability, card }: Option): boolean {
  if (does !== 'useAbility' || ability === undefined) return false
  const used = abilityAt(game, ability) as PaidAbility
  const object = card === undefined ? undefined : objectOf(game, card)
  return (
    used.does.every(each => each.do === 'lasting' && isOverAtOnce(game, each)) ||
    (object !== undefined && used.does.every(isOwnStrength) && !lacksStrengthAlone(game, object))
  )
}

const isOverAtOnce = (game: Game, { until, declares }: Lasting): boolean =>
  durationOf(game, until, undefined, declares).at === 'nextCheckpoint'

const isOwnStrength = (each: Instruction): boolean =>
  each.do === 'lasting' && each.declares.every(d => d.declare === 'strength' && d.of === 'self')
