import type { Clause, Declared, Joined } from '../../text/clauses.ts'
import { isAside } from '../asides.ts'
import { inOne } from '../in-one.ts'
import { quantity } from './amounts.ts'
import { asLongAs, condition, duringRuns, ending, isClause, momentsText, pastOf } from './conditions.ts'
import { declared } from './declarations.ts'
import { deedPhrase, isDeed, payPhrase } from './deeds.ts'
import type { Phrase } from './grammar.ts'
import { after, allowed, allowedZu, fixed, inCase, list, modal, whole } from './grammar.ts'
import { groupOf } from './nouns.ts'
import { together } from './together.ts'

function unless({ who, again, does, pay }: Joined<'unless'>): Phrase {
  const phrase = clausePhrase(does)
  const paid = payPhrase(pay, who)
  const isNamed = who !== 'you' && (again === true || phrase.who === who)
  const end = `, es sei denn, ${isNamed ? `er ${paid.third}` : paid.told}`
  return {
    ...phrase,
    main: `${phrase.main}${end}`,
    inverted: `${phrase.inverted}${end}`,
    third: `${phrase.third}${end}`,
    told: `${phrase.told}${end}`,
  }
}

function oneOf({ who, count, modes, both }: Joined<'oneOf'>): Phrase {
  const much = count === null ? '1' : quantity(count).count
  const all = modes.map(mode => `• ${prose(mode)}`).join(' ')
  const or = both === undefined ? '' : `. Falls ${condition(both)}, darfst du stattdessen beide ausführen`
  const choice = who === 'you' ? '' : ` nach Wahl ${who === 'corp' ? 'des Konzerns' : 'des Runners'}`
  return fixed(`führe ${much} der folgenden Möglichkeiten${choice} aus${or}: ${all}`)
}

const either = (modes: readonly Phrase[]): Phrase => {
  const joined = (of: (mode: Phrase) => string): string => list(modes.map(of), 'oder')
  const [first, ...rest] = modes
  return {
    who: 'you',
    main: joined(mode => mode.main),
    inverted: list([first?.inverted ?? '', ...rest.map(mode => mode.third)], 'oder'),
    infinitive: joined(mode => mode.infinitive),
    zu: joined(mode => mode.zu),
    third: joined(mode => mode.third),
    told: list([first?.told ?? '', ...rest.map(mode => mode.told.replace(/^du /, ''))], 'oder'),
  }
}

function repeated({ times, does }: Joined<'repeat'>): Phrase {
  const { count, tail } = quantity(times)
  const often = `${times.count === 1 ? '' : ` (${count}-mal)`}${tail}`
  const phrase = clausePhrase(does)
  const more = (text: string): string => `${text}${often}`
  return {
    who: phrase.who,
    main: more(phrase.main),
    inverted: more(phrase.inverted),
    infinitive: more(phrase.infinitive),
    zu: more(phrase.zu),
    third: more(phrase.third),
    told: more(phrase.told),
  }
}

/** What is declared together: each keeps its own verb. */
function declares(all: readonly Phrase[]): Phrase {
  const [first, ...rest] = all
  if (first === undefined) return fixed('')
  const both = (start: string): string => list([start, ...rest.map(each => each.main)], 'und')
  return {
    ...first,
    main: both(first.main),
    inverted: both(first.inverted),
    third: both(first.third),
    told: both(first.told),
  }
}

/** Before what is denied: "du kannst jene Karte für den Rest des Zuges nicht punkten". */
const withEnd = (text: string, end: string): string =>
  / nicht [^,;]+$/.test(text) ? text.replace(/ (nicht [^,;]+)$/, ` ${end} $1`) : `${text} ${end}`
const ended = (phrase: Phrase, end: string): Phrase =>
  fixed(withEnd(phrase.main, end), withEnd(phrase.inverted, end))

/** What nobody can do with the same cards: "der Runner kann Karten des Konzerns nicht stehlen oder zerstören". */
function forbidden(all: readonly Declared[]): Phrase | null {
  if (all.length < 2 || !all.every(({ say }) => say === 'cannot')) return null
  const phrases = all.map(declared)
  const main = phrases.map(each => each.main)
  const text = inOne(main, 'oder')
  if (text === main.join(' oder ')) return null
  return fixed(
    text,
    inOne(
      phrases.map(each => each.inverted),
      'oder',
    ),
  )
}

