import type { Course } from '@paydata/bots/analysis'
import type { Game, SeenOccurrence, View } from '@paydata/engine'
import { applyPatch, newGame, resumeGame, saveGame } from '@paydata/engine'
import { toldAgain } from '@paydata/match'
import type { FilmPart, filmParts, Replay } from '@paydata/protocol'
import { toldIn } from '@paydata/protocol'
import type { z } from 'zod'
import type { Journal } from '../../log/journal.ts'
import { emptyJournal, withUpdate } from '../../log/journal.ts'
import type { Branch, Eye, Mark, Outline, Player, Shown, Weight } from '../film.ts'
import { decidedAt } from './decided.ts'
import { marksOf, weightOf } from './marks.ts'
import { momentsOf } from './moments-of.ts'
import { stepsSince } from './steps-since.ts'

/** The parts of a game that a server stored when the game ended. */
export type KeptParts = { readonly [Part in FilmPart]: z.output<(typeof filmParts)[Part]> }

/** A step as an eye saw it, with the log up to it. */
interface Moment {
  readonly view: View
  readonly journal: Journal
  readonly happened: readonly SeenOccurrence[]
}

/** A replay that shows the stored views of each eye. It replays no answer, so it stays the same when the rules change. */
export class KeptGame implements Player {
  readonly file: Replay['file']
  readonly #parts: KeptParts
  readonly #moments = new Map<Eye, readonly Moment[]>()
  readonly outline: Outline

  constructor({ file, result }: Pick<Replay, 'file' | 'result'>, parts: KeptParts) {
    this.file = file
    this.#parts = parts
    const { course, spectator } = parts
    const occurrencesAt = new Map(spectator.updates.map(({ version, occurrences }) => [version, occurrences]))
    const weights: Weight[] = [3]
    const marks: Mark[] = []
    for (const [i, { version, by }] of course.entries()) {
      const happened = occurrencesAt.get(version) ?? []
      const asked = by === 'both' ? null : this.#at(i, by).view.question
      weights.push(weightOf(happened, asked?.asks === 'action'))
      marks.push(...marksOf(happened, this.#at(i + 1, 'spectator').view, i + 1))
    }
    this.outline = {
      last: course.length,
      rest: 0,
      weights,
      marks,
      players: file.decks,
      edition: file.setup.edition,
      sets: file.setup.sets ?? null,
      result,
    }
  }

  shown(step: number, eye: Eye, since: number | null = null): Shown {
    const at = Math.max(0, Math.min(step, this.outline.last))
    const { view, journal } = this.#at(at, eye)
    const next = this.#parts.course[at]
    const viewOf = (side: 'corp' | 'runner') => this.#at(at, side).view
    return {
      step: at,
      eye,
      view: { ...view, question: null },
      lines: journal.lines,
      happened: stepsSince(since, at).flatMap(each => this.#at(each, eye).happened),
      decided: next === undefined ? null : decidedAt(viewOf, next, eye),
    }
  }

  /** Replays the answers up to a step, from the newest stored position before it that today's rules can continue. */
  branch(step: number): Branch {
    const start = this.#newestSaveBefore(step)
    if (start === null) return { saved: null, step }
    let { game, step: at } = start
    for (const answered of this.#parts.course.slice(at, step)) {
      const next = toldAgain(game, toldIn(answered))
      if (next === null) break
      game = next
      at++
    }
    return { saved: saveGame(game), step: at }
  }

  course(): Course {
    const { result, last } = this.outline
    const first = orNull(() => newGame(this.file.setup))
    const { turn } = this.#at(last, 'spectator').view
    return {
      moments: first === null ? [] : momentsOf(first, this.#parts.course.map(toldIn)),
      last,
      result: result === null ? null : { winner: result.winner, turn },
    }
  }

  gameAt(step: number): Game {
    for (const { step: at, game } of this.course().moments) if (at === step) return game
    throw new Error(`Today's rules do not lead to step ${step}.`)
  }

  #newestSaveBefore(step: number): { readonly game: Game; readonly step: number } | null {
    const { course, positions } = this.#parts
    for (const { version, saved } of positions.saves.toReversed()) {
      // The position is not among the steps if it was taken back.
      const at = course.findIndex(each => each.version === version) + 1
      const game = at === 0 || at > step ? null : orNull(() => resumeGame(saved))
      if (game !== null) return { game, step: at }
    }
    const game = orNull(() => newGame(this.file.setup))
    return game && { game, step: 0 }
  }

  #at(step: number, eye: Eye): Moment {
    const moments = this.#moments.get(eye) ?? this.#momentsOf(eye)
    this.#moments.set(eye, moments)
    const moment = moments[step]
    if (moment === undefined) throw new Error(`There is no step ${step}.`)
    return moment
  }

  /** What an eye saw after each answer that was not taken back. */
  #momentsOf(eye: Eye): readonly Moment[] {
    const counting = new Set(this.#parts.course.map(({ version }) => version))
    const { first, updates } = this.#parts[eye]
    let moment: Moment = { view: first, journal: emptyJournal, happened: [] }
    let { view } = moment
    const moments = [moment]
    for (const { version, patch, occurrences } of updates) {
      view = applyPatch(view, patch)
      if (!counting.has(version)) continue
      const update = { occurrences, passed: [], takenBack: false }
      moment = { view, journal: withUpdate(moment.journal, update, view), happened: occurrences }
      moments.push(moment)
    }
    return moments
  }
}

function orNull(load: () => Game): Game | null {
  try {
    return load()
  } catch {
    return null
  }
}
