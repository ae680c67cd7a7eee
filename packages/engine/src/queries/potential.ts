import type { Instruction } from '../instructions/index.ts'
import type { Group } from '../language/expressions.ts'
import type { CardState } from '../state/cards.ts'
import type { Bound, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { CardType, Side } from '../state/names.ts'
import { rulesOf } from '../timing/edition.ts'
import { amountOf } from './amounts.ts'
import { gather, passesAll } from './cards.ts'
import { holds } from './conditions.ts'
import { deckOf, runOf } from './look.ts'
import { cannot } from './permissions.ts'
import { whoIs } from './references.ts'
import type { Eye } from './sight.ts'
import { canSee } from './sight.ts'

/**
 * Whether something may be done for its effect: older rules want the potential to change the game, as far as the
 * player knows, without what it costs and what it triggers.
 */
export const mayDoFor = (game: Game, does: readonly Instruction[], scope: Scope): boolean =>
  rulesOf(game).noEffectActions === 'allowed' || couldChange(game, does, scope, scope.by)

export const mayDraw = (game: Game, by: Side): boolean =>
  mayDoFor(game, [{ do: 'draw', amount: 1, who: by }], { by, source: null, vars: {} })

/** Whether instructions have the potential to change the game, for all a viewer knows. */
export const couldChange = (game: Game, does: readonly Instruction[], scope: Scope, eye: Eye): boolean =>
  does.some(each => couldChangeBy(game, each, scope, eye))

function couldChangeBy(game: Game, instruction: Instruction, scope: Scope, eye: Eye): boolean {
  const any = (does: readonly Instruction[]): boolean => couldChange(game, does, scope, eye)
  switch (instruction.do) {
    case 'draw': {
      const who = whoIs(instruction.who, scope)
      // The Corp loses by drawing from an empty deck.
      return !cannot(game, 'draw', { who }) && (who === 'corp' || deckOf(game, who).length > 0)
    }
    case 'gainCredits':
    case 'giveTags':
      return amountOf(game, instruction.amount, scope) > 0
    case 'removeTags':
      return game.runner.tags > 0 && !cannot(game, 'removeTags', { who: scope.by })
    case 'endRun':
    case 'jackOut':
      return runOf(game) !== undefined
    case 'may':
      return any(instruction.does)
    case 'together':
      return any(instruction.parts)
    case 'branch':
      // What is only for some to see must not decide what all are told.
      if (eye === 'public') return any(instruction.then) || any(instruction.otherwise ?? [])
      return any((holds(game, instruction.if, scope) ? instruction.then : instruction.otherwise) ?? [])
    case 'chooseCards':
      return false
    default:
      return Object.values(instruction).every(part => couldBeSome(game, part, scope, eye))
  }
}

/** Whether there are cards to choose or to take all of, or were to be chosen, where an instruction wants some. */
function couldBeSome(game: Game, part: unknown, scope: Scope, eye: Eye): boolean {
  if (typeof part !== 'object' || part === null) return true
  const { choose, all, the } = part as {
    readonly choose?: Group
    readonly all?: Group
    readonly the?: string
  }
  if (the !== undefined) return !isNothing(scope.vars[the])
  const group = choose ?? all
  return (
    group === undefined || typeof group.from !== 'string' || couldBeOf(game, group, eye, scope).length > 0
  )
}

const isNothing = (bound: Bound | undefined): boolean => Array.isArray(bound) && bound.length === 0

/** The cards that are of a group for all a viewer knows. */
export const couldBeOf = (game: Game, { from, where }: Group, eye: Eye, scope: Scope): CardState[] =>
  gather(game, { from, where: [] }, scope).filter(card =>
    canSee(game, eye, card)
      ? passesAll(game, card, where, scope)
      : where.every(test =>
          test.is === 'type'
            ? test.types.some(type => mayBeOf(type, card))
            : ofFaces.has(test.is) || passesAll(game, card, [test], scope),
        ),
  )

/** Whether a card nobody sees could be of a type where it lies. */
const mayBeOf = (type: CardType, { owner, zone }: CardState): boolean =>
  zone === 'ice'
    ? type === 'ice'
    : corpTypes.has(type) === (owner === 'corp') &&
      !(zone === 'root' && (type === 'ice' || type === 'operation'))

const corpTypes: ReadonlySet<CardType> = new Set(['agenda', 'asset', 'ice', 'operation', 'upgrade'])

/** What nobody can tell of a card whose face they do not see. */
const ofFaces: ReadonlySet<string> = new Set([
  'advanceable',
  'subtype',
  'unique',
  'copyOf',
  'cost',
  'strength',
  'named',
  'not',
  'either',
])
