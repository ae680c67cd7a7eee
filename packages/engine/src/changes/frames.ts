import { objectOf, runOf } from '../queries/facts/look.ts'
import { showsCards } from '../queries/facts/sight.ts'
import { firstStep } from '../rulebook/edition.ts'
import type { About } from '../state/about.ts'
import { bug } from '../state/bug.ts'
import type {
  AbilityFrame,
  Bound,
  Frame,
  Procedure,
  ProcedureFrame,
  Structure,
  StructureName,
  Vars,
  WindowFrame,
} from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { ProcedureName, ProcedureVars } from '../state/procedures.ts'
import type { Answer, Option, Question } from '../state/questions.ts'
import { bindNames } from './bind-names.ts'
import { happen } from './happen.ts'
import { moveCard, nameAnew } from './move.ts'

/** What a deed returns when it has asked and wants to be called again with the answer. */
export const again = Symbol('again')
export type Next = string | typeof again | undefined | void

/** What the deed of a step returns when there is nothing for it to do: where that leads is in the table. */
export const otherwise = Symbol('otherwise')

export const top = (game: Game): Frame =>
  game.frames[game.frames.length - 1] ?? bug('nothing in progress', game)

/** Whether it goes on with this frame at once: nothing has begun on top of it, and nobody has to decide. */
export const isInnermost = (game: Game, frame: Frame): boolean =>
  game.frames[game.frames.length - 1] === frame && game.waiting.length === 0 && game.over === null

/** Which structure begins, and with what it keeps. */
type Begun = { [Of in StructureName]: Pick<Structure<Of>, 'of' | 'vars'> }[StructureName]

/** Begins with the first step of its table, or in a test or an imagined game with another. */
export function beginStructure(game: Game, begun: Begun, step = firstStep(game, begun.of)): void {
  // CR 6.8.2c: while what was open when the run was ended is completed, no timing structure begins.
  if (runOf(game)?.next === 'closeWindows') return
  game.frames.push({
    kind: 'structure',
    ...begun,
    step,
    stage: 'imminent',
    expects: none,
    next: null,
    ended: false,
    answer: null,
    otherAnswer: null,
  })
}

/** Opens a priority window (CR 9.2.4). The frame comes whole: one put together from parts is slow ever after. */
export function openWindow(game: Game, window: WindowFrame): void {
  game.frames.push(window)
}

interface Start {
  readonly by: Side
  readonly source?: Ref | null
}

export function beginProcedure(game: Game, frame: ProcedureFrame): void {
  game.frames.push(frame)
}

/** A procedure at its beginning, with what it keeps. */
export function procedure<Of extends ProcedureName>(
  of: Of,
  step: string,
  start: ProcedureStart<Of>,
): Procedure<Of> {
  return {
    kind: 'procedure',
    of,
    step,
    stage: 'resolve',
    expects: none,
    next: null,
    ended: false,
    answer: null,
    otherAnswer: null,
    by: start.by,
    source: start.source ?? null,
    vars: start.vars,
    bill: start.bill ?? null,
    shows: none,
  }
}

export const noNames: Readonly<Record<string, never>> = Object.freeze({})
const none: readonly never[] = []

interface ProcedureStart<Of extends ProcedureName> extends Start {
  readonly vars: ProcedureVars[Of]
  readonly bill?: ProcedureFrame['bill']
}

export interface AbilityStart extends Start {
  readonly vars?: Vars
  readonly inner?: boolean
  readonly interrupts?: number | null
}

/** Starts to resolve a list of instructions, known by its path. */
export function beginAbility(game: Game, of: string, start: AbilityStart): void {
  game.frames.push({
    kind: 'ability',
    of,
    at: 0,
    stage: 'targets',
    source: start.source ?? null,
    by: start.by,
    vars: start.vars ?? noNames,
    given: start.vars ?? noNames,
    repeats: null,
    expects: none,
    announced: none,
    inner: start.inner ?? false,
    interrupts: start.interrupts ?? null,
    shows: none,
    answer: null,
    otherAnswer: null,
  })
}

