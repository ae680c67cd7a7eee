/** How one object is called that a text speaks of: by a pronoun, by its kind, or as the first or the second of its kind. */
import type { One, Place, Test } from '@paydata/engine/language'
import { never } from '@paydata/engine/language'
import type { Reading } from './reading.ts'
import { calledOf, person } from './reading.ts'
import { anyCard, headOf, testsNoun } from './traits.ts'
import type { Noun, Thing, Which } from './tree.ts'

const isOneCard = (thing: Thing): boolean =>
  thing.is === 'some' || thing.is === 'top'
    ? thing.amount.count === 1
    : !(thing.is === 'all' || thing.is === 'rest' || (thing.is === 'that' && thing.many))

/** One card is spoken of, so that a pronoun would be taken for it. */
function spokenOf(r: Reading, thing: Thing, key: string): Thing {
  if (isOneCard(thing)) r.said.topic = key
  return thing
}

/** Another thing is spoken of from here on. */
export function other(r: Reading, thing: Thing, key = JSON.stringify(thing)): Thing {
  r.said.last = null
  return spokenOf(r, thing, key)
}

export const isNamed = (from: Place): from is Extract<Place, { the: string }> =>
  typeof from === 'object' && 'the' in from

const isIt = ({ it }: Reading, of: One): boolean =>
  typeof of === 'object' ? typeof it === 'object' && it !== null && it.the === of.the : of === it

const anyIce: Noun = { types: ['ice'], subtypes: [], traits: [] }
const plainly = ({ types, subtypes }: Noun): Noun => ({ types, subtypes, traits: [] })

/** What a thing is, for a pronoun to agree with. */
function kindOf(thing: Thing): Noun {
  switch (thing.is) {
    case 'this':
      return thing.type === null ? anyCard : { types: [thing.type], subtypes: [], traits: [] }
    case 'encountered':
    case 'approached':
    case 'nextEncountered':
      return thing.noun ?? anyIce
    case 'it':
    case 'that':
    case 'host':
    case 'some':
    case 'any':
      return plainly(thing.noun)
    default:
      return anyCard
  }
}

/** A pronoun for a thing. */
export const pronounOf = (thing: Thing): Thing => ({
  is: 'it',
  many:
    ((thing.is === 'that' || thing.is === 'it') && thing.many) ||
    thing.is === 'all' ||
    ((thing.is === 'some' || thing.is === 'top') && thing.amount.count !== 1),
  noun: kindOf(thing),
})

/** What a reader tells cards apart by: the same for one that has several names. */
export function keyOf(r: Reading, of: One): string {
  if (of === 'it' && r.about !== null) return keyOf(r, r.about)
  if (typeof of === 'string') return of
  const named = r.names.get(of.the)
  return named !== undefined && 'is' in named ? keyOf(r, named.is) : `the ${of.the}`
}

/** The ice that the trigger condition has just named, as a barrier perhaps: a pronoun agrees with that. */
const isMetHead = (r: Reading, of: One): boolean =>
  of === 'encountered' && r.about === of && r.encounter === 'now' && r.meets.length === 0

/** One object the text speaks of. */
export function one(r: Reading, of: One): Thing {
  const named = typeof of === 'object' ? r.names.get(of.the) : undefined
  if (named !== undefined && 'is' in named && named.is === r.it) return one(r, named.is)
  const key = keyOf(r, of)
  const { said } = r
  if (said.topic === null || said.topic === key) {
    if (of === 'it') return subjectThing(r)
    if (isIt(r, of)) return isMetHead(r, of) ? subjectThing(r) : pronounOf(thingOf(r, of))
  }
  const thing = key === keyOf(r, 'it') ? thatSubject(r) : thingOf(r, of)
  if (thing.is !== 'this' && thing.is !== 'that' && thing.is !== 'host') return other(r, thing, key)
  const isAgain = said.last === key
  spokenOf(r, thing, key)
  said.last = key
  return isAgain ? pronounOf(thing) : thing
}

/** Ice that has not been named; what the trigger condition was about, where nothing else was spoken of since. */
function subjectThing(r: Reading): Thing {
  // What ends is the encounter.
  if (r.encounter === 'next') return { is: 'that', noun: anyIce, many: false, which: 'that' }
  return r.about === null || r.about === 'encountered' || r.about === 'accessed'
    ? { is: 'it', noun: headOf(r.subject ?? []), many: false }
    : pronounOf(thingOf(r, r.about))
}

/** "That ice", where it is of one of several subtypes. */
function againOf(tests: readonly Test[]): Noun {
  const noun = headOf(tests)
  return noun.types.length === 1 && noun.subtypes.length > 1 ? { ...noun, subtypes: [] } : noun
}

