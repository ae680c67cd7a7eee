import { definitionOf, pathOf } from '@paydata/engine/inside/language/definitions'
import { cardAt, encounterOf } from '@paydata/engine/inside/queries/facts/look'
import { subroutinesOf } from '@paydata/engine/inside/queries/facts/subroutines'
import type { Game } from '@paydata/engine/inside/state/game'
import type { ServerId } from '@paydata/engine/inside/state/names'
import type { Option, OptionKind } from '@paydata/engine/inside/state/questions'
import { effectText } from '@paydata/words/english'
import { refuse, shown } from './refusing.ts'
import { folded } from './titles.ts'

export const titleOf = (game: Game, card: { readonly card: number }): string =>
  definitionOf(game, cardAt(game, card.card)).printed.title

const centrals: Readonly<Record<string, string>> = { hq: 'HQ', rnd: 'R&D', archives: 'Archives' }

/** A server as players call it: HQ, R&D, Archives, Server 1. */
export const serverName = (server: string): string =>
  centrals[server] ?? `Server ${server.replace('remote', '')}`

/** The id of a server that a player names: `HQ`, `R&D`, `Server 1`; an id is its own. */
export function serverCalled(name: string): ServerId {
  const plain = folded(name).replace(/ /g, '')
  return plain === 'r&d' ? 'rnd' : plain.replace(/^server(?=\d)/, 'remote')
}

/** A server that could be; whether it is there the game of a position knows. */
export function anyServerCalled(name: string): ServerId {
  const server = typeof name === 'string' ? serverCalled(name) : ''
  if (!/^(hq|rnd|archives|remote[1-9]\d*)$/.test(server))
    refuse(`${shown(name)} is no server: write HQ, R&D, Archives or Server 1.`)
  return server
}

/** A server that is there, or an error that names those. */
export function serverIn(game: Game, name: string): ServerId {
  const server = typeof name === 'string' ? serverCalled(name) : undefined
  const servers = game.servers.map(({ id }) => id)
  if (server !== undefined && servers.includes(server)) return server
  const said = server?.startsWith('remote') ? serverName(server) : name
  return refuse(`${shown(said)} is no server here. There are: ${servers.map(serverName).join(', ')}.`)
}

const verbs: Readonly<Record<OptionKind, string>> = {
  pass: 'Pass',
  keep: 'Keep',
  mulligan: 'Mulligan',
  gainCredit: 'Gain 1 credit',
  drawCard: 'Draw 1 card',
  install: 'Install',
  play: 'Play',
  advance: 'Advance',
  run: 'Run',
  removeTag: 'Remove 1 tag',
  trashResource: 'Trash',
  purge: 'Purge virus counters',
  useAbility: 'Use',
  rez: 'Rez',
  score: 'Score',
  trigger: 'Resolve',
  access: 'Access',
  steal: 'Steal',
  trashAccessed: 'Trash',
  jackOut: 'Jack out',
  continue: 'Continue',
  yes: 'Yes',
  no: 'No',
  card: '',
  cards: '',
  server: '',
  newRemote: 'New remote',
  serverFaceup: 'Faceup in',
  newRemoteFaceup: 'Faceup in a new remote',
  subroutine: '',
  effect: 'Apply',
  position: 'Position',
  host: 'Host on',
  noHost: 'No host',
  word: '',
  pay: 'Pay',
  more: 'More',
}

/** Short words for an option, to read in errors and to answer with. */
export function labelOf(game: Game, option: Option): string {
  const text = textOf(game, option)
  if (text !== null) return text
  const parts = [verbs[option.does]]
  if (option.card !== undefined) parts.push(titleOf(game, option.card))
  if (option.cards !== undefined) parts.push(option.cards.map(ref => titleOf(game, ref)).join(', '))
  if (option.server !== undefined) parts.push(serverName(option.server))
  if (option.hidden !== undefined) parts.push(`a card in ${serverName(option.hidden)}`)
  if (option.does === 'word') parts.push(option.key ?? '')
  if (option.does === 'position') parts.push(`${option.position ?? ''}`)
  return parts.filter(part => part !== '').join(' ')
}

/** What a subroutine or an effect among others says: nothing else tells it from them. */
function textOf(game: Game, { does, index, ability, card }: Option): string | null {
  if (does !== 'subroutine' && (does !== 'effect' || card !== undefined)) return null
  const ice = encounterOf(game)?.vars.ice
  const met = ice === undefined ? undefined : subroutinesOf(game, cardAt(game, ice.card))[index ?? -1]
  const path = ability ?? (met === undefined ? '' : pathOf(met.ability))
  const text = effectText(game.definitions, path) ?? ''
  return plainly(text.replace(/^\[sub\] */, '').replace(/\.$/, ''))
}

/** What a player reads, without symbols. */
export const plainly = (text: string): string =>
  text
    .replace(/(\d+)\[(credit|click)\]/g, (_, amount: string, unit: string) => counted(Number(amount), unit))
    .replace(/(?:\[click\])+/g, clicks => counted(clicks.length / '[click]'.length, 'click'))
    .replace(/(?<=\d)\[(?=[a-z])/g, ' [')
    .replaceAll('[mu]', 'MU')
    .replace(/\[([a-z]+)(?:-([a-z]+))?\]/g, (_, word: string, more = '') => `${word} ${more}`.trim())

const counted = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`
