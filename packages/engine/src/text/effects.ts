import type { ChangeExpected } from '../instructions/change-expected.ts'
import type { Lasting } from '../instructions/lasting.ts'
import type { Later } from '../instructions/later.ts'
import type { Prevent } from '../instructions/prevent.ts'
import type { Amount } from '../language/expressions.ts'
import { figure, quantity } from './amounts.ts'
import { untilText } from './conditions.ts'
import { boostText, declarationText, replacementPassage } from './declarations.ts'
import { expectedOf } from './events.ts'
import { cards } from './groups.ts'
import type { Passage, Phrase, Reading } from './phrases.ts'
import { serverName } from './places.ts'
import { person } from './reading.ts'
import { triggeredPassage } from './triggers.ts'

export function preventPhrase(r: Reading, i: Prevent): Phrase {
  const { effects, nouns, figures } = r.say
  const amount = i.amount === 'all' ? figures.all : quantity(r, i.amount)
  const what = i.of.map(
    of => effects.prevented[of.effect](amount.count, amount.one, expectedOf(r, of)) + amount.tail,
  )
  return r.say.instructions.prevent(nouns.or(what))
}

export function changePhrase(r: Reading, { of, to }: ChangeExpected): Phrase {
  const say = r.say.instructions
  if (of.effect === 'price' && 'add' in to) return payMoreOrLess(r, to.add)
  const value = r.say.effects.value[of.effect](expectedOf(r, of))
  if ('kind' in to) return say.changeKind(value, to.kind)
  if ('set' in to) return say.set(value, figure(r, to.set))
  return typeof to.add === 'number' && to.add < 0
    ? say.decrease(value, quantity(r, to.add))
    : say.increase(value, quantity(r, to.add))
}

const payMoreOrLess = (r: Reading, add: Amount): Phrase =>
  typeof add === 'number' && add < 0
    ? r.say.instructions.pay(quantity(r, -add), 'less')
    : r.say.instructions.pay(quantity(r, add), 'more')

/** Something that lasts: "+1 strength", "this program has +2 strength until the run ends" (CR 9.10). */
export function lastingPassage(r: Reading, i: Lasting): Passage {
  const say = r.say.instructions
  const first = i.declares[0]
  if (first?.declare === 'replace') return replacementPassage(r, first)
  if (first?.declare === 'access' && i.declares.length === 1) {
    const server = i.until.at === 'breachEnds' ? null : serverName(r, first.server)
    return { head: say.accessMore(person(r, 'runner'), quantity(r, first.by), server), rest: [] }
  }
  // CR 3.9.5b: a raised strength lasts for the encounter without saying so.
  const boost = i.declares.length === 1 ? boostText(r, first) : null
  if (boost !== null) {
    const short = i.until.at === 'encounterEnds'
    return { head: short ? r.say.told(boost) : say.lasting(boost, untilText(r, i.until)), rest: [] }
  }
  const isNext = i.until.at === 'nextEncounterEnds'
  const about: Reading = isNext ? { ...r, encounter: 'next' } : r
  const declared = r.say.nouns.and(i.declares.map(each => declarationText(about, each)))
  // What is said of the next encounter ends with it.
  const lasts = isNext ? r.say.told(declared) : say.lasting(declared, untilText(r, i.until))
  return i.on === undefined || typeof i.on === 'string'
    ? { head: lasts, rest: [] }
    : { head: say.chooseCards(cards(r, i.on)), rest: [r.say.sentence(lasts)] }
}

/** A delayed ability (CR 9.6.13). */
export function laterPassage(r: Reading, { ability, until }: Later): Passage {
  const say = r.say.instructions
  if (until.at === 'resolved')
    return triggeredPassage(r, ability, until.or === 'runEnds' ? 'nextInRun' : 'next')
  const { head, rest } = triggeredPassage(r, ability)
  return { head: say.during(untilText(r, until), head), rest }
}
