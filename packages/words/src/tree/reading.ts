import type {
  Ability,
  CardType,
  Choose,
  Declaration,
  Group,
  Host,
  Instruction,
  One,
  PaidAbility,
  Pattern,
  Printed,
  Side,
  Test,
  Who,
  Amount as Written,
} from '@paydata/engine/language'
import { isOfFirst, otherSide, typesOf } from '@paydata/engine/language'
import type { Clause } from './clauses.ts'
import type { Amount, Doing, Event, Figure, Letter, Naming, Person, ServerName, Thing } from './tree.ts'

/** What a name in an ability stands for. */
export type Named =
  /** And who chooses, where the choice does not say so. */
  | { readonly choice: Choose; readonly by?: Who }
  | { readonly result: Doing }
  | { readonly is: One }
  | { readonly found: 'X' | 'number' | 'server' | 'word' }
  /** All that met a trigger condition at the same time. */
  | { readonly those: Pattern }
  /** A number that is chosen where it is used: "up to 5". */
  | { readonly range: Amount }
  /** Cards of which some have been taken since. */
  | { readonly rest: Thing }

/** What an ability has said so far, in the order of its text. */
export interface Said {
  /** The thing that was named last: named again it is “it”. */
  last: string | null
  /** The one card that a pronoun would be taken for, as JSON; null: what the sentence is about. */
  topic: string | null
  /** How many letters have been given to numbers. */
  letters: number
}
/** What is chosen as X, nothing else is called so. */
export const unsaid = (of: unknown): Said => ({
  last: null,
  topic: null,
  letters: JSON.stringify(of).includes('"X"') ? 1 : 0,
})

/** What a letter of a sentence stands for. */
export interface Lettered {
  readonly letter: Letter
  readonly is: Figure
}

/**
 * How parts of a text are told that hold parts of every kind in turn: instructions hold abilities that hold instructions, and tests
 * of cards count cards. What is held gets this handed over, and stands below what holds it.
 */
export interface Tells {
  readonly instruction: (r: Reading, instruction: Instruction) => readonly Clause[]
  readonly figure: (r: Reading, amount: Written) => Figure
  readonly event: (r: Reading, pattern: Pattern) => Event
}

/** Whose text is read, and what it has spoken of. */
export interface Reading {
  readonly tells: Tells
  readonly side: Side
  /** That of the card, or of what has the ability; null where those are of any type. */
  readonly type: CardType | null
  readonly subtypes: readonly string[]
  /** The older edition of the rules in whose terms it speaks; null for the newest. */
  readonly edition: string | null
  /** In the first editions a player gains the credits of a run, which today lie on the card and count as in their pool. */
  readonly gainsForRun: boolean
  /** Either player may be addressed by the ability, so that both are spoken of by their sides. */
  readonly anyPlayer?: true
  /** "1[credit]: +1 strength": said by a paid ability; anywhere else a card gets it. */
  readonly boosts?: true
  /** Its title, where what it says stands among the words of another card. */
  readonly title?: string
  readonly names: ReadonlyMap<string, Named>
  /** Names that are bound in the same ability, in its order. */
  readonly together: readonly (readonly string[])[]
  /** Whether a name is bound in an ability before another card is spoken of there for the last time. */
  readonly isKnownFor: (ability: number, name: string, other: Referent) => boolean
  /** Which of the abilities it is. */
  readonly ability: number
  /** What the card can be installed on. */
  readonly host: readonly Test[]
  /** Of what types the cards are that it can host. */
  readonly guests: readonly Test[]
  /** What ice that is encountered, or a card that is accessed, has to be. */
  readonly meets: readonly Test[]
  /** What the trigger condition is about, if that is a card, and whether that is a card which is called something by itself. */
  readonly subject: readonly Test[] | null
  readonly about: One | null
  /** What the sentence has just spoken of. */
  readonly it: One | null
  /** What the cost of the ability is reckoned from: “that card”. */
  readonly priced: One | null
  /** Cards that the sentence has just said there are: “them”. */
  readonly them: Group | null
  readonly said: Said
  /** Collects what the letters of a sentence stand for, which the next one tells. Null: it is told within. */
  readonly letters: Lettered[] | null
  /** What is counted several times in a sentence, or besides something else, as JSON, and so is told by a letter. */
  readonly recurs: string | null
  /** The text has just spoken of a run, and of the server it attacks. */
  readonly run: boolean | 'this'
  readonly attacked: ServerName | null
  /** The encounter that is in progress, the one that follows it, or the one that has just been said to end. */
  readonly encounter: 'now' | 'next' | 'over'
}

