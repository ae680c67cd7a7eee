import { isAside } from '../../phrasing/asides.ts'
import { inOne } from '../../phrasing/in-one.ts'
import { endingOpen } from '../../phrasing/lists.ts'
import type { Clause, Declared, Joined } from '../../tree/clauses.ts'
import type { Person } from '../../tree/tree.ts'
import { countedNoun, quantity } from './amounts.ts'
import { asLongAs, condition, duringRuns, ending, momentsText, pastOf } from './conditions.ts'
import { declared, isOwnCost } from './declarations.ts'
import { deedPhrase, isDeed, payPhrase } from './deeds.ts'
import { joining } from './events.ts'
import type { Phrase } from './grammar.ts'
import { act, bare, list, lowered, possessive, statement, subject, told, whole } from './grammar.ts'
import { nounText } from './nouns.ts'

const same = (parts: readonly Phrase[]): boolean => parts.every(part => part.who === parts[0]?.who)
const plains = (parts: readonly Phrase[]): readonly string[] => parts.map(part => part.plain)
const isSuffered = ([first]: readonly Phrase[]): boolean => first?.isSuffered === true

/** After “you may”: what the player does then is told apart, lest it seem that the other one did it. */
function offered(parts: readonly Phrase[]): string {
  const mine = parts.findIndex(part => part.who === 'you')
  const rest = parts.slice(mine)
  if (mine > 0 && same(rest)) {
    const others = parts.slice(0, mine).map(part => bare('you', part))
    return `${list(others, 'and')}, then you ${list(plains(rest), 'and')}`
  }
  return list(
    parts.map(part => bare('you', part)),
    'and',
  )
}

/** What one sentence does: "gain 2[credit] and draw 1 card". */
function together(all: readonly Phrase[]): Phrase {
  const parts = all.map((part, i) => (i > 0 ? (part.joined ?? part) : part))
  const [first] = parts
  if (first === undefined) return told('do nothing')
  if (same(parts)) {
    const third = list(
      parts.map(part => part.third),
      'and',
    )
    return { who: first.who, plain: list(plains(parts), 'and'), third, isSuffered: isSuffered(parts) }
  }
  const told_ = parts.map((part, i) => (i > 0 && part.who === 'you' ? `you ${part.plain}` : statement(part)))
  return { ...told(list(told_, 'and')), offered: offered(parts) }
}

const whom = (who: Person, again: true | undefined): string =>
  again === true && who !== 'you' ? 'they' : subject[who]

function unless({ who, again, does, pay }: Joined<'unless'>): Phrase {
  const { plain, third } = payPhrase(pay, who)
  const paid = again === true || who === 'you' ? `${pay.length > 1 ? 'either ' : ''}${plain}` : third
  return told(`${statement(clausePhrase(does))} unless ${whom(who, again)} ${paid}`)
}

function oneOf({ who, count, modes, both, endsText }: Joined<'oneOf'>): Phrase {
  const much = count === null ? '1' : quantity(count).count
  const choice = who === 'you' ? '' : ` of ${possessive[who]} choice`
  const all = modes.map(mode => `• ${prose(mode, 'followed')}`).join(' ')
  if (endsText !== true) {
    const or = both === undefined ? '' : `, or both if ${condition(both)}`
    return told(`resolve ${much} of the following${choice}${or} (${all})`)
  }
  const or = both === undefined ? '' : `. If ${condition(both)}, you may resolve both instead`
  return told(`resolve ${much} of the following${choice}${or}: ${all}`)
}

function repeated({ times, does }: Joined<'repeat'>): Phrase {
  const { count, one, tail } = quantity(times)
  const phrase = clausePhrase(does)
  const often = `${one ? '' : ` ${count === '2' ? 'twice' : `${count} times`}`}${tail}`
  return { ...phrase, plain: `${phrase.plain}${often}`, third: `${phrase.third}${often}` }
}

const isDeclares = (clause: Clause): clause is Extract<Clause, { say: 'declares' }> =>
  clause.say === 'declares'

/** What nobody can do with the same cards: "the Runner cannot steal or trash Corp cards". */
function forbidden(declares: readonly Declared[]): string | null {
  const told_ = declares.map(declared)
  if (declares.length < 2 || !declares.every(({ say }) => say === 'cannot')) return null
  const text = inOne(told_, joining)
  return text === told_.join(' or ') ? null : text
}

