import type { Awaited, Purpose, Replacement, TermOf } from '@paydata/engine/language'
import type { Declared, DeclaredName, Instead } from '../../tree/clauses.ts'
import type { Amount, Expected, Noun, Person, Thing } from '../../tree/tree.ts'
import { cannotDo, doingFor, paidFor, spentTo } from './acts.ts'
import { figure, quantity, units } from './amounts.ts'
import { clausePhrase } from './clauses.ts'
import { condition, ending } from './conditions.ts'
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
  participle,
  possessive,
  statement,
  subject,
} from './grammar.ts'
import { lineText } from './lines.ts'
import { counters, damageName, serversText, serverText, subtypeName, zoneText } from './names.ts'
import { asSubject, isMany, isMass, nounText, thing } from './nouns.ts'
import { flow } from './steps.ts'

const isLess = ({ count }: Amount): boolean => typeof count === 'number' && count < 0
const size = ({ count, ...rest }: Amount): string =>
  quantity({ count: typeof count === 'number' ? Math.abs(count) : count, ...rest }).count
const tail = (amount: Amount): string => quantity(amount).tail
const signed = (amount: Amount): string => (isLess(amount) ? `-${size(amount)}` : `+${size(amount)}`)
const toward = (amount: Amount): string => (isLess(amount) ? 'lowered' : 'increased')
const isPlacedIce = (noun: Noun): boolean =>
  isMass(noun) && noun.traits.some(({ trait }) => trait === 'protecting')
/** What holds for ice holds for each piece of it, or for all ice somewhere. */
const of = (it: Thing): string =>
  it.is === 'all' && isMass(it.noun) && !isPlacedIce(it.noun)
    ? `each ${nounText(it.noun).one}`
    : asSubject(it)
/** "Gets" or "get". */
const verb = (of: Thing, third: string, plain: string): string => (isMany(of) ? plain : third)
const isAre = (cards: Thing): string => (isMany(cards) ? 'are' : 'is')
const isNewly = (purpose: TermOf<Purpose>): boolean =>
  purpose === 'trash' || purpose === 'removeTag' || purpose === 'rez'

const spendable = {
  one: 'use this credit',
  these: 'use these credits',
  hosted: 'you can spend hosted credits',
}

function spend({ uses, credits }: Declared<'spend'>): string {
  const told = uses.flatMap(use => use.to.map(purpose => doingFor(purpose, use)))
  if (told.length === 0) return spendable[credits]
  const all = [...new Set(uses.flatMap(({ to }) => to))]
  const deeds = all.map(purpose => spentTo(purpose, uses))
  const isNew = credits === 'hosted' || uses.some(({ to }) => to.some(isNewly))
  if (isNew && deeds.every(deed => deed !== null)) return `${spendable.hosted} to ${deeds.join(' or ')}`
  const isTrace = uses.every(use => use.to.every(purpose => purpose === 'trace'))
  return isTrace
    ? `${spendable[credits]} during trace attempts`
    : `${spendable[credits]} to pay for ${told.join(' or for ')}`
}

function choosesDamage({ who, runner, kind, first, cards, looks, may }: Declared<'choosesDamage'>): string {
  const suffers = does(runner, 'suffer', damageName(kind))
  const when = first ? `the first time ${suffers} each turn` : `whenever ${suffers}`
  const which = cards === null ? 'the cards' : cards === 1 ? 'the first card' : `the first ${cards} cards`
  const plain = who === 'you' || may
  const look = looks ? `${plain ? 'look' : 'looks'} at the grip and ` : ''
  return `${when}, ${subject[who]} ${may ? 'may ' : ''}${look}${plain ? 'choose' : 'chooses'} ${which} it trashes`
}

type MovedTo = Extract<Replacement, { instead: 'move' }>['to']
const movedTo: Readonly<Record<MovedTo, (host: string) => string>> = {
  removed: () => 'removed from the game',
  setAside: () => 'set aside',
  hosted: host => `hosted on ${host}`,
  hand: () => 'added to its owner’s hand',
  topOfDeck: () => 'added to the top of its owner’s deck',
  bottomOfDeck: () => 'added to the bottom of its owner’s deck',
  facedown: () => 'turned facedown',
}

