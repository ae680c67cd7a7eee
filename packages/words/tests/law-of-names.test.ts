import type { Instruction } from '@paydata/engine/inside/instructions/index'
import type { Ability } from '@paydata/engine/inside/language/abilities'
import type { One, Test } from '@paydata/engine/inside/language/expressions'
import type { Pattern } from '@paydata/engine/inside/language/patterns'
import type { CardType } from '@paydata/engine/inside/state/names'
import * as say from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import type { Expected } from '../testing/expected.ts'
import { expectedOf } from '../testing/expected.ts'
import type { Draw } from './numbers.ts'
import { numbersFrom, oneOf } from './numbers.ts'
import { tests } from './words.ts'

type Spoken = Awaited<ReturnType<typeof wordsOf>>

/** A card is trashed, or one is chosen by a name: each is a sentence. */
type Step = { readonly trash: One } | { readonly choose: string; readonly where: Test }

interface Written {
  readonly ability: Ability
  readonly steps: readonly Step[]
  /** What the trigger condition is about; null for a paid ability. */
  readonly about: One | null
  /** What the trigger condition asks of it, where it is no card that is called something by itself. */
  readonly kind: readonly Test[] | null
}

type Of = { readonly card?: One | readonly Test[] }
const happenings: readonly ((of: Of) => Pattern)[] = [
  of => ({ what: ['installed'], ...of }),
  of => ({ what: ['trashed'], ...of }),
  of => ({ what: ['rezzed'], ...of }),
  of => ({ what: ['accessed'], ...of }),
  of => ({ what: ['iceApproached'], ...of }),
  of => ({ what: ['iceEncountered'], ...of }),
  of => ({ what: ['icePassed'], ...of }),
]
const ofNamed: readonly ((of: Of) => Pattern)[] = happenings.slice(0, 3)
const alwaysThere = ['self', 'host', 'encountered', 'approached', 'accessed'] as const

/** What the trigger condition is about is also called so by itself. */
function aboutOf({ what: [what], card }: Pattern): One {
  if (typeof card === 'string') return card
  if (what === 'accessed') return 'accessed'
  if (what === 'iceEncountered') return 'encountered'
  return what === 'iceApproached' ? 'approached' : 'it'
}

function kindOf({ what: [what], card }: Pattern): Written['kind'] {
  if (typeof card === 'string') return null
  const asked = card === undefined || 'the' in card ? [] : card
  const isIce = what === 'icePassed' || what === 'iceEncountered' || what === 'iceApproached'
  // A barrier is called so, and not a barrier ice.
  return isIce && !asked.some(({ is }) => is === 'subtype') ? [say.type('ice'), ...asked] : asked
}

function write(draw: Draw): Written {
  const anyKind = (): Test => oneOf<readonly [Test, string]>(draw, tests)[0]
  const kind = anyKind()
  // What is chosen is often of the kind that the trigger condition is about.
  const alikeKind = (): Test => (draw(2) === 0 ? kind : anyKind())
  const on =
    draw(4) === 0
      ? oneOf(draw, ofNamed)({ card: oneOf(draw, alwaysThere) })
      : oneOf(draw, happenings)(oneOf<Of>(draw, [{}, { card: 'self' }, { card: [kind] }, { card: [kind] }]))
  const about = draw(4) === 0 ? null : aboutOf(on)
  const known: One[] = [...alwaysThere, ...(about === null ? [] : (['it', 'it', 'it'] as const))]
  const steps = Array.from({ length: 2 + draw(5) }, (_, nth): Step => {
    if (draw(3) > 0) return { trash: oneOf(draw, known) }
    const choose = `c${nth}`
    known.push({ the: choose }, { the: choose })
    return { choose, where: alikeKind() }
  })
  const does = steps.map(
    (step): Instruction =>
      'trash' in step
        ? say.trash(step.trash)
        : say.chooseCards(say.chosen(say.from('installed', step.where), step.choose)),
  )
  const ability = about === null ? say.paid([say.credits(1)], does) : say.when({ on }, ...does)
  return { ability, steps, about, kind: about === null ? null : kindOf(on) }
}

