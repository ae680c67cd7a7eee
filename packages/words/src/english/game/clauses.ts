import { isAside } from '../../phrasing/asides.ts'
import { haveOneSubject, inOne } from '../../phrasing/in-one.ts'
import { endingOpen } from '../../phrasing/lists.ts'
import type { Text } from '../../phrasing/text.ts'
import { joined, t, whole } from '../../phrasing/text.ts'
import type { Clause, Declared, Joined } from '../../tree/clauses.ts'
import type { Noun, Person } from '../../tree/tree.ts'
import { countedNoun, quantity } from './amounts.ts'
import { asLongAs, condition, duringRuns, ending, momentsText, pastOf } from './conditions.ts'
import { cannotParts, declared, isOwnCost } from './declarations.ts'
import { deedPhrase, isDeed, payPhrase } from './deeds.ts'
import type { Phrase } from './grammar.ts'
import { act, bare, list, possessive, statement, subject, told } from './grammar.ts'
import { nounText } from './nouns.ts'

const same = (parts: readonly Phrase[]): boolean => parts.every(part => part.who === parts[0]?.who)
const plains = (parts: readonly Phrase[]): readonly Text[] => parts.map(part => part.plain)
const isSuffered = ([first]: readonly Phrase[]): boolean => first?.isSuffered === true

