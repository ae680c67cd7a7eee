import { isAside } from '../../phrasing/asides.ts'
import { haveOneSubject, inOne } from '../../phrasing/in-one.ts'
import { endingOpen } from '../../phrasing/lists.ts'
import type { Text } from '../../phrasing/text.ts'
import { joined, t, whole } from '../../phrasing/text.ts'
import type { Clause, Declared, Joined } from '../../tree/clauses.ts'
import { countedGroup, quantity } from './amounts.ts'
import type { Span } from './conditions.ts'
import {
  andIf,
  asLongAs,
  condition,
  duringRuns,
  ending,
  endsInClause,
  isClause,
  momentsText,
  pastOf,
} from './conditions.ts'
import { cannotParts, declared } from './declarations.ts'
import { deedPhrase, isDeed, payPhrase } from './deeds.ts'
import { auf, inCase, list } from './grammar.ts'
import { regular } from './inflection.ts'
import { accusative, groupOf } from './nouns.ts'
import type { Phrase } from './phrases.ts'
import {
  act,
  after,
  allowed,
  allowedZu,
  joinedPhrases as alternatives,
  fixed,
  inEach,
  modal,
} from './phrases.ts'
import { together } from './together.ts'

function unless({ who, again, does, pay }: Joined<'unless'>): Phrase {
  const phrase = clausePhrase(does)
  const paid = payPhrase(pay, who)
  const isNamed = who !== 'you' && again === true
  const end = t`, es sei denn, ${isNamed ? t`er ${paid.third}` : paid.told}`
  return inEach(phrase.who, form => t`${phrase[form]}${end}`)
}

function oneOf({ who, count, modes, both, endsText }: Joined<'oneOf'>): Phrase {
  const much = count === null ? '1' : quantity(count).count
  const all = joined(
    modes.map(mode => t`• ${prose(mode, 'followed')}`),
    ' ',
  )
  const choice = who === 'you' ? '' : t` nach Wahl ${who === 'corp' ? 'des Konzerns' : 'des Runners'}`
  const ofThem = t`${much} der folgenden Möglichkeiten${choice}`
  if (endsText !== true) {
    const or = both === undefined ? '' : t`, oder beide, falls ${condition(both)}`
    return act(null, regular('aus|führen'), ofThem, t`${or} (${all})`)
  }
  const or = both === undefined ? '' : t`. Falls ${condition(both)}, darfst du stattdessen beide ausführen`
  return act(null, regular('aus|führen'), ofThem, t`${or}: ${all}`)
}

function repeated({ times, does }: Joined<'repeat'>): Phrase {
  const { count, tail } = quantity(times)
  const often = t`${times.count === 1 ? '' : t` (${count}-mal)`}${tail}`
  const phrase = clausePhrase(does)
  return inEach(phrase.who, form => t`${phrase[form]}${often}`)
}

/** "Für jede gewählte Karte: …"; after something else "gilt für jede gewählte Karte: …". */
const forEach = (each: Text, does: Phrase): Phrase =>
  fixed(t`für ${each}: ${does.inverted}`, t`gilt für ${each}: ${does.inverted}`)

/** What is declared together: each keeps its own verb. */
function declares(all: readonly Phrase[]): Phrase {
  const [first, ...rest] = all
  if (first === undefined) return fixed('')
  if (rest.length === 0) return first
  return inEach(first.who, form => list([first[form], ...rest.map(each => each.main)], 'und'))
}

/** Before what is denied: "du kannst jene Karte für den Rest des Zuges nicht werten"; a clause stands behind it. */
function spanning(phrase: Phrase, span: Text, isClause: boolean): Phrase {
  if (isClause) return fixed(t`${phrase.main}, ${span}`, t`${phrase.inverted}, ${span}`)
  return span === ''
    ? phrase
    : (phrase.during?.(span) ?? fixed(t`${phrase.main} ${span}`, t`${phrase.inverted} ${span}`))
}

/** What nobody can do with the same cards: "der Runner kann Karten des Konzerns nicht stehlen oder zerstören". */
function forbidden(all: readonly Declared[], span: Text): Phrase | null {
  const denied = all.flatMap(each => (each.say === 'cannot' ? [cannotParts(each)] : []))
  const main = denied.map(({ who, can, about, not }) => [who, can, about, span, ...not])
  if (denied.length < 2 || denied.length < all.length || !haveOneSubject(main)) return null
  const inverted = denied.map(({ who, can, about, not }) => [can, who, about, span, ...not])
  return fixed(inOne(main, 'oder'), inOne(inverted, 'oder'))
}

/**
 * "Wenn … und …, tu das". Where more sentences follow, what has to be so for the first alone stands with it: "wenn …, tu das,
 * falls …".
 */
function whenPhrase(clause: Joined<'when'>, how: 'alone' | 'beforeMore', span: Span = null): Phrase {
  const { trigger, also = [], named, does: told } = clause
  const own = momentsText([trigger, ...also], span)
  const isResult = 'result' in trigger.on && trigger.on.result !== 'inAnyCase'
  if (told.say === 'if' && isClause(trigger) && how === 'beforeMore')
    return fixed(t`${own}, ${clausePhrase(told.then).inverted}, falls ${condition(told.condition)}`)
  const isIf = told.say === 'if' && isClause(trigger)
  const head = isIf ? t`${own}${andIf(told.condition)}` : isResult && told.say === 'if' ? t`${own} und` : own
  const phrase = clausePhrase(isIf ? told.then : told)
  const start = isClause(trigger) ? t`${head},` : head
  const does = named === undefined ? after(start, phrase) : fixed(t`${start} ${phrase.pronoun}`)
  const past = pastOf(clause.trigger)
  return past === '' ? does : fixed(t`${does.main}${past}`)
}

