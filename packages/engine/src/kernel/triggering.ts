import { askChoice, beginAbility, beginProcedure, pop, procedure, takeOptions } from '../changes/frames.ts'
import { happen, noteAbilityUsed } from '../changes/happen.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { abilityAt, nodeAt } from '../language/definitions.ts'
import { ownRezzing, referencesIn, rezzesItself } from '../language/inferred.ts'
import { canDo } from '../queries/allowed/feasible.ts'
import { pass } from '../queries/allowed/in-windows.ts'
import { judgeAbilities } from '../queries/allowed/using-abilities.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { cardAt, isInstalled, mustLetGo, objectOf } from '../queries/facts/look.ts'
import { asksForItself } from '../queries/outcomes/optional.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at, bug } from '../state/bug.ts'
import type { Effect, InterruptWindow, Pending, ReactionWindow } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import { otherSide } from '../state/names.ts'
import type { Option } from '../state/questions.ts'
import { endsEarly } from '../timing/deeds.ts'
import { withoutImpossible, withValues } from './effects.ts'
import { judgeIdle } from './idle.ts'
import {
  affectedBy,
  endangered,
  expectedBy,
  isStillRelevant,
  mightRez,
  refusalToInterrupt,
  usableInterrupts,
} from './interrupts.ts'
import { withItsAmount } from './its-amount.ts'
import { canTrigger, conditionalAt } from './still-pending.ts'
import { hasUnrezzed } from './unrezzed.ts'

const triggerOption = (pending: Pending, index: number): Option => ({
  does: 'trigger',
  card: pending.source,
  ability: pending.ability,
  index,
  mandatory: !pending.optional,
})

const isOfOneAbility = (a: Pending, b: Pending): boolean =>
  a.ability === b.ability && a.source.card === b.source.card

/** Instances of one ability are told apart by the cards that met its condition, as far as those still exist. */
function triggerOptions(game: Game, window: ReactionWindow, mine: readonly Pending[]): Option[] {
  return mine.map(pending => {
    const option = triggerOption(pending, window.pending.indexOf(pending))
    const { it } = pending.vars
    if (!Array.isArray(it) || mine.filter(other => isOfOneAbility(other, pending)).length === 1) return option
    return { ...option, cards: (it as readonly Ref[]).filter(ref => objectOf(game, ref) !== undefined) }
  })
}

/** Instances of one ability that make no use of what met its condition: their order cannot matter. */
const isAlike = (game: Game, a: Pending, b: Pending): boolean =>
  isOfOneAbility(a, b) &&
  (!usesWhatMetIt(game, a.ability) || JSON.stringify(a.vars) === JSON.stringify(b.vars))

const whatMetIt = ['it', 'itsAmount', 'itsServer', 'here', 'self'] as const

function usesWhatMetIt(game: Game, path: string): boolean {
  const words = referencesIn(abilityAt(game, path))
  return whatMetIt.some(word => words.has(word))
}

/** CR 9.2.8: the active player's pending abilities in the order they like, then the other's. */
export function stepReaction(game: Game, window: ReactionWindow): void {
  const chosen = takeOptions(window)
  if (chosen !== undefined) {
    const option = at(chosen, 0)
    if (option.does === 'pass') {
      window.pending = window.pending.filter(pending => pending.by !== window.priority)
      if (window.priority === 'corp') window.secretive = false
    } else return triggerNth(game, window, option.index ?? bug('no pending ability named', game))
  }
  if (isItsBeginningOver(game, window)) return pop(game)
  window.pending = window.pending.filter(pending => canTrigger(game, pending))
  const mine = pendingNow(game, window)
  window.secretive &&= hasUnrezzed(game)
  const asksAnyway = window.secretive && window.priority === 'corp'
  const first = mine[0]
  if (first === undefined && !asksAnyway) {
    const isOver = window.pending.length === 0 && !window.secretive
    if (isOver || window.priority !== game.active) return pop(game)
    window.priority = otherSide(window.priority)
    return
  }
  const isDeclinedHere = isDeclinedByPassing(game, mine)
  // The order is asked only when it can matter; a lone optional ability asks for itself.
  if (
    first !== undefined &&
    !asksAnyway &&
    !isDeclinedHere &&
    mine.every(pending => isAlike(game, pending, first))
  )
    return triggerNth(game, window, window.pending.indexOf(first))
  const options = optionsAmong(among => judgeReactions(game, window, among))
  askChoice(game, { for: window.priority, asks: 'reaction', options })
}