/** After “you may”: what the player does then is told apart, lest it seem that the other one did it. */
function offered(parts: readonly Phrase[]): Text {
  const mine = parts.findIndex(part => part.who === 'you')
  const rest = parts.filter((_, i) => i >= mine)
  if (mine > 0 && same(rest)) {
    const others = parts.filter((_, i) => i < mine).map(part => bare('you', part))
    return t`${list(others, 'and')}, then you ${list(plains(rest), 'and')}`
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
  const told_ = parts.map((part, i) => (i > 0 && part.who === 'you' ? t`you ${part.plain}` : statement(part)))
  return { ...told(list(told_, 'and')), offered: offered(parts) }
}

const whom = (who: Person, again: true | undefined): Text =>
  again === true && who !== 'you' ? 'they' : subject[who]

function unless({ who, again, does, pay }: Joined<'unless'>): Phrase {
  const { plain, third } = payPhrase(pay, who)
  const paid = again === true || who === 'you' ? t`${pay.length > 1 ? 'either ' : ''}${plain}` : third
  return told(t`${statement(clausePhrase(does))} unless ${whom(who, again)} ${paid}`)
}

function oneOf({ who, count, modes, both, endsText }: Joined<'oneOf'>): Phrase {
  const much = count === null ? '1' : quantity(count).count
  const choice = who === 'you' ? '' : t` of ${possessive[who]} choice`
  const all = joined(
    modes.map(mode => t`• ${prose(mode, 'followed')}`),
    ' ',
  )
  if (endsText !== true) {
    const or = both === undefined ? '' : t`, or both if ${condition(both)}`
    return told(t`resolve ${much} of the following${choice}${or} (${all})`)
  }
  const or = both === undefined ? '' : t`. If ${condition(both)}, you may resolve both instead`
  return told(t`resolve ${much} of the following${choice}${or}: ${all}`)
}

function repeated({ times, does }: Joined<'repeat'>): Phrase {
  const { count, one, tail } = quantity(times)
  const phrase = clausePhrase(does)
  const often = t`${one ? '' : t` ${count === '2' ? 'twice' : t`${count} times`}`}${tail}`
  return { ...phrase, plain: t`${phrase.plain}${often}`, third: t`${phrase.third}${often}` }
}

const isDeclares = (clause: Clause): clause is Extract<Clause, { say: 'declares' }> =>
  clause.say === 'declares'

/** What nobody can do with the same cards: "the Runner cannot steal or trash Corp cards". */
function forbidden(declares: readonly Declared[]): Text | null {
  const all = declares.flatMap(each => (each.say === 'cannot' ? [cannotParts(each)] : []))
  return all.length > 1 && all.length === declares.length && haveOneSubject(all) ? inOne(all, 'or') : null
}

/** "Chosen piece of ice", or of cards of any kind "of those cards". */
const eachOf = (noun: Noun): Text =>
  noun.types.length + noun.subtypes.length + noun.traits.length === 0
    ? 'of those cards'
    : t`chosen ${nounText(noun).one}`

function joinedPhrase(clause: Joined): Phrase {
  switch (clause.say) {
    case 'and':
      return together(clause.of.map(clausePhrase))
    case 'may':
      return told(
        t`${whom(clause.who, clause.again)} may ${bare(clause.who, clausePhrase(clause.does))}${clause.instead === undefined ? '' : ' instead'}`,
      )
    case 'mayPay': {
      const { who, does } = clause
      const text = t`${whom(who, clause.again)} may ${payPhrase(clause.pay, who).plain}`
      return told(does === null ? text : t`${text} to ${bare(who, clausePhrase(does))}`)
    }
    case 'mustPay':
      return told(
        t`${whom(clause.who, clause.again)} must ${payPhrase(clause.pay, clause.who).plain}, if able`,
      )
    case 'unless':
      return unless(clause)
    case 'if': {
      const then = statement(clausePhrase(clause.then))
      const if_ = t`if ${condition(clause.condition)}`
      return told(t`${if_}, ${then}`)
    }
    case 'ifDone': {
      const they = clause.who === 'you' ? 'you' : 'they'
      // "If you do and this is not the first time …".
      if (clause.does.say === 'if' && !clause.not) {
        const { condition: more, then } = clause.does
        return told(t`if ${they} do and ${condition(more)}, ${statement(clausePhrase(then))}`)
      }
      const does = clausePhrase(clause.does)
      // A player who did not do it is not named again.
      const text = does.who === clause.who ? t`${they} ${does.plain}` : statement(does)
      return told(t`if ${they} do${clause.not ? ' not' : ''}, ${does.who === 'you' ? does.plain : text}`)
    }
    case 'otherwise':
      return told(t`otherwise, ${statement(clausePhrase(clause.does))}`)
    case 'when': {
      const { trigger, also = [], named, does } = clause
      // "If successful and if …": what follows from a result may have a condition of its own.
      const isIf = 'result' in trigger.on && trigger.on.result !== 'inAnyCase' && does.say === 'if'
      const phrase = clausePhrase(does)
      const text = named === undefined ? statement(phrase) : t`they ${phrase.plain}`
      const head = t`${momentsText([trigger, ...also])}${isIf ? ', and' : ','}`
      // What was so before is told before an offer, lest it seem to be about that.
      const isFirst =
        (does.say === 'may' || does.say === 'mayPay') && trigger.if.some(each => each.if === 'had')
      return told(isFirst ? t`${head}${pastOf(trigger)}, ${text}` : t`${head} ${text}${pastOf(trigger)}`)
    }
    case 'duringRun': {
      const text = statement(clausePhrase(clause.does))
      const isSpent = isDeclares(clause.does) && clause.does.of.every(({ say }) => say === 'spend')
      return told(isSpent ? t`${text} during that run` : t`during that run, ${text}`)
    }
    case 'until':
      return told(t`${ending(clause.until)}, ${statement(clausePhrase(clause.does))}`)
    case 'lasting': {
      const text = forbidden(clause.declares) ?? list(clause.declares.map(declared), 'and')
      if (isAside(clause)) return told(t`${text} this turn`)
      return told(clause.until === null ? text : t`${text} ${ending(clause.until)}`)
    }
    case 'while': {
      const text = list(clause.declares.map(declared), 'and')
      const during = clause.declares.every(({ say }) => say === 'spend') ? duringRuns(clause.condition) : null
      if (during !== null) return told(t`${text} ${during}`)
      // What it costs to play or to install is asked at one moment.
      const isOnce = clause.condition.if === 'happened' && clause.declares.every(isOwnCost)
      return told(t`${isOnce ? t`if ${condition(clause.condition)}` : asLongAs(clause.condition)}, ${text}`)
    }
    case 'oneOf':
      return oneOf(clause)
    case 'following':
      return act(clause.who, 'resolve', t`the following (${prose(clause.of, 'followed')})`)
    case 'must': {
      const modes = clause.modes.map(mode => bare(clause.who, clausePhrase(mode)))
      return told(t`${whom(clause.who, clause.again)} must ${list(modes, 'or')}`)
    }
    case 'either': {
      const modes = clause.modes.map(clausePhrase)
      return {
        who: 'you',
        plain: joined(plains(modes), ' or '),
        third: joined(
          modes.map(mode => mode.third),
          ' or ',
        ),
        isSuffered: isSuffered(modes),
      }
    }
    case 'repeat':
      return repeated(clause)
    case 'perEach':
      return told(t`for each ${countedNoun(clause.of).one}, ${statement(clausePhrase(clause.does))}`)
    case 'forEach':
      return told(t`for each ${eachOf(clause.noun)}, ${statement(clausePhrase(clause.does))}`)
  }
}

/** A clause inside a sentence. */
export function clausePhrase(clause: Clause): Phrase {
  if (isDeed(clause)) return deedPhrase(clause)
  return isDeclares(clause) ? told(list(clause.of.map(declared), 'and')) : joinedPhrase(clause)
}

function sentence(clause: Clause): Text {
  const text = whole(statement(clausePhrase(clause)))
  return isAside(clause) ? t`(${text})` : text
}

/** Sentences one after another. */
export const prose = (clauses: readonly Clause[], is: 'ending' | 'followed' = 'ending'): Text =>
  joined((is === 'ending' ? endingOpen(clauses) : clauses).map(sentence), ' ')
