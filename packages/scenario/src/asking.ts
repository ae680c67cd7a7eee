import type { TraceView } from '@paydata/engine/inside/fields/types'
import { definitionOf } from '@paydata/engine/inside/language/definitions'
import { cardAt } from '@paydata/engine/inside/queries/facts/look'
import { rowAt } from '@paydata/engine/inside/rulebook/edition'
import type { About } from '@paydata/engine/inside/state/about'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Ref, Side } from '@paydata/engine/inside/state/names'
import type {
  Asks,
  Choice,
  Option,
  OptionKind,
  Question,
  Source,
} from '@paydata/engine/inside/state/questions'
import { traceView } from '@paydata/engine/inside/view/public'
import { creditsFor } from './credits.ts'
import { labelOf, serverName, titleOf } from './labels.ts'

/** One thing that may be chosen. Fields that do not apply are absent. */
export interface AskedOption {
  /** Stays the same as long as the option means the same. */
  readonly id: string
  readonly kind: OptionKind
  /** Short words to answer with, the same wherever the option is offered. */
  readonly label: string
  /** What a player reads, costs included. */
  readonly words?: string
  readonly card?: string
  /** The physical card: the same number in all zones. */
  readonly cardId?: number
  /** Where the card is and what lies on it, when nothing else tells its option from that of another copy. */
  readonly copy?: string
  readonly cards?: readonly string[]
  readonly server?: string
  /** Place of the ability on its card, in printed order from 0. */
  readonly ability?: number
  /** Place of the subroutine on its ice, from 0. */
  readonly subroutine?: number
  /** Place of an effect among those to choose from, from 0. */
  readonly effect?: number
  /** Place of ice in its server, from 0, the innermost. */
  readonly position?: number
  /** What it costs as things are; left out where that is nothing by its nature, or still to be said. */
  readonly credits?: number
  readonly mandatory?: boolean
  /** The zone of a candidate that nobody knows. */
  readonly zone?: 'hq' | 'rnd' | 'archives'
  readonly word?: string
}

/** Where credits may come from when a price is paid. */
interface AskedSource {
  readonly from: Source['from']
  readonly card?: string
  readonly most: number
}

/** What a player is asked. */
export interface AskedQuestion {
  readonly side: Side
  readonly kind: Asks
  /** Every name under which `answers` knows this question. */
  readonly names: readonly string[]
  /** The step of the innermost timing structure, and its rule. */
  readonly step: string
  readonly rule: string
  /** What a player reads, and why it is asked. */
  readonly words?: string
  readonly why?: string
  readonly about: About | null
  /** The card that asks. */
  readonly card?: string
  readonly cardId?: number
  /** How many options are chosen, or the range of a number. */
  readonly min: number
  readonly max: number
  readonly ordered: boolean
  readonly options: readonly AskedOption[]
  /** For a trace: its base strength, the link, and the trace strength once the Corp has spent. */
  readonly trace?: TraceView | null
  /** For a payment from several sources. */
  readonly total?: number
  readonly sources?: readonly AskedSource[]
  /** An answer that does nothing rash, where there is one: the id of an option, ids, none of them, or a number. */
  readonly harmless?: string | number | readonly string[]
}

export function askedOf(game: Game, question: Question): AskedQuestion {
  const place = placeOf(game)
  const asked = {
    side: question.for,
    kind: question.asks,
    names: namesOf(question),
    step: place.step,
    rule: place.rule,
    about: question.about,
    ...cardIn(game, question.source),
    ordered: false,
    options: [],
  }
  switch (question.form) {
    case 'choose': {
      const options = optionsOf(game, question.for, question.options)
      const harmless = harmlessAmong(question, options)
      return {
        ...asked,
        min: question.least,
        max: question.most,
        ordered: question.ordered,
        options,
        ...(harmless !== undefined && { harmless }),
      }
    }
    case 'number':
      return {
        ...asked,
        min: question.least,
        max: question.most,
        ...(question.least === 0 && question.asks !== 'psi' && { harmless: 0 }),
        ...(question.asks === 'trace' && { trace: traceView(game) }),
      }
    case 'allocate':
      return {
        ...asked,
        min: question.total,
        max: question.total,
        total: question.total,
        sources: question.sources.map(source => ({
          from: source.from,
          most: source.most,
          ...(source.card !== null && { card: titleOf(game, source.card) }),
        })),
      }
  }
}

const harmlessKinds: readonly OptionKind[] = ['pass', 'continue', 'no', 'keep']

/** Passing, choosing nothing, or leaving cards in the order they lie in. */
function harmlessAmong(
  { asks, least, ordered }: Choice,
  options: readonly AskedOption[],
): string | readonly string[] | undefined {
  const option = options.find(each => harmlessKinds.includes(each.kind))
  if (option !== undefined) return option.id
  if (least === 0) return []
  return asks === 'arrange' && ordered && least === options.length ? options.map(each => each.id) : undefined
}

