import { abilityAround, abilityAt, nodeAt, pathIfKnown } from '../../language/definitions.ts'
import type { Condition } from '../../language/expressions.ts'
import { never } from '../../state/bug.ts'
import { isSame } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref } from '../../state/names.ts'
import { listener } from '../../state/watched.ts'
import { randomAccessLimit } from './accesses.ts'
import { amountOf } from './amounts.ts'
import { hasHappened, isNth, momentOf, timesTaken } from './history.ts'
import { passedAside } from './kept.ts'
import { approachOf, encounterOf, objectOf, runOf } from './look.ts'
import { countOf, passesAll } from './matching-cards.ts'
import { cardTo, isServerAmong, refTo, whoIs } from './references.ts'
import { threatLevel } from './score.ts'
import { canSee } from './sight.ts'

/** Whether it goes by a card that not everybody sees. */
export function isOfHidden(game: Game, condition: Condition, scope: Scope): boolean {
  if (condition.if === 'not') return isOfHidden(game, condition.condition, scope)
  if (condition.if === 'all' || condition.if === 'either')
    return condition.of.some(each => isOfHidden(game, each, scope))
  if (condition.if !== 'card') return false
  const card = cardTo(game, condition.card, scope)
  return card !== undefined && !canSee(game, 'public', card)
}

export function holds(game: Game, condition: Condition, scope: Scope): boolean {
  const isSo = judged(game, condition, scope)
  listener?.held(pathIfKnown(condition), isSo)
  return isSo
}

function judged(game: Game, condition: Condition, scope: Scope): boolean {
  switch (condition.if) {
    case 'tagged':
      return game.runner.tags > 0 // CR 10.5.2
    case 'atLeast':
      return amountOf(game, condition.amount, scope) >= amountOf(game, condition.than, scope)
    case 'exists':
      return countOf(game, condition.group, scope) > 0
    case 'happened':
      return hasHappened(game, condition.pattern, condition.since, scope)
    case 'not':
      return !holds(game, condition.condition, scope)
    case 'all':
      return condition.of.every(each => holds(game, each, scope))
    case 'either':
      return condition.of.some(each => holds(game, each, scope))
    case 'card': {
      const card = cardTo(game, condition.card, scope)
      if (card !== undefined) return passesAll(game, card, condition.passes, scope)
      return condition.card === 'self' && condition.passes.every(test => passedAside(test, scope) === true)
    }
    case 'running': {
      const run = runOf(game)
      return run?.vars.begun === true && isServerAmong(game, run.vars.server, condition.server, scope)
    }
    case 'encountering': {
      const ice = encounterOf(game)?.vars.ice
      const card = ice === undefined ? undefined : objectOf(game, ice)
      return card !== undefined && passesAll(game, card, condition.passes, scope)
    }
    case 'approaching': {
      const ice = approachOf(game)?.vars.ice
      const card = ice === undefined ? undefined : objectOf(game, ice)
      return card !== undefined && passesAll(game, card, condition.passes, scope)
    }
    case 'nth':
      return isNth(game, condition, scope)
    case 'mayAccess':
      return randomAccessLimit(game, condition.server) >= condition.least
    case 'sameAction':
      return timesTaken(game, momentOf(game, scope)) === condition.times
    case 'turnOf':
      return game.active === whoIs(condition.who, scope)
    case 'bound': {
      const bound = scope.vars[condition.name]
      return Array.isArray(bound) ? bound.length > 0 : Boolean(bound)
    }
    case 'same':
      return scope.vars[condition.name] === scope.vars[condition.as]
    case 'threat':
      return threatLevel(game) >= condition.level
    case 'fullyBroken': {
      // CR 9.8.4c: what was broken in an encounter can still be asked when it has ended.
      const ref = refTo(game, condition.card, scope)
      if (ref === undefined) return false
      const encounter = encounterOf(game)
      if (encounter !== undefined && isSame(encounter.vars.ice, ref)) return encounter.vars.fullyBroken
      for (let i = game.thisTurn.length - 1; i >= 0; i--) {
        const occurrence = game.thisTurn[i]
        if (occurrence?.card == null || !isSame(occurrence.card, ref)) continue
        if (occurrence.what === 'iceFullyBroken') return true
        if (occurrence.what === 'iceEncountered') return false
      }
      return false
    }
    case 'resolving': {
      const ref = refTo(game, condition.card, scope)
      return ref !== undefined && isResolving(game, ref)
    }
    default:
      return never(condition)
  }
}

/** CR 9.1.2b: from its first instruction becoming imminent until the last has finished. */
const isResolving = (game: Game, card: Ref): boolean =>
  game.frames.some(
    frame =>
      frame.kind === 'ability' &&
      frame.source !== null &&
      isSame(frame.source, card) &&
      (frame.at > 0 || frame.stage !== 'targets') &&
      isOwnText(game, frame.of),
  )

/** What a card says as it is played, or in a subroutine; not what it listens to or is used for. */
function isOwnText(game: Game, list: string): boolean {
  const ability = abilityAround(nodeAt(game, list))
  if (ability === '') return false
  const { form } = abilityAt(game, ability)
  return form === 'play' || form === 'subroutine'
}
