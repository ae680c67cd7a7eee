import type { BasicAbility } from '../../language/basic.ts'
import { basicActions } from '../../language/basic.ts'
import { pathOf } from '../../language/definitions.ts'
import { isEither } from '../../language/uses.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Vars } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Option, OptionKind } from '../../state/questions.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import type { Bill } from '../costs/bills.ts'
import { billOf, billWith } from '../costs/bills.ts'
import type { Besides } from '../costs/paying.ts'
import { fullBill, lackOf } from '../costs/paying.ts'
import { noVars } from '../facts/applying.ts'
import { typeOf } from '../facts/characteristics.ts'
import { cardAt, handOf, isInstalled } from '../facts/look.ts'
import { forbids, refusalToAdvance } from '../facts/permissions.ts'
import { anyDeclaresNow } from '../facts/present.ts'
import { asInHand } from '../facts/reach.ts'
import { mayDraw, mayGainCredit } from '../outcomes/potential.ts'
import type { OptionRefusal } from '../refusals.ts'
import { nothingToDo } from '../refusals.ts'
import { judgeDutiesInActions } from './duties.ts'
import { refusalToInstallByAction } from './installing.ts'
import { hasAtHand, isPlain, mayInstallPlainly, mayPlayPlainly } from './plainly.ts'
import { isPlayed, refusalToPlay } from './playing.ts'
import { judgeAbilities } from './using-abilities.ts'

/** What an ability of the rules costs by itself: a card that is played or installed with it has its own cost. */
export function basicBill(by: Side, ability: BasicAbility, vars: Vars): Bill {
  const { purpose, cost } = ability
  const scope = { by, source: null, vars }
  return billOf({ by, purpose, ability: pathOf(ability) }, [{ cost, scope }])
}

/** A basic action with what is known of it before a game: as an option, and its bill. Made once, as it is always the same. */
interface Action {
  readonly does: OptionKind
  readonly path: string
  readonly bill: Bill
  readonly option: Option
  readonly clicks: number
  readonly credits: number
  /** What is paid for it together with the card that is installed or played with it, or the run. */
  readonly besides: Besides
}

function actionOf(by: Side, does: OptionKind, ability: BasicAbility): Action {
  const path = pathOf(ability)
  const option = Object.freeze({ does, ability: path })
  const clicks = costIn(ability, 'clicks')
  const bill = basicBill(by, ability, noVars)
  return { does, path, bill, option, clicks, credits: costIn(ability, 'credits'), besides: { clicks } }
}

/** The rules say in numbers what their abilities cost. */
function costIn({ cost }: BasicAbility, pay: 'clicks' | 'credits'): number {
  let sum = 0
  for (const item of isEither(cost) ? [] : cost)
    if (item.pay === pay && typeof item.amount === 'number') sum += item.amount
  return sum
}

const { corp, runner } = basicActions
const corpActions = {
  gainCredit: actionOf('corp', 'gainCredit', corp.gainCredit),
  draw: actionOf('corp', 'drawCard', corp.draw),
  install: actionOf('corp', 'install', corp.install),
  play: actionOf('corp', 'play', corp.play),
  advance: actionOf('corp', 'advance', corp.advance),
  trashResource: actionOf('corp', 'trashResource', corp.trashResource),
  purge: actionOf('corp', 'purge', corp.purge),
}
const runnerActions = {
  gainCredit: actionOf('runner', 'gainCredit', runner.gainCredit),
  draw: actionOf('runner', 'drawCard', runner.draw),
  install: actionOf('runner', 'install', runner.install),
  play: actionOf('runner', 'play', runner.play),
  run: actionOf('runner', 'run', runner.run),
  removeTag: actionOf('runner', 'removeTag', runner.removeTag),
}

const withCard = ({ does, path }: Action, card: CardState): Option => ({
  does,
  card: refOf(card),
  ability: path,
})

/** How a look is taken at what may be done: in a plain game where nobody asks for reasons, the printed cards tell most. */
type Look = 'plain' | 'full'

const lackFor = (game: Game, { bill, clicks, credits }: Action, look: Look): OptionRefusal | undefined =>
  look === 'plain' && hasAtHand(game, bill.by, clicks, credits) ? undefined : lackOf(game, bill)

