import type { Noun, Quality, Thing, Trait } from '../../text/tree.ts'
import { figure, numeral, quantity, since } from './amounts.ts'
import { eventText } from './events.ts'
import type { Case, Determiner, Group, Word } from './grammar.ts'
import { group, inCase, list, names, neuter } from './grammar.ts'
import {
  card,
  counters,
  fromZone,
  inZone,
  nounSubtypes,
  rootOf,
  serversText,
  serverText,
  subtypeName,
  types,
  zoneText,
} from './names.ts'

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
}

/** "Virus-Programm", "Nicht-Icebreaker-Programm", "Verbindungs- oder Job-Ressource". */
function compound(names: readonly string[], word: Word): Word {
  const linked = names.map(name => (/(tion|ung|tät)$/.test(name) ? `${name}s-` : `${name}-`))
  const first = list(linked, 'oder')
  return {
    ...word,
    one: `${first}${word.one}`,
    many: `${first}${word.many}`,
    genitive: `${first}${word.genitive}`,
  }
}

/** "Eine Job-Karte, die keine Agenda ist": beside several subtypes a type that it is not stands apart. */
const areApart = ({ subtypes }: Noun): boolean => subtypes.length > 1

function heads({ types: of, subtypes, traits }: Noun): readonly Word[] {
  const known = subtypes.flatMap(each => nounSubtypes[each] ?? [])
  const base =
    of.length === 0 && subtypes.length > 0 && known.length === subtypes.length
      ? known
      : (of.length === 0 ? [card] : of.map(each => types[each])).flatMap(word =>
          subtypes.length === 0 ? [word] : [compound(subtypes.map(subtypeName), word)],
        )
  const without = traits.flatMap(each =>
    each.trait === 'nonType'
      ? subtypes.length > 1
        ? []
        : [types[each.type].one]
      : each.trait === 'nonSubtype'
        ? [subtypeName(each.subtype)]
        : [],
  )
  return without.length === 0 ? base : base.map(word => compound([`Nicht-${without.join('-')}`], word))
}

function adjective(trait: Trait): string | null {
  if (trait.trait !== 'quality' || trait.quality === 'corp' || trait.quality === 'runner') return null
  return trait.quality === 'yours' ? adjectives.installed : adjectives[trait.quality]
}

/** Relative clauses agree with what they are about. */
const relative = { m: 'der', f: 'die', n: 'das', many: 'die' } as const
const relativeAccusative = { m: 'den', f: 'die', n: 'das', many: 'die' } as const
type Key = keyof typeof relative

const places = {
  protecting: (servers: string) => `vor ${servers}`,
  inRootOf: (servers: string) => `in der Wurzel von ${servers}`,
  atServer: (servers: string) => `in oder vor ${servers}`,
}

function after(trait: Trait, key: Key): string | null {
  const verb = key === 'many' ? 'sind' : 'ist'
  switch (trait.trait) {
    case 'quality':
      if (trait.quality !== 'corp' && trait.quality !== 'runner') return null
      return ` ${names[trait.quality].genitive}`
    case 'nonType':
    case 'nonSubtype':
      return null
    case 'advanceable':
      return trait.corp === 'you'
        ? `, ${relativeAccusative[key]} du vorantreiben kannst,`
        : `, ${relativeAccusative[key]} der Konzern vorantreiben kann,`
    case 'otherThan':
      return ` außer ${thing(trait.card, 'dative')}`
    case 'is':
      return `, ${relative[key]} ${trait.not ? 'nicht ' : ''}${list(trait.anyOf.map(predicate), 'oder')} ${verb},`
    case 'isThat':
      return `, ${relative[key]} ${thing(trait.card, 'nominative')} ${verb},`
    case 'protecting':
    case 'inRootOf':
    case 'atServer':
      return ` ${places[trait.trait](serversText(trait.servers, 'dative'))}`
    case 'inZones':
      return ` ${list(trait.zones.map(inZone), 'oder')}`
    case 'fromZones':
      return ` ${list(trait.zones.map(fromZone), 'oder')}`
    case 'samePosition':
      return ` auf derselben Position wie ${thing(trait.as, 'nominative')}`
    case 'hostedOn':
      return ` auf ${thing(trait.host, 'dative')}`
    case 'hosting': {
      const least = numeral({ count: trait.atLeast })
      return ` mit mindestens ${inCase(group(counters[trait.counter]), least, 'dative', trait.atLeast !== 1)}`
    }
    case 'cost': {
      const { count, tail } = quantity(trait.atMost)
      return ` mit aufgedruckten Kosten von höchstens ${count}${tail}`
    }
    case 'oddCost':
      return ` mit ungeraden aufgedruckten ${trait.ofRunner ? 'Spiel- oder Installationskosten' : 'Kosten'}`
    case 'printedPoints':
      return ` mit einem aufgedruckten Agendapunktwert von ${figure(trait.exactly, 'dative')}`
    case 'thisWay':
      return `, ${relative[key]} auf diese Weise betroffen ${verb},`
    case 'ofThatType':
      return ' jenes Typs'
    case 'strength':
      return ` mit höchstens ${trait.atMost} Stärke`
    case 'met':
      return `, ${clauseOf(trait, key)},`
    case 'named':
      return ` namens ${trait.name}`
    case 'among':
      return ` unter ${thing(trait.cards, 'dative')}`
  }
}

