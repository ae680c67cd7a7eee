import type { Definitions, Game, SeenOccurrence } from '@paydata/engine'
import { answer, concede, newGame, occurrencesFor, saveGame } from '@paydata/engine'
import type { ReplayFile } from '@paydata/protocol'
import type { Journal } from '../../log/journal.ts'
import { emptyJournal, withUpdate } from '../../log/journal.ts'
import type { Eye, Mark, Outline, Shown, Weight } from '../film.ts'
import { decidedAt } from './decided.ts'
import { heard, seen } from './seen.ts'

type Answer = ReplayFile['answers'][number]

/** Every so many answers the game is kept as it was: any other moment is a few answers away. */
const apart = 25

export type Taped =
  | { readonly ok: true; readonly tape: Tape }
  | { readonly ok: false; readonly why: 'otherCards' | 'doesNotPlay' }

function after(game: Game, { by, reply }: Answer): Game | null {
  const outcome = reply === null ? concede(game, by) : answer(game, by, reply)
  return outcome.ok ? outcome.game : null
}

/** The same answer once more. */
function again(game: Game, answered: Answer): Game {
  const next = after(game, answered)
  if (next === null) throw new Error('An answer that was taken is not taken any more.')
  return next
}

/** Plays a file from its beginning to its end, if it can be played with the cards that are here. */
export function tapeOf(file: ReplayFile, { version }: Definitions): Taped {
  if (file.setup.definitions !== version) return { ok: false, why: 'otherCards' }
  let game: Game
  try {
    game = newGame(file.setup)
  } catch {
    return { ok: false, why: 'doesNotPlay' }
  }
  const kept: Game[] = [game]
  const weights: Weight[] = [3]
  const marks: Mark[] = []
  for (const [i, each] of file.answers.entries()) {
    const asked = game.waiting.find(question => question.for === each.by)?.asks
    const next = after(game, each)
    if (next === null) return { ok: false, why: 'doesNotPlay' }
    game = next
    const step = i + 1
    const happened = occurrencesFor(game, 'spectator')
    weights.push(weightOf(happened, asked === 'action'))
    marks.push(...marksOf(happened, game, step))
    if (step % apart === 0) kept.push(game)
  }
  return { ok: true, tape: new Tape(file, kept, game, { weights, marks }) }
}

function weightOf(happened: readonly SeenOccurrence[], isAction: boolean): Weight {
  if (happened.some(({ what }) => what === 'turnStarted')) return 3
  if (isAction) return 2
  return happened.length > 0 ? 1 : 0
}

const marksOf = (happened: readonly SeenOccurrence[], { turn, active }: Game, step: number): Mark[] =>
  happened.flatMap<Mark>(({ what, by }) => {
    switch (what) {
      case 'turnStarted':
        return [{ step, what: 'turn', turn, side: active }]
      case 'scored':
      case 'stolen':
        return [{ step, what, turn, side: by ?? active }]
      default:
        return []
    }
  })

/** A whole game, of which any moment can be shown. */
export class Tape {
  readonly #file: ReplayFile
  readonly #kept: readonly Game[]
  readonly #end: Game
  readonly #journals = new Map<Eye, readonly Journal[]>()
  readonly outline: Outline

  constructor(
    file: ReplayFile,
    kept: readonly Game[],
    end: Game,
    { weights, marks }: Pick<Outline, 'weights' | 'marks'>,
  ) {
    this.#file = file
    this.#kept = kept
    this.#end = end
    const result = end.over === null ? null : { winner: end.over.winner, how: end.over.how }
    this.outline = {
      last: file.answers.length,
      weights,
      marks,
      players: file.decks,
      sets: file.setup.sets ?? null,
      result,
    }
  }

  /** The game after so many answers. */
  gameAt(step: number): Game {
    const nearest = Math.min(Math.floor(step / apart), this.#kept.length - 1)
    let game = this.#kept[nearest] ?? this.#end
    for (const each of this.#file.answers.slice(nearest * apart, step)) game = again(game, each)
    return game
  }

  shown(step: number, eye: Eye): Shown {
    const at = Math.max(0, Math.min(step, this.outline.last))
    const game = this.gameAt(at)
    const next = this.#file.answers[at]
    return {
      step: at,
      eye,
      view: { ...seen(game, eye), question: null },
      lines: this.#told(eye)[at]?.lines ?? [],
      decided: next === undefined ? null : decidedAt(game, next, eye),
    }
  }

  /** The game as it can be played on with. */
  branch(step: number): string {
    return saveGame(this.gameAt(step))
  }

  /** The log of each step, as whoever looks was told it. */
  #told(eye: Eye): readonly Journal[] {
    const told = this.#journals.get(eye)
    if (told !== undefined) return told
    let game = this.gameAt(0)
    const journals: Journal[] = [emptyJournal]
    for (const each of this.#file.answers) {
      game = again(game, each)
      const view = seen(game, eye)
      const update = { occurrences: [...heard(game, eye)], passed: [], takenBack: false }
      journals.push(withUpdate(journals.at(-1) ?? emptyJournal, update, view))
    }
    this.#journals.set(eye, journals)
    return journals
  }
}
