import type {
  Definitions,
  Game,
  OptionView,
  QuestionView,
  Reply,
  SeenOccurrence,
  View,
} from '@paydata/engine'
import { answer, occurrencesFor, usualReply, viewFor } from '@paydata/engine'
import { positionOf } from '../position.ts'
import { hasCome } from '../teaching.ts'
import type { Step } from './show.ts'
import type { ShowName } from './shows/index.ts'
import { shows } from './shows/index.ts'

/** A moment of a show: what is seen of the table then, and what has just happened. */
export interface Frame {
  readonly view: View
  readonly happened: readonly SeenOccurrence[]
}

/** So many questions at most stand between a step and the one before it. */
const most = 40

/** Plays a show from its beginning until what it shows has come. */
export function framesOf(name: ShowName, definitions: Definitions): readonly Frame[] {
  const show = shows[name]
  let game = positionOf(show, definitions, `shown/${name}`)
  const { turn } = game
  const frames: Frame[] = []
  const note = (happened: readonly SeenOccurrence[]): void => {
    frames.push({ view: viewFor(game, show.seenBy), happened })
  }
  const goOn = (step: Step | null): void => {
    game = answered(name, game, step)
    note(occurrencesFor(game, show.seenBy))
  }
  note([])
  for (const step of show.steps) {
    for (let asked = 0; replyOf(step, game) === null; asked++) {
      if (asked === most) throw new Error(`${name}: ${JSON.stringify(step)} is never offered.`)
      goOn(null)
    }
    goOn(step)
  }
  for (let asked = 0; !hasCome(show.ends, viewFor(game, show.seenBy), turn); asked++) {
    if (asked === most) throw new Error(`${name}: what it shows never comes.`)
    goOn(null)
  }
  return frames
}

/** The game after a step, or after what is usual where there is none. */
function answered(name: string, game: Game, step: Step | null): Game {
  const by = step?.by ?? game.waiting[0]?.for
  const question = by === undefined ? null : viewFor(game, by).question
  if (by === undefined || question === null) throw new Error(`${name}: nobody is asked anything any more.`)
  const reply = step === null ? usualReply(question) : replyOf(step, game)
  const outcome = reply === null ? null : answer(game, by, reply)
  if (outcome?.ok !== true) throw new Error(`${name}: nothing says how ${by} answers “${question.asks}”.`)
  return outcome.game
}

/** The reply that a step means; null where it is not offered, or waits. */
function replyOf(step: Step, game: Game): Reply | null {
  const view = viewFor(game, step.by)
  const { question } = view
  if (question === null) return null
  if ('when' in step && !hasCome(step.when, view, game.turn)) return null
  const { number } = question
  if ('spends' in step) return question.form === 'number' ? { question: number, number: step.spends } : null
  const at = optionsOf(question).findIndex(isMeant(step))
  return at < 0 ? null : { question: number, choose: [at] }
}

const optionsOf = (question: QuestionView): readonly OptionView[] =>
  question.form === 'choose' ? question.options : []

const isMeant =
  ({ does, what, which }: Extract<Step, { does: unknown }>) =>
  (option: OptionView): boolean =>
    option.does === does &&
    (what === undefined || option.server === what || option.definition === what) &&
    (which === undefined || option.index === which || option.ability?.endsWith(`/${which}`) === true)