/** Without the card itself, which stands before it: it is what somebody has done something to, or to what it was done. */
export function clauseOf(
  { event, since: span, not }: Omit<Extract<Trait, { trait: 'met' }>, 'trait'>,
  key: Key,
): string {
  const text = eventText(event, not ? 'not' : 'past', since({ event, since: span }, event.by))
  if (event.what.includes('accessed')) return `auf ${relativeAccusative[key]} ${text.replace(/\bauf +/, '')}`
  const isDone = /(wurde|wurden)$/.test(text)
  const [told, which] = isDone
    ? [text.replace(/wurden?$/, key === 'many' ? 'wurden' : 'wurde'), relative[key]]
    : [text, relativeAccusative[key]]
  return `${which} ${told}`
}

const isQuality = (trait: Trait, of: Quality): boolean => trait.trait === 'quality' && trait.quality === of
const isOutermost = (of: Noun): boolean => of.traits.some(each => isQuality(each, 'outermost'))
const isYours = (of: Noun): boolean => of.traits.some(each => isQuality(each, 'yours'))

/** A kind of card as a noun, for one or for many. */
export function groupOf(of: Noun, isMany: boolean): Group {
  const words =
    of.copyOf === undefined
      ? heads(of)
      : [
          neuter(
            `Exemplar ${thing(of.copyOf, 'genitive')}`,
            `Exemplare ${thing(of.copyOf, 'genitive')}`,
            'Exemplars',
          ),
        ]
  const last = words.at(-1) ?? card
  const told = [...of.traits].sort((a, b) => Number(isQuality(b, 'other')) - Number(isQuality(a, 'other')))
  const rest = of.traits.flatMap(each => after(each, isMany ? 'many' : last.gender) ?? [])
  for (const each of of.traits)
    if (each.trait === 'nonType' && areApart(of)) {
      const key = isMany ? 'many' : last.gender
      const none = inCase(group(types[each.type]), { is: 'no' }, 'nominative', isMany)
      rest.push(`, ${relative[key]} ${none} ${isMany ? 'sind' : 'ist'},`)
    }
  // It is so of ice that protects some server.
  if (isOutermost(of) && !of.traits.some(({ trait }) => trait === 'protecting'))
    rest.unshift(' vor einem Server')
  // What follows without a comma stands first.
  const ordered = [
    ...rest.filter(each => !each.startsWith(',')),
    ...rest.filter(each => each.startsWith(',')),
  ]
  return {
    words,
    adjectives: [...new Set(told.flatMap(each => adjective(each) ?? []))],
    after: ordered.join(''),
  }
}

const none: Determiner = { is: 'none' }
const eachDet: Determiner = { is: 'each' }

/** "Jede installierte Karte", in a case. */
export const eachText = (of: Noun, grammatical: Case): string =>
  inCase(groupOf(of, false), eachDet, grammatical, false)
export const aText = (of: Noun, grammatical: Case): string =>
  inCase(groupOf(of, false), { is: isOutermost(of) ? 'the' : 'a' }, grammatical, false)
export const manyText = (of: Noun, grammatical: Case): string =>
  inCase(groupOf(of, true), none, grammatical, true)
