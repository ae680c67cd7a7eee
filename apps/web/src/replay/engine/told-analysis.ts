import type { Analysis, Costly, MissedWin } from '@paydata/bots/analysis'
import type { Reply, Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { labelOf, promptOf, titleOf } from '@paydata/words'
import { reasonsText } from '@paydata/words/reasons'
import { gameWords, reasonWords } from '../../messages/game.ts'
import type { Findings, ToldCost, ToldWin } from '../analysis/wire.ts'
import type { Player } from '../film.ts'

type Found = MissedWin | Costly

/** The answers of a plan that wins, with what its side would see then. */
export type Plans = (missed: MissedWin) => readonly { readonly view: View; readonly reply: Reply }[]

/** Puts what an analysis finds into words. Each finding is worded once, as the game has to be played again up to it. */
export class Teller {
  readonly #wins = new Map<number, ToldWin>()
  readonly #costs = new Map<number, ToldCost>()

  constructor(
    private readonly player: Pick<Player, 'gameAt'>,
    private readonly plans: Plans,
  ) {}

  tell({ points, missed, costly, decisions, answers }: Analysis): Findings {
    return {
      points,
      missed: missed.map(each => once(this.#wins, each.step, () => this.#win(each))),
      costly: costly.map(each => once(this.#costs, each.step, () => this.#cost(each))),
      decisions,
      answers,
    }
  }

  #win(missed: MissedWin): ToldWin {
    const plan = this.plans(missed).flatMap(({ view, reply }) => stepText(view, reply) ?? [])
    return { ...this.#told(missed), plan }
  }

  #cost(costly: Costly): ToldCost {
    const { before, after, error, games, because } = costly
    const { definitions } = this.#viewAt(costly.step, costly.side)
    const why = reasonsText(because, reasonWords(), card => titleOf(definitions, card))
    return { ...this.#told(costly), because: why ?? '', before, after, error, games }
  }

  #told({ step, turn, side, played, better }: Found) {
    const view = this.#viewAt(step, side)
    const { question } = view
    return {
      step,
      turn,
      side,
      asked: question === null ? '' : promptOf(question, view, gameWords()).text,
      played: replyText(view, played),
      better: replyText(view, better),
    }
  }

  #viewAt = (step: number, side: Side): View => viewFor(this.player.gameAt(step), side)
}

function once<Told>(told: Map<number, Told>, step: number, tell: () => Told): Told {
  const now = told.get(step) ?? tell()
  told.set(step, now)
  return now
}

function replyText(view: View, reply: Reply): string {
  const { question } = view
  if (question?.form === 'choose' && 'choose' in reply)
    return reply.choose
      .flatMap(index => question.options[index] ?? [])
      .map(option => labelOf(option, view, gameWords()))
      .join(', ')
  return 'number' in reply ? `${reply.number}` : ''
}

/** What a plan consists of; to pass in a window is no step of one. */
function stepText(view: View, reply: Reply): string | null {
  const { question } = view
  const passes =
    question?.form === 'choose' &&
    'choose' in reply &&
    reply.choose.every(index => question.options[index]?.does === 'pass')
  const text = passes ? '' : replyText(view, reply)
  return text === '' ? null : text
}