function replaced(effect: TermOf<Awaited>, expected: Expected, instead: Instead): string {
  const if_ = expected.firstAction
    ? `the first time each turn ${does(expected.by ?? 'you', 'take', 'the basic action to draw 1 card')}`
    : `if ${would[effect](expected)}`
  switch (instead.to) {
    case 'nothing':
      return `${if_}, nothing happens instead`
    case 'do':
      return `${if_}, instead ${statement(clausePhrase(instead.does))}`
    case 'may': {
      const doing = insteadOf[effect]?.(expected)
      const may = bare('you', clausePhrase(instead.does))
      return doing === undefined ? `${if_}, you may instead ${may}` : `instead of ${doing}, you may ${may}`
    }
    case 'subroutine':
      return `${if_}, it resolves as “[sub] ${statement(clausePhrase(instead.does))}” instead`
    case 'kind':
      return `${if_}, it is ${damageName(instead.kind)} instead`
    case 'amount':
      return `${if_}, the amount is ${figure(instead.amount)} instead`
    case 'server':
      return effect === 'success'
        ? `${if_}, instead treat it as a successful run on ${serverText(instead.server)}`
        : `${if_}, it is ${serverText(instead.server)} instead`
    default:
      return `${if_}, it ${instead.may ? 'may be' : 'is'} ${movedTo[instead.to](thing(instead.host))} instead`
  }
}

/** Ice somewhere is one mass: "the rez cost of ice protecting this server". */
const each = (cards: Thing): string =>
  cards.is !== 'kind'
    ? asSubject(cards)
    : isPlacedIce(cards.noun)
      ? thing(cards)
      : `each ${nounText(cards.noun).one}`
/** "You can forfeit 1 agenda as you rez this ice to pay for 10[credit] of its rez cost." (CR 1.16.2e). */
function covering({ to, who, cards, pay }: Declared<'alternativePayment'>): string | null {
  const [way, ...others] = pay
  const covered = way?.find(({ say }) => say === 'payLess')
  if (way === undefined || others.length > 0 || covered?.say !== 'payLess' || isMany(cards)) return null
  const paid = payPhrase([way.filter(each => each !== covered)], who).plain
  const act = paidFor({ to, cards, servers: null, orRoot: false })
  const { amount } = covered
  return `${subject[who]} can ${paid} as ${who === 'you' ? 'you' : 'they'} ${act} to pay for ${quantity(amount).count}[credit] of its ${to} cost`
}

const payee = (who: Person, pay: string): string => (who === 'you' ? pay : `${subject[who]} must ${pay}`)

/** What it costs to play or to install this card. */
export const isOwnCost = (of: Declared): boolean =>
  of.say === 'cost' && of.cards.is === 'this' && (of.of === 'play' || of.of === 'install')

/** "This program costs 1[credit] less to install", but "the play cost of this event is lowered by 1[credit]". */
const ownCost = ({ of: to, cards, by }: Declared<'cost'>): string | null =>
  cards.is !== 'this' || to !== 'install'
    ? null
    : `${asSubject(cards)} costs ${size(by)}[credit] ${isLess(by) ? 'less' : 'more'} to ${to}${tail(by)}`

/** "Each card installed on this resource costs 1[credit] less to install." */
function hostedCost({ of: what, cards, by }: Declared<'cost'>): string | null {
  if (what !== 'install' || cards.is !== 'kind') return null
  const { traits } = cards.noun
  const others = traits.filter(each => each.trait !== 'quality' || each.quality !== 'hosted')
  return others.length < traits.length
    ? `each ${nounText({ ...cards.noun, traits: others }).one} installed this way costs ${size(by)}[credit] ${isLess(by) ? 'less' : 'more'} to install${tail(by)}`
    : null
}

