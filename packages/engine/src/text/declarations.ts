import type { Declaration } from '../language/abilities.ts'
import type { Group, One, Test } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import { abilityText } from './abilities.ts'
import { figure, quantity } from './amounts.ts'
import { conditionText, untilText } from './conditions.ts'
import { payPhrase } from './costs.ts'
import { expectedOf, wouldOf } from './events.ts'
import { isMany, one, subjectOf, testsNoun } from './groups.ts'
import { only, passageOf } from './passages.ts'
import type { Passage, Person, Phrase, Reading } from './phrases.ts'
import { serverName, serversName } from './places.ts'
import { person } from './reading.ts'

type Of<Kind extends Declaration['declare']> = Extract<Declaration, { declare: Kind }>

/** "All ice" is one mass to the verb, "all programs" are many. */
const many = (r: Reading, of: One | Group | readonly Test[]): boolean =>
  typeof of === 'object' && isMany(of) && !('from' in of && r.say.nouns.isMass(testsNoun(r, of.where)))

/** Cards a rule speaks of in general: "events", "this card". */
const general = (r: Reading, of: readonly Test[] | 'self'): string =>
  of === 'self' ? one(r, of) : r.say.nouns.mass(testsNoun(r, of))

export function boostText(r: Reading, declaration: Declaration | undefined): string | null {
  if (declaration?.declare !== 'strength' || declaration.of !== 'self' || 'to' in declaration) return null
  return r.say.declarations.boost(quantity(r, declaration.by))
}

/** Who pays an additional cost: who does such a thing. */
function payer(r: Reading, to: Of<'additionalCost'>['to']): Person {
  if (to === 'rez' || to === 'score') return person(r, 'corp')
  if (to === 'install' || to === 'play') return 'you'
  return person(r, 'runner')
}

function costText(r: Reading, { of, cards, by, first }: Of<'cost'>): string {
  const say = r.say.declarations
  if (first !== undefined && cards !== 'self') {
    const who = of === 'rez' ? person(r, 'corp') : of === 'trash' ? person(r, 'runner') : 'you'
    return say.firstCost(of, who, testsNoun(r, cards), quantity(r, by))
  }
  const isMass = cards === 'self' || r.say.nouns.isMass(testsNoun(r, cards))
  return say.cost(of, general(r, cards), !isMass, quantity(r, by))
}

function additionalCostText(r: Reading, { to, cards, server, cost }: Of<'additionalCost'>): string {
  const who = payer(r, to)
  const these =
    cards === undefined ? null : cards === 'self' ? one(r, cards) : r.say.nouns.any(testsNoun(r, cards))
  const where = server === undefined ? null : serversName(r, server)
  return r.say.declarations.additionalCost(to, who, these, where, payPhrase(r, cost, who))
}

function alternativePaymentText(r: Reading, { of, cards, cost }: Of<'alternativePayment'>): string {
  const who = payer(r, of)
  const these = cards === 'self' ? one(r, cards) : r.say.nouns.any(testsNoun(r, cards))
  const ways = cost.either.filter(way => way.length > 0)
  return r.say.declarations.alternativePayment(of, who, these, payPhrase(r, { either: ways }, who))
}

function cannotText(r: Reading, { act, who, cards, server }: Of<'cannot'>): string {
  const say = r.say.declarations
  if (who === undefined && cards === 'self') {
    const text = say.cannotBe(act, one(r, cards))
    if (text !== null) return text
  }
  const these = cards === undefined ? null : general(r, cards)
  return say.cannot(
    act,
    person(r, who ?? 'runner'),
    these,
    server === undefined ? null : serversName(r, server),
  )
}

export type Credits = 'one' | 'these' | 'hosted'

/** What hosted credits may pay for; recurring ones have just been spoken of. */
export function spendText(r: Reading, { for: uses }: Of<'spend'>, credits: Credits): string {
  const say = r.say.declarations
  if (uses.length === 0) return say.spendFreely(credits)
  // Paying for effects of what may be used goes without saying.
  return say.spend(
    uses.flatMap(({ to, where }) => {
      const these = where === undefined ? null : testsNoun(r, where).many
      const told = to.length > 1 ? to.filter(purpose => purpose !== 'nested') : to
      return told.map(purpose => r.say.purposes[purpose](these))
    }),
    credits,
  )
}

/** What happens instead of what was expected (CR 9.9.8). */
export function replacementPassage(r: Reading, d: Of<'replace'>): Passage {
  const say = r.say.declarations
  const pattern = {
    effect: d.effect,
    ...(d.who !== undefined && { by: d.who }),
    ...(d.server !== undefined && { server: d.server }),
    ...(d.card !== undefined && { card: d.card }),
    ...(d.kind !== undefined && { kind: d.kind }),
  }
  const would = wouldOf(r, pattern)
  const { withIt } = d
  switch (withIt.instead) {
    case 'resolve': {
      const { head, rest } = passageOf(r, withIt.does)
      const doing = r.say.effects.insteadOf[d.effect]
      if (d.optional === true && doing !== undefined) {
        return { head: say.mayInsteadOfDoing(doing(expectedOf(r, pattern)), head), rest }
      }
      const phrase: Phrase =
        d.optional === true ? say.mayInsteadOf(would, 'you', head) : say.inPlaceOf(would, head)
      return { head: phrase, rest }
    }
    case 'nothing':
      return only(say.instead.nothing(would))
    case 'subroutine': {
      const { head, rest } = passageOf(r, withIt.does)
      return { head: say.instead.subroutine(would, head), rest }
    }
    case 'kind':
      return only(say.instead.kind(would, withIt.kind))
    case 'amount':
      return only(say.instead.amount(would, figure(r, withIt.amount)))
    case 'move':
      return only(say.instead.move(would, withIt.to, one(r, 'self'), d.optional === true))
    case 'server':
      return only(say.instead.server(would, serverName(r, withIt.server)))
    default:
      return never(withIt)
  }
}

