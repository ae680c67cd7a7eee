import type { Text } from '../../phrasing/text.ts'
import { joined, t } from '../../phrasing/text.ts'
import type { Noun, Thing, Trait } from '../../tree/tree.ts'
import type { Case, Group } from './grammar.ts'
import { group, inCase, list } from './grammar.ts'
import { adjective, isOutermost } from './heads.ts'
import { subtypeName, types } from './names.ts'

type Either = Extract<Trait, { trait: 'is' }>

/** Whether no more than one thing is said of it. */
const isAlone = ({ types: of, subtypes, copyOf, traits }: Noun): boolean =>
  of.length + subtypes.length === 0 ? traits.length < 2 && copyOf === undefined : traits.length === 0

/** What is no predicate by itself: it is a card of which that is told, another card, a card of the Runner. */
const toldOfCard: readonly string[] = [
  'advanceable',
  'thisWay',
  'met',
  'ofThatType',
  'named',
  'other',
  'outermost',
  'corp',
  'runner',
]

/** "Gerezzt oder ein Programm", "nicht gerezzt", "weder gerezzt noch ein Programm". */
function eitherWith({ not, anyOf }: Either, tell: (one: Noun) => Text): Text {
  return not ? t`weder ${joined(anyOf.map(tell), ' noch ')}` : list(anyOf.map(tell), 'oder')
}

/** What predicates are told with. Nouns tell "die gerezzt sind" by predicates in turn, and so hand over themselves. */
interface Nouns {
  readonly aText: (of: Noun, grammatical: Case) => Text
  readonly behind: (trait: Trait) => Text | null
  readonly groupOf: (of: Noun, isMany: boolean) => Group
  readonly having: (trait: Trait, form: 'hat' | 'hatNicht') => Text | null
  readonly manyText: (of: Noun, grammatical: Case) => Text
  readonly thing: (of: Thing, grammatical: Case) => Text
}

/** What is said of cards before "ist" and "hat". */
export function predicatesIn({ aText, behind, groupOf, having, manyText, thing }: Nouns) {
  /** What it has besides. */
  const havings = ({ traits }: Noun, not: boolean): readonly Text[] =>
    traits.flatMap(each => having(each, not ? 'hatNicht' : 'hat') ?? [])

  /** Before "ist" and "hat": "gerezzt ist", "kein Programm ist", "nicht höchstens 2 Stärke hat". */
  function predicates(of: Noun, isMany: boolean, not: boolean): Text {
    const be = isMany ? 'sind' : 'ist'
    // What has to be one of several besides something else, or is not all of several, is told as a card.
    if (!isAlone(of) && (not || of.traits.some(each => each.trait === 'is' && !each.not)))
      return t`${not ? noneText(of, isMany) : kind(of, isMany)} ${be}`
    const traits = of.traits.filter(each => having(each, 'hat') === null)
    const isNone = of.types.length + of.subtypes.length + traits.length === 0 && of.copyOf === undefined
    const is = isNone ? [] : [t`${(not ? denied : predicate)({ ...of, traits }, isMany)} ${be}`]
    const has = havings(of, not).map(each => t`${each} ${isMany ? 'haben' : 'hat'}`)
    return list([...is, ...has], 'und')
  }

  /** "Ein Icebreaker oder ein Run-Ereignis ist": a verb that all share stands once. */
  const anyPredicate = (of: readonly Noun[], isMany: boolean): Text =>
    of.every(each => havings(each, false).length === 0)
      ? t`${list(
          of.map(each => predicate(each, isMany)),
          'oder',
        )} ${isMany ? 'sind' : 'ist'}`
      : list(
          of.map(each => predicates(each, isMany, false)),
          'oder',
        )

  /** Of some of them it is told what a card has. */
  const isMixed = ({ anyOf }: Either): boolean => anyOf.some(one => havings(one, false).length > 0)

  const isKind = (of: Noun): boolean =>
    of.types.length + of.subtypes.length > 0 ||
    of.copyOf !== undefined ||
    of.traits.some(
      each =>
        toldOfCard.includes(each.trait === 'quality' ? each.quality : each.trait) ||
        (each.trait === 'is' && isMixed(each)),
    )
  /** "Ein Programm", "eine andere Karte", "Programme". */
  const kind = (of: Noun, isMany: boolean): Text =>
    isMany ? manyText(of, 'nominative') : aText(of, 'nominative')
  const noneText = (of: Noun, isMany: boolean): Text =>
    isOutermost(of)
      ? t`nicht ${kind(of, isMany)}`
      : inCase(groupOf(of, isMany), { is: 'no' }, 'nominative', isMany)

  function isAnyOf(trait: Either, isMany: boolean): Text {
    const [first, ...others] = trait.anyOf
    return trait.not && first !== undefined && others.length === 0
      ? denied(first, isMany)
      : eitherWith(trait, one => predicate(one, isMany))
  }

  function predicateOf(trait: Trait, isMany: boolean): Text | null {
    switch (trait.trait) {
      case 'nonType':
        return inCase(group(types[trait.type]), { is: 'no' }, 'nominative', false)
      case 'nonSubtype':
        return t`keine ${subtypeName(trait.subtype)}-Karte`
      case 'is':
        return isAnyOf(trait, isMany)
      case 'isThat':
        return thing(trait.card, 'nominative')
      case 'hostedOn':
        return t`${behind(trait) ?? ''} gehostet`
      case 'quality':
        return adjective(trait)
      case 'otherThan':
      case 'protecting':
      case 'inRootOf':
      case 'inServer':
      case 'atServer':
      case 'inZones':
      case 'fromZones':
      case 'samePosition':
      case 'points':
      case 'hostingCard':
      case 'among':
        return behind(trait)
      // What a card has, and what makes it a kind of card, is told otherwise.
      case 'hosting':
      case 'cost':
      case 'oddCost':
      case 'printedPoints':
      case 'strength':
      case 'advanceable':
      case 'thisWay':
      case 'ofThatType':
      case 'met':
      case 'named':
        return null
    }
  }

  /** After "ist": "gerezzt", "ein Programm", "vor HQ". */
  function predicate(of: Noun, isMany = false): Text {
    if (isKind(of)) return kind(of, isMany)
    return list(
      of.traits.flatMap(each => predicateOf(each, isMany) ?? []),
      'und',
    )
  }

  /** After "ist": "nicht gerezzt", "kein Programm", "weder gerezzt noch ein Programm". */
  function denied(of: Noun, isMany = false): Text {
    const [trait] = of.traits
    if (isAlone(of) && trait?.trait === 'is')
      return predicate({ ...of, traits: [{ ...trait, not: !trait.not }] }, isMany)
    return isKind(of) ? noneText(of, isMany) : t`nicht ${predicate(of)}`
  }

  return { anyPredicate, denied, eitherWith, havings, isAnyOf, isMixed, predicate, predicates }
}