export const theFirst = (of: Noun): Group => {
  const it = groupOf(of, false)
  return { ...it, adjectives: ['erst', ...it.adjectives] }
}

/** What is said with "ist", and what with "hat". */
export function predicates(of: Noun, isMany: boolean): string {
  const has = of.traits.flatMap(each =>
    each.trait === 'strength' || each.trait === 'hosting' || each.trait === 'cost'
      ? [after(each, 'n')?.replace(/^ mit /, '') ?? '']
      : [],
  )
  const traits = of.traits.filter(
    each => each.trait !== 'strength' && each.trait !== 'hosting' && each.trait !== 'cost',
  )
  const isNone = of.types.length + of.subtypes.length + traits.length === 0 && of.copyOf === undefined
  const is = isNone ? [] : [`${predicate({ ...of, traits })} ${isMany ? 'sind' : 'ist'}`]
  return list([...is, ...has.map(each => `${each} ${isMany ? 'haben' : 'hat'}`)], 'und')
}

/** After "ist": "gerezzt", "ein Programm", "vor HQ". */
export function predicate(of: Noun): string {
  if (of.types.length + of.subtypes.length > 0 || of.copyOf !== undefined) return aText(of, 'nominative')
  const parts = of.traits.flatMap(each =>
    each.trait === 'nonSubtype'
      ? [`keine ${subtypeName(each.subtype)}-Karte`]
      : (adjective(each) ?? after(each, 'f')?.replace(/^,? /, '').replace(/,$/, '') ?? []),
  )
  return list(parts, 'und')
}

/** "2 deiner anderen installierten Karten". */
const ofYours = (of: Noun): string => {
  const it = inCase(groupOf(of, true), { is: 'no' }, 'genitive', true).replace(/^keiner /, '')
  return `deiner ${it}`
}

/** Cards of which nothing is said but that they are among others, or others of them. */
function amongWhat({ types: of, subtypes, traits }: Noun): Thing | null {
  const [first, ...more] = traits.filter(each => !isQuality(each, 'other') && each.trait !== 'ofThatType')
  return of.length + subtypes.length + more.length === 0 && first?.trait === 'among' ? first.cards : null
}