/** A list inside an instruction of an ability: it goes on with the same names, and its own are known outside. */
export function beginInner(game: Game, of: string, outer: AbilityFrame | ProcedureFrame, more?: Vars): void {
  beginAbility(game, of, {
    by: outer.by,
    source: outer.source,
    vars: more === undefined ? outer.vars : { ...outer.vars, ...more },
    inner: true,
    interrupts: outer.kind === 'ability' ? outer.interrupts : null,
  })
}

/** Removes the innermost frame; what it alone showed is no longer seen (CR 1.21.6, 7.3.1a). */
export function pop(game: Game): void {
  const frame = game.frames.pop() ?? bug('nothing in progress', game)
  if (showsCards(frame)) for (const shown of frame.shows) forget(game, shown.card)
  else if (frame.kind === 'structure' && frame.of === 'access') forget(game, frame.vars.card)
  else if (frame.kind === 'structure' && frame.of === 'breach') {
    returnAside(game, frame.vars.aside ?? [])
    for (const ref of frame.vars.accessed) forget(game, ref)
  }
}

/** Rules Reference, Run 5.6: back to where they were, those of R&D in their order on its top. */
function returnAside(game: Game, aside: readonly Ref[]): void {
  for (const ref of [...aside].reverse()) {
    const card = objectOf(game, ref)
    if (card === undefined || card.zone !== 'setAside' || card.asideFrom === null) continue
    const zone = card.asideFrom
    const before = moveCard(game, card, { zone, faceup: card.faceup, index: 0 }, 'rules')
    happen(game, 'putBack', { by: 'runner', card, kind: zone, before })
  }
}

function forget(game: Game, ref: Ref): void {
  const card = objectOf(game, ref)
  if (card !== undefined) nameAnew(game, card, 'same')
}

/** Ends a procedure or list early and gives its caller a result. */
export function giveResult(game: Game, name: string, value: Bound): void {
  const below = game.frames[game.frames.length - 2]
  if (below !== undefined && showsCards(below)) bindNames(below, { [name]: value })
}

type Asking = Omit<
  Extract<Question, { form: 'choose' }>,
  'number' | 'form' | 'source' | 'about' | 'least' | 'most' | 'ordered'
> & {
  readonly source?: Ref | null
  readonly about?: About | null
  readonly least?: number
  readonly most?: number
  readonly ordered?: boolean
}

export function askChoice(game: Game, asking: Asking): void {
  game.waiting.push({
    form: 'choose',
    for: asking.for,
    number: ++game.asked[asking.for],
    asks: asking.asks,
    about: asking.about ?? null,
    source: asking.source ?? null,
    options: asking.options,
    least: asking.least ?? 1,
    most: asking.most ?? 1,
    ordered: asking.ordered ?? false,
  })
}

type AskingNumber = Omit<Extract<Question, { form: 'number' }>, 'number' | 'form' | 'source' | 'about'> & {
  readonly source?: Ref | null
  readonly about?: About | null
}

export function askNumber(game: Game, asking: AskingNumber): void {
  game.waiting.push({
    form: 'number',
    for: asking.for,
    number: ++game.asked[asking.for],
    asks: asking.asks,
    about: asking.about ?? null,
    source: asking.source ?? null,
    least: asking.least,
    most: asking.most,
  })
}

type AskingAllocation = Omit<Extract<Question, { form: 'allocate' }>, 'number' | 'form'>

export function askAllocation(game: Game, asking: AskingAllocation): void {
  game.waiting.push({ ...asking, form: 'allocate', number: ++game.asked[asking.for] })
}

interface Asker {
  answer: Answer | null
}

/** The options chosen, if the question of this frame has been answered. */
export function takeOptions(frame: Asker): readonly Option[] | undefined {
  const answer = frame.answer
  if (answer === null) return undefined
  frame.answer = null
  return 'options' in answer ? answer.options : bug('no options answered')
}

export function takeNumber(frame: Asker): number | undefined {
  const answer = frame.answer
  if (answer === null) return undefined
  frame.answer = null
  return 'number' in answer ? answer.number : bug('no number answered')
}

export function takeAmounts(frame: Asker): readonly number[] | undefined {
  const answer = frame.answer
  if (answer === null) return undefined
  frame.answer = null
  return 'amounts' in answer ? answer.amounts : bug('no amounts answered')
}
