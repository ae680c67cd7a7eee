import type { Game, Side } from '@paydata/engine'
import { cardName, serverName } from './naming.ts'
import type { Branch } from './tree.ts'
import { branch, heading } from './tree.ts'

type Zone = keyof Game['zones']

/** As many cards of a deck as are named. */
const top = 5

/** Every card by its zone. */
export const boardOf = (game: Game): readonly Branch[] => [
  branch(`the Corp: ${poolOf(game, 'corp')}`, [
    ...pile(game, 'HQ', 'hq'),
    ...deck(game, 'R&D', 'rnd'),
    ...pile(game, 'Archives', 'archives'),
    ...pile(game, 'score area', 'corpScore'),
  ]),
  branch(`the Runner: ${poolOf(game, 'runner')}`, [
    ...pile(game, 'grip', 'grip'),
    ...deck(game, 'stack', 'stack'),
    ...pile(game, 'heap', 'heap'),
    ...pile(game, 'score area', 'runnerScore'),
    ...heading('rig', installed(game, game.zones.rig)),
  ]),
  ...game.servers.flatMap(server =>
    heading(`${serverName(server.id)}${game.mark === server.id ? ', the mark' : ''}`, [
      ...heading(
        'ice, the innermost first',
        server.ice.flatMap(({ ice }) => (ice === null ? [branch('no ice')] : installed(game, [ice]))),
      ),
      ...heading('root', installed(game, server.root)),
    ]),
  ),
  ...pile(game, 'play area', 'play'),
  ...pile(game, 'set aside', 'setAside'),
  ...pile(game, 'removed from the game', 'removed'),
]

function poolOf(game: Game, side: Side): string {
  const { identity, ...counts } = game[side]
  const words = Object.entries(counts).flatMap(([what, amount]) =>
    amount === 0 && what !== 'credits' && what !== 'clicks' ? [] : [`${what} ${amount}`],
  )
  return [cardName(game, identity), ...words].join(', ')
}

function pile(game: Game, name: string, zone: Zone): readonly Branch[] {
  const cards = game.zones[zone]
  if (cards.length === 0) return []
  return [branch(`${name} (${cards.length}): ${cards.map(each => lookOf(game, each)).join(', ')}`)]
}

function deck(game: Game, name: string, zone: Zone): readonly Branch[] {
  const cards = game.zones[zone]
  const named = cards.slice(0, top).map(each => cardName(game, each))
  const rest = cards.length > top ? ', …' : ''
  return [
    branch(
      `${name} (${cards.length})${named.length === 0 ? '' : ', the top first: '}${named.join(', ')}${rest}`,
    ),
  ]
}

const installed = (game: Game, cards: readonly number[]): readonly Branch[] =>
  cards.map(card =>
    branch(
      lookOf(game, card),
      installed(
        game,
        game.zones.hosted.filter(each => game.cards[each]?.host?.card === card),
      ),
    ),
  )

/** Zones whose cards have two faces to be told apart, and the word for the one that is not usual there. */
const otherFace: Readonly<Record<string, { readonly faceup: boolean; readonly word: string }>> = {
  root: { faceup: true, word: 'rezzed' },
  ice: { faceup: true, word: 'rezzed' },
  archives: { faceup: false, word: 'facedown' },
  rig: { faceup: false, word: 'facedown' },
  hosted: { faceup: false, word: 'facedown' },
}

function lookOf(game: Game, card: number): string {
  const state = game.cards[card]
  if (state === undefined) return cardName(game, card)
  const { zone, faceup, counters, flipped } = state
  const face = otherFace[zone]
  const marks = [
    ...(face?.faceup === faceup ? [face.word] : []),
    ...(flipped === 0 ? [] : ['flipped']),
    ...Object.entries(counters).flatMap(([kind, amount]) => (amount > 0 ? [`${kind} ${amount}`] : [])),
  ]
  return marks.length === 0 ? cardName(game, card) : `${cardName(game, card)} (${marks.join(', ')})`
}
