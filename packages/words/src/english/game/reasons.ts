import type { OptionRefusalCode, ReplyRefusalCode, TermOf } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import type { Reasoned } from '../../tree/language.ts'
import type { Thing } from '../../tree/tree.ts'
import { condition } from './conditions.ts'
import { counters } from './names.ts'
import { predicates, thing } from './nouns.ts'
import { payment } from './saying.ts'

const short = (what: string, it: string, unit: string, have: (n: number) => Text) => (r: Reasoned) => {
  if (r.needs === null) return what
  const has = r.has === null ? '' : t`, and ${have(r.has)}`
  return t`it ${it} ${r.needs}${unit}${has}`
}

/** How many there are of so many that are needed. */
const thereAre = (n: number | null, needs: number | null): Text =>
  n === null || n === 0
    ? needs === 1
      ? 'there is none'
      : 'there are none'
    : t`there ${n === 1 ? 'is' : 'are'} ${n}`
const toPay = ({ ground, needs, has }: Reasoned): Text | null =>
  ground === null || !('pay' in ground)
    ? null
    : t`you would have to ${payment(ground.pay)}, and ${thereAre(has, needs)}`
const orSomething = (by: Thing | null): Text => (by === null ? 'something' : thing(by))
/** What a card would have to be, and is not. */
function isNot({ ground }: Reasoned): Text {
  if (ground === null || !('is' in ground)) return 'it is not what is asked for'
  const [trait, ...others] = ground.not ? ground.is.traits : []
  if (trait?.trait === 'advanceable') return 'it cannot be advanced'
  const isUnrezzed = others.length === 0 && trait?.trait === 'quality' && trait.quality === 'unrezzed'
  return isUnrezzed ? 'it is rezzed already' : t`it ${predicates(ground.is, false, ground.not)}`
}

/** Why something is not offered. */
export const reasons: Readonly<Record<TermOf<OptionRefusalCode>, (r: Reasoned) => Text>> = {
  credits: short('not enough credits', 'costs', '[credit]', has => t`you have ${has}[credit]`),
  clicks: short('not enough clicks', 'takes', '[click]', has => t`you have ${has} left`),
  counters: r => toPay(r) ?? t`it takes ${r.needs ?? 0} of the counters, and ${thereAre(r.has, r.needs)}`,
  creditsFrom: ({ needs, has }) =>
    needs === null
      ? 'its text says which cards the credits come from'
      : t`${needs}[credit] of its cost must come from the cards its text names${has === null ? '' : t`, and they have ${has}[credit]`}`,
  cost: r => {
    const { needs, has } = r
    if (needs === null) return 'its cost cannot be paid'
    return toPay(r) ?? t`it takes ${needs} such card${needs === 1 ? '' : 's'}, and ${thereAre(has, needs)}`
  },
  averted: ({ by }) => t`${orSomething(by)} would keep that from happening`,
  neededTwice: () => 'one card cannot pay for two parts of its cost',
  neededElsewhere: () => 'another part of the cost needs it',
  restriction: () => 'it would not be allowed any more when that is paid',
  memory: short('not enough memory', 'needs', '[mu]', has => t`you have ${has}[mu] free`),
  noHost: () => 'there is no card it could be installed on',
  noPlace: () => 'there is no server it could be installed in',
  condition: ({ ground }) =>
    ground !== null && 'if' in ground ? condition(ground.if) : 'its condition is not met',
  notFirstClick: () => 'it can only be the first click of the turn',
  limit: () => 'it has been used as often as it may be',
  notFirst: () => 'it is not the first time',
  notEncountering: () => 'no ice is being encountered',
  otherIce: () => 'its text names other ice than the one that is encountered',
  notApproaching: () => 'no ice is being approached',
  strength: ({ needs, has }) =>
    needs === null
      ? 'its strength is too low'
      : t`it needs strength ${needs}${has === null ? '' : t` and has ${has}`}`,
  subtype: () => 'it cannot break subroutines of this kind of ice',
  loop: () => 'the run would go on for ever',
  noTarget: () => 'there is nothing it could be used on',
  notTagged: () => 'the Runner is not tagged',
  notApproached: () => 'ice can only be rezzed while it is approached',
  requirement: ({ needs, has, advancement }) =>
    needs === null
      ? 'it is not advanced enough'
      : t`it needs ${needs} ${counters[advancement][needs === 1 ? 'one' : 'many']}${has === null ? '' : t` and has ${has}`}`,
  forbidden: ({ by }) => t`${orSomething(by)} forbids it`,
  notAction: () => 'it is an action, which is taken when you are asked for one',
  notPaidWindow: () => 'it is used in paid ability windows, and this is not one',
  notImminent: () => 'nothing that it could prevent or change is about to happen',
  notAccessing: () => 'it is used when a card has just been accessed',
  noRezzing: () => 'no cards can be rezzed at this time',
  noScoring: () => 'agendas cannot be scored at this time',
  noJackingOutNow: () => 'you are asked as you approach ice, but for the first, and at the server',
  noJackingOut: () => 'you are asked when you have passed ice, or where there is none',
  mandatory: () => 'what is not optional must be resolved first',
  mustSteal: () => 'an agenda that is accessed must be stolen',
  chosenAlready: () => 'it has been chosen already',
  unfit: isNot,
  notWanted: () => 'you did not choose it as it came there',
  itself: () => 'it must be another card',
  notControlled: () => 'only what the payer controls can be paid with',
  notAdvanceable: () => 'only agendas can be advanced, and cards that say so',
  noTrashCost: () => 'it has no trash cost',
  inArchives: () => 'cards in Archives cannot be trashed',
  accessLimit: ({ has }) => t`you may access only ${has ?? 0} there`,
  broken: () => 'it is broken already',
  wrongServer: () => 'this card cannot be installed there',
  remoteLimit: ({ has }) => t`no more than ${has ?? 0} remote servers are allowed`,
  hostLimit: () => 'it cannot host this card',
  needsHost: () => 'it can only be installed on another card',
  console: () => 'you have a console already',
  mustGo: () => 'other cards there must be trashed first',
  noSwap: () => 'it cannot be swapped',
  noSubroutine: () => 'it has no subroutines',
  notForThis: () => 'its credits are for other things',
  most: () => 'no more is allowed',
  outside: () => 'the text names other servers',
  notFully: () => 'it cannot be carried out in full',
}

/** Why a reply is no answer. */
export const replies: Readonly<Record<ReplyRefusalCode, string>> = {
  gameOver: 'the game is over',
  notAPlayer: 'only the Corp and the Runner play',
  notAsked: 'this player is not asked anything now',
  staleQuestion: 'it answers a question that is not open',
  notAnOption: 'there is no such option',
  tooFew: 'it is less than what is asked for',
  tooMany: 'it is more than what is asked for',
  chosenTwice: 'the same is chosen twice',
  outOfRange: 'it is not within what is possible',
  wrongForm: 'something else is asked for',
  malformed: 'it makes no sense',
}
