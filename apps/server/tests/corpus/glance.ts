import type { View } from '@paydata/engine'

type Cards = View['rig']
type SideView = View['corp'] | View['runner']

const titles = (cards: Cards): string =>
  cards
    .map(({ face, faceup, counters }) => {
      const on = Object.entries(counters).flatMap(([kind, n]) => (n > 0 ? [`${n} ${kind}`] : []))
      return [face?.title ?? 'a card', ...(faceup ? [] : ['facedown']), ...on.sort()].join(' ')
    })
    .join(', ')

const ofSide = ({ credits, clicks, hand, deck, discard, score, scoreArea }: SideView): string =>
  [
    `${credits} credits, ${clicks} clicks, ${score} points`,
    `hand ${hand.count}: ${titles(hand.cards)}`,
    `deck ${deck.count}, discard ${discard.count}: ${titles(discard.cards)}`,
    `scored: ${titles(scoreArea)}`,
  ].join('; ')

/** What somebody at the table sees in few words. They stay the same when a later release shows more. */
export const glanceAt = (view: View): string =>
  [
    `turn ${view.turn} of ${view.active}`,
    `corp ${ofSide(view.corp)}`,
    `runner ${ofSide(view.runner)}; ${view.runner.tags} tags`,
    ...view.servers.map(
      ({ id, root, ice }) => `${id}: ${titles(root)} behind ${titles(ice.flatMap(each => each.ice ?? []))}`,
    ),
    `rig ${titles(view.rig)}`,
    `run ${view.run?.server} ${view.run?.phase}`,
    `over ${view.over?.winner} ${view.over?.how}`,
  ].join('\n')
