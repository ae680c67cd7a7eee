import type { Course } from '@paydata/bots/analysis'
import { setVersions } from '@paydata/cards/loading'
import type { Definitions, Game, Outcome, SeenOccurrence } from '@paydata/engine'
import { newGame, occurrencesFor, rulesVersion, saveGame, viewFor } from '@paydata/engine'
import type { Versions } from '@paydata/match'
import { firstNumbers, playsAlike, replyIn, toldAgain } from '@paydata/match'
import type { AnyReplayFile } from '@paydata/protocol'
import type { Journal } from '../../log/journal.ts'
import { emptyJournal, withUpdate } from '../../log/journal.ts'
import type { Branch, Eye, Mark, Outline, Player, Shown, Weight } from '../film.ts'
import { decidedAt } from './decided.ts'
import { marksOf, weightOf } from './marks.ts'
import { momentsOf } from './moments-of.ts'
import { heard, seen } from './seen.ts'
import { stepsSince } from './steps-since.ts'

type Answer = AnyReplayFile['answers'][number]

/** The game is kept after every 25th answer. Any other step is reached from there by a few answers. */
const apart = 25

export type Taped = Outcome<{ readonly player: Tape }, 'otherCards' | 'olderRules' | 'doesNotPlay'>

const versionsHere: Versions = { rules: rulesVersion, cards: setVersions }

/** Replays an answer that has been replayed before. */
function replayed(game: Game, answered: Answer): Game {
  const next = toldAgain(game, answered)
  if (next === null) throw new Error('An answer that was taken is not taken any more.')
  return next
}

/**
 * Replays a file with the cards of this page: to its end, or to the last step at which today's rules still lead where the game
 * went.
 */
export function tapeOf(file: AnyReplayFile, { version }: Definitions, here: Versions = versionsHere): Taped {
  if (file.setup.definitions !== version) return { ok: false, why: 'otherCards' }
  // A file of version 1 gives options by their places. With other rules a place may be that of another option, unnoticed.
  if (file.version === 1 && !playsAlike(here, firstNumbers, file.setup.edition))
    return { ok: false, why: 'olderRules' }
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
    const next = toldAgain(game, each)
    if (next === null) break
    game = next
    const step = i + 1
    const happened = occurrencesFor(game, 'spectator')
    weights.push(weightOf(happened, asked === 'action'))
    marks.push(...marksOf(happened, game, step))
    if (step % apart === 0) kept.push(game)
  }
  return { ok: true, player: new Tape(file, kept, game, { weights, marks }) }
}

/** What an eye was told of a step, and the log up to it. */
interface Told {
  readonly journal: Journal
  readonly happened: readonly SeenOccurrence[]
}

/** A replay that works out each step from the answers in a file. */
export class Tape implements Player {
  readonly file: AnyReplayFile
  readonly #kept: readonly Game[]
  readonly #end: Game
  readonly #told = new Map<Eye, readonly Told[]>()
  readonly outline: Outline

  constructor(
    file: AnyReplayFile,
    kept: readonly Game[],
    end: Game,
    { weights, marks }: Pick<Outline, 'weights' | 'marks'>,
  ) {
    this.file = file
    this.#kept = kept
    this.#end = end
    const result = end.over === null ? null : { winner: end.over.winner, how: end.over.how }
    this.outline = {
      last: weights.length - 1,
      rest: file.answers.length + 1 - weights.length,
      weights,
      marks,
      players: file.decks,
      edition: file.setup.edition,
      sets: file.setup.sets ?? null,
      result,
    }
  }

  /** The game after `step` answers. */
  gameAt(step: number): Game {
    const nearest = Math.min(Math.floor(step / apart), this.#kept.length - 1)
    let game = this.#kept[nearest] ?? this.#end
    for (const each of this.file.answers.slice(nearest * apart, step)) game = replayed(game, each)
    return game
  }

  shown(step: number, eye: Eye, since: number | null = null): Shown {
    const at = Math.max(0, Math.min(step, this.outline.last))
    const game = this.gameAt(at)
    const next = this.file.answers[at]
    const told = this.#toldTo(eye)
    return {
      step: at,
      eye,
      view: { ...seen(game, eye), question: null },
      lines: told[at]?.journal.lines ?? [],
      happened: stepsSince(since, at).flatMap(each => told[each]?.happened ?? []),
      decided:
        next === undefined
          ? null
          : decidedAt(side => viewFor(game, side), { ...next, reply: replyIn(game, next) ?? null }, eye),
    }
  }

  /** The game at a step, in a form that can be continued. */
  branch(step: number): Branch {
    return { saved: saveGame(this.gameAt(step)), step }
  }

  course(): Course {
    const { result, last, rest } = this.outline
    return {
      moments: momentsOf(this.gameAt(0), this.file.answers.slice(0, last)),
      last,
      result: result === null || rest > 0 ? null : { winner: result.winner, turn: this.#end.turn },
    }
  }

  #toldTo(eye: Eye): readonly Told[] {
    const already = this.#told.get(eye)
    if (already !== undefined) return already
    let game = this.gameAt(0)
    let journal = emptyJournal
    const told: Told[] = [{ journal, happened: [] }]
    for (const each of this.file.answers.slice(0, this.outline.last)) {
      game = replayed(game, each)
      const view = seen(game, eye)
      const happened = heard(game, eye)
      journal = withUpdate(journal, { occurrences: [...happened], passed: [], takenBack: false }, view)
      told.push({ journal, happened })
    }
    this.#told.set(eye, told)
    return told
  }
}
