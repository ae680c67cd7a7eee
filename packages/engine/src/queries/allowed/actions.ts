import type { BasicAbility } from '../../language/basic.ts'
import { basicActions } from '../../language/basic.ts'
import { pathOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Vars } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Option, OptionKind } from '../../state/questions.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import type { Bill } from '../costs/bills.ts'
import { billOf, clicksOwed } from '../costs/bills.ts'
import type { Besides } from '../costs/paying.ts'
import { fullBill, lackOf } from '../costs/paying.ts'
import { noVars } from '../facts/applying.ts'
import { typeOf } from '../facts/characteristics.ts'
import { cardAt, handOf, isInstalled } from '../facts/look.ts'
import { forbids, refusalToAdvance } from '../facts/permissions.ts'
import { asInHand } from '../facts/reach.ts'
import { mayDraw, mayGainCredit } from '../outcomes/potential.ts'
import type { OptionRefusal } from '../refusals.ts'
import { nothingToDo } from '../refusals.ts'
import { judgeDutiesInActions } from './duties.ts'
import { refusalToInstallByAction } from './installing.ts'
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
}

function actionOf(by: Side, does: OptionKind, ability: BasicAbility): Action {
  const path = pathOf(ability)
  const option = Object.freeze({ does, ability: path })
  return { does, path, bill: basicBill(by, ability, noVars), option }
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

const lackFor = (game: Game, { bill }: Action): OptionRefusal | undefined => lackOf(game, bill)

/** What is paid for an action together with the card that is installed or played with it, or the run. */
const besides = (game: Game, { bill }: Action): Besides => ({ clicks: clicksOwed(game, bill) })

/** Every action of the active player (CR 5.2). */
export function judgeActions(game: Game, by: Side, among: Candidates): void {
  const { gainCredit, draw, install, play } = by === 'corp' ? corpActions : runnerActions
  judge(among, mayGainCredit(game, by) ? lackFor(game, gainCredit) : nothingToDo, () => gainCredit.option)
  judge(among, mayDraw(game, by) ? lackFor(game, draw) : nothingToDo, () => draw.option)
  const toPlay = besides(game, play)
  const toInstall = besides(game, install)
  for (const card of [...handOf(game, by).map(n => cardAt(game, n)), ...asInHand(game, by)]) {
    if (isPlayed(game, card)) judge(among, refusalToPlay(game, card, by, toPlay), () => withCard(play, card))
    else judge(among, refusalToInstallByAction(game, card, by, toInstall), () => withCard(install, card))
  }
  if (by === 'corp') judgeCorpActions(game, among)
  else judgeRunnerActions(game, among)
  judgeAbilities(game, by, 'action', among)
  judgeDutiesInActions(game, by, among)
}

function judgeCorpActions(game: Game, among: Candidates): void {
  const { advance, trashResource, purge } = corpActions
  const toAdvance = lackFor(game, advance)
  if (toAdvance === undefined || among.refused !== null) {
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (isInstalled(card) && card.owner === 'corp')
        judge(among, refusalToAdvance(game, card) ?? toAdvance, () => withCard(advance, card))
    }
  }
  // CR 5.2.6g.
  const toTrash = game.runner.tags === 0 ? untagged : lackFor(game, trashResource)
  if (toTrash === undefined || among.refused !== null) {
    for (const n of game.zones.rig) {
      const card = cardAt(game, n)
      if (typeOf(game, card) === 'resource')
        judge(among, toTrash ?? forbids(game, 'trash', { who: 'corp', card }), () =>
          withCard(trashResource, card),
        )
    }
  }
  const toPurge = lackFor(game, purge)
  judge(among, toPurge && { ...toPurge, rule: '5.2.6h' }, () => purge.option)
}
const untagged: OptionRefusal = { reason: 'notTagged', rule: '5.2.6g' }

function judgeRunnerActions(game: Game, among: Candidates): void {
  const { run, removeTag } = runnerActions
  const toRun = besides(game, run)
  for (const { id: server } of game.servers)
    judge(among, refusalToRun(game, server, toRun), () => ({ does: 'run', server, ability: run.path }))
  judge(among, refusalToRemoveTag(game), () => removeTag.option)
}

/** CR 10.5.4. */
const refusalToRemoveTag = (game: Game): OptionRefusal | undefined =>
  game.runner.tags === 0
    ? noTag
    : (forbids(game, 'removeTags', { who: 'runner' }) ?? lackFor(game, runnerActions.removeTag))
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
