import type { CardView, PositionView, RunView, ServerId, ServerView, View } from '@paydata/engine'
import { cardOnTable } from './cards.ts'
import { flow, many } from './layout.ts'
import type { Paint } from './paint.ts'
import { latest } from './sides.ts'

const centrals: Readonly<Record<string, string>> = { hq: 'HQ', rnd: 'R&D', archives: 'Archives' }

export const serverName = (id: ServerId): string => centrals[id] ?? id.replace('remote', 'Server ')

export const hostedOn = (view: View, host: CardView): readonly CardView[] =>
  host.id === null ? [] : [...view.hosted, ...view.rig].filter(card => card.host === host.id)

/** A line for each server, from its root outward through the ice to the Runner. */
export function serverLines(view: View, width: number, paint: Paint): string[] {
  return view.servers.flatMap(server => {
    const run = view.run?.server === server.id ? view.run : null
    const name = serverName(server.id).padEnd(9)
    const label = run === null ? `  ${name}` : `${paint('marker', '▶ ')}${paint('marker', name)}`
    return flow(label, [...rootOf(view, server, paint), ...iceOf(view, server, run, paint)], width, ' ')
  })
}

function rootOf(view: View, server: ServerView, paint: Paint): string[] {
  const cards = server.root.map(card => cardOnTable(card, hostedOn(view, card), paint))
  const root = cards.length === 0 ? [] : [cards.join(' + ')]
  const { hand, deck, discard } = view.corp
  switch (server.id) {
    case 'hq':
      return [many(hand.count, 'card'), ...root]
    case 'rnd':
      return [many(deck.count, 'card'), ...root]
    case 'archives': {
      const facedown = discard.facedown > 0 ? ` (${discard.facedown} facedown)` : ''
      return [`${many(discard.count, 'card')}${facedown}${latest(discard, paint)}`, ...root]
    }
    default:
      return root.length === 0 ? [paint('dim', 'empty')] : root
  }
}

/** Ice with its number from the server outward, and where the Runner is. */
function iceOf(view: View, server: ServerView, run: RunView | null, paint: Paint): string[] {
  const runner = paint('marker', '◀Runner')
  const at = run === null ? null : whereIs(run, server.ice.length)
  const ice = server.ice.map(each => {
    const text = `◁${each.position + 1} ${iceText(view, each, paint)}`
    return at === each.position ? `${text} ${runner}` : text
  })
  if (at === -1) return [runner, ...ice]
  return at === server.ice.length ? [...ice, runner] : ice
}

/** The position the Runner is at: -1 at the server, the number of ice when still outside. */
function whereIs(run: RunView, ice: number): number {
  if (run.position !== null) return run.position
  return run.phase === 'initiation' ? ice : -1
}

const iceText = (view: View, { ice }: PositionView, paint: Paint): string =>
  ice === null ? paint('dim', 'no ice') : cardOnTable(ice, hostedOn(view, ice), paint)