const pendingNow = (game: Game, window: ReactionWindow): Pending[] =>
  window.pending.filter(pending => pending.by === window.priority && !isFutile(game, pending))

const isDeclinedByPassing = (game: Game, mine: readonly Pending[]): boolean =>
  mine.every(pending => isDeclinedBefore(game, pending))

/** Nobody passes while an ability that is not optional waits (CR 9.6.9b). No paid ability is used meanwhile. */
export function judgeReactions(game: Game, window: ReactionWindow, among: Candidates): void {
  const mine = pendingNow(game, window)
  const declines = isDeclinedByPassing(game, mine) || rulesOf(game).decliningReactions === 'together'
  const mayPass = declines && mine.every(pending => pending.optional)
  judge(among, mayPass ? undefined : mustReact, () => pass)
  for (const option of triggerOptions(game, window, mine)) judge(among, undefined, () => option)
  judgeAbilities(game, window.priority, 'reaction', among)
}
const mustReact: OptionRefusal = { reason: 'mandatory', rule: '9.2.8e' }
const mustInterrupt: OptionRefusal = { reason: 'mandatory', rule: '9.2.9f' }

/** Optional by its limit alone: to trigger it is to use it, so who does not want to has to pass (CR 9.6.9a). */
const isDeclinedBefore = (game: Game, pending: Pending): boolean =>
  pending.optional && !asksForItself(conditionalAt(game, pending))

/** CR 9.2.8f: the structure whose beginning opened the window has ended meanwhile. */
function isItsBeginningOver(game: Game, window: ReactionWindow): boolean {
  if (window.beginning === null || window.beginning === 'run') return false
  for (let i = game.frames.indexOf(window) - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame?.kind === 'structure' && frame.of === window.beginning)
      return frame.ended || endsEarly(game, frame) !== undefined
  }
  return false
}

function triggerNth(game: Game, window: ReactionWindow | InterruptWindow, index: number): void {
  const pending = at(window.pending, index)
  window.pending = window.pending.filter((_, i) => i !== index) // CR 9.6.8a
  if (window.of === 'reaction') return trigger(game, pending, null)
  trigger(game, withItsAmount(game, pending, valuesNow(game, window)), window.imminent)
}

function trigger(game: Game, pending: Pending, interrupts: number | null): void {
  happen(game, 'abilityTriggered', {
    by: pending.by,
    card: pending.source.card < 0 ? null : cardAt(game, pending.source.card),
    kind: pending.ability,
  })
  if (isDeclinedBefore(game, pending)) noteAbilityUsed(game, pending)
  beginAbility(game, pending.of, {
    by: pending.by,
    source: pending.source.card < 0 ? null : pending.source,
    // To trigger what an unrezzed card offers is to agree to it: declining then would tell what the card is (CR 10.2.2).
    vars: isUnseen(game, pending) ? { ...pending.vars, agreed: true } : pending.vars,
    interrupts,
  })
}

/** What is expected now: what is possible, and values, may have changed while others were used (CR 9.9.2, 9.9.7). */
function valuesNow(game: Game, { imminent }: InterruptWindow): readonly Effect[] {
  const frame = game.frames[imminent]
  if (frame === undefined || frame.kind === 'window') return []
  const isOver = frame.kind === 'structure' && endsEarly(game, frame) !== undefined
  frame.expects = isOver ? [] : withValues(game, withoutImpossible(game, frame.expects))
  return frame.expects
}

/** Comes from an unrezzed card, which may rez itself (CR 9.1.8c). */
function isUnseen(game: Game, { source, ability }: Pending): boolean {
  const card = game.cards[source.card]
  if (card === undefined || card.faceup || !isInstalled(card)) return false
  return rezzesItself(nodeAt(game, ability) as ConditionalAbility)
}

