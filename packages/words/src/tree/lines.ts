import type {
  Ability,
  Condition,
  ConditionalAbility,
  Declaration,
  Instruction,
  PaidAbility,
  StaticAbility,
} from '@paydata/engine/language'
import { isOfFirst, never, speaksOf } from '@paydata/engine/language'
import { lettersTold, quantity } from './amounts.ts'
import type { Addition, Clause, Declared, Flag, Line } from './clauses.ts'
import { conditionOf } from './conditions.ts'
import { costSigns, paymentOf, pricedBy, spendingOf } from './costs.ts'
import { declaredClauses, declaredOf, spendOf } from './declarations.ts'
import type { Term } from './doing.ts'
import type { Lettered, Reading } from './reading.ts'
import { ofUsers, onIce, person, unsaid } from './reading.ts'
import { one } from './references.ts'
import { clausesOf } from './sequences.ts'
import { asIce, testsNoun } from './traits.ts'
import { atMoments, isAtOtherMoment, isInterrupt, triggeredClauses } from './triggers.ts'

/** Symbols that stand without a sentence: "+1[mu]", "2[recurring-credit]". */
const isSymbol = (declaration: Declaration): boolean =>
  declaration.declare === 'recurring' ||
  (declaration.declare === 'memory' && declaration.for === undefined && typeof declaration.by === 'number') ||
  (declaration.declare === 'link' && typeof declaration.by === 'number')

function declared(r: Reading, ability: StaticAbility, declaration: Declaration): Declared {
  if (declaration.declare !== 'spend') return declaredOf(r, declaration)
  const recurring = ability.declares.find(each => each.declare === 'recurring')
  if (recurring?.declare !== 'recurring') return spendOf(r, declaration, 'hosted')
  return spendOf(r, declaration, recurring.amount === 1 ? 'one' : 'these')
}

/** What is so of the encountered ice is so while there is some. */
const isOfEncountered = (each: Declaration): boolean => 'of' in each && each.of === 'encountered'

const isPlayed = ({ type }: Reading): boolean => type === 'event' || type === 'operation'
/** What is so of credits is so while the card is in play, and not elsewhere as restrictions are. */
const isOfCredits = ({ declare }: Declaration): boolean => declare === 'spend' || declare === 'poolKept'

type Body<Of = Line> = Of extends Line ? Omit<Of, 'flags'> : never

function staticBody(r: Reading, ability: StaticAbility): Body {
  const { declares } = ability
  if (ability.while !== undefined) {
    const condition = conditionOf(r, ability.while)
    const told = declares.map(each => declared(r, ability, each))
    return { line: 'text', sentences: [{ say: 'while', condition, declares: told }] }
  }
  if (declares.every(isOfEncountered)) {
    const condition = conditionOf(r, { if: 'encountering', passes: [] })
    const told = declares.map(each => declaredOf({ ...r, it: 'encountered' }, each))
    return { line: 'text', sentences: [{ say: 'while', condition, declares: told }] }
  }
  if (isPlayed(r) && declares.every(isOfCredits)) {
    const condition = { if: 'active', card: one(r, 'self') } as const
    const told = declares.map(each => declared(r, ability, each))
    return { line: 'text', sentences: [{ say: 'while', condition, declares: told }] }
  }
  const symbols = declares.every(isSymbol) ? declares : declares.filter(each => each.declare === 'recurring')
  const then = declares
    .filter(each => !symbols.includes(each))
    .flatMap((each): readonly Clause[] =>
      each.declare === 'spend'
        ? [{ say: 'declares', of: [declared(r, ability, each)] }]
        : declaredClauses(r, each),
    )
  return symbols.length === 0
    ? { line: 'text', sentences: then }
    : { line: 'symbols', of: symbols.map(each => declaredOf(r, each)), then }
}

/**
 * The first editions say in a sentence that the Runner may break subroutines of ice for a click, and what may be done for nothing
 * with an accessed card.
 */
function permitted(r: Reading, { cost, onlyBy, flag }: PaidAbility, told: Shortened): Body | null {
  const [does, more] = told.clauses
  if (!isOfFirst(r.edition) || more !== undefined || told.onlyIf !== undefined || 'either' in cost)
    return null
  const who = person(r, onlyBy ?? 'you')
  if (does?.say === 'breakSubroutines' && who !== 'you') {
    const pay = paymentOf(r, cost, who)
    return { line: 'text', sentences: [{ say: 'mayPay', who, pay, does: { ...does, who } }] }
  }
  const isFree = flag === 'access' && cost.every(each => each.pay === 'credits' && each.amount === 0)
  return does !== undefined && isFree ? { line: 'text', sentences: [{ say: 'may', who, does }] } : null
}

