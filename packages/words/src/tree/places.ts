import type { CardsOrRandom, Place, Server, ServerId, Servers, Side, Zone } from '@paydata/engine/language'
import { remoteNumber } from '../remote.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import type { ServerName, Servers as ServerNames, ZoneName } from './tree.ts'

/** Zones that one of the players has. */
export const ownerOfZone: Readonly<Partial<Record<Zone, Side>>> = {
  hq: 'corp',
  rnd: 'corp',
  archives: 'corp',
  corpScore: 'corp',
  root: 'corp',
  ice: 'corp',
  grip: 'runner',
  stack: 'runner',
  heap: 'runner',
  runnerScore: 'runner',
  rig: 'runner',
}

export const zoneName = (r: Reading, zone: Zone): ZoneName => ({
  zone,
  whose: person(r, ownerOfZone[zone] ?? 'you'),
})

/** A server of a game. */
export function serverNamed(server: ServerId): ServerName {
  if (server === 'hq' || server === 'rnd' || server === 'archives') return server
  return { remote: remoteNumber(server) }
}

export function serverName(r: Reading, server: Server): ServerName {
  if (typeof server === 'object') return 'that'
  if (server === 'attacked') return r.attacked ?? server
  return server === 'here' || server === 'breached' ? server : serverNamed(server)
}

export const serversName = (r: Reading, servers: Servers): ServerNames =>
  typeof servers === 'string' ? [servers] : servers.map(server => serverName(r, server))

const decks: readonly Place[] = ['hq', 'grip', 'rnd', 'stack']
const isUnseen = (from: Place): boolean =>
  typeof from === 'object' && 'top' in from ? true : decks.includes(from)

/** How cards lie once they are hosted: faceup is said of those whose faces were hidden, others lie as they lay (CR 1.13.2a). */
export function faceWhenHosted(
  cards: CardsOrRandom,
  face: 'faceup' | 'facedown',
): 'faceup' | 'facedown' | null {
  if (face === 'facedown') return face
  if (typeof cards === 'string' || 'the' in cards) return null
  const { from } = 'all' in cards ? cards.all : 'of' in cards ? cards.of : cards.choose
  return isUnseen(from) ? 'faceup' : null
}
