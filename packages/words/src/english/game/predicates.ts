import type { Text } from '../../phrasing/text.ts'
import { joined, t } from '../../phrasing/text.ts'
import type { Noun as Kind, Thing, Trait } from '../../tree/tree.ts'
import type { Noun } from './grammar.ts'
import { article, list } from './grammar.ts'

/** What is no predicate by itself: it is a card of which a clause tells that, another card, a Runner card. */
const toldOfCard: readonly string[] = [
  'advanceable',
  'thisWay',
  'met',
  'nonType',
  'nonSubtype',
  'other',
  'outermost',
  'corp',
  'runner',
]
const isKind = (of: Kind): boolean =>
  of.types.length + of.subtypes.length > 0 ||
  of.copyOf !== undefined ||
  of.traits.some(each => toldOfCard.includes(each.trait === 'quality' ? each.quality : each.trait))

type Either = Extract<Trait, { trait: 'is' }>
/** "Rezzed or an agenda", "not hosted", "neither rezzed nor an agenda". */
function anyOf({ not, anyOf: of }: Either, tell: (one: Kind) => Text): Text {
  const all = of.map(tell)
  if (!not) return list(all, 'or')
  return all.length === 1 ? t`not ${list(all, 'or')}` : t`neither ${joined(all, ' nor ')}`
}

/** What predicates are told with. Nouns tell "that is rezzed" by predicates in turn, and so hand over themselves. */
export interface Nouns {
  readonly after: (trait: Trait) => Text | null
  readonly having: (trait: Trait) => Text | null
  readonly isOutermost: (of: Kind) => boolean
  readonly nounText: (of: Kind) => Noun
  readonly quality: (trait: Trait) => Text | null
  readonly thing: (of: Thing) => Text
}

/** What is said of cards after "is" and "has". */
export function predicatesIn({ after, having, isOutermost, nounText, quality, thing }: Nouns) {
  /** "A program", "another card", "programs". */
  function kind(of: Kind, many: boolean): Text {
    const it = nounText(of)
    if (many) return it.many
    return isOutermost(of) ? t`the ${it.one}` : article(it.one)
  }

  /** After "is": "rezzed", "a program", "protecting HQ", "not hosted". */
  function predicate(of: Kind, many = false): Text {
    if (isKind(of)) return kind(of, many)
    return list(
      of.traits.flatMap(each => {
        if (each.trait === 'isThat') return thing(each.card)
        return each.trait === 'is'
          ? anyOf(each, one => predicate(one, many))
          : (quality(each) ?? after(each) ?? [])
      }),
      'and',
    )
  }

  /** "Has a printed cost of 3 or less", "is rezzed or has 2 or less strength": null for what follows one "is". */
  function withVerb(trait: Trait, has: Text, many: boolean): Text | null {
    const had = having(trait)
    if (had !== null) return t`${has} ${had}`
    if (trait.trait !== 'is' || !trait.anyOf.some(one => one.traits.some(each => having(each) !== null)))
      return null
    const [only, more] = trait.anyOf
    return trait.not && only !== undefined && more === undefined
      ? predicates(only, many, true)
      : anyOf(trait, one => predicates(one, many, false))
  }

  /** "Is rezzed and has a printed cost of 3 or less", "does not have 2 or less strength". */
  function predicates(of: Kind, many: boolean, not: boolean): Text {
    const [trait, more] = of.traits
    const isAlone =
      of.types.length + of.subtypes.length === 0 && of.copyOf === undefined && more === undefined
    // What is not one of several is neither. What has to be one besides something else, or is not all of several, is told as a card.
    if (not && isAlone && trait?.trait === 'is')
      return predicates({ ...of, traits: [{ ...trait, not: !trait.not }] }, many, false)
    const is = t`${many ? 'are' : 'is'}${not ? ' not' : ''}`
    if (!isAlone && (not || of.traits.some(each => each.trait === 'is' && !each.not)))
      return t`${is} ${kind(of, many)}`
    const has = not ? t`${many ? 'do' : 'does'} not have` : many ? 'have' : 'has'
    const what = of.traits.flatMap(each => withVerb(each, has, many) ?? [])
    const rest = predicate(
      { ...of, traits: of.traits.filter(each => withVerb(each, has, many) === null) },
      many,
    )
    return list(rest === '' ? what : [t`${is} ${rest}`, ...what], 'and')
  }

  /** "Is rezzed or an agenda", "is rezzed or has 2 or less strength": a verb that all share stands once. */
  const anyPredicates = (of: readonly Kind[], many: boolean): Text =>
    of.every(({ traits }) => traits.every(each => withVerb(each, '', many) === null))
      ? t`${many ? 'are' : 'is'} ${list(
          of.map(each => predicate(each, many)),
          'or',
        )}`
      : list(
          of.map(each => predicates(each, many, false)),
          'or',
        )

  return { anyPredicates, predicate, predicates }
}