function joinedPhrase(clause: Joined): Phrase {
  switch (clause.say) {
    case 'and':
      return together(clause.of.map(clausePhrase))
    case 'may': {
      const { instead } = clause
      const end = instead === undefined ? '' : t`, anstatt ${auf(accusative(instead))} zuzugreifen`
      return modal(
        clause.who,
        clause.again === true,
        'darfst',
        'darf',
        t`${allowed(clause.who, clausePhrase(clause.does))}${end}`,
      )
    }
    case 'mayPay': {
      const { who, does, pay } = clause
      const to = does === null ? '' : t`, um ${allowedZu(who, clausePhrase(does))}`
      return modal(who, clause.again === true, 'darfst', 'darf', t`${payPhrase(pay, who).infinitive}${to}`)
    }
    case 'mustPay':
      return modal(
        clause.who,
        clause.again === true,
        'musst',
        'muss',
        t`${payPhrase(clause.pay, clause.who).infinitive}, wenn möglich`,
      )
    case 'unless':
      return unless(clause)
    case 'if':
      return after(t`falls ${condition(clause.condition)},`, clausePhrase(clause.then))
    case 'ifDone': {
      const { who, not } = clause
      const done = t`falls ${who === 'you' ? 'du' : 'er'} das ${not ? 'nicht ' : ''}${who === 'you' ? 'tust' : 'tut'}`
      // "Falls du das tust und …": one "falls" for both.
      if (clause.does.say === 'if' && !not) {
        const { condition: more, then } = clause.does
        return after(t`${done} und ${condition(more)},`, clausePhrase(then))
      }
      const head = t`${done},`
      const does = clausePhrase(clause.does)
      // A player who did not do it is not named again.
      return does.who === who && who !== 'you' ? fixed(t`${head} ${does.pronoun}`) : after(head, does)
    }
    case 'otherwise':
      return after('sonst', clausePhrase(clause.does))
    case 'when':
      return whenPhrase(clause, 'alone')
    case 'duringRun':
      return clause.does.say === 'when'
        ? whenPhrase(clause.does, 'alone', 'in jenem Run')
        : after('in jenem Run', clausePhrase(clause.does))
    case 'until':
      return after(t`${ending(clause.until)}:`, clausePhrase(clause.does))
    case 'lasting': {
      const span = isAside(clause) ? 'in diesem Zug' : clause.until === null ? '' : ending(clause.until)
      const isClause = !isAside(clause) && clause.until !== null && endsInClause(clause.until)
      return (
        (isClause ? null : forbidden(clause.declares, span)) ??
        spanning(declares(clause.declares.map(declared)), span, isClause)
      )
    }
    case 'while': {
      const during = clause.declares.every(({ say }) => say === 'spend') ? duringRuns(clause.condition) : null
      return after(during ?? asLongAs(clause.condition), declares(clause.declares.map(declared)))
    }
    case 'oneOf':
      return oneOf(clause)
    case 'following':
      return act(clause.who, regular('ab|handeln'), 'das Folgende', t` (${prose(clause.of, 'followed')})`)
    case 'must': {
      const modes = clause.modes.map(mode => allowed(clause.who, clausePhrase(mode)))
      return modal(clause.who, clause.again === true, 'musst', 'muss', list(modes, 'oder'))
    }
    case 'either':
      return alternatives('you', clause.modes.map(clausePhrase), 'oder')
    case 'repeat':
      return repeated(clause)
    case 'perEach': {
      const each = inCase(countedGroup(clause.of, false), { is: 'each' }, 'accusative', false)
      return forEach(each, clausePhrase(clause.does))
    }
    case 'forEach': {
      const noun = groupOf(clause.noun, false)
      const each = { ...noun, adjectives: ['gewählt', ...noun.adjectives] }
      return forEach(inCase(each, { is: 'each' }, 'accusative', false), clausePhrase(clause.does))
    }
  }
}

const isDeclares = (clause: Clause): clause is Extract<Clause, { say: 'declares' }> =>
  clause.say === 'declares'

/** A clause inside a sentence. */
export function clausePhrase(clause: Clause): Phrase {
  if (isDeed(clause)) return deedPhrase(clause)
  return isDeclares(clause) ? declares(clause.of.map(declared)) : joinedPhrase(clause)
}

/** Sentences one after another. */
export const prose = (clauses: readonly Clause[], is: 'ending' | 'followed' = 'ending'): Text =>
  joined(
    (is === 'ending' ? endingOpen(clauses) : clauses).map((each, i, all) => sentence(each, all[i + 1])),
    ' ',
  )

function sentence(clause: Clause, next: Clause | undefined): Text {
  const isBefore = clause.say === 'when' && next !== undefined && !isAside(next)
  const text = whole((isBefore ? whenPhrase(clause, 'beforeMore') : clausePhrase(clause)).main)
  return isAside(clause) ? t`(${text})` : text
}
