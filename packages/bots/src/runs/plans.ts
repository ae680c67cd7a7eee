import type { CardName, CardView, Definition, Definitions, ServerId, View } from '@paydata/engine'
import { breaksNow } from '../reading/breaking.ts'
import { definitionOf, isNode, nodesIn } from '../reading/meaning.ts'
import type { Means } from './passing.ts'
import type { Toll } from './toll.ts'
import { noToll, sumOfTolls } from './toll.ts'
import type { Way } from './ways.ts'
import { barriersOf, cheapestFirst, meansOf, waysPast } from './ways.ts'

/** A way to a server, with what the Runner does before: installs an icebreaker, and begins the run with an event. */
export interface Plan extends Way {
  readonly installs: CardName
  readonly plays: CardName
}

interface Preparation {
  readonly card: CardName
  readonly means: Means
  readonly toll: Toll
  /** The first ice is bypassed. */
  readonly bypasses: boolean
}

/** All ways through the rezzed ice of a server, also with icebreakers from the hand and events that begin runs. */
export function plansTo(view: View, server: ServerId, definitions: Definitions): readonly Plan[] {
  const barriers = barriersOf(view, server, definitions, () => undefined)
  const unprepared: Preparation = {
    card: null,
    means: meansOf(view, definitions),
    toll: noToll,
    bypasses: false,
  }
  const hand = view.runner.hand.cards.flatMap(card =>
    card.face === null ? [] : [{ card, definition: definitionOf(definitions, card.face.definition) }],
  )
  const installed = hand.flatMap(each => installing(unprepared, view, each) ?? [])
  const plans = [unprepared, ...installed].flatMap(first => {
    const begun = hand.flatMap(each => playing(first, server, each) ?? [])
    return [{ ...first, card: null }, ...begun].flatMap(({ card: plays, means, toll, bypasses }) =>
      waysPast(bypasses ? barriers.slice(1) : barriers, means).map(way => ({
        ...way,
        toll: sumOfTolls(toll, way.toll),
        isExact: way.isExact && plays === null,
        installs: first.card,
        plays,
      })),
    )
  })
  return cheapestFirst(plans)
}

interface InHand {
  readonly card: CardView
  readonly definition: Definition
}

/** The Runner as it is after a card from the hand was paid for; nothing if it cannot be. */
function paying({ means, toll, bypasses }: Preparation, { card }: InHand, clicks: number) {
  const credits = card.face?.cost?.value ?? 0
  if (credits > means.credits || clicks > means.clicks || means.hand === 0) return undefined
  return {
    card: card.id,
    means: {
      ...means,
      credits: means.credits - credits,
      clicks: means.clicks - clicks,
      hand: means.hand - 1,
    },
    toll: sumOfTolls(toll, { ...noToll, credits, clicks, cards: 1 }),
    bypasses,
  }
}

/** An icebreaker for which there is memory (CR 3.9.3). */
function installing(before: Preparation, view: View, inHand: InHand): Preparation | undefined {
  const { card, definition } = inHand
  const { memory } = view.runner
  const breaking = breaksNow(view, definition)
  const isForAll = breaking.breaks.some(({ on }) => on === 'any')
  if (!isForAll || memory.used + (definition.printed.memory ?? 0) > memory.limit) return undefined
  const after = paying(before, inHand, 1)
  if (after === undefined) return undefined
  const { strength: printed } = definition.printed
  const strength = card.face?.strength?.value ?? (typeof printed === 'number' ? printed : 0)
  const breakers = [...after.means.breakers, { card, strength, ...breaking }]
  return { ...after, means: { ...after.means, breakers } }
}

/** An event that begins a run on the server and makes its way easier. The click for it is the one for the run. */
function playing(before: Preparation, server: ServerId, inHand: InHand): Preparation | undefined {
  const { printed, abilities } = inHand.definition
  if (printed.type !== 'event' || inHand.card.id === before.card) return undefined
  const nodes = [...nodesIn(abilities)]
  const begins = nodes.some(
    node => node.do === 'run' && (node.on === 'any' || (Array.isArray(node.on) && node.on.includes(server))),
  )
  const bypasses = nodes.some(node => isNode(node.when) && node.when.first === 'run' && bypassesIn(node.does))
  const isSpent = nodes.some(({ declare }) => declare === 'inPool' || declare === 'spend')
  const credits = isSpent
    ? nodes.reduce((sum, node) => sum + (node.do === 'placeCounters' ? creditsOn(node) : 0), 0)
    : 0
  if (!begins || (!bypasses && credits === 0)) return undefined
  const after = paying(before, inHand, 0)
  if (after === undefined) return undefined
  const damage = nodes.reduce(
    (sum, { do: verb, amount }) => sum + (verb === 'damage' && typeof amount === 'number' ? amount : 0),
    0,
  )
  const toll = sumOfTolls(after.toll, { ...noToll, damage })
  const { means } = after
  const left = { ...means, forAll: means.forAll + credits, hand: Math.max(0, means.hand - damage) }
  return damage > means.hand ? undefined : { ...after, toll, means: left, bypasses }
}

const bypassesIn = (does: unknown): boolean => [...nodesIn(does)].some(node => node.do === 'bypass')

const creditsOn = ({ counter, amount, on }: Readonly<Record<string, unknown>>): number =>
  counter === 'credit' && on === 'self' && typeof amount === 'number' ? amount : 0
