import { beginProcedure, noNames, procedure } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { endRun, isEnding, jump } from '../changes/runs.ts'
import { touchZone } from '../changes/touch.ts'
import { trashCards } from '../changes/trash.ts'
import { definitionOf } from '../language/definitions.ts'
import { cardIn } from '../procedures/procedure-frames.ts'
import { hasSubtype, installedPrograms, overfullHost, programsFit } from '../queries/facts/characteristics.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { leftAside } from '../queries/facts/kept.ts'
import {
  breachOf,
  cardAt,
  isActive,
  isAlive,
  isHeldRemote,
  isInstalled,
  isRemote,
  runOf,
} from '../queries/facts/look.ts'
import { rulesOf } from '../rulebook/edition.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Frame, Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import type { Occurrence } from '../state/occurrences.ts'

/** CR 10.3.1d to l. A question stops it; the rest follows when that is answered. */
export function settle(game: Game, happened: readonly Occurrence[]): 'asked' | 'settled' {
  trashOlder(game)
  const broken = brokenLimit(game)
  if (broken === undefined) return settleRest(game, happened)
  beginProcedure(
    game,
    procedure('settle', broken, { by: broken === 'remotes' ? 'corp' : 'runner', vars: noNames }),
  )
  return 'asked'
}

/** CR 10.3.1e. */
function brokenLimit(game: Game): 'hosting' | 'remotes' | 'memory' | undefined {
  if (overfullHost(game) !== undefined) return 'hosting'
  if (tooManyRemotes(game)) return 'remotes'
  return programsFit(game, installedPrograms(game)) ? undefined : 'memory'
}

/** CR 10.3.1f to l. */
function settleRest(game: Game, happened: readonly Occurrence[]): 'asked' | 'settled' {
  trashOrphans(game)
  removeEmptyRemotes(game)
  removeEmptyPositions(game)
  return declareCandidates(game, happened)
}

/** CR 10.3.1d: of unique cards with one name, and of consoles, the one that became active last stays. */
function trashOlder(game: Game): void {
  const unique: CardState[] = []
  const consoles: CardState[] = []
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (!isActive(card) || card.conversion !== null) continue
    const { printed } = definitionOf(game, card)
    if (printed.unique === true) unique.push(card)
    if (printed.type === 'hardware' && hasSubtype(game, card, 'console')) consoles.push(card)
  }
  if (unique.length < 2 && consoles.length < 2) return
  const titleOf = (card: CardState): string => definitionOf(game, card).printed.title
  const gone = new Set([...outdone(unique, titleOf), ...outdone(consoles, ownerOf)])
  if (gone.size > 0) trashCards(game, [...gone], null, 'rule')
}

const ownerOf = (card: CardState): string => card.owner

/** All but the newest of each name, or of each player. */
function outdone(cards: readonly CardState[], keyOf: (card: CardState) => string): CardState[] {
  if (cards.length < 2) return []
  const kept = new Map<string, CardState>()
  for (const card of cards) {
    const other = kept.get(keyOf(card))
    if (other === undefined || other.activeSince < card.activeSince) kept.set(keyOf(card), card)
  }
  return cards.filter(card => kept.get(keyOf(card)) !== card)
}

/** CR 4.6.8f. */
function tooManyRemotes(game: Game): boolean {
  const most = remoteLimit(game)
  return most !== undefined && game.servers.filter(isHeldRemote).length > most
}

function remoteLimit(game: Game): number | undefined {
  let least: number | undefined
  eachDeclared(game, 'remotes', d => {
    least = Math.min(least ?? d.most, d.most)
  })
  return least
}

/** CR 10.3.1f, g: objects whose host changed zone, and what they host in turn; what was set aside when its ability is over. */
function trashOrphans(game: Game): void {
  for (;;) {
    const orphans = [...leftAside(game)]
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (card.host !== null && !isAlive(game, card.host)) orphans.push(card)
    }
    if (orphans.length === 0) return
    trashCards(game, orphans, null, 'rule')
  }
}

/** CR 10.3.1h, 8.5.9. */
function removeEmptyRemotes(game: Game): void {
  const empty = game.servers.filter(server => isRemote(server.id) && !isHeldRemote(server))
  for (const server of empty) {
    if (isBeingInstalledTo(game, server.id)) continue
    touchZone(game, 'root')
    game.servers.splice(game.servers.indexOf(server), 1)
    happen(game, 'serverGone', { server: server.id })
    // CR 4.6.8e: once what is open is completed the run ends, wherever else it could be led until then.
    const run = runOf(game)
    if (run?.vars.server !== server.id || isEnding(game, run)) continue
    if (rulesOf(game).lostServer === 'atOnce') endRun(game)
    else jump(run, 'closeWindows')
  }
}

const isBeingInstalledTo = (game: Game, server: string): boolean =>
  game.frames.some(frame => isInstalling(game, frame) && frame.vars.server === server)

/** Whether the card has not yet come to its destination: rezzing it after that is part of the procedure too. */
const isInstalling = (game: Game, frame: Frame): frame is Procedure<'install'> =>
  frame.kind === 'procedure' && frame.of === 'install' && cardIn(game, frame.vars.card)?.zone === 'play'

/** CR 10.3.1i: except where the Runner is, or where ice is about to be installed. */
function removeEmptyPositions(game: Game): void {
  const open = game.servers.filter(server => server.ice.some(p => p.ice === null))
  if (open.length === 0) return
  const kept: unknown[] = [runOf(game)?.vars.position]
  for (const frame of game.frames) if (isInstalling(game, frame)) kept.push(frame.vars.position)
  for (const server of open) {
    touchZone(game, 'ice')
    server.ice = server.ice.filter(p => p.ice !== null || kept.includes(p.id))
  }
}

/** CR 10.3.1j, 7.4.6a: the Runner says whether cards that came to the breached root become candidates. */
function declareCandidates(game: Game, happened: readonly Occurrence[]): 'asked' | 'settled' {
  const breach = breachOf(game)
  const rule = rulesOf(game).rootCardEnteringBreach
  if (breach === undefined || rule === 'ignored') return 'settled'
  const came: Ref[] = []
  for (const occurrence of happened) {
    if (
      occurrence.card === null ||
      (occurrence.what !== 'installed' && occurrence.what !== 'swapped' && occurrence.what !== 'moved')
    )
      continue
    const card = cardAt(game, occurrence.card.card)
    if (card.zone !== 'root' || card.server !== breach.vars.server || !isInstalled(card)) continue
    const known = (refs: readonly Ref[]): boolean => refs.some(ref => isSame(ref, card))
    if (!known(breach.vars.root) && !known(breach.vars.chosen) && !came.some(ref => isSame(ref, card)))
      came.push(refOf(card))
  }
  if (came.length === 0) return 'settled'
  if (rule === 'candidate') {
    breach.vars.root = [...breach.vars.root, ...came]
    return 'settled'
  }
  beginProcedure(game, procedure('settle', 'candidates', { by: 'runner', vars: { came } }))
  return 'asked'
}
