import type { Awaited, Purpose, Replacement, TermOf } from '@paydata/engine/language'
import type { Parts } from '../../phrasing/in-one.ts'
import type { Text } from '../../phrasing/text.ts'
import { joined, spaced, t } from '../../phrasing/text.ts'
import type { Declared, DeclaredName, Instead } from '../../tree/clauses.ts'
import type { Amount, Expected, Noun, Person, Thing } from '../../tree/tree.ts'
import { cannotDo, doingFor, paidFor, spentTo } from './acts.ts'
import { figure, quantity, units } from './amounts.ts'
import { clausePhrase } from './clauses.ts'
import { condition, during, ending } from './conditions.ts'
import { payPhrase } from './deeds.ts'
import { insteadOf, value, would } from './effects.ts'
import {
  article,
  bare,
  clicks,
  counted,
  does,
  list,
  noun,
  possessive,
  statement,
  subject,
} from './grammar.ts'
import { participle } from './inflection.ts'
import { lineText } from './lines.ts'
import { counters, damageName, serversText, serverText, subtypeName, zoneText } from './names.ts'
import { asSubject, isMany, isMass, nounText, thing } from './nouns.ts'

const isLess = ({ count, less }: Amount): boolean => less === true || (typeof count === 'number' && count < 0)
const size = ({ count, ...rest }: Amount): Text =>
  quantity({ count: typeof count === 'number' ? Math.abs(count) : count, ...rest }).count
const tail = (amount: Amount): Text => quantity(amount).tail
const signed = (amount: Amount): Text => (isLess(amount) ? t`-${size(amount)}` : t`+${size(amount)}`)
const toward = (amount: Amount): Text => (isLess(amount) ? 'lowered' : 'increased')
const isPlacedIce = (noun: Noun): boolean =>
  isMass(noun) && noun.traits.some(({ trait }) => trait === 'protecting')
/** What holds for ice holds for each piece of it, or for all ice somewhere. */
const of = (it: Thing): Text =>
  it.is === 'all' && isMass(it.noun) && !isPlacedIce(it.noun)
    ? t`each ${nounText(it.noun).one}`
    : asSubject(it)
/** "Gets" or "get". */
const verb = (of: Thing, third: string, plain: string): string => (isMany(of) ? plain : third)
const isAre = (cards: Thing): Text => (isMany(cards) ? 'are' : 'is')
const isNewly = (purpose: TermOf<Purpose>): boolean =>
  purpose === 'trash' || purpose === 'removeTag' || purpose === 'rez'

const spendable = {
  one: 'use this credit',
  these: 'use these credits',
  hosted: 'you can spend hosted credits',
}

function spend({ uses, credits }: Declared<'spend'>): Text {
  const told = uses.flatMap(use => use.to.map(purpose => doingFor(purpose, use)))
  if (told.length === 0) return spendable[credits]
  const all = [...new Set(uses.flatMap(({ to }) => to))]
  const deeds = all.map(purpose => spentTo(purpose, uses))
  const isNew = credits === 'hosted' || uses.some(({ to }) => to.some(isNewly))
  if (isNew && deeds.every(deed => deed !== null)) return t`${spendable.hosted} to ${joined(deeds, ' or ')}`
  const isTrace = uses.every(use => use.to.every(purpose => purpose === 'trace'))
  return isTrace
    ? t`${spendable[credits]} during trace attempts`
    : t`${spendable[credits]} to pay for ${joined(told, ' or for ')}`
}

function choosesDamage({ who, runner, kind, first, cards, looks, may }: Declared<'choosesDamage'>): Text {
  const suffers = does(runner, 'suffer', damageName(kind))
  const when = first ? t`the first time ${suffers} each turn` : t`whenever ${suffers}`
  const which = cards === null ? 'the cards' : cards === 1 ? 'the first card' : t`the first ${cards} cards`
  const plain = who === 'you' || may
  const look = looks ? t`${plain ? 'look' : 'looks'} at the grip and ` : ''
  return t`${when}, ${subject[who]} ${may ? 'may ' : ''}${look}${plain ? 'choose' : 'chooses'} ${which} it trashes`
}

type MovedTo = Extract<Replacement, { instead: 'move' }>['to']
const movedTo: Readonly<Record<MovedTo, (host: Text) => Text>> = {
  removed: () => 'removed from the game',
  setAside: () => 'set aside',
  hosted: host => t`hosted on ${host}`,
  hand: () => 'added to its owner’s hand',
  topOfDeck: () => 'added to the top of its owner’s deck',
  bottomOfDeck: () => 'added to the bottom of its owner’s deck',
  facedown: () => 'turned facedown',
}

