import type { Condition, CostItem, Declaration, Instruction, Test } from '@paydata/engine/language'
import { cardDefined, editionOfCards, nodeDefined, termIn } from '@paydata/engine/language'
import { conditionOf } from './conditions.ts'
import { paymentOf } from './costs.ts'
import { declaredClauses } from './declarations.ts'
import type { Payment } from './doing.ts'
import type { Language, Reasoned, Saying } from './language.ts'
import { finished } from './language.ts'
import { abilityLine } from './lines.ts'
import type { Reading } from './reading.ts'
import { ofUsers, onIce, onReceiver, readingOf } from './reading.ts'
import { duringClauses, inRun, whileClause } from './runs.ts'
import { clausesOf } from './sequences.ts'
import { tells } from './tells.ts'
import { testsNoun } from './traits.ts'

type Node = NonNullable<ReturnType<typeof nodeDefined>>

/** Lists of instructions and of declarations have words of their own; costs and conditions are told within abilities. */
const areInstructions = (node: Node): node is readonly Instruction[] =>
  Array.isArray(node) && node.every(part => 'do' in part)
const areDeclarations = (node: Node): node is readonly Declaration[] =>
  Array.isArray(node) && node.every(part => 'declare' in part)

/** The reading of a part of a definition: as within all that it is a part of. */
function within(r: Reading, version: string, path: string): Reading {
  const end = path.lastIndexOf('/')
  if (end < 0) return r
  const whole = path.slice(0, end)
  const outer = within(r, version, whole)
  const node = nodeDefined(version, whole)
  if (node === undefined) return outer
  if ('declare' in node && node.declare === 'gains') return onReceiver(outer, node)
  if ('form' in node && node.form === 'subroutine') return onIce(outer)
  if ('form' in node && node.form === 'paid') return ofUsers(outer, node)
  return 'do' in node && node.do === 'run' ? inRun(outer, node) : outer
}

/** The reading of the card that a path is of, in the ability that it is of. */
function readingAt(version: string, path: string): Reading | null {
  const [name = '', ability] = path.split('/')
  const definition = cardDefined(version, name)
  if (definition === undefined) return null
  const reading = readingOf(definition.printed, definition.abilities, editionOfCards(version), tells)
  return { ...reading, ability: Number(ability ?? 0) || 0 }
}

/** What a part of a definition says: an ability, instructions, declarations. Null for what has no words. */
export function sayingOf(version: string, path: string): Saying | null {
  const reading = readingAt(version, path)
  const node = nodeDefined(version, path)
  if (reading === null || node === undefined) return null
  const r = within(reading, version, path)
  const whole = nodeDefined(version, path.slice(0, path.lastIndexOf('/')))
  // What lasts or waits is told with how long it does.
  if (whole !== undefined && 'do' in whole && (whole.do === 'lasting' || whole.do === 'later'))
    return { sentences: clausesOf(r, [whole]) }
  if ('form' in node)
    return node.form === 'when' && /\/during\/\d+$/.test(path)
      ? { sentences: duringClauses(r, node) }
      : { line: abilityLine(r, node) }
  if ('do' in node) return { sentences: clausesOf(r, [node]) }
  if ('declare' in node) return { sentences: declaredClauses(r, node) }
  if (areInstructions(node)) return { sentences: clausesOf(r, node) }
  if (!areDeclarations(node)) return null
  return {
    sentences: path.endsWith('/while')
      ? node.map(part => whileClause(r, part))
      : node.flatMap(part => declaredClauses(r, part)),
  }
}

/** What core damage is called with the cards of a version. */
export const coreTermIn = (version: string): 'core' | 'brain' => termIn(editionOfCards(version), 'core')

/** What a breach is called with the cards of a version. */
export const breachTermIn = (version: string): 'breach' | 'accessCards' =>
  termIn(editionOfCards(version), 'breach')

/** The title of the other face of a double-sided card that an ability stands on; null for one of its front. */
export function faceTitleAt(version: string, path: string): string | null {
  const node = nodeDefined(version, path)
  const face = node !== undefined && 'form' in node ? node.face : undefined
  const [name = ''] = path.split('/')
  return cardDefined(version, name)?.printed.faces?.[(face ?? 0) - 1]?.title ?? null
}

function sayingText(saying: Saying, language: Language): string {
  if ('line' in saying) return finished(language.line(saying.line), language)
  return finished('pay' in saying ? language.payment(saying.pay) : language.prose(saying.sentences), language)
}

/** The words of a part of a definition. */
export function effectText(version: string, path: string, language: Language): string | null {
  const saying = sayingOf(version, path)
  return saying === null ? null : sayingText(saying, language)
}

/** What is paid: a whole cost, one item of it, or several ways of which one is chosen; for what the card `of` does, if any. */
export function paymentAt(version: string, path: string, of?: string | null): Payment | null {
  const own = readingAt(version, path)
  const node = nodeDefined(version, path)
  if (own === null || node === undefined) return null
  const [by = ''] = path.split('/')
  const title = of === undefined || of === by ? undefined : cardDefined(version, by)?.printed.title
  const r = within(title === undefined ? own : { ...own, title }, version, path)
  if ('pay' in node) return paymentOf(r, [node], 'you')
  const parts = node as readonly CostItem[] | readonly (readonly CostItem[])[]
  return paymentOf(r, isWays(parts) ? { either: parts } : parts, 'you')
}

/** The words of a cost, or of an item of one: what it takes to pay it. */
export function costText(version: string, path: string, language: Language): string | null {
  const payment = paymentAt(version, path)
  return payment === null ? null : finished(language.payment(payment), language)
}

const isWays = (
  parts: readonly CostItem[] | readonly (readonly CostItem[])[],
): parts is readonly (readonly CostItem[])[] => parts.length > 0 && parts.every(Array.isArray)

/** What is so when a condition does not hold; what a card is not, or is and must not be; what would have to be paid. */
export function groundAt(version: string, path: string): Reasoned['ground'] {
  const r = readingAt(version, path)
  const node: object | undefined = nodeDefined(version, path)
  if (r === null || node === undefined) return null
  if ('pay' in node) return { pay: paymentOf(r, [node as CostItem], 'you') }
  if ('if' in node) return { if: conditionOf(r, node as Condition, true) }
  if (!('is' in node)) return null
  const test = node as Test
  return test.is === 'not'
    ? { is: testsNoun(r, [test.test]), not: false }
    : { is: testsNoun(r, [test]), not: true }
}
