import type { Act } from '../../language/abilities.ts'
import { readingOf } from '../../language/definitions.ts'
import type { CardsOrRandom, Group } from '../../language/expressions.ts'
import type { Instruction } from '../../language/instructions.ts'
import { rulesOf } from '../../rulebook/edition.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Bound, Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { CardType, Side } from '../../state/names.ts'
import { isOfFaces } from '../facts/faces.ts'
import { cardsOf, gather, isZones, passesAll } from '../facts/matching-cards.ts'
import { cannot } from '../facts/permissions.ts'
import type { Eye } from '../facts/sight.ts'
import { canSee } from '../facts/sight.ts'

/**
 * Whether something may be done for its effect: older rules want the potential to change the game, as far as the
 * player knows, without what it costs and what it triggers.
 */
export const mayDoFor = (game: Game, does: readonly Instruction[], scope: Scope): boolean =>
  mayDoAnything(game) || couldChange(game, does, scope, scope.by)

/** Whether nobody asks what could come of it. */
export const mayDoAnything = (game: Game): boolean => rulesOf(game).noEffectActions === 'allowed'

export const mayDraw = (game: Game, by: Side): boolean => mayDoFor(game, draws[by], basic[by])

export const mayGainCredit = (game: Game, by: Side): boolean => mayDoFor(game, gains[by], basic[by])

const basic: Readonly<Record<Side, Scope>> = {
  corp: { by: 'corp', source: null, vars: {} },
  runner: { by: 'runner', source: null, vars: {} },
}
const forBoth = (does: (who: Side) => Instruction): Readonly<Record<Side, readonly Instruction[]>> => ({
  corp: [does('corp')],
  runner: [does('runner')],
})
const draws = forBoth(who => ({ do: 'draw', amount: 1, who }))
const gains = forBoth(who => ({ do: 'gainCredits', amount: 1, who }))

/**
 * Whether instructions have the potential to change the game, for all a viewer knows. Where they need it, what is prohibited
 * as a whole has none; the newest rules do it all the same (CR 1.2.2).
 */
export function couldChange(game: Game, does: readonly Instruction[], scope: Scope, eye: Eye): boolean {
  const isNeeded = rulesOf(game).noEffectActions === 'forbidden'
  const { judgingOf } = readingOf(game)
  let here = scope
  let anyChosen = scope
  return does.some(each => {
    const verb = judgingOf(each)
    if (isNeeded) {
      here = withNothing(game, each, here, eye)
      anyChosen = withAnyChosen(game, each, anyChosen, eye)
    }
    if (!verb.couldChange(game, each, here, eye)) return false
    return (
      !isNeeded || !(verb.isProhibited?.(game, each, anyChosen, eye) || verb.isInVain?.(game, each, here))
    )
  })
}

/** Whether "cannot" prohibits all that instructions could change, so that nothing comes of them (CR 1.2.2). */
export function areProhibited(game: Game, does: readonly Instruction[], scope: Scope, eye: Eye): boolean {
  const { judgingOf } = readingOf(game)
  let here = scope
  let isProhibited = false
  for (const each of does) {
    const verb = judgingOf(each)
    here = withAnyChosen(game, each, here, eye)
    if (verb.isProhibited?.(game, each, here, eye) === true) isProhibited = true
    else if (verb.couldChange(game, each, here, eye)) return false
  }
  return isProhibited
}

/** Whether "cannot" prohibits an act for each of the cards that it could be done to. */
export function isProhibitedFor(
  game: Game,
  act: Act,
  cards: CardsOrRandom,
  who: Side,
  scope: Scope,
  eye: Eye,
): boolean {
  const could = couldBe(game, cards, scope, eye)
  return (
    could.length > 0 &&
    could.every(card => cannot(game, act, { who, card, isUnseen: !canSee(game, eye, card) }))
  )
}

/** The cards that could be those of an instruction; none where that is left open. */
function couldBe(game: Game, cards: CardsOrRandom, scope: Scope, eye: Eye): readonly CardState[] {
  if (typeof cards === 'string' || 'the' in cards) return cardsOf(game, cards, scope)
  const group = 'choose' in cards ? cards.choose : 'all' in cards ? cards.all : cards.of
  return couldBeOf(game, group, eye, scope)
}

/** What follows is done to some of the cards that could be chosen. */
function withAnyChosen(game: Game, each: Instruction, scope: Scope, eye: Eye): Scope {
  if (each.do !== 'chooseCards') return scope
  const could = couldBe(game, each.cards, scope, eye)
  return could.length === 0 ? scope : { ...scope, vars: { ...scope.vars, [each.cards.as]: could.map(refOf) } }
}

/** What follows can do nothing with cards that were to be chosen and are not there. */
function withNothing(game: Game, each: Instruction, scope: Scope, eye: Eye): Scope {
  if (each.do !== 'chooseCards' || couldBeSome(game, each.cards, scope, eye)) return scope
  return { ...scope, vars: { ...scope.vars, [each.cards.as]: [] } }
}

/** Whether there are cards to choose, to take all or some of, or were to be chosen, where an instruction wants some. */
export function couldBeSome(game: Game, cards: CardsOrRandom, scope: Scope, eye: Eye): boolean {
  if (typeof cards === 'string') return true
  if ('the' in cards) return !isNothing(scope.vars[cards.the])
  const group = 'choose' in cards ? cards.choose : 'all' in cards ? cards.all : cards.of
  const { from } = group
  // Everybody sees whether a deck is empty (CR 4.2.4), and any card can lie on top of one that is not.
  if (typeof from === 'object' && 'top' in from) return game.zones[from.of].length > 0
  const isLeftOpen = typeof from === 'object' && !isZones(from) && !('the' in from && from.the in scope.vars)
  return isLeftOpen || couldBeOf(game, group, eye, scope).length > 0
}

const isNothing = (bound: Bound | undefined): boolean => Array.isArray(bound) && bound.length === 0

/** The cards that are of a group for all a viewer knows. */
export const couldBeOf = (game: Game, { where, ...rest }: Group, eye: Eye, scope: Scope): CardState[] =>
  gather(game, { ...rest, where: [] }, scope).filter(card =>
    canSee(game, eye, card)
      ? passesAll(game, card, where, scope)
      : where.every(test =>
          test.is === 'type'
            ? test.types.some(type => mayBeOf(type, card))
            : isOfFaces(test) || passesAll(game, card, [test], scope),
        ),
  )

/** Whether a card nobody sees could be of a type where it lies. */
const mayBeOf = (type: CardType, { owner, zone }: CardState): boolean =>
  zone === 'ice'
    ? type === 'ice'
    : corpTypes.has(type) === (owner === 'corp') &&
      !(zone === 'root' && (type === 'ice' || type === 'operation'))

const corpTypes: ReadonlySet<CardType> = new Set(['agenda', 'asset', 'ice', 'operation', 'upgrade'])
