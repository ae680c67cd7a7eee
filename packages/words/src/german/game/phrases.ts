import type { Text } from '../../phrasing/text.ts'
import { spaced, t } from '../../phrasing/text.ts'
import type { Person } from '../../tree/tree.ts'
import { before, list, names, subject } from './grammar.ts'
import type { Verb } from './inflection.ts'

/** How German says what somebody does: in a main clause, after something else, after "darf" and after "um". */

/** The forms of a sentence, or of a part of one, that the places ask for at which it may stand. */
interface Forms {
  /** At the start of a sentence; told to its reader. */
  readonly main: Text
  /** After something else that stands first. */
  readonly inverted: Text
  /** After "darf" and "muss". */
  readonly infinitive: Text
  /** After "um": with "zu". */
  readonly zu: Text
  /** Of somebody who has been named: "verliert 2[credit]". */
  readonly third: Text
  /** "Du erhältst 2[credit]": beside what somebody else does. */
  readonly told: Text
  /** The same without "du": "erhältst 2[credit]". */
  readonly finite: Text
  /** After something else, of somebody who has been named: "erhältst du 2[credit]", "verliert er 2[credit]". */
  readonly pronoun: Text
}

export interface Phrase extends Forms {
  readonly who: Person | null
  /** After "darfst", where that is not the infinitive. */
  readonly offered?: Text
  /** With an adverb before what it is done to: "erhalte stattdessen 2[credit]". */
  readonly with?: (adverb: Text) => Phrase
  /** With a span of time, where it does not stand at the end. */
  readonly during?: (span: Text) => Phrase
}

/** A phrase whose every form is made alike. */
export const inEach = (who: Person | null, form: (of: keyof Forms) => Text): Phrase => ({
  who,
  main: form('main'),
  inverted: form('inverted'),
  infinitive: form('infinitive'),
  zu: form('zu'),
  third: form('third'),
  told: form('told'),
  finite: form('finite'),
  pronoun: form('pronoun'),
})

/** In which form it is told what somebody does besides, who is named once. */
const besides: Readonly<Record<keyof Forms, keyof Forms>> = {
  main: 'third',
  inverted: 'third',
  infinitive: 'infinitive',
  zu: 'zu',
  third: 'third',
  told: 'finite',
  finite: 'finite',
  pronoun: 'finite',
}
/** What one and the same does, or may do. */
export function joinedPhrases(who: Person | null, parts: readonly Phrase[], last: 'und' | 'oder'): Phrase {
  const all = inEach(who, form =>
    list(
      parts.map((part, i) => part[i === 0 ? form : besides[form]]),
      last,
    ),
  )
  const [first, ...rest] = parts
  const adding = first?.with
  return adding === undefined
    ? all
    : { ...all, with: adverb => joinedPhrases(who, [adding(adverb), ...rest], last) }
}

/** Somebody does something. */
export function act(who: Person | null, of: Verb, rest: Text = '', tail: Text = ''): Phrase {
  const { prefix, infinitive, zu, imperative, third, du } = of
  const end = t`${before(prefix, rest)}${tail}`
  const isYou = who === null || who === 'you'
  const name = isYou ? 'du' : subject(who)
  const finite = isYou ? du : third
  return {
    who,
    main: isYou ? spaced(imperative, end) : spaced(name, third, end),
    inverted: isYou ? spaced(imperative, end) : spaced(third, name, end),
    infinitive: t`${before(`${prefix}${infinitive}`, rest)}${tail}`,
    zu: t`${before(zu, rest)}${tail}`,
    third: spaced(isYou ? imperative : third, end),
    told: spaced(name, finite, end),
    finite: spaced(finite, end),
    pronoun: spaced(finite, isYou ? 'du' : 'er', end),
    with: adverb => act(who, of, t`${adverb}${rest === '' ? '' : ' '}${rest}`, tail),
  }
}

/** Something is so: a subject, a verb and the rest, and what is denied or done at the end of it. */
export function stated(name: Text, is: string, rest: Text, last: Text = ''): Phrase {
  const main = spaced(name, is, rest, last)
  const inverted = spaced(is, name, rest, last)
  const third = spaced(is, rest, last)
  return {
    ...inEach(null, () => main),
    inverted,
    third,
    finite: third,
    pronoun: inverted,
    ...(last !== '' && { during: span => stated(name, is, spaced(rest, span), last) }),
  }
}

/** What has one form only. */
export const fixed = (main: Text, inverted: Text = main): Phrase => ({
  ...inEach(null, () => main),
  inverted,
  pronoun: inverted,
})

/** Somebody has to or may do something. */
export function modal(who: Person, again: boolean, you: string, third: string, infinitive: Text): Phrase {
  const name = who === 'you' ? 'du' : again ? 'er' : subject(who)
  return stated(name, who === 'you' ? you : third, infinitive)
}

/** After "darf": what somebody else does is let done. */
export function allowed(who: Person, phrase: Phrase): Text {
  if (who === 'you' && phrase.offered !== undefined) return phrase.offered
  if (phrase.who === null || phrase.who === who) return phrase.infinitive
  return before('lassen', t`${names[phrase.who].accusative} ${phrase.infinitive}`)
}
export function allowedZu(who: Person, phrase: Phrase): Text {
  if (phrase.who === null || phrase.who === who) return phrase.zu
  return before('zu lassen', t`${names[phrase.who].accusative} ${phrase.infinitive}`)
}

/** Whole clauses after something that stands first. */
export const after = (first: Text, phrase: Phrase): Phrase => fixed(t`${first} ${phrase.inverted}`)
