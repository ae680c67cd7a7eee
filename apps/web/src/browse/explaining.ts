import { newestEdition } from '@paydata/decks/starter'
import type { Definition, Side } from '@paydata/engine'
import { isAction, partsOf } from '@paydata/engine'
import { costText, effectText, faceTitleAt } from '@paydata/words'
import { cardsVersionIn } from '../cards/facts.ts'
import { gameWords } from '../messages/game.ts'

type Ability = Definition['abilities'][number]
type Part = ReturnType<typeof partsOf>[number]
type Instruction = Extract<Part, { is: 'instruction' }>['part']

/** When an ability can be used or happens, and the rule that says so. */
export const windows = {
  play: '8.6.1',
  action: '9.5.2a',
  paid: '9.5.2f',
  interface: '3.9.5f',
  access: '9.5.2c',
  paidInterrupt: '9.5.2b',
  interrupt: '9.6.8b',
  reaction: '9.6.8',
  state: '9.6.7',
  subroutine: '9.8.10',
  static: '9.4.1',
} as const satisfies Readonly<Record<string, string>>
export type WindowName = keyof typeof windows

/** What an ability asks somebody. */
export const questions = [
  'cards',
  'may',
  'mayPay',
  'mode',
  'number',
  'server',
  'word',
  'trace',
  'bid',
  'order',
  'x',
] as const
export type QuestionName = (typeof questions)[number]

/** An ability step by step. */
export interface Explained {
  /** The title of the other face of a double-sided card that it stands on. */
  readonly face: string | null
  readonly text: string
  readonly window: WindowName
  readonly cost: string | null
  readonly limit: 'turn' | 'run' | 'encounter' | 'breach' | null
  readonly asks: readonly QuestionName[]
  /** One instruction each, in the order in which they resolve (CR 9.11). */
  readonly steps: readonly string[]
}

function windowOf(ability: Ability): WindowName {
  switch (ability.form) {
    case 'static':
    case 'play':
    case 'subroutine':
      return ability.form
    case 'when':
      return 'state' in ability.when ? 'state' : 'on' in ability.when ? 'reaction' : 'interrupt'
    case 'paid':
      if (ability.flag === 'interrupt') return 'paidInterrupt'
      return ability.flag ?? (isAction(ability) ? 'action' : 'paid')
  }
}

const ofVerb: Readonly<Record<string, QuestionName>> = {
  may: 'may',
  mayPay: 'mayPay',
  oneOf: 'mode',
  chooseNumber: 'number',
  chooseServer: 'server',
  chooseWord: 'word',
  trace: 'trace',
  psi: 'bid',
  arrange: 'order',
  arrangeIce: 'order',
  search: 'cards',
  chooseCards: 'cards',
}

/** Whether a player says where the instruction happens, as its card does not. */
function asksWhere(does: Instruction, side: Side): boolean {
  switch (does.do) {
    case 'run':
      return typeof does.on === 'string' || does.on.length > 1
    // Runner cards are installed in one place.
    case 'install':
      return side === 'corp' && does.to === undefined
    default:
      return false
  }
}

function asksOf(ability: Ability, side: Side): readonly QuestionName[] {
  const found = new Set<QuestionName | undefined>()
  for (const each of partsOf(ability)) {
    if (each.is === 'instruction') {
      found.add(ofVerb[each.part.do])
      if (asksWhere(each.part, side)) found.add('server')
    } else if (each.is === 'declaration') {
      if ('optional' in each.part) found.add('may')
    } else if (each.is === 'cost' && 'pay' in each.part && each.part.pay === 'X') found.add('x')
    else if (typeof each.part === 'object' && 'choose' in each.part) found.add('cards')
  }
  return questions.filter(question => found.has(question))
}

/** What each ability of a card does step by step, as its definition in an edition says. */
export function explained(
  { is, abilities, printed }: Definition,
  edition: string = newestEdition,
): readonly Explained[] {
  const words = gameWords()
  const version = cardsVersionIn(edition)
  return abilities.flatMap((ability, nth) => {
    const path = `${is}/${nth}`
    const text = effectText(version, path, words)
    if (text === null) return []
    const does = 'does' in ability ? ability.does : []
    const steps = does.flatMap((_, i) => effectText(version, `${path}/does/${i}`, words) ?? [])
    return [
      {
        face: faceTitleAt(version, path),
        text,
        window: windowOf(ability),
        cost: ability.form === 'paid' ? costText(version, `${path}/cost`, words) : null,
        limit: ('limit' in ability ? ability.limit : undefined) ?? null,
        asks: asksOf(ability, printed.side),
        steps,
      },
    ]
  })
}
