import type { Declaration, Instruction, Test } from '@paydata/engine/language'
import { isOfFirst, never, termIn } from '@paydata/engine/language'
import { figure, quantity, quantityApart } from './amounts.ts'
import type { Clause, Declared, Instead } from './clauses.ts'
import { conditionOf, endingOf } from './conditions.ts'
import { paymentOf } from './costs.ts'
import { nothing } from './doing.ts'
import { expectedOf } from './events.ts'
import { abilityLine } from './lines.ts'
import { groupNoun } from './nouns.ts'
import { serverName, serversName, zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { onReceiver, person } from './reading.ts'
import { one } from './references.ts'
import { clausesOf } from './sequences.ts'
import { anyOf, general, subjectOf } from './subjects.ts'
import { asIce, testsNoun } from './traits.ts'
import type { Person, Thing } from './tree.ts'

export type Of<Kind extends Declaration['declare']> = Extract<Declaration, { declare: Kind }>

export function boostOf(r: Reading, declaration: Declaration | undefined): Declared<'boost'> | null {
  if (declaration?.declare !== 'strength' || declaration.of !== 'self' || 'to' in declaration) return null
  return { say: 'boost', by: quantityApart(r, declaration.by) }
}

/** Who pays an additional cost: who does such a thing. */
function payer(r: Reading, to: Of<'additionalCost'>['to']): Person {
  if (to === 'rez' || to === 'score' || to === 'trashResource') return person(r, 'corp')
  if (to === 'install' || to === 'play') return 'you'
  return person(r, 'runner')
}

/** What is hosted here is of the type that the card says it can host. */
const withType = (r: Reading, cards: Of<'cost'>['cards']): Of<'cost'>['cards'] =>
  cards !== 'self' &&
  cards.some(test => test.is === 'hostedOn' && test.host === 'self') &&
  !cards.some(({ is }) => is === 'type')
    ? [...r.guests, ...cards]
    : cards

function costOf(r: Reading, { of, cards, by, first }: Of<'cost'>): Declared {
  if (first === undefined || cards === 'self')
    return { say: 'cost', of, cards: general(r, withType(r, cards)), by: quantity(r, by) }
  const who = of === 'rez' ? person(r, 'corp') : of === 'trash' ? person(r, 'runner') : 'you'
  return { say: 'firstCost', of, who, noun: testsNoun(r, cards), by: quantity(r, by) }
}

/** A card that was chosen is spoken of as that card. */
function forbidden(r: Reading, cards: readonly Test[] | 'self'): Thing {
  const [test, ...others] = cards === 'self' ? [] : cards
  return test?.is === 'same' && others.length === 0 ? one(r, test.as) : general(r, cards)
}

/** "Except using a fracter": not with what is none. */
function usingOf(r: Reading, using: readonly Test[]): Declared<'cannot'>['using'] {
  const [test, ...others] = using
  if (test?.is === 'same' && others.length === 0) return { card: one(r, test.as) }
  return test?.is === 'not' && others.length === 0
    ? { except: true, noun: testsNoun(r, [test.test]) }
    : { except: false, noun: testsNoun(r, using) }
}

/** What lies unrezzed can be trashed: its abilities are not active. */
const whileRezzed = ({ type }: Reading, act: Of<'cannot'>['act'], card: Thing): Thing =>
  card.is === 'this' && act === 'trash' && (type === 'asset' || type === 'ice' || type === 'upgrade')
    ? { ...card, rezzed: true }
    : card

function cannotOf(r: Reading, d: Of<'cannot'>): Declared {
  const { act, who, cards, server, using, subroutines, moreThan } = d
  if (act === 'endRun') return { say: 'subroutinesCannotEndRun', on: forbidden(r, cards ?? []) }
  const isPlayers = act === 'jackOut' || act === 'run' || act === 'break' || act === 'prevent'
  if (who === undefined && cards === 'self' && !isPlayers)
    return { say: 'cannotBe', act, card: one(r, cards) }
  const servers = server === undefined ? null : serversName(r, server)
  if (who === undefined && act === 'beSuccessful') return { say: 'runsCannotSucceed', servers }
  return {
    say: 'cannot',
    act,
    who: person(r, who ?? 'runner'),
    cards: cards === undefined ? null : whileRezzed(r, act, forbidden(r, cards)),
    servers,
    using: using === undefined ? null : usingOf(r, using),
    subroutines: subroutines ?? 'all',
    moreThan: moreThan ?? null,
  }
}

/** What hosted credits may pay for; recurring ones have just been spoken of. */
export const spendOf = (
  r: Reading,
  { for: uses }: Of<'spend'>,
  credits: 'one' | 'these' | 'hosted',
): Declared => ({
  say: 'spend',
  // Paying for effects of what may be used goes without saying.
  uses: uses.map(({ to, where }) => ({
    to: (to.length > 1 ? to.filter(purpose => purpose !== 'nested') : to).map(each =>
      termIn(r.edition, each),
    ),
    cards: where === undefined ? null : testsNoun(r, where),
  })),
  credits,
})

/** What says itself that somebody may do it. */
const isOffer = ({ say }: Clause): boolean => say === 'may' || say === 'mayPay'

function insteadOf(r: Reading, d: Of<'replace'>, does: Clause): Instead {
  const { withIt } = d
  const may = d.optional === true
  switch (withIt.instead) {
    case 'resolve':
      return { to: may && !isOffer(does) ? 'may' : 'do', does }
    case 'nothing':
      return { to: 'nothing' }
    case 'subroutine':
      return { to: 'subroutine', does }
    case 'kind':
      return { to: 'kind', kind: termIn(r.edition, withIt.kind) }
    case 'amount': {
      if (d.basicAction === undefined) return { to: 'amount', amount: figure(r, withIt.amount) }
      const [draws = nothing] = clausesOf(r, [{ do: 'draw', amount: withIt.amount, who: d.who ?? 'you' }])
      return { to: 'do', does: draws }
    }
    case 'move':
      return { to: withIt.to, host: one(r, 'self'), may }
    case 'server':
      return { to: 'server', server: serverName(r, withIt.server) }
    default:
      return never(withIt)
  }
}

/** What is done instead may speak of the card that it would have happened to. */
const insteadFor = (r: Reading, { effect, card }: Of<'replace'>): Reading =>
  typeof card === 'object' ? { ...r, subject: card, about: effect === 'access' ? 'accessed' : null } : r

/** Whoever says that it is done instead has to pay for it then, but is not told to: they may do both, or neither. */
const offered = (d: Of<'replace'>, does: readonly Instruction[]): readonly Instruction[] =>
  d.optional === true ? does.map(asOffer) : does

function asOffer(each: Instruction): Instruction {
  if (each.do !== 'mayPay') return each
  const { must: _, ...offer } = each
  return offer
}

/** What happens instead of what was expected (CR 9.9.8), and the sentences that follow from it. */
function replaceOf(r: Reading, d: Of<'replace'>): readonly [Declared<'replace'>, ...(readonly Clause[])] {
  const { withIt } = d
  const expected = expectedOf(r, {
    effect: d.effect,
    ...(d.who !== undefined && { by: d.who }),
    ...(d.server !== undefined && { server: d.server }),
    ...(d.card !== undefined && { card: d.card }),
    ...(d.kind !== undefined && { kind: d.kind }),
  })
  const of = d.basicAction === undefined ? expected : { ...expected, firstAction: true as const }
  const [does = nothing, ...rest] =
    'does' in withIt ? clausesOf(insteadFor(r, d), offered(d, withIt.does)) : []
  return [{ say: 'replace', would: termIn(r.edition, d.effect), of, instead: insteadOf(r, d, does) }, ...rest]
}

/** What is declared, in sentences. */
export function declaredClauses(r: Reading, d: Declaration): readonly Clause[] {
  if (d.declare !== 'replace') return [{ say: 'declares', of: [declaredOf(r, d)] }]
  const [replace, ...rest] = replaceOf(r, d)
  return [{ say: 'declares', of: [replace] }, ...rest]
}

/** What is continuously so. */
export function declaredOf(r: Reading, d: Declaration): Declared {
  switch (d.declare) {
    case 'strength':
      return 'to' in d
        ? { say: 'setStrength', of: subjectOf(r, d.of), to: figure(r, d.to) }
        : { say: 'strength', of: subjectOf(r, d.of), by: quantity(r, d.by) }
    case 'memory':
      return {
        say: 'memory',
        by: quantity(r, d.by),
        for: d.for === undefined ? null : testsNoun(r, d.for),
      }
    case 'link':
      return { say: 'link', by: quantity(r, d.by) }
    case 'handSize':
      return { say: 'handSize', who: person(r, d.who), by: quantity(r, d.by) }
    case 'clicks':
      return { say: 'clicks', who: person(r, d.who), by: quantity(r, d.by) }
    case 'cost':
      return costOf(r, d)
    case 'fewerClicks':
      return {
        say: 'fewerClicks',
        first: d.first !== undefined,
        who: person(r, d.first?.by ?? 'you'),
        noun: testsNoun(r, d.cards),
        by: quantity(r, d.by),
      }
    case 'additionalCost': {
      const who = payer(r, d.to)
      return {
        say: 'additionalCost',
        to: d.to,
        who,
        cards: d.cards === undefined ? null : anyOf(r, d.cards),
        servers: d.server === undefined ? null : serversName(r, d.server),
        orRoot: !isOfFirst(r.edition),
        pay: paymentOf(r, d.cost, who),
      }
    }
    case 'alternativePayment': {
      const who = payer(r, d.of)
      const either = d.cost.either.filter(way => way.length > 0)
      return {
        say: 'alternativePayment',
        to: d.of,
        who,
        cards: anyOf(r, d.cards),
        pay: paymentOf(r, { either }, who),
      }
    }
    case 'requirement':
      return 'to' in d
        ? { say: 'printedX', is: figure(r, d.to) }
        : { say: 'requirement', cards: general(r, d.cards), by: quantity(r, d.by) }
    case 'points':
      return { say: d.declare, cards: general(r, d.cards), by: quantity(r, d.by) }
    case 'subtype':
      return { say: 'subtypes', of: subjectOf(r, d.of), gains: d.gains ?? [], loses: d.loses ?? [] }
    case 'gains':
      return {
        say: 'gains',
        of: subjectOf(r, d.of),
        ability: abilityLine(onReceiver(r, d), d.ability),
        order: d.order ?? null,
        corp: person(r, 'corp'),
        copies: d.times === undefined ? null : quantity(r, d.times),
      }
    case 'losesAbilities':
      return { say: 'losesAbilities', of: subjectOf(r, d.of) }
    case 'must':
      return d.act === 'run'
        ? { say: 'mustRun', who: person(r, 'runner') }
        : {
            say: 'mustTrash',
            who: person(r, 'runner'),
            cards: general(r, d.cards),
            byCost: d.by === 'trashCost',
          }
    case 'cannot':
      return cannotOf(r, d)
    case 'recurring':
      return { say: 'recurring', amount: quantityApart(r, d.amount) }
    case 'spend':
      return spendOf(r, d, 'hosted')
    case 'canAdvance':
    case 'installedFaceup':
    case 'revealWhileAccessed':
      return { say: d.declare, card: one(r, 'self') }
    case 'canHost':
      return {
        say: 'canHost',
        card: one(r, 'self'),
        most: d.cards ?? null,
        noun: testsNoun(r, d.where),
        memory: d.memory ?? null,
      }
    case 'mayInstallFaceup':
      return { say: d.declare, noun: testsNoun(r, d.cards) }
    case 'asInHand':
      return {
        say: 'asInHand',
        noun: groupNoun(r, d.cards),
        hand: zoneName(r, r.side === 'corp' ? 'hq' : 'grip'),
      }
    case 'inPool':
      return { say: termIn(r.edition, d.declare) }
    case 'hostedMemoryFree':
    case 'poolKept':
      return { say: d.declare }
    case 'interfaceOnly':
      return { say: 'interfaceOnly', card: one(r, 'self'), noun: asIce(testsNoun(r, d.with)) }
    case 'installOnly':
      return d.server !== undefined
        ? { say: 'installOnlyAt', servers: serversName(r, d.server) }
        : { say: 'installOnlyOn', noun: testsNoun(r, d.on ?? []) }
    case 'onlyIf': {
      const card = d.act === 'play' || d.act === 'install' ? null : one(r, 'self')
      return { say: 'onlyIf', act: d.act, card, condition: conditionOf(r, d.condition) }
    }
    case 'access':
      return {
        say: 'access',
        who: person(r, 'runner'),
        server: serverName(r, d.server),
        by: quantity(r, d.by),
      }
    case 'accessOnly':
      return { say: 'accessOnly', who: person(r, 'runner'), card: one(r, d.card) }
    case 'accessAtMost':
      return {
        say: 'accessAtMost',
        who: person(r, 'runner'),
        cards: d.cards,
        besides: d.besides === undefined ? null : one(r, d.besides),
      }
    case 'staysInPlay':
      return { say: 'staysInPlay', card: one(r, 'self'), until: endingOf(r, d.until) }
    case 'remotes':
      return { say: 'remotes', most: d.most }
    case 'replace':
      return replaceOf(r, d)[0]
    case 'value':
      return {
        say: 'value',
        of: { effect: d.of.effect, of: expectedOf(r, d.of) },
        by: quantity(r, d.by),
      }
    case 'considered':
      return {
        say: 'considered',
        of: subjectOf(r, d.of),
        counter: termIn(r.edition, d.counter),
        amount: quantity(r, d.amount),
      }
    case 'mostX':
      return { say: 'mostX', amount: figure(r, d.amount) }
    case 'choosesDamage':
      return {
        say: 'choosesDamage',
        who: person(r, d.who),
        runner: person(r, 'runner'),
        kind: termIn(r.edition, d.kind ?? null),
        first: d.first === 'turn',
        cards: d.cards ?? null,
        looks: person(r, d.who) !== person(r, 'runner'),
        may: d.optional === true,
      }
    case 'prolong':
      return {
        say: 'prolong',
        effectsOn: d.effectsOn,
        of: subjectOf(r, d.of),
        until: endingOf(r, d.until),
      }
    case 'skipStep':
      return { say: 'skipStep', who: person(r, d.who), step: d.step }
    case 'active':
      return { say: 'active', card: one(r, 'self'), in: d.in }
    default:
      return never(d)
  }
}
