import type { Noun, Thing } from '../../tree/tree.ts'
import { numeral, quantity } from './amounts.ts'
import type { Case, Gender, Group, Text, Word } from './grammar.ts'
import { ended, group, inCase, listed, names, relatives, text } from './grammar.ts'
import { card, ofZone, rootOf, serverText, types, zoneText } from './names.ts'
import { aText, compound, groupOf, heads, isMass, isQuality, moreOf } from './nouns.ts'

/** What a sentence speaks of, in a case. */

/** "2 deiner anderen installierten Karten". */
const ofYours = (of: Noun): Text => inCase(groupOf(of, true), { is: 'yours' }, 'genitive', true)
const isYours = (of: Noun): boolean => of.traits.some(each => isQuality(each, 'yours'))

/** Cards of which nothing is said but that they are among others, or others of them. */
function amongWhat({ types: of, subtypes, traits }: Noun): Thing | null {
  const [first, ...more] = traits.filter(each => !isQuality(each, 'other'))
  return of.length + subtypes.length + more.length === 0 && first?.trait === 'among' ? first.cards : null
}

const atRandom = (of: Extract<Thing, { is: 'some' }>, it: Group): Group =>
  of.atRandom === true ? { ...it, adjectives: ['zufällig', ...it.adjectives] } : it

function some(of: Extract<Thing, { is: 'some' }>, grammatical: Case): Text {
  const { amount, noun } = of
  const among = amongWhat(noun)
  if (among !== null) {
    const { count, tail } = quantity(amount)
    const isOther = noun.traits.some(each => isQuality(each, 'other'))
    return text`${count} ${isOther ? (amount.count === 1 ? 'andere ' : 'weitere ') : ''}${thing(among, 'genitive')}${tail}`
  }
  const isOne = (amount.but ?? amount.count) === 1
  const { tail } = quantity(amount)
  const many = isYours(noun)
    ? text`${quantity(amount).count} ${ofYours(noun)}`
    : inCase(atRandom(of, groupOf(noun, !isOne)), numeral(amount), grammatical, !isOne)
  const how = text`${many}${tail}`
  return of.chosenBy === undefined ? how : `${how} (gewählt von ${names[of.chosenBy].dative})`
}

const genders = { m: 'er', f: 'sie', n: 'es' } as const
/** "It" without a noun to agree with: a card. */
const pronouns: Readonly<Record<Case, string>> = {
  nominative: 'sie',
  accusative: 'sie',
  dative: 'ihr',
  genitive: 'von ihr',
}
const plurals: Readonly<Record<Case, string>> = {
  nominative: 'sie',
  accusative: 'sie',
  dative: 'ihnen',
  genitive: 'von ihnen',
}
const byGender: Readonly<Record<Word['gender'], Readonly<Record<Case, string>>>> = {
  m: { nominative: genders.m, accusative: 'ihn', dative: 'ihm', genitive: 'von ihm' },
  f: pronouns,
  n: { nominative: genders.n, accusative: 'es', dative: 'ihm', genitive: 'von ihm' },
}

const genderOf = (of: Noun): Word['gender'] => (heads(of).at(-1) ?? card).gender

const ordinals = ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst']

function that({ noun, many, which }: Extract<Thing, { is: 'that' }>, grammatical: Case): Text {
  const it = groupOf(noun, many)
  if (which === 'that') return inCase(it, { is: 'that' }, grammatical, many)
  const adjective = which === 'chosen' ? 'gewählt' : (ordinals[which] ?? `${which + 1}t`)
  return inCase({ ...it, adjectives: [adjective, ...it.adjectives] }, { is: 'the' }, grammatical, many)
}

type At = Readonly<{ word: Word; clause: (key: Gender, isYou: boolean) => string }>
/** What the Runner is at: "das ICE, mit dem du konfrontiert bist". */
const met: Readonly<Record<'encountered' | 'approached' | 'accessed', At>> = {
  encountered: {
    word: types.ice,
    clause: (key, isYou) =>
      `mit ${relatives.dative[key]} ${isYou ? 'du konfrontiert bist' : 'der Runner konfrontiert ist'}`,
  },
  approached: {
    word: types.ice,
    clause: (key, isYou) =>
      `${relatives.dative[key]} ${isYou ? 'du dich näherst' : 'der Runner sich nähert'}`,
  },
  accessed: {
    word: card,
    clause: (key, isYou) =>
      `auf ${relatives.accusative[key]} ${isYou ? 'du zugreifst' : 'der Runner zugreift'}`,
  },
}

function metText(of: Extract<Thing, { runner: unknown }>, grammatical: Case): Text {
  const isYou = of.runner === 'you'
  if (of.is === 'nextEncountered') {
    const next = inCase(group(types.ice, 'nächst'), { is: 'the' }, grammatical, false)
    return ended(
      next,
      `, mit dem ${isYou ? 'du' : 'der Runner'} in diesem Run konfrontiert ${isYou ? 'wirst' : 'wird'},`,
    )
  }
  const { word, clause } = met[of.is]
  const it = of.noun === undefined ? group(word) : groupOf(of.noun, false)
  const { gender } = it.words.at(-1) ?? word
  return ended(inCase(it, { is: 'the' }, grammatical, false), `, ${clause(gender, isYou)},`)
}