function some(of: Extract<Thing, { is: 'some' }>, grammatical: Case): string {
  const { amount, noun } = of
  const among = amongWhat(noun)
  if (among !== null) {
    const { count, tail } = quantity(amount)
    const isOther = noun.traits.some(each => isQuality(each, 'other'))
    const type = noun.traits.some(each => each.trait === 'ofThatType') ? ' jenes Typs' : ''
    return `${count} ${isOther ? (amount.count === 1 ? 'andere ' : 'weitere ') : ''}${thing(among, 'genitive')}${type}${tail}`
  }
  const isOne = (amount.but ?? amount.count) === 1
  const { tail } = quantity(amount)
  const text = isYours(noun)
    ? `${quantity(amount).count} ${ofYours(noun)}`
    : inCase(groupOf(noun, !isOne), numeral(amount), grammatical, !isOne)
  const how = `${text}${tail}${of.atRandom === true ? ' zufällig' : ''}`
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

function that({ noun, many, which }: Extract<Thing, { is: 'that' }>, grammatical: Case): string {
  const it = groupOf(noun, many)
  if (which === 'that') return inCase(it, { is: 'that' }, grammatical, many)
  const adjective = which === 'chosen' ? 'gewählt' : (ordinals[which] ?? `${which + 1}t`)
  return inCase({ ...it, adjectives: [adjective, ...it.adjectives] }, { is: 'the' }, grammatical, many)
}

const met = {
  encountered: [types.ice, 'konfrontiert', 'mit dem du konfrontiert bist'],
  approached: [types.ice, 'angenähert', 'dem du dich näherst'],
  accessed: [card, 'zugegriffen', 'auf die du zugreifst'],
} as const

function metText(of: Extract<Thing, { runner: unknown }>, grammatical: Case): string {
  if (of.is === 'nextEncountered') {
    const next = inCase(group(types.ice, 'nächst'), { is: 'the' }, grammatical, false)
    return `${next}, mit dem ${of.runner === 'you' ? 'du' : 'der Runner'} in diesem Run konfrontiert ${of.runner === 'you' ? 'wirst' : 'wird'},`
  }
  const [word, , usual] = met[of.is]
  const name = inCase(of.noun ? groupOf(of.noun, false) : group(word), { is: 'the' }, grammatical, false)
  const isFemale = of.noun !== undefined && genderOf(of.noun) === 'f'
  const clause = isFemale ? usual.replace('dem', 'der') : usual
  return of.runner === 'you'
    ? `${name}, ${clause},`
    : `${name}, ${clause.replace('du dich nähers', 'der Runner sich näher').replace('du', 'der Runner').replace('bist', 'ist').replace('zugreifst', 'zugreift')},`
}

export function thing(of: Thing, grammatical: Case): string {
  switch (of.is) {
    case 'this':
      return inCase(group(types[of.type]), { is: 'this' }, grammatical, false)
    case 'it':
      return (of.many ? plurals : byGender[genderOf(of.noun)])[grammatical]
    case 'encountered':
    case 'approached':
    case 'accessed':
    case 'nextEncountered':
      return metText(of, grammatical)
    case 'host': {
      const isNone = of.noun.types.length + of.noun.subtypes.length === 0
      if (isNone) return inCase(group(card), { is: 'the' }, grammatical, false).replace('Karte', 'Host-Karte')
      const [first = card] = heads(of.noun)
      return inCase(group(compound(['Host'], first)), { is: 'the' }, grammatical, false)
    }
    case 'subject':
      return byGender[genderOf(of.noun)][grammatical]
    case 'that':
      return that(of, grammatical)
    case 'rest':
      return { nominative: 'der Rest', accusative: 'den Rest', dative: 'dem Rest', genitive: 'des Rests' }[
        grammatical
      ]
    case 'some':
      return of.ofThem === true ? `${quantity(of.amount).count} davon` : some(of, grammatical)
    case 'any':
      return isYours(of.noun) ? `1 ${ofYours(of.noun)}` : aText(of.noun, grammatical)
    case 'atLeast':
      return inCase(
        groupOf(of.noun, true),
        { is: 'figure', text: `${of.least} oder mehr`, one: false },
        grammatical,
        true,
      )
    case 'all':
      if (isYours(of.noun)) return `alle ${ofYours(of.noun)}`
      return isMass(of.noun)
        ? inCase(groupOf(of.noun, false), { is: 'all' }, grammatical, false)
        : inCase(groupOf(of.noun, true), { is: 'all' }, grammatical, true)
    case 'kind':
      return inCase(groupOf(of.noun, !isMass(of.noun)), none, grammatical, !isMass(of.noun))
    case 'top': {
      const { count, tail } = quantity(of.amount)
      const isOne = of.amount.count === 1
      const cards = inCase(group(card, 'oberst'), { is: 'the' }, grammatical, !isOne)
      const [first = '', ...rest] = cards.split(' ')
      const many = isOne ? cards : `${first} obersten ${count} ${rest.slice(1).join(' ')}`
      return `${many} von ${zoneText(of.deck, 'dative')}${tail}`
    }
    case 'eachOf':
      return `jeweils ${thing(of.of, grammatical)}`
    case 'or':
      return list(
        of.of.map(each => thing(each, grammatical)),
        'oder',
      )
    case 'only':
      return [thing(of.of, grammatical), ...of.traits.flatMap(each => after(each, 'n') ?? [])].join('')
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

/** "Alles ICE" is one mass to the verb. */
function isMass({ types: of, subtypes }: Noun): boolean {
  return of.length > 0 && of.every(each => each === 'ice' || each === 'hardware') && subtypes.length === 0
}

/** Whether a verb after it is in the plural. */
export const isMany = (of: Thing): boolean =>
  ((of.is === 'all' || of.is === 'kind') && !isMass(of.noun)) ||
  of.is === 'atLeast' ||
  ((of.is === 'that' || of.is === 'it') && of.many) ||
  (of.is === 'top' && of.amount.count !== 1)

/** "Die Stärke dieses ICEs", "seine Stärke". */
export const itsStrength = (of: Thing): string =>
  of.is === 'it' && !of.many
    ? `${genderOf(of.noun) === 'f' ? 'ihre' : 'seine'} Stärke`
    : `die Stärke ${thing(of, 'genitive')}`

export const accusative = (of: Thing): string => thing(of, 'accusative')
export const dative = (of: Thing): string => thing(of, 'dative')
