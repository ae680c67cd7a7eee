import { isActive, isInstalled, runOf } from '@paydata/engine/inside/queries/facts/look'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Zone } from '@paydata/engine/inside/state/names'
import type { Asks, OptionKind, Question } from '@paydata/engine/inside/state/questions'
import type { AskedOption } from './asking.ts'
import type { Which } from './finding.ts'
import { findCard, findCards, notThere } from './finding.ts'
import { titleOf } from './labels.ts'
import { refusedIn } from './words.ts'

interface Home {
  readonly asks: Asks
  /** What to say at any other question. */
  readonly else: string
}
const action: Home = {
  asks: 'action',
  else: 'it is an action, which is taken when "action" is asked (CR 9.2.6)',
}

/** At which question a thing is done. */
const homes: Readonly<Partial<Record<OptionKind, Home>>> = {
  play: action,
  install: action,
  advance: action,
  run: action,
  drawCard: action,
  gainCredit: action,
  purge: action,
  removeTag: action,
  trashResource: action,
  rez: { asks: 'paidWindow', else: 'cards are rezzed in paid ability windows (CR 9.2.7c)' },
  score: {
    asks: 'paidWindow',
    else: "agendas are scored in the windows of the Corp's turn, such as that of corpTurn('window') (CR 9.2.7d)",
  },
  jackOut: { asks: 'jackOut', else: 'the Runner jacks out when "jackOut" is asked (CR 6.9.4c)' },
  access: { asks: 'candidate', else: 'no candidate is to be chosen (CR 7.3.4)' },
  steal: { asks: 'steal', else: 'no agenda is to be stolen (CR 7.1.6)' },
  trashAccessed: { asks: 'midAccess', else: 'no card has just been accessed (CR 7.1.5)' },
}

/** Why a player may not do this now, as a player would be told; else what is wrong with the wish. */
export function whyNot(
  game: Game,
  question: Question | undefined,
  kinds: readonly OptionKind[],
  fits: (option: AskedOption) => boolean,
  which: Which | undefined,
): string | undefined {
  const isIt = (option: AskedOption): boolean => kinds.includes(option.kind) && fits(option)
  const found = question === undefined ? undefined : refusedIn(game, question).find(isIt)
  if (found !== undefined) return found.reason
  if (typeof which === 'string' && findCards(game, which).length === 0)
    return notThere(game, which).replace(/\.$/, '')
  const [kind] = kinds
  if (kind === 'jackOut' && runOf(game) === undefined) return 'there is no run (CR 6.1.5)'
  const home = kind === undefined ? undefined : homes[kind]
  if (home === undefined || home.asks === question?.asks) return wrongWith(game, kinds, which)
  return home.else
}

/** What a card is not, for a verb that comes at its time. */
function wrongWith(game: Game, kinds: readonly OptionKind[], which: Which | undefined): string | undefined {
  if (which === undefined) return undefined
  const card = findCard(game, which)
  const title = titleOf(game, card)
  const isFromHand = kinds.includes('play') || kinds.includes('install')
  if (isFromHand ? !isHand(card.zone) : !isInstalled(card) && !isActive(card))
    return `${title} is in ${card.zone}`
  if (kinds.includes('rez')) {
    if (card.faceup) return `${title} is faceup already`
    return card.zone === 'ice' ? 'ice is rezzed while it is approached (CR 6.4.3)' : undefined
  }
  if (!kinds.includes('useAbility')) return undefined
  return isActive(card) ? `${title} has no such ability` : `${title} is not active (CR 1.8.6)`
}

const isHand = (zone: Zone): boolean => zone === 'hq' || zone === 'grip'
