import type { CardView, View } from '@paydata/engine'
import { rowsOf } from './rows.ts'

/** How many cards lie where, which decides how large each can be. */
export interface Laid {
  readonly servers: readonly Column[]
  /** How many of the Runner’s cards there are of each kind. Cards of a kind stay together. */
  readonly groups: readonly number[]
  /** Whether to leave room for the column of a new remote server. */
  readonly canGrow: boolean
}
interface Column {
  readonly root: number
  readonly ice: number
  /** Cards that the cards of this server host. They lie one below the other. */
  readonly guests: number
}

interface Room {
  readonly width: number
  readonly height: number
}

interface Wish {
  /** The size of cards that the player wants; 1 is normal. */
  readonly size: number
  /** The least width of a server in pixels. A player scrolls sideways to see more servers than fit at this width. */
  readonly least: number
  /** Pixels between the sides, where the points stand. */
  readonly between: number
}

/** Sizes in pixels. Cards in servers are narrower than in the rig if there are many servers. */
export interface Fit {
  readonly tile: number
  readonly tall: number
  readonly server: number
  readonly root: number
  readonly ice: number
  readonly isNarrow: boolean
  /** The width of the rig, where it lies beside the servers; null where it faces them. */
  readonly beside: number | null
}

// Pixels that the styles of the field, the servers and the rig leave between things.
const gapOf = (width: number): number => (width < narrowest ? 4 : 8)
/** Between cards of the rig. */
const gap = 8
const around = 20
const edges = 4
const head = 40
const label = 18
const guest = 46

/** As low as a narrow card of a root gets where the whole table would not be seen otherwise. Its title then stands in two lines. */
const lowest = 60

/** On a narrower card the title does not fit across, so the card is taller than it is wide. */
const narrowest = 72
const smallest = 62
/** The least and the greatest height of a card, as a part of its width. */
const flat = 0.62
const high = 0.98

const rootHeight = (width: number, shape: number): number =>
  Math.round(width < narrowest ? 56 + 52 * shape * (1 - width / 176) : width * shape)
/** Where there is room, narrow ice is as tall as two lines of a title with the values below them. */
const iceHeight = (width: number, shape: number): number =>
  Math.round(
    width < narrowest
      ? 42 + (shape - flat) * 36
      : Math.max(44 + (shape - flat) * 33, width * (0.4 + (shape - flat) * 0.45)),
  )

const columnWidth = (width: number, { root }: Column): number =>
  width * (1 + 0.62 * Math.max(0, root - 1)) + edges

const serversWidth = (width: number, { servers, canGrow }: Laid): number =>
  servers.reduce((sum, each) => sum + columnWidth(width, each), 0) +
  gapOf(width) * (servers.length - 1) +
  (canGrow ? gapOf(width) + width + edges : 0)

const serversHeight = (width: number, shape: number, { servers }: Laid): number =>
  head +
  rootHeight(width, shape) +
  Math.max(0, ...servers.map(({ ice, guests }) => ice * (iceHeight(width, shape) + 8) + guests * guest))

/** How many lines the groups need. A group that does not fit into the rest of a line begins a new one. */
function linesOf(width: number, room: number, groups: readonly number[]): number {
  let lines = 0
  let left = 0
  for (const count of groups) {
    const long = label + count * (width + gap)
    if (long <= left) left -= long + gap
    else {
      const perLine = Math.max(1, Math.floor((room - label) / (width + gap)))
      lines += Math.ceil(count / perLine)
      left = count > perLine ? 0 : room - long - gap
    }
  }
  return lines
}

/** The largest cards with which the whole table can be seen at once. */
export function fitFor(laid: Laid, { width, height }: Room, { size, least, between }: Wish): Fit {
  const room = width - around
  const left = height - around - between
  const largest = Math.round(Math.min(220, Math.max(150, 50 + width / 8)) * size)
  let widest = largest
  while (widest > least && serversWidth(widest, laid) > room) widest -= 1
  const lines = (tile: number): number => Math.max(1, linesOf(tile, room, laid.groups))
  const needs = (tile: number, shape: number): number =>
    serversHeight(Math.min(tile, widest), shape, laid) + lines(tile) * (Math.round(tile * shape) + gap)
  const shapeOf = (tile: number): number => {
    let shape = high
    while (shape > flat && needs(tile, shape) > left) shape -= 0.02
    return shape
  }
  let tile = largest
  while (tile > smallest && needs(tile, flat) > left) tile -= 2
  let shape = shapeOf(tile)
  // Slightly narrower cards may need a line less, and so have room to be taller.
  let narrower = tile
  while (narrower > tile * 0.86 && lines(narrower) === lines(tile)) narrower -= 2
  if (
    narrower > smallest &&
    lines(narrower) < lines(tile) &&
    narrower ** 2 * shapeOf(narrower) > tile ** 2 * shape
  ) {
    tile = narrower
    shape = shapeOf(tile)
  }
  const server = Math.min(tile, widest)
  const isNarrow = server < narrowest
  const root = rootHeight(server, shape)
  const missing = Math.max(0, needs(tile, shape) - left)
  return {
    beside: null,
    tile,
    tall: Math.round(tile * shape),
    server,
    root: isNarrow && server >= smallest ? Math.max(lowest, root - missing) : root,
    ice: iceHeight(server, shape),
    isNarrow,
  }
}

/** A card of a rig that lies beside the servers: its width, and its least and greatest height. */
const besides = { width: 66, low: 36, high: 60 }

/** Where there is no height for both, as on a phone that lies on its side, the rig lies beside the servers: one column, or two. */
export function fitBeside(laid: Laid, { width, height }: Room, { between }: Pick<Wish, 'between'>): Fit {
  const cards = laid.groups.reduce((sum, count) => sum + count, 0)
  const room = height - around / 2
  const inColumn = Math.floor((room + gap / 2) / (besides.low + gap / 2))
  const columns = cards === 0 ? 0 : cards > inColumn ? 2 : 1
  const lines = Math.ceil(cards / Math.max(1, columns))
  const beside = columns === 0 ? 0 : columns * (besides.width + gap) + gap
  const servers = fitFor(
    { ...laid, groups: [] },
    // A rig without cards takes no height either.
    { width: width - beside, height: height + smallest * flat + gap },
    { size: 1, least: smallest, between },
  )
  const tall = Math.floor(room / Math.max(1, lines)) - gap / 2
  return {
    ...servers,
    beside,
    tile: besides.width,
    tall: Math.max(besides.low, Math.min(besides.high, tall)),
  }
}

/** Counts the cards of a view for `fitFor`. */
export function laidOf(view: View): Laid {
  const { servers, rig, hosted, viewer } = view
  const guests = new Set([...hosted.map(({ id }) => id)])
  const onOthers = (card: CardView): boolean => card.host !== null
  const hostedBy = (hosts: readonly CardView[]): number => {
    const ids = new Set(hosts.map(({ id }) => id))
    return [...rig, ...hosted].filter(({ host }) => host !== null && ids.has(host)).length
  }
  return {
    servers: servers.map(({ root, ice }) => ({
      root: root.filter(card => !onOthers(card) || !guests.has(card.id)).length,
      ice: ice.length,
      guests: hostedBy([...root, ...ice.flatMap(each => each.ice ?? [])]),
    })),
    groups: rowsOf(rig).map(({ cards }) => cards.length),
    canGrow: viewer === 'corp',
  }
}
