import type { CardView, Definitions, ServerId, Side, View } from '@paydata/engine'
import type { Recall } from '@paydata/engine/worlds'
import { meaningOf } from '../reading/meaning.ts'

/** Whether it is worth looking for a win this turn: the points or a flatline may be in reach. */
export function isWinInReach(view: View, side: Side, definitions: Definitions, recall: Recall): boolean {
  const { corp, runner } = view
  return side === 'corp'
    ? pointsToScore(view, definitions) >= corp.pointsNeeded - corp.score || mayFlatline(view, definitions)
    : pointsToSteal(view, definitions, recall) >= runner.pointsNeeded - runner.score
}

const pointsOn = (cards: readonly CardView[]): number =>
  cards.reduce((sum, { face }) => sum + (face?.type === 'agenda' ? (face.points ?? 0) : 0), 0)

const rootsOf = ({ servers }: View): readonly CardView[] => servers.flatMap(({ root }) => root)

/** Agendas that the Corp may have the clicks for, with all that gives clicks or places counters. */
function pointsToScore(view: View, definitions: Definitions): number {
  const { hand, scoreArea, clicks } = view.corp
  let most = clicks
  for (const { face, zone } of [...hand.cards, ...scoreArea, ...rootsOf(view)]) {
    const definition = definitions.cards.get(face?.definition ?? '')
    if (definition === undefined) continue
    const meaning = meaningOf(definition.abilities, 'corp')
    most += Math.max(0, meaning.clicks - (zone === 'hq' ? 1 : 0)) + Math.max(0, meaning.advances)
  }
  const needs = ({ face, counters }: CardView): number =>
    (face?.requirement ?? 0) - (counters.advancement ?? 0)
  return (
    pointsOn(hand.cards.filter(card => needs(card) < most)) +
    pointsOn(rootsOf(view).filter(card => needs(card) <= most))
  )
}

/** All the damage that the cards of the Corp can do, if each does it once. */
function mayFlatline(view: View, definitions: Definitions): boolean {
  const { corp, runner } = view
  const all = [corp.identity, ...corp.hand.cards, ...corp.scoreArea, ...rootsOf(view)]
  const damage = all.reduce(
    (sum, { face }) =>
      sum + meaningOf(definitions.cards.get(face?.definition ?? '')?.abilities, 'corp').damage,
    0,
  )
  return damage > runner.hand.count
}

/** What an advanced card may be worth. */
const mostPoints = 3

/** Agendas that the Runner knows of, and cards that look like one. What lies in a hand or a deck is never certain. */
function pointsToSteal(view: View, definitions: Definitions, { shown }: Recall): number {
  const hidden = rootsOf(view).filter(({ face }) => face === null)
  const points = hidden.map(({ id, counters }) => {
    const known = definitions.cards.get(id === null ? '' : (shown[id] ?? ''))?.printed
    if (known !== undefined) return known.type === 'agenda' ? (known.points ?? 0) : 0
    return (counters.advancement ?? 0) > 0 ? mostPoints : 0
  })
  return points.reduce((sum, each) => sum + each, pointsOn([...view.corp.discard.cards, ...rootsOf(view)]))
}

/** Where a certain win can be: an agenda that lies open, or a card in a remote that may be one. */
export const mayHoldAgenda = ({ corp, servers }: View, server: ServerId): boolean =>
  server === 'archives'
    ? pointsOn(corp.discard.cards) > 0
    : servers.some(
        ({ id, root }) => id === server && root.some(({ face }) => face === null || face.type === 'agenda'),
      )