const isForNothing = ({ cost }: PaidAbility): boolean =>
  !('either' in cost) && cost.every(each => each.pay === 'credits' && each.amount === 0)

const prices: ReadonlySet<Term['term']> = new Set<Term['term']>(['ignoring', 'less', 'more', 'totalLess'])
/** What is installed by an ability that costs nothing has its own cost. */
const asPaidFor = (clause: Clause): Clause =>
  clause.say === 'install' && !clause.terms.some(({ term }) => prices.has(term))
    ? {
        ...clause,
        terms: [...clause.terms, { term: 'paying', many: clause.them.is === 'it' && clause.them.many }],
      }
    : clause

/** "Only if this agenda is in the Runner's score area": where it could not be used but for its text, and nowhere else. */
const isOnlyThere = ({ evenIn, onlyIf }: PaidAbility): boolean => {
  if (evenIn === undefined || onlyIf?.if !== 'card' || onlyIf.card !== 'self') return false
  const [test, ...others] = onlyIf.passes
  return test?.is === 'in' && test.zones.join() === evenIn && others.length === 0
}

function paidBody(reading: Reading, ability: PaidAbility): Body {
  const r = ofUsers(reading, ability)
  const cost = costSigns(r, ability.cost)
  const spending = spendingOf(r, ability.cost)
  const { cheaper, onlyBy, alsoBy, limit } = ability
  // The card whose cost is paid has just been spoken of.
  const priced =
    'either' in ability.cost ? null : (ability.cost.map(pricedBy).find(of => of !== null) ?? null)
  const { now, then } = afterRun(ability)
  const shortened = withoutSaying({ ...r, priced }, { ...ability, does: now })
  const later = then.length === 0 ? null : clausesOf({ ...r, run: true }, then)
  const sentence = permitted(r, ability, shortened)
  if (sentence !== null) return sentence
  const { onlyIf } = shortened
  const does = isForNothing(ability) ? shortened.clauses.map(asPaidFor) : shortened.clauses
  const condition = onlyIf === undefined ? null : conditionOf(r, onlyIf)
  const more: readonly Addition[] = [
    ...(cheaper === undefined
      ? []
      : [{ add: 'cheaper', by: quantity(r, cheaper.by), if: conditionOf(r, cheaper.if) } as const]),
    ...(spending === null ? [] : [spending]),
    ...(condition === null || onlyBy !== undefined || isOnlyThere(ability)
      ? []
      : [{ add: 'onlyIf', if: condition } as const]),
    ...(later === null ? [] : [{ add: 'later', does: later } as const]),
    ...(limit === undefined || limit === 'turn' ? [] : [{ add: 'onceIn', span: limit } as const]),
    ...(alsoBy === undefined ? [] : [{ add: 'alsoBy', who: alsoBy } as const]),
    ...(onlyBy === undefined ? [] : [{ add: 'onlyBy', side: onlyBy, if: condition } as const]),
    ...(ability.evenIn === undefined
      ? []
      : [
          {
            add: 'evenIf',
            side: r.side,
            only: isOnlyThere(ability),
            if: conditionOf(r, { if: 'card', card: 'self', passes: [{ is: 'in', zones: [ability.evenIn] }] }),
          } as const,
        ]),
  ]
  return { line: 'paid', cost, does, more }
}

/** What waits for the end of the run in which alone the ability may be used is told behind that: "when that run ends". */
function afterRun({ does, onlyIf }: PaidAbility): Record<'now' | 'then', readonly Instruction[]> {
  const last = does.at(-1)
  const waits =
    last?.do === 'later' && 'on' in last.ability.when && speaksOf(last.ability.when.on, 'runEnded')
  return waits && onlyIf?.if === 'running'
    ? { now: does.slice(0, -1), then: does.slice(-1) }
    : { now: does, then: [] }
}

/** Subroutines that are broken are those of the encountered ice, and what is done to it is done during an encounter. */
function withoutSaying(r: Reading, { does, onlyIf }: PaidAbility): Shortened {
  const clauses = clausesOf(r, does)
  if (onlyIf?.if === 'card' && onlyIf.card === 'accessed' && JSON.stringify(does).includes('"accessed"'))
    return { clauses: clausesOf({ ...r, meets: onlyIf.passes }, does) }
  const [only] = clauses
  if (only?.say === 'prevent' && isBeforeAny(onlyIf))
    return { clauses: [{ ...only, what: only.what.map(each => ({ ...each, first: true })) }] }
  if (onlyIf?.if !== 'encountering') return { clauses, onlyIf }
  if (JSON.stringify(does).includes('"encountered"')) {
    if (onlyIf.passes.every(test => test.is === 'rezzed')) return { clauses }
    if (onlyIf.passes.every(test => test.is === 'subtype'))
      return { clauses: clausesOf({ ...r, meets: onlyIf.passes }, does) }
  }
  const on = { is: 'any', noun: asIce(testsNoun(r, onlyIf.passes)) } as const
  const [first, ...rest] = clauses
  return first?.say === 'breakSubroutines' && first.on === null
    ? { clauses: [{ ...first, on }, ...rest] }
    : { clauses, onlyIf }
}

