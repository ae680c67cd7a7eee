import type { Had } from '../language/abilities.ts'
import type { Amount, Condition, Test } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import type { Until } from '../state/game.ts'
import { figure } from './amounts.ts'
import { eventOf } from './events.ts'
import { groupNoun, one, testsNoun, testsPhrase } from './groups.ts'
import type { Noun, Reading } from './phrases.ts'
import { serversName } from './places.ts'
import { person } from './reading.ts'

/** Things that are counted where they stand: "there are 2 or more …". */
function thingsOf(r: Reading, amount: Amount): Noun | null {
  if (typeof amount === 'number') return null
  const { each } = r.say.nouns
  if (amount.amount === 'count') return groupNoun(r, amount.of)
  if (amount.amount !== 'counters') return null
  return amount.on === 'self'
    ? each.hostedCounter(amount.counter)
    : each.counterOn(amount.counter, one(r, amount.on))
}

/** What a player has so much of; a maximum hand size is not had. */
const possessedOf = (amount: Amount): Extract<Amount, { amount: 'has' }> | null =>
  typeof amount === 'object' && amount.amount === 'has' && amount.of !== 'handSize' ? amount : null

const bids = (condition: { readonly name: string; readonly as: string }): boolean =>
  condition.name === 'corpBid' && condition.as === 'runnerBid'

/** Whether the run in progress, or that has just ended, was successful. */
const isSuccessOfRun = ({ pattern, since }: Extract<Condition, { if: 'happened' }>): boolean =>
  since === 'thisRun' && pattern.what.join() === 'runSuccessful' && (pattern.server ?? 'any') === 'any'

const iceMet = (r: Reading, passes: readonly Test[]): string =>
  r.say.nouns.any(testsNoun(r, passes, r.say.nouns.types.ice))

/** A condition as it stands after "if" or "while". */
export function conditionText(r: Reading, condition: Condition): string {
  const { conditions, nouns } = r.say
  switch (condition.if) {
    case 'tagged':
      return conditions.tagged(person(r, 'runner'))
    case 'atLeast': {
      const things = thingsOf(r, condition.amount)
      const than = figure(r, condition.than)
      const has = possessedOf(condition.amount)
      if (has !== null) return conditions.hasAtLeast(person(r, has.who), than, has.of)
      return things === null
        ? conditions.atLeast(figure(r, condition.amount), than)
        : conditions.atLeastOf(than, things)
    }
    case 'exists':
      return conditions.exists(groupNoun(r, condition.group))
    case 'happened':
      if (isSuccessOfRun(condition)) return conditions.runWasSuccessful
      return conditions.happened(eventOf(r, condition.pattern).past, nouns.since[condition.since])
    case 'not':
      return notText(r, condition.condition)
    case 'all':
      return conditions.all(condition.of.map(each => conditionText(r, each)))
    case 'either':
      return conditions.either(condition.of.map(each => conditionText(r, each)))
    case 'card':
      return conditions.cardIs(one(r, condition.card), testsPhrase(r, condition.passes))
    case 'running':
      return conditions.running(condition.server === 'any' ? null : serversName(r, condition.server))
    case 'encountering':
    case 'approaching':
      return conditions.meeting(person(r, 'runner'), condition.if, iceMet(r, condition.passes))
    case 'turnOf':
      return conditions.turnOf(person(r, condition.who))
    case 'bound':
      return conditions.bound
    case 'same':
      return bids(condition) ? conditions.sameBids : conditions.same
    case 'threat':
      return conditions.threat(condition.level)
    case 'fullyBroken':
      return conditions.fullyBroken(person(r, 'runner'), one(r, condition.card))
    case 'resolving':
      return conditions.resolving(one(r, condition.card))
    default:
      return never(condition)
  }
}

function notText(r: Reading, condition: Condition): string {
  const { conditions, nouns } = r.say
  switch (condition.if) {
    case 'tagged':
      return conditions.notTagged(person(r, 'runner'))
    case 'atLeast': {
      const things = thingsOf(r, condition.amount)
      const than = figure(r, condition.than)
      const has = possessedOf(condition.amount)
      if (has !== null) return conditions.hasLess(person(r, has.who), than, has.of)
      return things === null
        ? conditions.lessThan(figure(r, condition.amount), than)
        : conditions.lessThanOf(than, things)
    }
    case 'exists':
      return conditions.none(groupNoun(r, condition.group))
    case 'happened':
      return conditions.didNotHappen(eventOf(r, condition.pattern).not, nouns.since[condition.since])
    case 'card':
      return conditions.cardIsNot(one(r, condition.card), testsPhrase(r, condition.passes))
    case 'bound':
      return conditions.notBound
    case 'same':
      return bids(condition) ? conditions.notSameBids : conditions.differ
    case 'fullyBroken':
      return conditions.notFullyBroken(person(r, 'runner'), one(r, condition.card))
    case 'encountering':
    case 'approaching':
      return conditions.notMeeting(person(r, 'runner'), condition.if, iceMet(r, condition.passes))
    case 'not':
      return conditionText(r, condition.condition)
    default:
      return conditions.not(conditionText(r, condition))
  }
}

/** "it had no …": of the moment before (CR 9.6.6a). */
export function hadText(r: Reading, had: Had): string {
  const { conditions } = r.say
  const { of } = had
  return of.amount === 'has'
    ? conditions.playerHad(person(r, of.who), of.of, had)
    : conditions.cardHad(one(r, of.on), of.counter, had)
}

export function untilText(r: Reading, until: Until): string {
  return r.say.until[until.at](until.at === 'turnBegins' ? person(r, until.of) : 'you')
}
