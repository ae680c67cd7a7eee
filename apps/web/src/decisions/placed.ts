import type { OptionView, View } from '@paydata/engine'
import { useHand } from '../store/hand.ts'
import { useSettings } from '../store/settings.ts'
import { lying, phone, useMedia } from '../ui/use-media.ts'
import type { Choice } from './answering.ts'
import { isSingle, mainOption, optionsAt, optionsOf } from './answering.ts'

/** Names of the cards that lie where they can be chosen. */
function cardsInPlace({ servers, rig, hosted, viewer, corp, runner }: View): ReadonlySet<number | null> {
  const own = viewer === 'corp' ? corp : runner
  const cards = [
    ...servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
    ...rig,
    ...hosted,
    ...own.hand.cards,
    ...[corp, runner].flatMap(({ identity, scoreArea }) => [identity, ...scoreArea]),
  ]
  return new Set(cards.map(({ id }) => id).filter(id => id !== null))
}

/** Options that can be taken where their card or server lies, so that they need not be listed. */
export function placedIn(question: Choice, view: View): ReadonlySet<OptionView> {
  const inPlace = cardsInPlace(view)
  const isSingleAnswer = isSingle(question)
  const isAt = (card: number | null): boolean =>
    inPlace.has(card) && (isSingleAnswer || optionsOf(question, card).length === 1)
  const isPlaced = (option: OptionView): boolean => {
    if (option.does === 'newRemote') return true
    if ([option.card, ...(option.cards ?? [])].some(isAt)) return true
    const server = option.card === null ? (option.server ?? option.hidden) : null
    return server !== null && optionsAt(question, server).length === 1
  }
  return new Set(question.options.filter(isPlaced))
}

/** How many of the options have no place of their own: the panel is for them. */
function listedAlways(question: Choice, view: View): number {
  const placed = placedIn(question, view)
  const main = mainOption(question)
  return question.options.filter(option => option !== main && !placed.has(option)).length
}

const hasEnd = (question: Choice): boolean => !isSingle(question) || mainOption(question) !== undefined

/** Whether what is asked has more answers without a place on the table than a phone has room for below it. */
function needsRoom(view: View): boolean {
  const { question } = view
  if (question === null || question.form === 'number' || question.asks === 'action') return false
  return question.form === 'allocate' || listedAlways(question, view) > (hasEnd(question) ? 0 : 2)
}

/** Whether the sheet of a phone is drawn up over the table. */
export function useIsDrawn(view: View): boolean {
  const isListed = useIsListed()
  const isLying = useMedia(lying)
  return useMedia(phone) && !isLying && view.question !== null && (isListed || needsRoom(view))
}

/** Whether the player wants to see every option in the panel. */
export function useIsListed(): boolean {
  const isListed = useHand(state => state.isListed)
  const isLying = useMedia(lying)
  return useSettings(state => state.list === 'full') || isLying || isListed
}