const ofDamage: readonly string[] = ['damageSuffered', 'damagePrevented']

/** Damage that is prevented only while none was suffered or prevented in the turn is the first of the turn. */
const isBeforeAny = (onlyIf: Condition | undefined): boolean =>
  onlyIf?.if === 'all' &&
  onlyIf.of.every(
    ({ if: is, ...of }) =>
      is === 'not' &&
      'condition' in of &&
      of.condition.if === 'happened' &&
      of.condition.since === 'thisTurn' &&
      of.condition.pattern.what.every(each => ofDamage.includes(each)),
  )

interface Shortened {
  readonly clauses: readonly Clause[]
  readonly onlyIf?: PaidAbility['onlyIf']
}

function bodyOf(r: Reading, ability: Ability): Body {
  switch (ability.form) {
    case 'static':
      return staticBody(r, ability)
    case 'paid':
      return paidBody(r, ability)
    case 'play':
      return { line: 'text', sentences: clausesOf(r, ability.does) }
    case 'subroutine':
      return { line: 'subroutine', does: clausesOf(r, ability.does) }
    case 'when':
      if (ability.dividends !== undefined) return { line: 'dividends', counters: ability.dividends }
      return { line: 'text', sentences: triggeredClauses(r, ability) }
    default:
      return never(ability)
  }
}

/** The first editions have no words before an ability (Core rulebook, FAQ 1.1, Rules Reference). */
function flagsOf(ability: Ability, edition: string | null): readonly Flag[] {
  if (isOfFirst(edition)) return ability.persistent === true ? ['persists'] : []
  const flag: Flag | undefined =
    ability.form === 'paid'
      ? ability.flag
      : ability.form === 'when' && isInterrupt(ability.when)
        ? 'interrupt'
        : undefined
  const limit = 'limit' in ability ? ability.limit : undefined
  const isAdded = ability.form === 'paid' && limit !== 'turn'
  return [
    ...(ability.threat === undefined ? [] : [{ threat: ability.threat }]),
    ...(ability.persistent === true ? (['persistent'] as const) : []),
    ...(flag === undefined ? [] : [flag]),
    ...(limit === undefined || isAdded ? [] : [{ oncePer: limit }]),
  ]
}

/** One ability in one line. */
export function abilityLine(r: Reading, ability: Ability, others: readonly ConditionalAbility[] = []): Line {
  const letters: Lettered[] = []
  const own = { ...(ability.form === 'subroutine' ? onIce(r) : r), said: unsaid(ability), letters }
  const body: Body =
    ability.form === 'when' && others.length > 0
      ? { line: 'text', sentences: atMoments(own, ability, others) }
      : bodyOf(own, ability)
  return { flags: flagsOf(ability, r.edition), ...ended(body, lettersTold(letters)) }
}

/** The lines of one face; abilities that follow each other and differ in their moment alone share one. */
export function abilityLines(r: Reading, abilities: readonly Ability[], of: number): readonly Line[] {
  const lines: { readonly nth: number; readonly first: Ability; readonly others: ConditionalAbility[] }[] = []
  abilities.forEach((ability, nth) => {
    if ((ability.face ?? 0) !== of) return
    const last = lines.at(-1)
    const isAlso =
      ability.form === 'when' && last?.first.form === 'when' && isAtOtherMoment(last.first, ability)
    if (isAlso) last.others.push(ability)
    else lines.push({ nth, first: ability, others: [] })
  })
  return lines.map(({ nth, first, others }) => abilityLine({ ...r, ability: nth }, first, others))
}

/** What letters stand for is told last. */
function ended(body: Body, told: readonly Clause[]): Body {
  switch (body.line) {
    case 'text':
      return { ...body, sentences: [...body.sentences, ...told] }
    case 'symbols':
      return { ...body, then: [...body.then, ...told] }
    case 'paid':
      return { ...body, does: [...body.does, ...told] }
    case 'subroutine':
    case 'dividends':
    case 'limit':
      return body
  }
}