/** `traceStrength` and `linkStrength` for the two halves of a trace, `mayPay` where a cost may be paid. */
export function namesOf(question: Question): string[] {
  const names: string[] = [question.asks]
  if (question.about !== null) names.push(nameOf(question.about))
  if (question.asks === 'trace') names.push(question.for === 'corp' ? 'traceStrength' : 'linkStrength')
  if (question.form === 'choose' && question.asks === 'confirm')
    names.push(question.options.some(option => option.does === 'pay') ? 'mayPay' : 'may')
  return names
}

function nameOf(about: About): string {
  switch (about.is) {
    case 'ability':
      return about.path
    case 'value':
      return about.as
    case 'price':
      return about.of
    case 'payment':
      return about.by
    default:
      return about.is
  }
}

/** The step the innermost timing structure is at. */
export function placeOf(game: Game): { readonly step: string; readonly rule: string } {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame?.kind === 'structure')
      return { step: `${frame.of}.${frame.step}`, rule: rowAt(game, frame).rule }
  }
  return { step: 'setup', rule: '1.6.6a' }
}

function cardIn(game: Game, ref: Ref | null): { card?: string; cardId?: number } {
  return ref === null || game.cards[ref.card] === undefined
    ? {}
    : { card: titleOf(game, ref), cardId: ref.card }
}

/** Options with ids that tell them apart: what it does, to which card, where. */
export function optionsOf(game: Game, side: Side, options: readonly Option[]): AskedOption[] {
  const seen = new Map<string, number>()
  const asked = options.map(option => {
    const id = idOf(option)
    const times = (seen.get(id) ?? 0) + 1
    seen.set(id, times)
    return optionOf(game, side, option, times === 1 ? id : `${id}~${times}`)
  })
  return asked.map(option => {
    const { label, cardId } = option
    const alike = asked.filter(each => each.label === label && each.cardId !== cardId)
    return cardId === undefined || alike.length === 0 ? option : { ...option, copy: copyOf(game, cardId) }
  })
}

/** What tells copies of a card apart: their places, their faces, and what lies on them. */
function copyOf(game: Game, card: number): string {
  const { zone, server, faceup, counters } = cardAt(game, card)
  const place = zone === 'ice' ? iceOf(game, card) : server === null ? zone : serverName(server)
  const lying = Object.entries(counters).flatMap(([kind, amount]) =>
    amount > 0 ? [`${amount} ${kind}`] : [],
  )
  return [place, ...(faceup ? [] : ['facedown']), ...lying].join(', ')
}

function iceOf(game: Game, card: number): string {
  for (const { id, ice } of game.servers) {
    const at = ice.findIndex(position => position.ice === card)
    if (at >= 0) return `ice ${at} of ${serverName(id)}`
  }
  return 'ice'
}

function idOf(option: Option): string {
  const parts = [option.does, option.card && `#${option.card.card}`, option.server, option.hidden]
  parts.push(option.cards?.map(ref => `#${ref.card}`).join('+'))
  if (option.does === 'useAbility' || option.does === 'trigger' || option.does === 'effect')
    parts.push(option.ability)
  else if (option.key !== undefined) parts.push(option.key)
  if (option.position !== undefined) parts.push(`${option.position}`)
  return parts.filter(part => part !== undefined && part !== '').join(':')
}

function optionOf(game: Game, side: Side, option: Option, id: string): AskedOption {
  const ability = abilityIndex(game, option)
  const credits = creditsFor(game, side, option)
  return {
    id,
    kind: option.does,
    label: labelOf(game, option),
    ...cardIn(game, option.card ?? null),
    ...(option.cards !== undefined && { cards: option.cards.map(ref => titleOf(game, ref)) }),
    ...(option.server !== undefined && { server: option.server }),
    ...(ability !== undefined && { ability }),
    ...(option.does === 'subroutine' && option.index !== undefined && { subroutine: option.index }),
    ...(option.does === 'effect' && option.index !== undefined && { effect: option.index }),
    ...(option.position !== undefined && { position: option.position }),
    ...(credits !== undefined && { credits }),
    ...(option.mandatory !== undefined && { mandatory: option.mandatory }),
    ...(option.hidden !== undefined && { zone: option.hidden }),
    ...(option.does === 'word' && option.key !== undefined && { word: option.key }),
  }
}

/** Counted as printed; a gained ability has no place on the card. */
function abilityIndex(game: Game, option: Option): number | undefined {
  if (option.card === undefined || option.ability === undefined) return undefined
  if (option.does !== 'useAbility' && option.does !== 'trigger') return undefined
  const [is, nth] = option.ability.split('/')
  return is === definitionOf(game, cardAt(game, option.card.card)).is ? Number(nth) : undefined
}
