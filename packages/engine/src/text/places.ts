import type { Server, Servers } from '../language/expressions.ts'
import type { Zone } from '../state/names.ts'
import type { Reading } from './phrases.ts'
import { person } from './reading.ts'

const owners: Readonly<Partial<Record<Zone, 'corp' | 'runner'>>> = {
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

export function zoneName(r: Reading, zone: Zone): string {
  return r.say.nouns.zone(zone, person(r, owners[zone] ?? 'you'))
}

export function serverName(r: Reading, server: Server): string {
  const { nouns } = r.say
  if (typeof server === 'object') return nouns.thatServer
  if (server === 'here') return nouns.here
  if (server === 'attacked') return r.attacked ?? nouns.attacked
  if (server === 'breached') return nouns.breached
  return server.startsWith('remote') ? nouns.remote(server.slice('remote'.length)) : nouns.central(server)
}

export function serversName(r: Reading, servers: Servers): string {
  const { nouns } = r.say
  switch (servers) {
    case 'any':
      return nouns.anyServer
    case 'central':
      return nouns.centralServer
    case 'remote':
      return nouns.remoteServer
    case 'mark':
      return nouns.mark
    default:
      return nouns.servers(servers.map(server => serverName(r, server)))
  }
}
