import type { CardView, Game, ServerView, View } from '@paydata/engine'
import { editionNamed } from '@paydata/engine'
import { hasNewlyAdvanced, isNewsInRoots } from './news-in-roots.ts'
import { boundsOf } from './pool.ts'

const couldBeScored = (
  { counters: { advancement = 0 } }: CardView,
  { root }: ServerView,
  fewest: number,
): boolean => advancement >= fewest || (advancement > 0 && root.some(({ rezzed }) => rezzed))

/** Whether the window allows the Corp to do something with facedown cards, which only the Corp knows. */
export function couldUseFacedown(game: Game, view: View, order: 'able' | 'news'): boolean {
  const { step, servers } = view
  const rows = step === null ? [] : Object.entries(editionNamed(view.edition).structures)
  const row = rows.find(([name]) => name === step?.structure)?.[1].find(each => each.step === step?.step)
  if (step === null || row?.window === undefined) return true
  const { rez, score } = row.window
  const { fewestToScore } = boundsOf(game)
  const advanced = servers.flatMap(server =>
    server.root.filter(card => !card.rezzed && couldBeScored(card, server, fewestToScore)),
  )
  if (score && advanced.length > 0 && (order === 'able' || mattersToScore(game, step.step))) return true
  if (rez === 'nothing') return false
  if (rez === 'approached' && isApproachedFacedown(view)) return true
  const facedown = servers.flatMap(({ root }) => root).filter(card => !card.rezzed)
  return facedown.length > 0 && (order === 'able' || mattersToRez(game, view))
}

function isApproachedFacedown({ servers, run }: View): boolean {
  const server = servers.find(({ id }) => id === run?.server)
  const ice = server?.ice.find(({ position }) => position === run?.position)?.ice
  return ice !== undefined && ice !== null && !ice.rezzed
}

/** Windows between two actions, in the tables of all editions. */
const betweenActions: ReadonlySet<string | undefined> = new Set(['actionPhaseWindow', 'afterAction'])
/** Windows after which the Runner approaches a server or accesses it, with no way back. */
const beforeServer: ReadonlySet<string | undefined> = new Set(['movementWindow', 'lastWindow'])

/** To score matters when the turn begins, and after an action that advanced a card. */
const mattersToScore = (game: Game, step: string): boolean =>
  !betweenActions.has(step) || hasNewlyAdvanced(game)

/**
 * Whether public facts say that it matters whether a card in a root is rezzed: if its server is about to be approached, or between
 * turns if something has changed. Between its own actions the Corp can mark a card instead.
 */
function mattersToRez(game: Game, { step, run, servers }: View): boolean {
  if (run !== null) {
    const root = servers.find(({ id }) => id === run.server)?.root ?? []
    return beforeServer.has(step?.step) && run.position === null && root.some(({ rezzed }) => !rezzed)
  }
  return !betweenActions.has(step?.step) && isNewsInRoots(game)
}