function replaced(effect: TermOf<Awaited>, expected: Expected, instead: Instead): Text {
  const if_ = expected.firstAction
    ? t`the first time each turn ${does(expected.by ?? 'you', 'take', 'the basic action to draw 1 card')}`
    : t`if ${would[effect](expected)}`
  switch (instead.to) {
    case 'nothing':
      return t`${if_}, nothing happens instead`
    case 'do': {
      // An access may be of another card.
      const doing = effect === 'access' ? undefined : insteadOf[effect]?.(expected)
      const does = statement(clausePhrase(instead.does))
      return doing === undefined ? t`${if_}, instead ${does}` : t`instead of ${doing}, ${does}`
    }
    case 'may': {
      const doing = insteadOf[effect]?.(expected)
      const may = bare('you', clausePhrase(instead.does))
      return doing === undefined ? t`${if_}, you may instead ${may}` : t`instead of ${doing}, you may ${may}`
    }
    case 'subroutine':
      return t`${if_}, it resolves as “[sub] ${statement(clausePhrase(instead.does))}” instead`
    case 'kind':
      return t`${if_}, it is ${damageName(instead.kind)} instead`
    case 'amount':
      return t`${if_}, the amount is ${figure(instead.amount)} instead`
    case 'server':
      return effect === 'success'
        ? t`${if_}, instead treat it as a successful run on ${serverText(instead.server)}`
        : t`${if_}, it is ${serverText(instead.server)} instead`
    default:
      return t`${if_}, it ${instead.may ? 'may be' : 'is'} ${movedTo[instead.to](thing(instead.host))} instead`
  }
}

/** Ice somewhere is one mass: "the rez cost of ice protecting this server". */
const each = (cards: Thing): Text =>
  cards.is !== 'kind'
    ? asSubject(cards)
    : isPlacedIce(cards.noun)
      ? thing(cards)
      : t`each ${nounText(cards.noun).one}`
/** "You can forfeit 1 agenda as you rez this ice to pay for 10[credit] of its rez cost." (CR 1.16.2e). */
function covering({ to, who, cards, pay }: Declared<'alternativePayment'>): Text | null {
  const [way, ...others] = pay
  const covered = way?.find(({ say }) => say === 'payLess')
  if (way === undefined || others.length > 0 || covered?.say !== 'payLess' || isMany(cards)) return null
  const paid = payPhrase([way.filter(each => each !== covered)], who).plain
  const act = paidFor({ to, cards, servers: null, orRoot: false })
  const { amount } = covered
  return t`${subject[who]} can ${paid} as ${who === 'you' ? 'you' : 'they'} ${act} to pay for ${quantity(amount).count}[credit] of its ${to} cost`
}

const payee = (who: Person, pay: Text): Text => (who === 'you' ? pay : t`${subject[who]} must ${pay}`)

/** What it costs to play or to install this card. */
export const isOwnCost = (of: Declared): boolean =>
  of.say === 'cost' && of.cards.is === 'this' && (of.of === 'play' || of.of === 'install')

/** "This program costs 1[credit] less to install", but "the play cost of this event is lowered by 1[credit]". */
const ownCost = ({ of: to, cards, by }: Declared<'cost'>): Text | null =>
  cards.is !== 'this' || to !== 'install'
    ? null
    : t`${asSubject(cards)} costs ${size(by)}[credit] ${isLess(by) ? 'less' : 'more'} to ${to}${tail(by)}`

/** "Each card installed on this resource costs 1[credit] less to install." */
function hostedCost({ of: what, cards, by }: Declared<'cost'>): Text | null {
  if (what !== 'install' || cards.is !== 'kind') return null
  const { traits } = cards.noun
  const others = traits.filter(each => each.trait !== 'quality' || each.quality !== 'hosted')
  return others.length < traits.length
    ? t`each ${nounText({ ...cards.noun, traits: others }).one} installed this way costs ${size(by)}[credit] ${isLess(by) ? 'less' : 'more'} to install${tail(by)}`
    : null
}

/** "The Runner cannot", what they cannot do, and to what. */
export const cannotParts = (d: Declared<'cannot'>): Parts => [
  d.again === true ? 'they' : subject[d.who],
  'cannot',
  ...cannotDo(d),
]

