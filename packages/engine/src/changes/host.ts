import { isInstalled } from '../queries/facts/look.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side, Zone } from '../state/names.ts'
import { happen } from './happen.ts'
import { moveCard } from './move.ts'
import { touch } from './touch.ts'

/** CR 1.13.1a: only the play area and score areas. */
const hosting: ReadonlySet<Zone> = new Set<Zone>([
  'identity',
  'root',
  'ice',
  'rig',
  'play',
  'hosted',
  'corpScore',
  'runnerScore',
])

/** What is installed stays so; ice leaves its position for it, as hosted ice protects no server (CR 6.2.1a). */
function hostInstalled(game: Game, card: CardState, onto: CardState): void {
  if (card.zone === 'ice') moveCard(game, card, { zone: 'ice', faceup: card.faceup, host: refOf(onto) })
  else touch(game, card).host = refOf(onto)
}

/** Hosts a card on another without installing it (CR 1.13.2a). */
export function hostCard(
  game: Game,
  card: CardState,
  onto: CardState,
  face: 'faceup' | 'facedown',
  by: Side,
): void {
  if (!hosting.has(onto.zone)) return
  // CR 1.13.2b: a Corp card on a Runner card is not installed any more; a Runner card on ice still is.
  const staysInstalled = isInstalled(card) && (card.owner === 'runner' || onto.owner === 'corp')
  if (staysInstalled) hostInstalled(game, card, onto)
  else {
    const before = moveCard(game, card, { zone: 'hosted', faceup: face === 'faceup', host: refOf(onto) })
    if (before.installed) happen(game, 'uninstalled', { by, card, server: before.server, before })
  }
  happen(game, 'hosted', { by, card })
}