function joined(clause: Joined): Phrase {
  switch (clause.say) {
    case 'and':
      return together(clause.of.map(clausePhrase))
    case 'may':
      return told(`${whom(clause.who, clause.again)} may ${bare(clause.who, clausePhrase(clause.does))}`)
    case 'mayPay': {
      const { who, does } = clause
      const text = `${whom(who, clause.again)} may ${payPhrase(clause.pay, who).plain}`
      return told(does === null ? text : `${text} to ${bare(who, clausePhrase(does))}`)
    }
    case 'mustPay':
      return told(
        `${whom(clause.who, clause.again)} must ${payPhrase(clause.pay, clause.who).plain}, if able`,
      )
    case 'unless':
      return unless(clause)
    case 'if': {
      const then = statement(clausePhrase(clause.then))
      const if_ = `if ${condition(clause.condition)}`
      // What is done comes before what only the bids decide of it.
      return told(clause.condition.if === 'sameBids' ? `${then} ${if_}` : `${if_}, ${then}`)
    }
    case 'ifDone': {
      const they = clause.who === 'you' ? 'you' : 'they'
      const does = clausePhrase(clause.does)
      // A player who did not do it is not named again.
      const text = does.who === clause.who ? `${they} ${does.plain}` : statement(does)
      return told(`if ${they} do${clause.not ? ' not' : ''}, ${does.who === 'you' ? does.plain : text}`)
    }
    case 'otherwise':
      return told(`otherwise, ${statement(clausePhrase(clause.does))}`)
    case 'when': {
      const { trigger, also = [], named, does } = clause
      // "If successful and if …": what follows from a result may have a condition of its own.
      const isIf = 'result' in trigger.on && trigger.on.result !== 'inAnyCase' && does.say === 'if'
      const phrase = clausePhrase(does)
      const text = named === undefined ? statement(phrase) : `they ${phrase.plain}`
      return told(`${momentsText([trigger, ...also])}${isIf ? ', and' : ','} ${text}${pastOf(trigger)}`)
    }
    case 'duringRun': {
      const text = lowered(statement(clausePhrase(clause.does)))
      const isSpent = isDeclares(clause.does) && clause.does.of.every(({ say }) => say === 'spend')
      return told(isSpent ? `${text} during that run` : `during that run, ${text}`)
    }
    case 'until':
      return told(`${ending(clause.until)}, ${statement(clausePhrase(clause.does))}`)
    case 'lasting': {
      const text = forbidden(clause.declares) ?? list(clause.declares.map(declared), 'and')
      if (isAside(clause)) return told(`${text} this turn`)
      return told(clause.until === null ? text : `${text} ${ending(clause.until)}`)
    }
    case 'while': {
      const text = list(clause.declares.map(declared), 'and')
      const during = clause.declares.every(({ say }) => say === 'spend') ? duringRuns(clause.condition) : null
      if (during !== null) return told(`${text} ${during}`)
      // What it costs to play or to install is asked at one moment.
      const isOnce = clause.condition.if === 'happened' && clause.declares.every(isOwnCost)
      return told(`${isOnce ? `if ${condition(clause.condition)}` : asLongAs(clause.condition)}, ${text}`)
    }
    case 'oneOf':
      return oneOf(clause)
    case 'following':
      return act(clause.who, 'resolve', `the following (${prose(clause.of, 'followed')})`)
    case 'must': {
      const modes = clause.modes.map(mode => bare(clause.who, clausePhrase(mode)))
      return told(`${whom(clause.who, clause.again)} must ${list(modes, 'or')}`)
    }
    case 'either': {
      const modes = clause.modes.map(clausePhrase)
      return {
        who: 'you',
        plain: plains(modes).join(' or '),
        third: modes.map(mode => mode.third).join(' or '),
        isSuffered: isSuffered(modes),
      }
    }
    case 'repeat':
      return repeated(clause)
    case 'perEach':
      return told(`for each ${countedNoun(clause.of).one}, ${statement(clausePhrase(clause.does))}`)
    case 'forEach':
      return told(`for each chosen ${nounText(clause.noun).one}, ${statement(clausePhrase(clause.does))}`)
  }
}

/** A clause inside a sentence. */
export function clausePhrase(clause: Clause): Phrase {
  if (isDeed(clause)) return deedPhrase(clause)
  return isDeclares(clause) ? told(list(clause.of.map(declared), 'and')) : joined(clause)
}

function sentence(clause: Clause): string {
  const text = whole(statement(clausePhrase(clause)))
  return isAside(clause) ? `(${text})` : text
}

/** Sentences one after another. */
export const prose = (clauses: readonly Clause[], is: 'ending' | 'followed' = 'ending'): string =>
  (is === 'ending' ? endingOpen(clauses) : clauses).map(sentence).join(' ')
