import type { Instruction } from '../instructions/index.ts'
import type { Ability, Printed } from '../language/abilities.ts'
import type { Choose, One, Who } from '../language/expressions.ts'
import { otherSide } from '../state/names.ts'
import type { Catalogue } from './english/index.ts'
import type { Named, Person, Reading } from './phrases.ts'

const isChoose = (node: object): node is Choose => 'choose' in node && 'as' in node

const isNaming = (node: object): node is Instruction & { readonly as: string } =>
  'do' in node && 'as' in node && typeof node.as === 'string'

type PlainOne = Exclude<One, { readonly the: string }>

const ones: readonly PlainOne[] = ['self', 'host', 'encountered', 'approached', 'accessed', 'it']

const isPlainOne = (on: unknown): on is PlainOne => ones.some(each => each === on)

/** Names that are bound in a part of a definition, whatever part binds them. */
function collect(node: unknown, names: Map<string, Named>): void {
  if (typeof node !== 'object' || node === null) return
  if (isChoose(node)) names.set(node.as, { choice: node })
  else if (isNaming(node)) {
    if (node.do === 'chooseNumber') names.set(node.as, { found: 'number' })
    else if (node.do === 'chooseServer') names.set(node.as, { found: 'server' })
    else if (node.do === 'chooseWord') names.set(node.as, { found: 'word' })
    else names.set(node.as, { result: node })
  } else if ('do' in node && node.do === 'lasting' && 'on' in node && isPlainOne(node.on)) {
    names.set('chosen', { is: node.on })
  } else if ('pay' in node && node.pay === 'X') names.set('X', { found: 'X' })
  for (const part of Object.values(node)) collect(part, names)
}

/** How abilities of a card are read. Abilities may name what another one of the card remembers (CR 9.10.3). */
export function readingOf(printed: Printed, abilities: readonly Ability[], say: Catalogue): Reading {
  const names = new Map<string, Named>()
  collect(abilities, names)
  const { side, type, title } = printed
  return {
    say,
    side,
    type,
    title,
    names,
    inSubroutine: false,
    it: null,
    run: null,
    attacked: null,
    encounter: 'now',
  }
}

/** The controller is addressed, the opponent is spoken of. */
export function person(reading: Reading, who: Who): Person {
  if (who === 'you' || who === reading.side) return 'you'
  return who === 'opponent' ? otherSide(reading.side) : who
}