/** A skipped step is one of its player's turn (CR 5.5.4d). */
function skippedStep(r: Reading, { step, who }: Of<'skipStep'>): string {
  const { steps } = r.say.flow
  const isCorp = who === 'corp' || (person(r, who) === 'you' ? r.side === 'corp' : r.side === 'runner')
  return (isCorp ? steps.corpTurn : steps.runnerTurn)[step] ?? step
}

/** What is continuously so, without its full stop. */
export function declarationText(r: Reading, d: Declaration): string {
  const say = r.say.declarations
  switch (d.declare) {
    case 'strength':
      return 'to' in d
        ? say.setStrength(subjectOf(r, d.of), many(r, d.of), figure(r, d.to))
        : say.strength(subjectOf(r, d.of), many(r, d.of), quantity(r, d.by))
    case 'memory':
      return d.for === undefined
        ? say.memory(quantity(r, d.by))
        : say.memoryFor(quantity(r, d.by), testsNoun(r, d.for))
    case 'link':
      return say.link(quantity(r, d.by))
    case 'handSize':
      return say.handSize(person(r, d.who), quantity(r, d.by))
    case 'clicks':
      return say.clicks(person(r, d.who), quantity(r, d.by))
    case 'cost':
      return costText(r, d)
    case 'additionalCost':
      return additionalCostText(r, d)
    case 'alternativePayment':
      return alternativePaymentText(r, d)
    case 'requirement':
      return say.requirement(general(r, d.cards), quantity(r, d.by))
    case 'points':
      return say.points(general(r, d.cards), quantity(r, d.by))
    case 'subtype': {
      const names = (kinds: readonly string[] = []) => kinds.map(r.say.nouns.subtype)
      return say.subtypes(subjectOf(r, d.of), many(r, d.of), names(d.gains), names(d.loses))
    }
    case 'gains':
      return say.gains(subjectOf(r, d.of), many(r, d.of), abilityText(r, d.ability), {
        order: d.order ?? null,
        corp: person(r, 'corp'),
        copies: d.times === undefined ? null : quantity(r, d.times),
      })
    case 'losesAbilities':
      return say.losesAbilities(subjectOf(r, d.of), many(r, d.of))
    case 'must':
      return d.act === 'run'
        ? say.mustRun(person(r, 'runner'))
        : say.mustTrash(person(r, 'runner'), general(r, d.cards), d.by === 'trashCost')
    case 'cannot':
      return cannotText(r, d)
    case 'recurring':
      return say.recurring(d.amount)
    case 'spend':
      return spendText(r, d, 'hosted')
    case 'canAdvance':
      return say.canAdvance(one(r, 'self'))
    case 'canHost':
      return say.canHost(one(r, 'self'), d.cards ?? null, testsNoun(r, d.where), d.memory ?? null)
    case 'hostedMemoryFree':
      return say.hostedMemoryFree(say.hostedCards)
    case 'installOnly':
      return d.server !== undefined
        ? say.installOnlyAt(serversName(r, d.server))
        : say.installOnlyOn(testsNoun(r, d.on ?? []))
    case 'onlyIf': {
      const card = d.act === 'play' || d.act === 'install' ? null : one(r, 'self')
      return say.onlyIfText(say.onlyIf[d.act], card, conditionText(r, d.condition))
    }
    case 'revealWhileAccessed':
      return say.revealWhileAccessed(one(r, 'self'))
    case 'access':
      return say.access(person(r, 'runner'), serverName(r, d.server), quantity(r, d.by))
    case 'accessOnly':
      return say.accessOnly(person(r, 'runner'), one(r, d.card))
    case 'accessAtMost':
      return say.accessAtMost(person(r, 'runner'), d.cards)
    case 'staysInPlay':
      return say.staysInPlay(one(r, 'self'), untilText(r, d.until))
    case 'remotes':
      return say.remotes(d.most)
    case 'replace':
      return r.say.statement(replacementPassage(r, d).head)
    case 'value':
      return say.value(r.say.effects.value[d.of.effect](expectedOf(r, d.of)), quantity(r, d.by))
    case 'considered':
      return say.considered(subjectOf(r, d.of), many(r, d.of), d.counter, quantity(r, d.amount))
    case 'installedFaceup':
      return say.installedFaceup(one(r, 'self'))
    case 'inPool':
      return say.inPool('you')
    case 'mostX':
      return say.mostX(figure(r, d.amount))
    case 'choosesDamage': {
      const isRunner = person(r, d.who) === person(r, 'runner')
      const which = { kind: d.kind ?? null, first: d.first === 'turn', cards: d.cards ?? null }
      return say.choosesDamage(person(r, d.who), person(r, 'runner'), which, {
        looks: !isRunner,
        may: d.optional === true,
      })
    }
    case 'prolong':
      return say.prolong(d.effectsOn, subjectOf(r, d.of), untilText(r, d.until))
    case 'skipStep':
      return say.skipStep(person(r, d.who), skippedStep(r, d))
    case 'active':
      return say.active(one(r, 'self'), d.in)
    default:
      return never(d)
  }
}