/** What is continuously true, without its full stop. */
const declarations: { readonly [Name in DeclaredName]: (d: Declared<Name>) => string } = {
  strength: d => `${of(d.of)} ${verb(d.of, 'gets', 'get')} ${signed(d.by)} strength${tail(d.by)}`,
  setStrength: d => `${of(d.of)} ${verb(d.of, 'has', 'have')} ${figure(d.to)} strength`,
  boost: d => `${signed(d.by)} strength${tail(d.by)}`,
  memory: d =>
    `${signed(d.by)}[mu]${tail(d.by)}${d.for === null ? '' : ` that can only be used for ${nounText(d.for).many}`}`,
  link: d => `${signed(d.by)}[link]${tail(d.by)}`,
  handSize: d => `${does(d.who, 'get')} ${signed(d.by)} maximum hand size${tail(d.by)}`,
  clicks: d =>
    `${does(d.who, 'get')} ${signed(d.by)} allotted [click] for each of ${d.who === 'you' ? 'your' : 'their'} turns`,
  cost: d =>
    ownCost(d) ??
    hostedCost(d) ??
    `the ${d.of} cost of ${each(d.cards)} is ${toward(d.by)} by ${size(d.by)}[credit]${tail(d.by)}`,
  firstCost: d => {
    const first = `the first ${nounText(d.noun).one} ${does(d.who, d.of)} each turn`
    // A card of several kinds would be a long subject.
    return d.noun.types.length > 1
      ? `${isLess(d.by) ? 'lower' : 'increase'} the ${d.of} cost of ${first} by ${size(d.by)}[credit]${tail(d.by)}`
      : `${first} costs ${size(d.by)}[credit] ${isLess(d.by) ? 'less' : 'more'} to ${d.of}${tail(d.by)}`
  },
  fewerClicks: d =>
    d.first
      ? `the first ${nounText(d.noun).one} ${does(d.who, 'play')} each turn costs ${clicks(quantity(d.by))} less to play`
      : `each ${nounText(d.noun).one} costs ${clicks(quantity(d.by))} less to play`,
  additionalCost: d =>
    `as an additional cost to ${paidFor(d)}, ${payee(d.who, payPhrase(d.pay, d.who).plain)}`,
  alternativePayment: d =>
    covering(d) ??
    `to ${paidFor({ to: d.to, cards: d.cards, servers: null, orRoot: false })}, ${subject[d.who]} may ${payPhrase(d.pay, d.who).plain}`,
  requirement: d => `${each(d.cards)} gets ${signed(d.by)} advancement requirement${tail(d.by)}`,
  points: d =>
    `${each(d.cards)} is worth ${size(d.by)} ${isLess(d.by) ? 'less' : 'additional'} agenda ${size(d.by) === '1' ? 'point' : 'points'}${tail(d.by)}`,
  subtypes: d => {
    const gained = `${verb(d.of, 'gains', 'gain')} ${list(d.gains.map(subtypeName), 'and')}`
    const lost = `${verb(d.of, 'loses', 'lose')} ${list(d.loses.map(subtypeName), 'and')}`
    const both = [...(d.gains.length > 0 ? [gained] : []), ...(d.loses.length > 0 ? [lost] : [])]
    return `${of(d.of)} ${list(both, 'and')}`
  },
  gains: d => {
    const { order, corp, copies } = d
    const many =
      copies === null ? '' : `${quantity(copies).count} ${quantity(copies).one ? 'copy' : 'copies'} of `
    const where =
      order === null
        ? ''
        : order === 'chosen'
          ? ` in the order of ${possessive[corp]} choice`
          : ` ${order} ${verb(d.of, 'its', 'their')} other subroutines`
    return `${of(d.of)} ${verb(d.of, 'gains', 'gain')} ${many}“${lineText(d.ability)}”${where}${copies === null ? '' : tail(copies)}`
  },
  losesAbilities: d => `${of(d.of)} ${verb(d.of, 'loses', 'lose')} all abilities`,
  mustRun: d => `${subject[d.who]} must spend [click] to make a run, if able`,
  mustTrash: d =>
    `${subject[d.who]} must ${d.byCost ? 'pay to trash' : 'trash'} ${thing(d.cards)} on access, if able`,
  cannot: d => `${d.again === true ? 'they' : subject[d.who]} cannot ${cannotDo(d)}`,
  runsCannotSucceed: d =>
    `runs${d.servers === null ? '' : ` against ${serversText(d.servers)}`} cannot be declared successful`,
  cannotBe: d => `${asSubject(d.card)} cannot be ${participle(d.act)}`,
  recurring: d => `${d.amount}[recurring-credit]`,
  spend,
  canAdvance: d => `you can advance ${thing(d.card)}`,
  canHost: ({ card, most, noun, memory }) => {
    const { one, many } = nounText(noun)
    if (most !== null && memory === null && many === 'cards')
      return `limit ${most} hosted ${most === 1 ? one : many}`
    if (most === null && memory === null) return `you can install ${many} onto ${thing(card)}`
    const cards = most === null ? `any number of ${many}` : most === 1 ? `1 ${one}` : `up to ${most} ${many}`
    return `${asSubject(card)} can host ${cards}${memory === null ? '' : ` with a total of up to ${memory}[mu]`}`
  },
  asInHand: d => `you can play or install ${nounText(d.noun).many} as if they were in ${zoneText(d.hand)}`,
  hostedMemoryFree: () => 'the memory costs of hosted programs do not count against your memory limit',
  installOnlyOn: d => `install only on ${article(nounText(d.noun).one)}`,
  installOnlyAt: d => `install only in the root of ${serversText(d.servers)}`,
  onlyIf: d => `${d.act}${d.card === null ? '' : ` ${thing(d.card)}`} only if ${condition(d.condition)}`,
  revealWhileAccessed: d => `while the Runner is accessing ${thing(d.card)} in R&D, they must reveal it`,
  access: d => {
    const { count, one } = quantity(d.by)
    return `whenever ${does(d.who, 'breach')} ${serverText(d.server)}, ${d.who === 'you' ? 'you' : 'they'} access ${count} additional ${one ? 'card' : 'cards'}${tail(d.by)}`
  },
  accessOnly: d => `${does(d.who, 'access')} only ${thing(d.card)}`,
  accessAtMost: d =>
    `${subject[d.who]} cannot access more than ${d.cards} ${d.cards === 1 ? 'card' : 'cards'}${d.besides === null ? '' : ` other than ${thing(d.besides)}`}`,
  staysInPlay: d => `${asSubject(d.card)} is not trashed ${ending(d.until)}`,
  remotes: d => `the Corp cannot have more than ${d.most} remote ${d.most === 1 ? 'server' : 'servers'}`,
  value: d => `${value[d.of.effect](d.of.of)} is ${toward(d.by)} by ${size(d.by)}${tail(d.by)}`,
  considered: d => {
    const { one, many } = counters[d.counter]
    const more =
      d.counter === 'credit'
        ? `${units(d.counter, quantity(d.amount))} additional`
        : counted(quantity(d.amount), noun(`additional ${one}`, `additional ${many}`))
    return `${of(d.of)} ${isAre(d.of)} considered to have ${more}`
  },
  mayInstallFaceup: d => `you may install ${nounText(d.noun).many} faceup`,
  installedFaceup: d => `install ${thing(d.card)} faceup`,
  poolKept: () => 'you cannot lose or spend credits from your credit pool',
  inPool: () => 'hosted credits are considered to be in your credit pool',
  onlyInRun: () => 'you can use those credits only during that run',
  mostX: d => `X must be equal to or less than ${figure(d.amount)}`,
  choosesDamage,
  prolong: d =>
    d.effectsOn === 'increasedStrength'
      ? `effects that increase ${d.of.is === 'it' ? 'its strength' : `the strength of ${thing(d.of)}`} last ${ending(d.until)} (instead of any shorter duration)`
      : `effects on the ${d.effectsOn === 'subtype' ? 'subtypes' : d.effectsOn} of ${thing(d.of)} that would end sooner last ${ending(d.until)}`,
  skipStep: d =>
    `${does(d.who, 'skip')} ${flow.steps[d.step === 'mandatoryDraw' ? 'corpTurn' : 'runnerTurn'][d.step] ?? ''}`,
  active: d => {
    const zone = zoneText({ zone: d.in, whose: d.in === 'runnerScore' ? 'runner' : 'you' })
    return `${asSubject(d.card)} is active while it is in ${zone}`
  },
  replace: d => replaced(d.would, d.of, d.instead),
}

/** Each name has a phrase of its own, which takes just what is declared by it. */
export function declared<Name extends DeclaredName>(what: Declared<Name>): string {
  const say: (d: Declared<Name>) => string = declarations[what.say]
  return say(what)
}
