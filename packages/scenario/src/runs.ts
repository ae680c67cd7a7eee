import { jump } from '@paydata/engine/inside/changes/runs'
import {
  accessOf,
  approachOf,
  breachOf,
  encounterOf,
  runOf,
  theServer,
} from '@paydata/engine/inside/queries/facts/look'
import { locationOf } from '@paydata/engine/inside/queries/facts/references'
import { defineEdition, editionNamed } from '@paydata/engine/inside/rulebook/edition'
import type { CardState } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import { checkText } from './checking.ts'
import { deedsOf } from './deeds.ts'
import { isTitled } from './finding.ts'
import { serverIn, serverName, titleOf } from './labels.ts'
import { passUntil } from './passing.ts'
import type { Playing } from './playing.ts'
import { didYouMean, refuse } from './refusing.ts'
import { checkStep } from './starting.ts'

/** The Runner takes the basic action to run: at the first question of the run. */
export function startRun(playing: Playing, server: string): void {
  deedsOf(playing, 'runner').runs(server)
}

/** Puts the Runner at a piece of ice, or past all ice, before the run goes on: to its first position, or to a step. */
function startRunFrom(playing: Playing, server: string, position: number | null, to?: string): void {
  const { edition } = playing.current
  const next = to ?? (hasFirstWindow(edition) ? undefined : 'initiationEnds')
  playing.playBy(withFirstWindow(edition))
  startRun(playing, server)
  passUntil(playing, game => runOf(game)?.step === 'initiationWindow')
  playing.change(game => {
    const run = runOf(game)
    if (run === undefined) return
    run.vars.position = position
    if (next === undefined || next === run.step) return
    run.vars.moved = next === 'movementWindow' && position !== null
    for (const frame of game.frames.slice(game.frames.indexOf(run) + 1))
      if (frame.kind === 'window') frame.ended = true
    jump(run, next)
  })
  playing.playBy(edition)
}

const hasFirstWindow = (edition: string): boolean =>
  editionNamed(edition).structures.run.some(({ step }) => step === 'initiationWindow')

/**
 * In older editions nobody can act before the first ice. So that a run can be put somewhere else there, it begins by the same
 * rules with the window of the newest.
 */
function withFirstWindow(edition: string): string {
  if (hasFirstWindow(edition)) return edition
  const older = editionNamed(edition)
  const window = editionNamed('26.03').structures.run.filter(({ step }) => step === 'initiationWindow')
  const run = older.structures.run.flatMap(row => (row.step === 'initiationEnds' ? [...window, row] : [row]))
  const name = `${edition}, stopped before the first ice`
  return defineEdition({ ...older, name, structures: { ...older.structures, run } }).name
}

/** Where a run may stand; approaches, encounters and breaches have words of their own. */
const atIce = ['initiationWindow', 'pass', 'passWindow', 'jackOut', 'moveInward', 'movementWindow']
const pastIce = ['approachServer', 'success']

/** At a step of a run: at a piece of ice, having come there if that is what is over, or past all ice of a server. */
export function startRunStep(playing: Playing, step: string, where: string): void {
  checkStep(playing.current, 'run', step, each => [...atIce, ...pastIce].includes(each))
  const ice = playing.current.cards.findLast(
    card => card.zone === 'ice' && isTitled(playing.current, card, where),
  )
  if (ice === undefined) checkServer(playing.current, where)
  const position = ice === undefined || pastIce.includes(step) ? null : positionOfIce(playing.current, ice)
  startRunFrom(playing, ice?.server ?? where, position, step)
}

/** Where a run is that is at no ice called so. */
function checkServer(game: Game, where: string): void {
  const near = didYouMean(where, iceIn(game))
  if (near === '') serverIn(game, where)
  else refuse(`No installed ice is called "${where}".${near}`)
}

const iceIn = (game: Game): string[] =>
  game.cards.flatMap(card => (card.zone === 'ice' ? [titleOf(game, card)] : []))

/** The ice by its title; of several the one that protects a server furthest out. */
function iceCalled(game: Game, title: string): CardState {
  checkText('the ice', title)
  const found = game.cards.filter(card => card.zone === 'ice' && isTitled(game, card, title))
  return (
    found[found.length - 1] ??
    refuse(`No installed ice is called "${title}".${didYouMean(title, iceIn(game))}`)
  )
}

function positionOfIce(game: Game, ice: CardState): number | null {
  const server = theServer(game, ice.server ?? refuse('The ice protects no server.'))
  return server.ice.find(position => position.ice === ice.card)?.id ?? null
}

/** In the first window of the approach of this ice; ice further out is not met. */
export function startApproach(playing: Playing, title: string): void {
  const ice = iceCalled(playing.current, title)
  startRunFrom(playing, ice.server ?? 'hq', positionOfIce(playing.current, ice))
  passUntil(playing, game => approachOf(game)?.vars.ice.card === ice.card)
}

/** At the first question of the encounter with this ice. */
export function startEncounter(playing: Playing, title: string): void {
  const ice = iceCalled(playing.current, title)
  if (!ice.faceup) refuse(`${title} is not rezzed, so it is not encountered: write rezzed('${title}').`)
  startApproach(playing, title)
  passUntil(playing, game => encounterOf(game)?.vars.ice.card === ice.card)
}

/** At the first question of the breach; no ice is met. */
export function startBreach(playing: Playing, server: string): void {
  startRunFrom(playing, server, null)
  passUntil(playing, game => breachOf(game) !== undefined)
}

/** At the first question of the access of this card. */
export function startAccess(playing: Playing, title: string): void {
  const game = playing.current
  const card =
    game.cards.find(each => isTitled(game, each, title) && isAccessible(game, each)) ??
    refuse(
      `No card called "${title}" can be accessed: it must be in a root, in HQ, Archives, or on top of R&D.`,
    )
  const server = locationOf(game, card) ?? 'hq'
  startBreach(playing, server)
  if (card.zone === 'hq') playing.change(next => fixOutcome(next, next.zones.hq.indexOf(card.card)))
  const runner = deedsOf(playing, 'runner')
  if (accessOf(playing.current) === undefined) {
    if (card.zone === 'hq' || card.zone === 'rnd') runner.accesses(serverName(card.zone))
    else runner.accesses({ id: card.card })
  }
}

const isAccessible = (game: Game, card: CardState): boolean =>
  card.zone === 'root' ||
  card.zone === 'hq' ||
  card.zone === 'archives' ||
  (card.zone === 'rnd' && game.zones.rnd[0] === card.card)

function fixOutcome(game: Game, outcome: number): void {
  game.random.fixed = [outcome, ...game.random.fixed]
}
