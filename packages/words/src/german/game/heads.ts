import type { Noun, Quality, Trait } from '../../tree/tree.ts'
import type { Word } from './grammar.ts'
import { list } from './grammar.ts'
import { linkedTo } from './inflection.ts'
import { card, nounSubtypes, subtypeName, types } from './names.ts'

const adjectives: Readonly<Record<Exclude<Quality, 'corp' | 'runner' | 'yours'>, string>> = {
  rezzed: 'gerezzt',
  unrezzed: 'ungerezzt',
  faceup: 'offen',
  facedown: 'verdeckt',
  installed: 'installiert',
  unique: 'einzigartig',
  outermost: 'äußerst',
  other: 'ander',
  hosted: 'gehostet',
  drawn: 'gezogen',
  revealed: 'aufgedeckt',
}

/** "Virus-Programm", "Nicht-Icebreaker-Programm", "Verbindungs- oder Job-Ressource". */
export function compound(names: readonly string[], word: Word): Word {
  const linked = names.map(linkedTo)
  const first = `${list(linked, 'oder')}`
  return {
    ...word,
    one: `${first}${word.one}`,
    many: `${first}${word.many}`,
    genitive: `${first}${word.genitive}`,
  }
}

/** What players call by its subtypes alone: "Barriere". */
const ownNames = ({ types: of, subtypes }: Noun): readonly Word[] => {
  const known = subtypes.flatMap(each => nounSubtypes[each] ?? [])
  return of.length === 0 && known.length === subtypes.length ? known : []
}

const isNot = (trait: Trait): trait is Extract<Trait, { trait: 'nonSubtype' }> => trait.trait === 'nonSubtype'
/** Subtypes that it is not stand apart where a compound would leave open what "Nicht-" denies. */
export function subtypesApart(of: Noun): readonly string[] {
  const none = of.traits.filter(isNot).map(({ subtype }) => subtype)
  const isCompound = of.subtypes.length > 0 && ownNames(of).length === 0
  return none.length > 1 || isCompound ? none : []
}

export function heads(noun: Noun): readonly Word[] {
  const { types: of, subtypes, traits } = noun
  const known = ownNames(noun)
  const base =
    known.length > 0
      ? known
      : (of.length === 0 ? [card] : of.map(each => types[each])).flatMap(word =>
          subtypes.length === 0 ? [word] : [compound(subtypes.map(subtypeName), word)],
        )
  const without = traits.flatMap(each =>
    each.trait === 'nonType'
      ? subtypes.length > 1
        ? []
        : [types[each.type].one]
      : isNot(each) && subtypesApart(noun).length === 0
        ? [subtypeName(each.subtype)]
        : [],
  )
  return without.length === 0 ? base : base.map(word => compound([`Nicht-${without.join('-')}`], word))
}

export function adjective(trait: Trait): string | null {
  if (trait.trait !== 'quality' || trait.quality === 'corp' || trait.quality === 'runner') return null
  return trait.quality === 'yours' ? adjectives.installed : adjectives[trait.quality]
}

export const isQuality = (trait: Trait, of: Quality): boolean =>
  trait.trait === 'quality' && trait.quality === of
export const isOutermost = (of: Noun): boolean => of.traits.some(each => isQuality(each, 'outermost'))

/** "Alles ICE" is one mass to the verb. */
export const isMass = ({ types: of, subtypes }: Noun): boolean =>
  of.length > 0 && of.every(each => each === 'ice' || each === 'hardware') && subtypes.length === 0