function joined(clause: Joined): Phrase {
  switch (clause.say) {
    case 'and':
      return together(clause.of.map(clausePhrase))
    case 'may':
      return modal(
        clause.who,
        clause.again === true,
        'darfst',
        'darf',
        allowed(clause.who, clausePhrase(clause.does)),
      )
    case 'mayPay': {
      const { who, does, pay } = clause
      const to = does === null ? '' : `, um ${allowedZu(who, clausePhrase(does))}`
      return modal(who, clause.again === true, 'darfst', 'darf', `${payPhrase(pay, who).infinitive}${to}`)
    }
    case 'mustPay':
      return modal(
        clause.who,
        clause.again === true,
        'musst',
        'muss',
        `${payPhrase(clause.pay, clause.who).infinitive}, wenn möglich`,
      )
    case 'unless':
      return unless(clause)
    case 'if':
      return after(`falls ${condition(clause.condition)},`, clausePhrase(clause.then))
    case 'ifDone': {
      const { who, not } = clause
      const head = `falls ${who === 'you' ? 'du' : 'er'} das ${not ? 'nicht ' : ''}${who === 'you' ? 'tust' : 'tut'},`
      const does = clausePhrase(clause.does)
      const [first = '', ...rest] = does.third.split(' ')
      // Who did not is not named again.
      return does.who === who && who !== 'you'
        ? fixed(`${head} ${first} er ${rest.join(' ')}`)
        : after(head, does)
    }
    case 'otherwise':
      return fixed(`sonst: ${clausePhrase(clause.does).main}`)
    case 'when': {
      const { on } = clause.trigger
      const own = momentsText([clause.trigger, ...(clause.also ?? [])])
      const isIf = 'result' in on && on.result !== 'inAnyCase' && clause.does.say === 'if'
      const head = isIf ? `${own} und` : own
      const does = after(isClause(clause.trigger) ? `${head},` : head, clausePhrase(clause.does))
      const past = pastOf(clause.trigger)
      return past === '' ? does : fixed(`${does.main}${past}`)
    }
    case 'duringRun':
      return after('in jenem Run', clausePhrase(clause.does))
    case 'until':
      return after(`${ending(clause.until)}:`, clausePhrase(clause.does))
    case 'lasting': {
      const text = forbidden(clause.declares) ?? declares(clause.declares.map(declared))
      if (isAside(clause)) return ended(text, 'in diesem Zug')
      return clause.until === null ? text : ended(text, ending(clause.until))
    }
    case 'while': {
      const during = clause.declares.every(({ say }) => say === 'spend') ? duringRuns(clause.condition) : null
      return after(during ?? asLongAs(clause.condition), declares(clause.declares.map(declared)))
    }
    case 'oneOf':
      return oneOf(clause)
    case 'must': {
      const modes = clause.modes.map(mode => allowed(clause.who, clausePhrase(mode)))
      return modal(clause.who, clause.again === true, 'musst', 'muss', list(modes, 'oder'))
    }
    case 'either':
      return either(clause.modes.map(clausePhrase))
    case 'repeat':
      return repeated(clause)
    case 'forEach': {
      const noun = groupOf(clause.noun, false)
      const each = { ...noun, adjectives: ['gewählt', ...noun.adjectives] }
      return after(`für ${inCase(each, { is: 'each' }, 'accusative', false)}:`, clausePhrase(clause.does))
    }
  }
}

const isDeclares = (clause: Clause): clause is Extract<Clause, { say: 'declares' }> =>
  clause.say === 'declares'

/** A clause inside a sentence. */
export function clausePhrase(clause: Clause): Phrase {
  if (isDeed(clause)) return deedPhrase(clause)
  return isDeclares(clause) ? declares(clause.of.map(declared)) : joined(clause)
}

/** Sentences one after another. */
export const prose = (clauses: readonly Clause[]): string => clauses.map(sentence).join(' ')

function sentence(clause: Clause): string {
  const text = whole(clausePhrase(clause).main)
  return isAside(clause) ? `(${text})` : text
}
