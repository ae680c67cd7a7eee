import { isInstalled, runOf } from '../src/queries/look.ts'
import type { Game } from '../src/state/game.ts'
import type { OptionKind, Question } from '../src/state/questions.ts'
import type { AskedOption } from './asking.ts'
import { askedOf } from './asking.ts'
import type { Which } from './finding.ts'
import { findCard, findCards } from './finding.ts'
import { titleOf } from './labels.ts'
import { refusedIn } from './words.ts'

const action = 'it is an action, which is taken when "action" is asked (CR 9.2.6)'

/** When else a thing is done, for who tries it at another question. */
const usually: Readonly<Partial<Record<OptionKind, string>>> = {
  play: action,
  install: action,
  advance: action,
  run: action,
  drawCard: action,
  gainCredit: action,
  purge: action,
  removeTag: action,
  trashResource: action,
  rez: 'cards are rezzed in paid ability windows (CR 9.2.7c)',
  score:
    "agendas are scored in the windows of the Corp's turn, such as that of corpTurn('window') (CR 9.2.7d)",
  jackOut: 'the Runner jacks out when "jackOut" is asked (CR 6.9.4c)',
  access: 'no candidate is to be chosen (CR 7.3.4)',
  steal: 'no agenda is to be stolen (CR 7.1.6)',
  trashAccessed: 'no card has just been accessed (CR 7.1.5)',
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
    return `no card called "${which}" is in this game`
  if (kinds.includes('jackOut') && runOf(game) === undefined) return 'there is no run (CR 6.1.5)'
  const isAsked =
    question !== undefined && askedOf(game, question).options.some(each => kinds.includes(each.kind))
  const [kind] = kinds
  const at = kind === undefined || isAsked ? undefined : usually[kind]
  return at === undefined || (at === action && question?.asks === 'action')
    ? whereItIs(game, kinds, which)
    : at
}

/** A card is played and installed from the hand, by these verbs. */
function whereItIs(game: Game, kinds: readonly OptionKind[], which: Which | undefined): string | undefined {
  if (which === undefined) return undefined
  const { zone, card } = findCard(game, which)
  const needsHand = kinds.includes('play') || kinds.includes('install')
  if (needsHand && zone !== 'hq' && zone !== 'grip') return `${titleOf(game, { card })} is in ${zone}`
  return needsHand || isInstalled(findCard(game, which))
    ? undefined
    : `${titleOf(game, { card })} is in ${zone}`
}
