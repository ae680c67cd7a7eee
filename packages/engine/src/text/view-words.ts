import type { Instruction } from '../instructions/index.ts'
import type { Declaration } from '../language/abilities.ts'
import type { CostItem } from '../language/costs.ts'
import { cardDefined, nodeDefined } from '../language/definitions.ts'
import type { Condition, Test } from '../language/expressions.ts'
import type { ServerId } from '../state/names.ts'
import type { CardName, CardView, View } from '../view/types.ts'
import { abilityText } from './abilities.ts'
import { conditionText } from './conditions.ts'
import { payPhrase, wayText } from './costs.ts'
import { declarationText } from './declarations.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { testsPhrase } from './groups.ts'
import { proseOf } from './passages.ts'
import type { Reading } from './phrases.ts'
import { readingOf } from './reading.ts'
import { duringSentences, inRun, whileText } from './runs.ts'

export function serverWords(server: ServerId, say: Catalogue): string {
  return server.startsWith('remote')
    ? say.nouns.remote(server.slice('remote'.length))
    : say.nouns.central(server)
}

/** The title of a card, as far as the viewer knows it. */
export function titleOf(version: string, definition: string | null): string | null {
  return definition === null ? null : (cardDefined(version, definition)?.printed.title ?? null)
}

const areInstructions = (
  parts: readonly Instruction[] | readonly Declaration[],
): parts is readonly Instruction[] => parts.every(part => 'do' in part)

const declaredText = (r: Reading, part: Declaration): string =>
  r.say.abilities.sentence(declarationText(r, part))

/** The reading of a part of a definition: as within all that it is a part of. */
function within(r: Reading, version: string, path: string): Reading {
  const end = path.lastIndexOf('/')
  if (end < 0) return r
  const whole = path.slice(0, end)
  const outer = within(r, version, whole)
  const node = nodeDefined(version, whole)
  if (node === undefined) return outer
  if ('form' in node && node.form === 'subroutine') return { ...outer, inSubroutine: true }
  return 'do' in node && node.do === 'run' ? inRun(outer, node) : outer
}

/** The words of a part of a definition: an ability, instructions, declarations. Null for what has none. */
export function effectText(version: string, path: string, say: Catalogue = english): string | null {
  const definition = cardDefined(version, path.split('/')[0] ?? '')
  const node = nodeDefined(version, path)
  if (definition === undefined || node === undefined) return null
  const r = within(readingOf(definition.printed, definition.abilities, say), version, path)
  const whole = nodeDefined(version, path.slice(0, path.lastIndexOf('/')))
  // What lasts or waits is told with how long it does.
  if (whole !== undefined && 'do' in whole && (whole.do === 'lasting' || whole.do === 'later'))
    return proseOf(r, [whole])
  if ('form' in node) {
    return node.form === 'when' && /\/during\/\d+$/.test(path)
      ? say.offers.joined(duringSentences(r, node))
      : abilityText(r, node)
  }
  if ('do' in node) return proseOf(r, [node])
  if ('declare' in node) return declaredText(r, node)
  const parts = node as readonly Instruction[] | readonly Declaration[]
  if (areInstructions(parts)) return proseOf(r, parts)
  const textOf = path.endsWith('/while') ? whileText : declaredText
  return say.offers.joined(parts.map(part => textOf(r, part)))
}

/** The words of what is paid: a whole cost, one item of it, or several ways of which one is chosen. */
export function paymentText(version: string, path: string, say: Catalogue = english): string | null {
  const definition = cardDefined(version, path.split('/')[0] ?? '')
  const node = nodeDefined(version, path)
  if (definition === undefined || node === undefined) return null
  const r = readingOf(definition.printed, definition.abilities, say)
  if ('pay' in node) return payPhrase(r, [node], 'you').plain
  const parts = node as readonly CostItem[] | readonly (readonly CostItem[])[]
  return isWays(parts) ? payPhrase(r, { either: parts }, 'you').plain : wayText(r, parts)
}

const isWays = (
  parts: readonly CostItem[] | readonly (readonly CostItem[])[],
): parts is readonly (readonly CostItem[])[] => parts.length > 0 && parts.every(Array.isArray)

/** What is so when a condition does not hold; what a card would have to be, after "is"; what would have to be paid. */
export function conditionWords(version: string, path: string, say: Catalogue): string | null {
  const definition = cardDefined(version, path.split('/')[0] ?? '')
  const node: object | undefined = nodeDefined(version, path)
  if (definition === undefined || node === undefined) return null
  const r = readingOf(definition.printed, definition.abilities, say)
  if ('pay' in node) return payPhrase(r, [node as CostItem], 'you').plain
  if ('if' in node) return conditionText(r, { if: 'not', condition: node as Condition })
  return 'is' in node ? testsPhrase(r, [node as Test]) : null
}

/** Every card of the view that has a name. */
function* cardsIn(view: View): Generator<CardView> {
  for (const side of [view.corp, view.runner]) {
    yield side.identity
    yield* side.hand.cards
    yield* side.deck.cards
    yield* side.discard.cards
    yield* side.scoreArea
  }
  for (const server of view.servers) {
    yield* server.root
    for (const { ice } of server.ice) if (ice !== null) yield ice
  }
  yield* view.rig
  yield* view.hosted
  yield* view.play
  yield* view.setAside.cards
  yield* view.removed.cards
}

/** The card of the view that has this name. */
export function cardOf(view: View, id: CardName): CardView | null {
  if (id !== null) for (const card of cardsIn(view)) if (card.id === id) return card
  return null
}

/** A card of the view in words: its title, or where it lies. */
export function cardWords(view: View, id: CardName, definition: string | null, say: Catalogue): string {
  const title = titleOf(view.definitions, definition)
  if (title !== null) return title
  if (id === null) return say.labels.unknownCard
  const card = cardOf(view, id)
  if (card === null) return say.labels.unknownCard
  if (card.face !== null) return card.face.title
  if (card.server === null) return say.labels.unknownCard
  const where = serverWords(card.server, say)
  return card.zone === 'ice' ? say.log.unrezzedIce(where) : say.labels.unknownIn(where)
}