export function thing(of: Thing, grammatical: Case): Text {
  switch (of.is) {
    case 'this':
      return inCase(
        group(types[of.type], ...(of.rezzed === true ? ['gerezzt'] : [])),
        { is: 'this' },
        grammatical,
        false,
      )
    case 'it':
      return (of.many ? plurals : byGender[genderOf(of.noun)])[grammatical]
    case 'encountered':
    case 'approached':
    case 'accessed':
    case 'nextEncountered':
      return metText(of, grammatical)
    case 'host': {
      const [first = card] = heads(of.noun)
      return inCase(group(compound(['Host'], first)), { is: 'the' }, grammatical, false)
    }
    case 'that':
      return that(of, grammatical)
    case 'rest':
      return { nominative: 'der Rest', accusative: 'den Rest', dative: 'dem Rest', genitive: 'des Rests' }[
        grammatical
      ]
    case 'some':
      return of.ofThem === true ? `${quantity(of.amount).count} davon` : some(of, grammatical)
    case 'any':
      return isYours(of.noun) ? text`1 ${ofYours(of.noun)}` : aText(of.noun, grammatical)
    case 'atLeast':
      return inCase(
        groupOf(of.noun, true),
        { is: 'figure', text: `${of.least} oder mehr`, one: false },
        grammatical,
        true,
      )
    case 'all':
      if (isYours(of.noun)) return text`alle ${ofYours(of.noun)}`
      return isMass(of.noun)
        ? inCase(groupOf(of.noun, false), { is: 'all' }, grammatical, false)
        : inCase(groupOf(of.noun, true), { is: 'all' }, grammatical, true)
    case 'kind':
      return inCase(groupOf(of.noun, !isMass(of.noun)), { is: 'none' }, grammatical, !isMass(of.noun))
    case 'top': {
      const { count, tail } = quantity(of.amount)
      const isOne = of.amount.count === 1
      const cards = { ...card, many: `${count} ${card.many}` }
      return text`${inCase(group(cards, 'oberst'), { is: 'the' }, grammatical, !isOne)} ${ofZone(of.deck)}${tail}`
    }
    case 'eachOf':
      return text`jeweils ${thing(of.of, grammatical)}`
    case 'or':
      return listed(
        of.of.map(each => thing(each, grammatical)),
        'oder',
      )
    case 'only':
      return text`${thing(of.of, grammatical)}${moreOf(of.traits)}`
    case 'zone':
      return zoneText(of.zone, grammatical)
    case 'which':
      return ''
    case 'titled':
      return of.title
    case 'unknown': {
      if (of.server === null) return inCase(group(card), { is: 'a' }, grammatical, false)
      if (of.protects)
        return `${inCase(group(types.ice, 'ungerezzt'), { is: 'none' }, grammatical, false)} vor ${serverText(of.server, 'dative')}`
      return `${inCase(group(card, 'verdeckt'), { is: 'a' }, grammatical, false)} in ${rootOf(of.server)}`
    }
  }
}

/** Whether a verb after it is in the plural. */
export const isMany = (of: Thing): boolean =>
  ((of.is === 'all' || of.is === 'kind') && !isMass(of.noun)) ||
  of.is === 'atLeast' ||
  ((of.is === 'that' || of.is === 'it') && of.many) ||
  (of.is === 'top' && of.amount.count !== 1)

/** "Die Stärke dieses ICEs", "seine Stärke"; "den aufgedruckten Kosten jener Karte". */
export function belonging(what: string, key: 'f' | 'many', of: Thing, grammatical: Case): Text {
  const ending = grammatical === 'dative' ? { f: 'er', many: 'en' }[key] : 'e'
  if (of.is === 'it') return `${itsStem(of)}${ending} ${what}`
  const article = grammatical === 'dative' ? { f: 'der', many: 'den' }[key] : 'die'
  return text`${article} ${what} ${ofThing(of)}`
}
const itsStem = (of: Extract<Thing, { is: 'it' }>): string =>
  of.many || genderOf(of.noun) === 'f' ? 'ihr' : 'sein'
/** "Dieses ICEs", "seiner": a name stands after "von". */
export const ofThing = (of: Thing): Text =>
  of.is === 'titled' ? text`von ${thing(of, 'dative')}` : thing(of, 'genitive')
/** "Der Subroutinen dieses ICEs", "seiner Subroutinen". */
export const severalOf = (what: string, of: Thing): Text =>
  of.is === 'it' ? `${itsStem(of)}er ${what}` : text`der ${what} ${ofThing(of)}`

export const accusative = (of: Thing): Text => thing(of, 'accusative')
export const dative = (of: Thing): Text => thing(of, 'dative')