const isChoose = (node: object): node is Choose => 'choose' in node && 'as' in node

const isTrigger = (node: object): node is { readonly on: Pattern; readonly as: string } =>
  'on' in node && 'atOnce' in node && 'as' in node && typeof node.as === 'string'

/** What a pattern asks of cards, where it does not speak of one. */
const testsOf = ({ card }: Pattern): readonly Test[] =>
  typeof card === 'object' && !('the' in card) ? card : []

const isNaming = (node: object): node is Naming & { readonly as: string } =>
  'do' in node && 'as' in node && typeof node.as === 'string'

type PlainOne = Exclude<One, { readonly the: string }>

const ones: readonly PlainOne[] = ['self', 'host', 'encountered', 'approached', 'accessed', 'it']

const isPlainOne = (on: unknown): on is PlainOne => ones.some(each => each === on)

const sides: readonly unknown[] = ['you', 'opponent', 'corp', 'runner'] satisfies readonly Who[]
/** An instruction that somebody carries out. */
const isDoneBy = (node: object): node is { readonly by: Who } =>
  'do' in node && 'by' in node && sides.includes(node.by)

function namedBy(node: Naming): Named {
  if (node.do === 'chooseNumber') return { found: 'number' }
  if (node.do === 'chooseServer') return { found: 'server' }
  return node.do === 'chooseWord' ? { found: 'word' } : { result: node }
}

/** Names that are bound in a part of a definition, whatever part binds them. */
function collect(node: unknown, names: Map<string, Named>, by?: Who): void {
  if (typeof node !== 'object' || node === null) return
  if (isChoose(node)) names.set(node.as, { choice: node, ...(by !== undefined && { by }) })
  else if (isTrigger(node)) names.set(node.as, { those: node.on })
  else if (isNaming(node)) names.set(node.as, namedBy(node))
  else if ('do' in node && node.do === 'lasting' && 'on' in node && isPlainOne(node.on)) {
    names.set('chosen', { is: node.on })
  } else if ('pay' in node && node.pay === 'X') names.set('X', { found: 'X' })
  const doer = isDoneBy(node) ? node.by : by
  for (const part of Object.values(node)) collect(part, names, doer)
}

type Onto = Host | Extract<Declaration, { declare: 'installOnly' }>

const isOnto = (node: object): node is Onto =>
  ('do' in node && node.do === 'host' && 'cards' in node && node.cards === 'self') ||
  ('declare' in node && node.declare === 'installOnly')

/** What the card is hosted on, by its installation or by an ability of its own. */
function hostOf(node: unknown): readonly Test[] {
  if (typeof node !== 'object' || node === null) return []
  if (!isOnto(node))
    return (
      Object.values(node)
        .map(hostOf)
        .find(tests => tests.length > 0) ?? []
    )
  const { on = [] } = node
  if (typeof on !== 'object') return []
  return 'choose' in on ? on.choose.where : 'length' in on ? on : []
}

/** Of what types the cards are that can be hosted on the card. */
const guestsOf = (abilities: readonly Ability[]): readonly Test[] =>
  abilities
    .flatMap(ability => (ability.form === 'static' ? ability.declares : []))
    .flatMap(each => (each.declare === 'canHost' ? each.where.filter(({ is }) => is === 'type') : []))

/** What a name stands for, or what the trigger condition was about. */
type Referent = keyof typeof spoken | { readonly the: string }

/** No name is one of these where it is given or used. */
const spoken = {
  it: /"(?!the"|as")\w+":"it"/g,
  encountered: /"(?!the"|as")\w+":"encountered"/g,
}
const lastSaid = (text: string, of: Referent): number =>
  typeof of === 'string'
    ? ([...text.matchAll(spoken[of])].at(-1)?.index ?? -1)
    : text.lastIndexOf(`"the":"${of.the}"`)

/** What is chosen after a name is last spoken of, nobody takes for what that name stands for. */
const knownFor = (abilities: readonly Ability[]): Reading['isKnownFor'] => {
  const texts = abilities.map(ability => JSON.stringify(ability))
  return (ability, name, other) => {
    const text = texts[ability] ?? ''
    const last = lastSaid(text, other)
    return last < 0 ? typeof other === 'object' : text.indexOf(`"as":"${name}"`) < last
  }
}