/** Every action of the active player (CR 5.2). */
export function judgeActions(game: Game, by: Side, among: Candidates): void {
  const look = among.refused === null && isPlain(game) ? 'plain' : 'full'
  const { gainCredit, draw } = by === 'corp' ? corpActions : runnerActions
  judge(
    among,
    mayGainCredit(game, by) ? lackFor(game, gainCredit, look) : nothingToDo,
    () => gainCredit.option,
  )
  judge(among, mayDraw(game, by) ? lackFor(game, draw, look) : nothingToDo, () => draw.option)
  for (const n of handOf(game, by)) judgeInHand(game, cardAt(game, n), by, look, among)
  for (const card of asInHand(game, by)) judgeInHand(game, card, by, look, among)
  if (by === 'corp') judgeCorpActions(game, look, among)
  else judgeRunnerActions(game, look, among)
  judgeAbilities(game, by, 'action', among)
  judgeDutiesInActions(game, by, among)
}

/** Playing or installing a card that is in hand, or as if it were. */
function judgeInHand(game: Game, card: CardState, by: Side, look: Look, among: Candidates): void {
  const { install, play } = by === 'corp' ? corpActions : runnerActions
  if (isPlayed(game, card)) {
    if (look === 'plain' && mayPlayPlainly(game, card, by)) among.offered.push(withCard(play, card))
    else judge(among, refusalToPlay(game, card, by, play.besides), () => withCard(play, card))
  } else if (look === 'plain' && mayInstallPlainly(game, card, by))
    among.offered.push(withCard(install, card))
  else judge(among, refusalToInstallByAction(game, card, by, install.besides), () => withCard(install, card))
}

function judgeCorpActions(game: Game, look: Look, among: Candidates): void {
  const { advance, trashResource, purge } = corpActions
  const toAdvance = lackFor(game, advance, look)
  if (toAdvance === undefined || among.refused !== null) {
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (isInstalled(card) && card.owner === 'corp')
        judge(among, refusalToAdvance(game, card) ?? toAdvance, () => withCard(advance, card))
    }
  }
  // CR 5.2.6g.
  const toTrash = game.runner.tags === 0 ? untagged : lackFor(game, trashResource, look)
  if (toTrash === undefined || among.refused !== null) {
    for (const n of game.zones.rig) {
      const card = cardAt(game, n)
      if (typeOf(game, card) === 'resource')
        judge(among, toTrash ?? refusalToTrash(game, card), () => withCard(trashResource, card))
    }
  }
  const toPurge = lackFor(game, purge, look)
  judge(among, toPurge && { ...toPurge, rule: '5.2.6h' }, () => purge.option)
}
/** The basic action with all that is added to its cost for this resource (CR 1.16.10b, 5.2.6g). */
export const trashResourceBill = (game: Game, card: CardState, vars: Vars): Bill => {
  const bill = basicBill('corp', corp.trashResource, vars)
  const added = fullBill(game, 'trashResource', card, null, { by: 'corp', purpose: bill.purpose })
  return billWith(bill, { lines: [...bill.lines, ...added.lines], either: added.either })
}

const refusalToTrash = (game: Game, card: CardState): OptionRefusal | undefined =>
  forbids(game, 'trash', { who: 'corp', card }) ??
  (anyDeclaresNow(game, 'additionalCost') ? lackOf(game, trashResourceBill(game, card, noVars)) : undefined)

const untagged: OptionRefusal = { reason: 'notTagged', rule: '5.2.6g' }

function judgeRunnerActions(game: Game, look: Look, among: Candidates): void {
  const { run, removeTag } = runnerActions
  const isSure = look === 'plain' && hasAtHand(game, 'runner', run.clicks, 0)
  for (const { id: server } of game.servers) {
    const option: Option = { does: 'run', server, ability: run.path }
    if (isSure) among.offered.push(option)
    else judge(among, refusalToRun(game, server, run.besides), () => option)
  }
  judge(among, refusalToRemoveTag(game, look), () => removeTag.option)
}

/** CR 10.5.4. */
const refusalToRemoveTag = (game: Game, look: Look): OptionRefusal | undefined =>
  game.runner.tags === 0
    ? noTag
    : (forbids(game, 'removeTags', { who: 'runner' }) ?? lackFor(game, runnerActions.removeTag, look))
const noTag: OptionRefusal = { reason: 'notTagged', rule: '10.5.4' }

/** Why a server cannot be run (CR 6.3.2a, b); with what has to be paid besides. */
export function refusalToRun(game: Game, server: string, action?: Besides): OptionRefusal | undefined {
  const ban = forbids(game, 'run', { who: 'runner', server })
  if (ban !== undefined) return ban
  return lackOf(game, fullBill(game, 'run', null, server, { by: 'runner', purpose: 'run' }), action)
}

/** The servers that a text leaves out. */
export function judgeOtherServers(
  game: Game,
  named: readonly string[],
  rule: string,
  among: Candidates,
): void {
  for (const { id: server } of game.servers)
    if (!named.includes(server)) judge(among, { reason: 'outside', rule }, () => ({ does: 'server', server }))
}
