import type { Instruction, OneOf } from '../instructions/index.ts'
import type { May } from '../instructions/may.ts'
import type { MayPay } from '../instructions/may-pay.ts'
import { quantity } from './amounts.ts'
import { conditionText } from './conditions.ts'
import { payPhrase } from './costs.ts'
import { only, passageOf, proseOf, sentencesOf } from './passages.ts'
import type { Passage, Person, Reading } from './phrases.ts'
import { person } from './reading.ts'
import { passagesOf } from './sequences.ts'

/** "If you do not, …", and what comes after it. */
function refusal(r: Reading, who: Person, otherwise: readonly Instruction[] | undefined): readonly string[] {
  if (otherwise === undefined) return []
  const { head, rest } = passageOf(r, otherwise)
  return [r.say.offers.ifNot(who, head), ...rest]
}

export function mayPassage(r: Reading, i: May): Passage {
  const { offers } = r.say
  const who = person(r, i.who)
  const [first, ...others] = passagesOf(r, i.does)
  const offered = offers.may(who, first?.head ?? offers.nothing)
  const head = i.if === undefined ? offered : offers.mayIf(conditionText(r, i.if), offered)
  const ifDone = who === 'you' ? offers.ifYouDo : offers.ifTheyDo
  const [next, ...last] = others
  return {
    head,
    rest: [
      ...(first?.rest ?? []),
      ...(next === undefined ? [] : [ifDone(next.head), ...next.rest]),
      ...last.flatMap(each => sentencesOf(r, each)),
      ...refusal(r, who, i.otherwise),
    ],
  }
}

/** A nested cost (CR 1.16.11): "may pay to …", "… unless they pay", "must pay, if able". */
export function mayPayPassage(r: Reading, i: MayPay): Passage {
  const { offers } = r.say
  const who = person(r, i.who)
  const pay = payPhrase(r, i.cost, who)
  if (i.then === undefined && i.otherwise !== undefined && i.must !== true) {
    const { head, rest } = passageOf(r, i.otherwise)
    return { head: offers.unless(who, head, pay), rest }
  }
  const no = refusal(r, who, i.otherwise)
  if (i.then === undefined) {
    return { head: i.must === true ? offers.mustPay(who, pay) : offers.mayPay(who, pay), rest: no }
  }
  const then = passageOf(r, i.then)
  if (i.must === true) {
    const ifDone = who === 'you' ? offers.ifYouDo : offers.ifTheyDo
    return { head: offers.mustPay(who, pay), rest: [ifDone(then.head), ...then.rest, ...no] }
  }
  return { head: offers.mayPayTo(who, pay, then.head), rest: [...then.rest, ...no] }
}

export function oneOfPassage(r: Reading, i: OneOf): Passage {
  const { offers, figures } = r.say
  const who = person(r, i.who)
  if (i.least === 1 && i.most === 1 && i.modes.every(mode => mode.length === 1)) {
    const passages = i.modes.map(mode => passageOf(r, mode))
    if (passages.every(each => each.rest.length === 0)) {
      const heads = passages.map(each => each.head)
      if (who !== 'you' || i.must === true) return { head: offers.mustOneOf(who, heads), rest: [] }
      if (heads.length === 2 && heads.every(head => head.who === 'you')) return only(offers.either(heads))
    }
  }
  const most = quantity(r, i.most)
  const count =
    i.most === 1 && i.least === 1 ? null : i.least === i.most ? most.count : figures.upTo(most).count
  return {
    head: offers.oneOf(
      who,
      count,
      i.modes.map(mode => proseOf(r, mode)),
    ),
    rest: [],
  }
}