/** What is continuously true, without its full stop. */
const declarations: { readonly [Name in DeclaredName]: (d: Declared<Name>) => Text } = {
  strength: d => t`${of(d.of)} ${verb(d.of, 'gets', 'get')} ${signed(d.by)} strength${tail(d.by)}`,
  setStrength: d => t`${of(d.of)} ${verb(d.of, 'has', 'have')} ${figure(d.to)} strength`,
  boost: d => t`${signed(d.by)} strength${tail(d.by)}`,
  memory: d =>
    t`${signed(d.by)}[mu]${tail(d.by)}${d.for === null ? '' : t` that can only be used for ${nounText(d.for).many}`}`,
  link: d => t`${signed(d.by)}[link]${tail(d.by)}`,
  handSize: d => t`${does(d.who, 'get')} ${signed(d.by)} maximum hand size${tail(d.by)}`,
  clicks: d =>
    t`${does(d.who, 'get')} ${signed(d.by)} allotted [click] for each of ${d.who === 'you' ? 'your' : 'their'} turns`,
  cost: d =>
    ownCost(d) ??
    hostedCost(d) ??
    t`the ${d.of} cost of ${each(d.cards)} is ${toward(d.by)} by ${size(d.by)}[credit]${tail(d.by)}`,
  firstCost: d => {
    const first = t`the first ${nounText(d.noun).one} ${does(d.who, d.of)} each turn`
    // A card of several kinds would be a long subject.
    return d.noun.types.length > 1
      ? t`${isLess(d.by) ? 'lower' : 'increase'} the ${d.of} cost of ${first} by ${size(d.by)}[credit]${tail(d.by)}`
      : t`${first} costs ${size(d.by)}[credit] ${isLess(d.by) ? 'less' : 'more'} to ${d.of}${tail(d.by)}`
  },
  fewerClicks: d =>
    d.first
      ? t`the first ${nounText(d.noun).one} ${does(d.who, 'play')} each turn costs ${clicks(quantity(d.by))} less to play`
      : t`each ${nounText(d.noun).one} costs ${clicks(quantity(d.by))} less to play`,
  additionalCost: d =>
    t`as an additional cost to ${paidFor(d)}, ${payee(d.who, payPhrase(d.pay, d.who).plain)}`,
  alternativePayment: d =>
    covering(d) ??
    t`to ${paidFor({ to: d.to, cards: d.cards, servers: null, orRoot: false })}, ${subject[d.who]} may ${payPhrase(d.pay, d.who).plain}`,
  printedX: d => t`X is equal to ${figure(d.is)}`,
  requirement: d => t`${each(d.cards)} gets ${signed(d.by)} advancement requirement${tail(d.by)}`,
  points: d =>
    t`${each(d.cards)} is worth ${size(d.by)} ${isLess(d.by) ? 'less' : 'additional'} agenda ${size(d.by) === '1' ? 'point' : 'points'}${tail(d.by)}`,
  subtypes: d => {
    const gained = t`${verb(d.of, 'gains', 'gain')} ${list(d.gains.map(subtypeName), 'and')}`
    const lost = t`${verb(d.of, 'loses', 'lose')} ${list(d.loses.map(subtypeName), 'and')}`
    const both = [...(d.gains.length > 0 ? [gained] : []), ...(d.loses.length > 0 ? [lost] : [])]
    return t`${of(d.of)} ${list(both, 'and')}`
  },
  gains: d => {
    const { order, corp, copies } = d
    const many =
      copies === null ? '' : t`${quantity(copies).count} ${quantity(copies).one ? 'copy' : 'copies'} of `
    const where =
      order === null
        ? ''
        : order === 'chosen'
          ? t` in the order of ${possessive[corp]} choice`
          : t` ${order} ${verb(d.of, 'its', 'their')} other subroutines`
    return t`${of(d.of)} ${verb(d.of, 'gains', 'gain')} ${many}“${lineText(d.ability)}”${where}${copies === null ? '' : tail(copies)}`
  },
  losesAbilities: d => t`${of(d.of)} ${verb(d.of, 'loses', 'lose')} all abilities`,
  mustRun: d => t`${subject[d.who]} must spend [click] to make a run, if able`,
  mustTrash: d =>
    t`${subject[d.who]} must ${d.byCost ? 'pay to trash' : 'trash'} ${thing(d.cards)} on access, if able`,
  cannot: d => spaced(...cannotParts(d)),
  runsCannotSucceed: d =>
    t`runs${d.servers === null ? '' : t` against ${serversText(d.servers)}`} cannot be declared successful`,
  cannotBe: d => t`${asSubject(d.card)} cannot be ${participle(d.act)}`,
  recurring: d => t`${size(d.amount)}[recurring-credit]`,
  spend,
  canAdvance: d => t`you can advance ${thing(d.card)}`,
  canHost: ({ card, most, noun, memory }) => {
    const { one, many } = nounText(noun)
    if (most !== null && memory === null && many === 'cards')
      return t`limit ${most} hosted ${most === 1 ? one : many}`
    if (most === null && memory === null) return t`you can install ${many} onto ${thing(card)}`
    const cards =
      most === null ? t`any number of ${many}` : most === 1 ? t`1 ${one}` : t`up to ${most} ${many}`
    return t`${asSubject(card)} can host ${cards}${memory === null ? '' : t` with a total of up to ${memory}[mu]`}`
  },
  asInHand: d => t`you can play or install ${nounText(d.noun).many} as if they were in ${zoneText(d.hand)}`,
  hostedMemoryFree: () => 'the memory costs of hosted programs do not count against your memory limit',
  interfaceOnly: d => t`${asSubject(d.card)} can only interface with ${thing({ is: 'kind', noun: d.noun })}`,
  subroutinesCannotEndRun: d => t`subroutines on ${thing(d.on)} cannot end the run`,
  installOnlyOn: d => t`install only on ${article(nounText(d.noun).one)}`,
  installOnlyAt: d => t`install only in the root of ${serversText(d.servers)}`,
  onlyIf: d => {
    const moment = during(d.condition)
    if (moment !== null) return t`${d.act} only ${moment}`
    return t`${d.act}${d.card === null ? '' : t` ${thing(d.card)}`} only if ${condition(d.condition)}`
  },
  revealWhileAccessed: d => t`while the Runner is accessing ${thing(d.card)} in R&D, they must reveal it`,
  access: d => {
    const { count, one } = quantity(d.by)
    return t`whenever ${does(d.who, 'breach')} ${serverText(d.server)}, ${d.who === 'you' ? 'you' : 'they'} access ${count} additional ${one ? 'card' : 'cards'}${tail(d.by)}`
  },
  accessOnly: d => t`${does(d.who, 'access')} only ${thing(d.card)}`,
  accessAtMost: d =>
    t`${subject[d.who]} cannot access more than ${d.cards} ${d.cards === 1 ? 'card' : 'cards'}${d.besides === null ? '' : t` other than ${thing(d.besides)}`}`,
  staysInPlay: d => t`${asSubject(d.card)} is not trashed ${ending(d.until)}`,
  remotes: d => t`limit ${d.most} remote ${d.most === 1 ? 'server' : 'servers'}`,
  value: d => t`${value[d.of.effect](d.of.of)} is ${toward(d.by)} by ${size(d.by)}${tail(d.by)}`,
  considered: d => {
    const { one, many } = counters[d.counter]
    const more =
      d.counter === 'credit'
        ? t`${units(d.counter, quantity(d.amount))} additional`
        : counted(quantity(d.amount), noun(t`additional ${one}`, t`additional ${many}`))
    return t`${of(d.of)} ${isAre(d.of)} considered to have ${more}`
  },
  mayInstallFaceup: d => t`you may install ${nounText(d.noun).many} faceup`,
  installedFaceup: d => t`install ${thing(d.card)} faceup`,
  poolKept: () => 'you cannot lose or spend credits from your credit pool',
  inPool: () => 'hosted credits are considered to be in your credit pool',
  onlyInRun: () => 'you can use those credits only during that run',
  mostX: d => t`X must be equal to or less than ${figure(d.amount)}`,
  choosesDamage,
  prolong: d =>
    d.effectsOn === 'increasedStrength'
      ? t`effects that increase ${d.of.is === 'it' ? 'its strength' : t`the strength of ${thing(d.of)}`} last ${ending(d.until)} (instead of any shorter duration)`
      : t`effects on the ${d.effectsOn === 'subtype' ? 'subtypes' : d.effectsOn} of ${thing(d.of)} that would end sooner last ${ending(d.until)}`,
  skipStep: d =>
    t`${does(d.who, 'skip')} ${d.step === 'mandatoryDraw' ? 'the mandatory draw' : t`${possessive[d.who]} discard step`}`,
  active: d => {
    const zone = zoneText({ zone: d.in, whose: d.in === 'runnerScore' ? 'runner' : 'you' })
    return t`${asSubject(d.card)} is active while it is in ${zone}`
  },
  replace: d => replaced(d.would, d.of, d.instead),
}

/** Each name has a phrase of its own, which takes just what is declared by it. */
export function declared<Name extends DeclaredName>(what: Declared<Name>): Text {
  const say: (d: Declared<Name>) => Text = declarations[what.say]
  return say(what)
}