/** An unrezzed card that cannot be rezzed now: the attempt would only show what it is. */
function isFutile(game: Game, pending: Pending): boolean {
  if (isDeclinedBefore(game, pending) && mustLetGo(game, pending.by)) return true
  if (!isUnseen(game, pending)) return false
  return ownRezzing(conditionalAt(game, pending)).some(each => !canDo(game, each, pending, pending.by))
}

/** CR 9.2.9. */
export function stepInterrupt(game: Game, window: InterruptWindow): void {
  const chosen = takeOptions(window)
  const effects = valuesNow(game, window)
  if (chosen !== undefined) {
    const option = at(chosen, 0)
    if (option.does === 'pass') {
      window.passes++
      window.priority = otherSide(window.priority)
    } else {
      window.passes = 0
      if (option.does === 'trigger')
        return triggerNth(game, window, option.index ?? bug('no pending interrupt named', game))
      const used = usableInterrupts(game, window.priority, effects).find(
        each => each.path === option.ability && each.card.card === option.card?.card,
      )
      if (used === undefined) bug('no interrupt', game)
      const met = affectedBy(game, used, window.priority, effects)
      const vars = { interrupts: window.imminent, ability: used.path, ...endangered(met) }
      beginProcedure(
        game,
        procedure('use', 'announce', { by: window.priority, source: option.card ?? null, vars }),
      )
      return
    }
  }
  // Nobody is asked who has nothing to do; two passes in a row close the window.
  for (; window.passes < 2; window.passes++, window.priority = otherSide(window.priority)) {
    const options = interruptOptions(game, window)
    const secretive = mightRez(game, window.priority, effects)
    if (options.length === 0 && !secretive) continue
    const mandatory = options.some(option => option.mandatory === true)
    const only = options.length === 1 ? options[0] : undefined
    const decides = only?.index !== undefined && isDeclinedBefore(game, at(window.pending, only.index))
    const asksItself = !secretive && !decides && othersCannotInterrupt(game, window)
    if (only?.index !== undefined && (mandatory || asksItself)) {
      return triggerNth(game, window, only.index) // an optional one asks for itself
    }
    askChoice(game, {
      for: window.priority,
      asks: 'interrupt',
      options: optionsAmong(among => judgeInterrupts(game, window, among)),
    })
    return
  }
  pop(game)
}

function othersCannotInterrupt(game: Game, window: InterruptWindow): boolean {
  const other = otherSide(window.priority)
  if (mightRez(game, other, expectedBy(game.frames[window.imminent]))) return false
  return interruptOptions(game, { ...window, priority: other }).length === 0
}

const interruptOptions = (game: Game, window: InterruptWindow): Option[] =>
  optionsAmong(among => judgeInterruptions(game, window, among))

/** Nobody passes while an interrupt that is not optional waits. */
export function judgeInterrupts(game: Game, window: InterruptWindow, among: Candidates): void {
  const isMandatory = triggerable(game, window).some(({ mandatory }) => mandatory === true)
  judge(among, isMandatory ? mustInterrupt : undefined, () => pass)
  judgeInterruptions(game, window, among)
}

function judgeInterruptions(game: Game, window: InterruptWindow, among: Candidates): void {
  const effects = expectedBy(game.frames[window.imminent])
  for (const option of triggerable(game, window)) judge(among, undefined, () => option)
  if (among.refused !== null) judgeIdle(game, window, effects, among)
  judgeAbilities(game, window.priority, 'interrupt', among, (_game, by, usable) =>
    refusalToInterrupt(game, by, usable, effects),
  )
}

function triggerable(game: Game, window: InterruptWindow): Option[] {
  const effects = expectedBy(game.frames[window.imminent])
  const options: Option[] = []
  window.pending.forEach((pending, index) => {
    if (pending.by !== window.priority || isFutile(game, pending)) return
    if (canTrigger(game, pending) && isStillRelevant(game, pending, effects))
      options.push(triggerOption(pending, index))
  })
  return options
}