/** How abilities of a card are read. Abilities may name what another one of the card remembers (CR 9.10.3). */
export function readingOf(
  { side, type, subtypes = [] }: Printed,
  abilities: readonly Ability[],
  edition: string | null,
  tells: Tells,
): Reading {
  const names = new Map<string, Named>()
  const together = abilities.map(ability => {
    const own = new Map<string, Named>()
    collect(ability, own)
    for (const [name, named] of own) names.set(name, named)
    return [...own.keys()]
  })
  const here = {
    meets: [],
    subject: null,
    about: null,
    it: null,
    priced: null,
    them: null,
    letters: null,
    recurs: null,
    run: false,
    attacked: null,
    encounter: 'now',
  } as const
  return {
    tells,
    side,
    type,
    subtypes,
    edition,
    gainsForRun: isOfFirst(edition) && JSON.stringify(abilities).includes('"inPool"'),
    names,
    together,
    isKnownFor: knownFor(abilities),
    ability: 0,
    host: hostOf(abilities),
    guests: guestsOf(abilities),
    said: unsaid(abilities),
    ...here,
  }
}

/** Subroutines are those of ice, also where a card of the Runner gives them to it (CR 9.8.1). */
export const onIce = (r: Reading): Reading => ({ ...r, side: 'corp', type: 'ice' })

/** An ability that is given to other cards speaks of the one that has it, and to who controls that (CR 9.1.3b, 9.1.9). */
export function onReceiver(r: Reading, { of }: Extract<Declaration, { declare: 'gains' }>): Reading {
  if (of === 'self') return r
  const { title: _, ...own } = r
  const type = typeOf(r, of)
  return { ...own, type, subtypes: [], side: type === null ? r.side : sideOfType(type) }
}

/** Of which type all of them are, as far as the text says. */
function typeOf(r: Reading, of: One | Group): CardType | null {
  if (typeof of === 'object' && 'from' in of) {
    const [type, ...others] = of.where.flatMap(test => (test.is === 'type' ? test.types : []))
    if (type !== undefined) return others.length === 0 ? type : null
    return of.from === 'ice' ? 'ice' : null
  }
  if (of === 'encountered' || of === 'approached') return 'ice'
  const named = typeof of === 'object' ? r.names.get(of.the) : undefined
  if (named === undefined) return null
  if ('is' in named) return typeOf(r, named.is)
  return 'choice' in named ? typeOf(r, named.choice.choose) : null
}

const sideOfType = (type: CardType): Side => (typesOf.corp.some(each => each === type) ? 'corp' : 'runner')

/** What a paid ability that any player may use says, it says to either; its boost has no subject. */
export const ofUsers = (r: Reading, { alsoBy }: PaidAbility): Reading => ({
  ...r,
  boosts: true,
  ...(alsoBy !== undefined && { anyPlayer: true }),
})

export const knowing = (r: Reading, name: string, named: Named): Reading => ({
  ...r,
  names: new Map([...r.names, [name, named]]),
})

/** The controller is addressed, the opponent is spoken of. */
export function person(reading: Reading, who: Who): Person {
  if (who === 'you' || (who === reading.side && reading.anyPlayer !== true)) return 'you'
  return who === 'opponent' ? otherSide(reading.side) : who
}

/** What a name is called by: the tests of the cards it was chosen from, and whether there may be several. */
export interface Called {
  readonly tests: readonly Test[]
  readonly many: boolean
}

/** Whether an instruction has to do with more than one card. */
function isPlural(of: Instruction): boolean {
  const acted = 'cards' in of ? of.cards : 'at' in of ? of.at : 'self'
  if (typeof acted === 'string' || 'the' in acted) return false
  if ('all' in acted) {
    const { from } = acted.all
    return typeof from !== 'object' || !('top' in from) || from.top !== 1
  }
  return 'choose' in acted ? acted.most !== 1 : acted.random !== 1
}

export function calledOf(named: Named | undefined): Called {
  if (named === undefined) return { tests: [], many: false }
  if ('those' in named) return { tests: testsOf(named.those), many: true }
  if ('choice' in named) return { tests: named.choice.choose.where, many: named.choice.most !== 1 }
  if (!('result' in named)) return { tests: [], many: false }
  if (named.result.do === 'search')
    return { tests: named.result.for, many: named.result.most !== 1 || named.result.each !== undefined }
  return { tests: [], many: isPlural(named.result) }
}
