import type { Next } from '../changes/frames.ts'
import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { trashCards } from '../changes/trash.ts'
import {
  guestsOf,
  installedPrograms,
  mayHost,
  memoryCostOf,
  overfullHost,
  programsFit,
} from '../queries/facts/characteristics.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { breachOf, cardAt, controllerOf, isHeldRemote, objectOf } from '../queries/facts/look.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import { keep } from './procedure-frames.ts'
import { setsThatDo } from './sets-to-trash.ts'
import type { ProcedureTable } from './table.ts'

/** The sets that would do, none of which could be smaller (CR 10.3.1e); older rules let programs go one at a time. */
const setsToTrash = (
  game: Game,
  among: readonly CardState[],
  isLegal: (gone: readonly CardState[]) => boolean,
): (readonly CardState[])[] =>
  setsThatDo(among, isLegal, rulesOf(game).memoryOverflow === 'minimalSet' ? 'smallest' : 'lastNeeded')

function trashThe(game: Game, refs: readonly Ref[] = []): void {
  const cards = refs.flatMap(ref => objectOf(game, ref) ?? [])
  trashCards(game, cards, null, 'rule')
}

/** CR 10.3.1e: who controls all that could go says which cards a host loses; else the active player does. */
function hosting(game: Game, frame: Procedure<'settle'>): Next {
  const host = overfullHost(game)
  if (host === undefined) return 'over'
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    const guests = guestsOf(game, host)
    const without = (gone: readonly CardState[]): CardState[] => guests.filter(each => !gone.includes(each))
    const sets = setsToTrash(game, guests, gone => mayHost(game, host, without(gone)))
    const options = sets.map(set => ({ does: 'cards', cards: set.map(refOf) }) as const)
    if (options.length > 1) {
      const side = controllerOf(at(at(sets, 0), 0))
      const isAlone = sets.flat().every(each => controllerOf(each) === side)
      const source = refOf(host)
      askChoice(game, {
        for: isAlone ? side : game.active,
        asks: 'overMemory',
        about: { is: 'hosted' },
        source,
        options,
      })
      return again
    }
    trashThe(game, options[0]?.cards)
  } else trashThe(game, at(chosen, 0).cards)
  return 'over'
}

function memory(game: Game, frame: Procedure<'settle'>): Next {
  const programs = installedPrograms(game)
  const sets = setsToTrash(
    game,
    programs.filter(program => memoryCostOf(game, program) > 0),
    gone =>
      programsFit(
        game,
        programs.filter(program => !gone.includes(program)),
      ),
  )
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    if (sets.length === 0) return 'over'
    askChoice(game, {
      for: 'runner',
      asks: 'overMemory',
      options: sets.map(set => ({ does: 'cards', cards: set.map(refOf) })),
    })
    return again
  }
  trashThe(game, at(chosen, 0).cards)
  return 'over'
}

/** CR 4.6.8f: the Corp keeps as many remotes as it may have. */
function remotes(game: Game, frame: Procedure<'settle'>): Next {
  let most = Number.POSITIVE_INFINITY
  eachDeclared(game, 'remotes', d => {
    most = Math.min(most, d.most)
  })
  const all = game.servers.filter(isHeldRemote)
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    askChoice(game, {
      for: 'corp',
      asks: 'server',
      options: all.map(server => ({ does: 'server', server: server.id })),
      least: most,
      most,
    })
    return again
  }
  const kept = chosen.map(option => option.server)
  const gone = all.filter(server => !kept.includes(server.id))
  const cards = gone.flatMap(server => [
    ...server.root,
    ...server.ice.flatMap(p => (p.ice === null ? [] : [p.ice])),
  ])
  trashCards(
    game,
    cards.map(n => cardAt(game, n)),
    null,
    'rule',
  )
  return 'over'
}

/** CR 10.3.1j. */
function candidates(game: Game, frame: Procedure<'settle'>): Next {
  const breach = breachOf(game)
  const [next, ...rest] = frame.vars.came ?? []
  if (breach === undefined || next === undefined) return 'over'
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    askChoice(game, {
      for: 'runner',
      asks: 'becomesCandidate',
      source: next,
      options: [{ does: 'yes' }, { does: 'no' }],
    })
    return again
  }
  if (at(chosen, 0).does === 'yes') breach.vars.root = [...breach.vars.root, next]
  else breach.vars.chosen = [...breach.vars.chosen, next]
  keep(frame, { came: rest })
  return 'candidates'
}

/** Questions that a checkpoint has to ask; the checkpoint after the last step does the rest of CR 10.3.1. */
export const checkpointChoices: ProcedureTable<'settle'> = [
  { step: 'hosting', rule: '10.3.1e', deed: hosting },
  { step: 'memory', rule: '3.9.3c', deed: memory },
  { step: 'remotes', rule: '4.6.8f', deed: remotes },
  { step: 'candidates', rule: '10.3.1j', deed: candidates },
  { step: 'over', rule: '10.3.1', deed: () => undefined, checkpoint: true },
]
