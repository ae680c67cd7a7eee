import { bug } from '../state/bug.ts'
import type { StructureFrame, StructureName } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { rowOf } from '../state/steps.ts'
import type { CitedText, Edition, Row, RuleChoices, RunPhase } from './editions.ts'
import { cr2603, editions } from './editions.ts'

const known = new Map<string, Edition>()
/** The one asked for last: it is asked for at every step, and of few games at a time. */
let last: Edition | undefined

/** Steps that effects go to, or that say where effects go, wherever they stand in a table. */
const landmarks: readonly (readonly [StructureName, readonly string[]])[] = [
  ['corpTurn', ['mandatoryDraw', 'actionPhaseWindow', 'action', 'discard']],
  ['runnerTurn', ['actionPhaseWindow', 'action', 'discard']],
  ['run', ['initiationEnds', 'approach', 'encounter', 'closeWindows']],
  ['approach', ['approachEnds']],
  ['encounter', ['nextSubroutine', 'encounterEnds']],
  ['breach', []],
  ['access', ['accessEnds']],
]

/** Makes an edition known under a name that games keep for ever. */
export function defineEdition(edition: Edition): Edition {
  for (const [of, steps] of landmarks) {
    const rows = edition.structures[of]
    const named = rows.flatMap(({ to = [], otherwise = [] }) => [to, otherwise].flat())
    for (const step of [...steps, ...named])
      if (!rows.some(row => row.step === step)) bug(`no step ${step} in ${of} of ${edition.name}`)
  }
  known.set(edition.name, edition)
  last = edition
  return edition
}

for (const edition of Object.values(editions)) defineEdition(edition)

export const editionNames = (): string[] => [...known.keys()]

export const editionNamed = (name: string): Edition =>
  known.get(name) ?? bug(`no edition ${name}: there are ${editionNames().join(', ')}`)

export function editionOf(game: Game): Edition {
  if (last?.name !== game.edition) last = editionNamed(game.edition)
  return last
}

/** Where the text of a game's edition, or the next younger one that speaks of it, says what the newest rules say under a number. */
export const citedIn = (game: Game, rule: string): string => citedBy(editionOf(game), rule)

/** The same for an edition that no game need be played by. */
export function citedBy({ citing }: Edition, rule: string): string {
  if (citing === undefined || rule === '') return rule
  for (const text of citing) {
    const place = placeIn(text, rule)
    if (place !== null) return `${text.text}, ${place}`
  }
  return `CR ${cr2603.name}, ${rule}`
}

function placeIn({ others, renumbered }: CitedText, rule: string): string | null {
  const exactly = renumbered[rule]
  if (exactly !== undefined) return exactly
  const [, points = '', letter = ''] = /^(.*?)([a-z]?)$/.exec(rule) ?? []
  const under = renumbered[points]
  if (under === null) return null
  // Places with numbers keep the letters of the points.
  if (under !== undefined) return /^\d/.test(under) ? `${under}${letter}` : under
  if (others === 'same') return rule
  return others !== 'none' && others.sections.some(section => rule.startsWith(`${section}.`)) ? rule : null
}

export const rulesOf = (game: Game): RuleChoices => editionOf(game).rules

export const rowsOf = (game: Game, of: StructureName): readonly Row[] => editionOf(game).structures[of]

export const firstStep = (game: Game, of: StructureName): string =>
  rowsOf(game, of)[0]?.step ?? bug(`no steps of ${of}`)

export const rowAt = (game: Game, { of, step }: StructureFrame): Row => rowOf(rowsOf(game, of), step)

export const phaseOf = (game: Game, run: StructureFrame): RunPhase =>
  rowAt(game, run).phase ?? bug(`${run.step} is of no phase`)