type Called = (kind: NonNullable<Written['kind']>) => string | null

/** What one card of a kind is called that has been chosen, where there is no other. */
const calledIn =
  (language: Spoken, { imperatives }: Expected): Called =>
  kind => {
    const play = say.play(
      say.chooseCards(say.chosen(say.from('installed', ...kind), 'a')),
      say.trash(say.the('a')),
    )
    const printed = { title: 'Any', side: 'corp', type: 'operation' } as const
    const text = cardText({ is: 'any', printed, abilities: [play] }, language).join(' ')
    return new RegExp(`${imperatives.trash} ([^.]+)\\.$`).exec(text)?.[1] ?? null
  }

/** The cards that have been spoken of, in their order, with what each of them would be called. */
type Introduced = readonly (readonly [is: string, called: string | null])[]

/** Which card a reader takes a name for, who knows what was spoken of so far. */
function takenFor(name: string, introduced: Introduced, { ordinals, chosen }: Expected): string | null {
  const nth = ordinals.findIndex(each => name.includes(` ${each}`))
  const bare = nth < 0 ? name : null
  // "The first program": of all that would be "that program".
  const alike = introduced.filter(([, called]) =>
    bare === null ? called !== null && name.endsWith(called.split(' ').at(-1) ?? '') : called === bare,
  )
  const counted = name.includes(` ${chosen}`) ? alike.filter(([is]) => is.includes('"the"')) : alike
  return (nth < 0 ? alike.at(-1) : counted[nth])?.[0] ?? null
}

/** What a reader takes for another card than is meant, who knows no more than the text. */
function misread(
  { steps, about, kind }: Written,
  text: string,
  called: Called,
  expected: Expected,
): string | null {
  const { imperatives, pronouns } = expected
  const sentences = text.split(new RegExp(`(?<=\\.) (?=${imperatives.trash}|${imperatives.choose})`))
  const trashed = new RegExp(`${imperatives.trash} (.+)\\.$`, 'i')
  if (sentences.length !== steps.length) return 'not a sentence for each step'
  const meant = (of: One): string => JSON.stringify(of === 'it' ? about : of)
  const named = new Map<string, string>()
  const introduced: (readonly [string, string | null])[] = kind === null ? [] : [[meant('it'), called(kind)]]
  let last = about === null ? '' : meant(about)
  for (const [nth, step] of steps.entries()) {
    const is = 'trash' in step ? meant(step.trash) : meant({ the: step.choose })
    if ('trash' in step) {
      const name = trashed.exec(sentences[nth] ?? '')?.[1]
      if (name === undefined) return `nothing is trashed in: ${sentences[nth]}`
      const before = named.get(name)
      // A name may go over to another card when nothing more is said of the one that had it.
      const isOver = !steps.slice(nth).some(each => 'trash' in each && meant(each.trash) === before)
      const taken = pronouns.includes(name)
        ? last
        : (takenFor(name, introduced, expected) ?? (before === undefined || isOver ? is : before))
      if (taken !== is) return `${name} is not ${is}, but ${taken}`
      if (!pronouns.includes(name)) named.set(name, is)
    } else introduced.push([is, called([step.where])])
    last = is
  }
  return null
}

const types: readonly CardType[] = ['asset', 'ice', 'program']

test.each(tags)('a reader knows which card is meant, whatever was spoken of before (%s)', async tag => {
  const language = await wordsOf(tag)
  const expected = await expectedOf(tag)
  const called = calledIn(language, expected)
  const faults = Array.from({ length: 4000 }, (_, i) => {
    const draw = numbersFrom(11, i)
    const written = write(draw)
    const type = oneOf(draw, types)
    const printed = { title: 'Any', side: type === 'program' ? 'runner' : 'corp', type } as const
    const text = cardText({ is: 'any', printed, abilities: [written.ability] }, language).join(' ')
    const fault = misread(written, text, called, expected)
    return fault === null ? [] : [`${fault}: ${text}`]
  })
  expect(faults.flat().slice(0, 8)).toEqual([])
})
