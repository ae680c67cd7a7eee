import { definitionOf } from '../src/language/definitions.ts'
import { cardAt } from '../src/queries/look.ts'
import type { Game } from '../src/state/game.ts'
import type { ServerId } from '../src/state/names.ts'
import type { Option, OptionKind } from '../src/state/questions.ts'
import { refuse } from './refusing.ts'
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

/** The same for a server that need not be there any more, but must be one that could be. */
export function serverOnceCalled(name: string): ServerId {
  const server = serverCalled(name)
  if (!/^(hq|rnd|archives|remote[1-9]\d*)$/.test(server))
    refuse(`"${name}" is no server: write HQ, R&D, Archives or Server 1.`)
  return server
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
  subroutine: 'Subroutine',
  effect: 'Effect',
  position: 'Position',
  host: 'Host on',
  noHost: 'No host',
  word: '',
  pay: 'Pay',
  more: 'More',
}

/** Short words for an option, to read in errors and to answer with. */
export function labelOf(game: Game, option: Option): string {
  const parts = [verbs[option.does]]
  if (option.card !== undefined) parts.push(titleOf(game, option.card))
  if (option.cards !== undefined) parts.push(option.cards.map(ref => titleOf(game, ref)).join(', '))
  if (option.server !== undefined) parts.push(serverName(option.server))
  if (option.hidden !== undefined) parts.push(`a card in ${serverName(option.hidden)}`)
  if (option.does === 'word') parts.push(option.key ?? '')
  if (option.does === 'subroutine' || option.does === 'effect' || option.does === 'position')
    parts.push(`${option.position ?? option.index ?? ''}`)
  return parts.filter(part => part !== '').join(' ')
}