/** The same, after something else: “that ice”, where this card is “this asset”, and an accessed one “the accessed card”. */
const thatSubject = (r: Reading): Thing =>
  r.about === null || r.about === 'encountered'
    ? { is: 'that', noun: againOf(r.subject ?? []), many: false, which: whichOf(r, 'it') }
    : thingOf(r, r.about)

function thingOf(r: Reading, of: One): Thing {
  if (typeof of === 'object') return theNamed(r, of.the)
  if (of === r.priced) return { is: 'that', noun: headOf(r.meets), many: false, which: 'that' }
  switch (of) {
    case 'self':
      return r.title === undefined ? { is: 'this', type: r.type } : { is: 'titled', title: r.title }
    case 'encountered':
      if (r.encounter === 'next') return { is: 'nextEncountered', runner: person(r, 'runner') }
      return {
        is: of,
        runner: person(r, 'runner'),
        ...(r.meets.length > 0 && { noun: testsNoun(r, r.meets) }),
      }
    case 'it':
      return subjectThing(r)
    case 'host':
      return { is: of, noun: headOf(r.host) }
    case 'accessed':
      return {
        is: of,
        runner: person(r, 'runner'),
        ...(r.meets.length > 0 && { noun: testsNoun(r, r.meets) }),
      }
    case 'approached':
      return { is: of, runner: person(r, 'runner') }
    default:
      return never(of)
  }
}

/** That a card is of any type its owner installs goes without saying. */
export const isInstallable = (test: Test): boolean =>
  test.is === 'type' &&
  [corpInstalls, runnerInstalls].some(
    types => types.length === test.types.length && types.every(type => test.types.includes(type)),
  )
const corpInstalls = ['agenda', 'asset', 'ice', 'upgrade'] as const
const runnerInstalls = ['hardware', 'program', 'resource'] as const

function theNamed(r: Reading, name: string): Thing {
  const named = r.names.get(name)
  if (named === undefined) return { is: 'that', noun: anyCard, many: false, which: 'chosen' }
  if ('is' in named) return thingOf(r, named.is)
  if ('rest' in named) return { is: 'rest', of: named.rest }
  const { tests, many } = calledOf(named)
  const noun = headOf(tests.filter(test => !isInstallable(test)))
  return { is: 'that', noun, many, which: whichOf(r, { the: name }) }
}

function isOfNamed(r: Reading, name: string): boolean {
  const named = r.names.get(name)
  return (
    named !== undefined && 'choice' in named && named.choice.most !== 1 && isNamed(named.choice.choose.from)
  )
}

/** What the trigger condition was about, or what has a name. */
type Named = 'it' | { readonly the: string }

/** What the trigger condition calls the card that it is about. */
const callOfSubject = ({ subject }: Reading): string | null =>
  subject === null ? null : JSON.stringify([headOf(subject), false])

/** What the ability calls what a name stands for, as JSON; null for what is no card. */
function callOf(r: Reading, of: Named): string | null {
  if (of === 'it') return r.about === null || r.about === 'encountered' ? callOfSubject(r) : null
  const named = r.names.get(of.the)
  if (named === undefined || !('choice' in named || 'result' in named)) return null
  if ('result' in named && !('cards' in named.result || 'at' in named.result || named.result.do === 'search'))
    return null
  const { tests, many } = calledOf(named)
  return JSON.stringify([headOf(tests), many])
}

/** Whether a name is bound before what the trigger condition was about is spoken of for the last time. */
const isBeforeSubject = (r: Reading, name: string): boolean =>
  r.isKnownFor(r.ability, name, 'it') || (r.about === 'encountered' && r.isKnownFor(r.ability, name, r.about))

/** Which it is of those that the ability would call the same; another ability has chosen it before. */
function whichOf(r: Reading, of: Named): Which {
  const own = callOf(r, of)
  const names = r.together[r.ability] ?? []
  if (of !== 'it' && r.together.length > 0 && !names.includes(of.the)) return 'chosen'
  // Of cards spoken of before, those that are chosen among them take over the word.
  const alike = names.filter(
    each =>
      callOf(r, { the: each }) === own &&
      !isOfNamed(r, each) &&
      (of === 'it' || each === of.the || r.isKnownFor(r.ability, each, of)),
  )
  // What the trigger condition was about comes first, if it is spoken of after one of them, or there are several of them.
  const isFirst = alike.length > 1 || alike.some(each => isBeforeSubject(r, each))
  const isAlike = isFirst && callOf(r, 'it') === own
  const all = isAlike ? ['it', ...alike] : alike
  if (own === null || all.length < 2) return 'that'
  const nth = all.indexOf(of === 'it' ? of : of.the)
  // "Whenever you access a card, choose 1 card. Choose 1 card. Trash the second chosen card."
  return r.about === 'accessed' && callOfSubject(r) === own ? { chosen: nth } : nth
}
