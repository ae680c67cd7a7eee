import type { OptionView, View } from '@paydata/engine'
import { usualOption } from '@paydata/engine'
import { labelOf } from '@paydata/words'
import { gameWords } from '../messages/game.ts'
import { useHand } from '../store/hand.ts'
import { useSettings } from '../store/settings.ts'
import { cardsIn } from '../table/cards-in.ts'
import { lying, narrow, phone, small, useMedia } from '../ui/use-media.ts'
import type { Choice } from './answering.ts'
import { isSingle, optionsAt, optionsOf } from './answering.ts'
import { groupsOf } from './grouping.ts'

/**
 * The ids of the cards that the player can click on the table or in their hand. What can be done with the card that is accessed stands
 * in the panel, below the card itself, wherever the card was found.
 */
function cardsInPlace({
  servers,
  rig,
  hosted,
  viewer,
  corp,
  runner,
  access,
}: View): ReadonlySet<number | null> {
  const own = viewer === 'corp' ? corp : runner
  const cards = [
    ...servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
    ...rig,
    ...hosted,
    ...own.hand.cards,
    ...[corp, runner].flatMap(({ identity, scoreArea }) => [identity, ...scoreArea]),
  ]
  return new Set(cards.map(({ id }) => id).filter(id => id !== null && id !== access?.id))
}

/** Whether there is anything to purge. */
const hasVirus = (view: View): boolean => cardsIn(view).some(({ counters: { virus = 0 } }) => virus > 0)

/** Basic actions that are tokens at the player’s own panel. */
const tokens: ReadonlySet<string> = new Set(['gainCredit', 'drawCard', 'purge', 'removeTag'])

/** Where basic actions stand: as tokens at the player’s own panel, where that has room, or in the list of the decision. */
type TokenPlace = 'atPlayer' | 'listed'

export function useTokens(): TokenPlace {
  const isWide = !useMedia(narrow)
  return !useIsListed() && isWide ? 'atPlayer' : 'listed'
}

/** The basic actions, each with the number that it has in the whole list. Purging is none where there is nothing to purge. */
export const tokensIn = (question: Choice, view: View) =>
  question.asks !== 'action'
    ? []
    : groupsOf(question, view)
        .flatMap(({ options }) => options)
        .map((option, at) => ({ option, digit: at + 1 }))
        .filter(({ option: { does } }) => tokens.has(does) && (does !== 'purge' || hasVirus(view)))

/**
 * The options that can be taken on the table or in the hand, or that would do nothing now, so that the panel need not list them. Cards to
 * access stand in one row of the panel, wherever they lie.
 */
export function placedIn(question: Choice, view: View, basic: TokenPlace): ReadonlySet<OptionView> {
  if (question.asks === 'candidate') return new Set()
  const inPlace = cardsInPlace(view)
  const isSingleAnswer = isSingle(question)
  const isAt = (card: number | null): boolean =>
    inPlace.has(card) && (isSingleAnswer || optionsOf(question, card).length === 1)
  const isPlaced = (option: OptionView): boolean => {
    if (option.does === 'newRemote') return true
    if (question.asks === 'action' && tokens.has(option.does) && basic === 'atPlayer') return true
    if (option.does === 'purge') return !hasVirus(view)
    if ([option.card, ...(option.cards ?? [])].some(isAt)) return true
    const server = option.card === null ? (option.server ?? option.hidden) : null
    return server !== null && optionsAt(question, server).length === 1
  }
  return new Set(question.options.filter(isPlaced))
}

/** The options that the panel has to list, as they have no other place. */
export function listedAlways(question: Choice, view: View, basic: TokenPlace): readonly OptionView[] {
  const placed = placedIn(question, view, basic)
  const main = usualOption(question)
  return question.options.filter(option => option !== main && !placed.has(option))
}

const hasEnd = (question: Choice): boolean => !isSingle(question) || usualOption(question) !== undefined

/** How many options stand in the line of buttons. In an encounter those that break the ice stand there. */
const roomFor = (question: Choice, { encounter }: View): number =>
  !hasEnd(question) ? 2 : encounter === null && isSingle(question) ? 1 : 0

/** As many letters as two lines of a button on a phone hold. */
const mostLetters = 40

/** Whether the panel has to list more, or longer words, than fit below the table on a phone. */
function needsRoom(view: View): boolean {
  const { question } = view
  if (question === null || question.form === 'number') return false
  // What is done is done on the table, and cards to access lie in place of the hand.
  if (question.asks === 'action' || question.asks === 'candidate') return false
  if (question.form === 'allocate') return true
  const options = listedAlways(question, view, 'listed')
  return (
    options.length > roomFor(question, view) ||
    options.some(option => labelOf(option, view, gameWords()).length > mostLetters)
  )
}

/** How many letters wide a label is: its symbols stand in brackets, and each is drawn as wide as two letters. */
const lettersOf = (label: string): number => label.replace(/\[[^\]]*\]/g, '[]').length

/** As many options, or sources of a payment, as stand in two rows of the bar. */
const mostInBar = 4
/** On an upright tablet each source has a row of its own. */
const mostSourcesUpright = 2

/** Whether the bar of a desk rises over the board, as what it lists has no room in it. */
export function useRises(view: View): boolean {
  const isListed = useIsListed()
  const basic = useTokens()
  const isUpright = useMedia(small)
  const { question } = view
  if (question === null || question.form === 'number') return false
  if (question.form === 'allocate')
    return question.sources.length > (isUpright ? mostSourcesUpright : mostInBar)
  if (question.asks === 'candidate') return true
  const options = isListed ? question.options : listedAlways(question, view, basic)
  return (
    options.length > mostInBar ||
    (options.length > 2 &&
      options.some(option => lettersOf(labelOf(option, view, gameWords())) > mostLetters))
  )
}

/** Whether the panel of a phone covers the table. */
export function usePanelCoversTable(view: View): boolean {
  const isListed = useIsListed()
  const isLying = useMedia(lying)
  return useMedia(phone) && !isLying && view.question !== null && (isListed || needsRoom(view))
}

/** Whether the panel lists every option: by the setting, at a press of a button, or on a phone that lies on its side. */
export function useIsListed(): boolean {
  const isListed = useHand(state => state.isListed)
  const isLying = useMedia(lying)
  return useSettings(state => state.list === 'full') || isLying || isListed
}
