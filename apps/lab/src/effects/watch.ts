import type { Game, Question, Reply } from '@paydata/engine'
import type { Listener } from '@paydata/scenario'
import type { Need } from './wanted.ts'

/** Notes what the parts of cards do while games are played. */
export class Watch implements Listener {
  readonly seen = new Set<string>()
  /** Instructions that are being carried out, the outermost first. */
  readonly #open: string[] = []
  #happened = 0

  note(path: string | undefined, need: Need): void {
    if (path !== undefined) this.seen.add(`${path} ${need}`)
  }

  held(path: string | undefined, holds: boolean): void {
    this.note(path, holds ? 'met' : 'notMet')
  }

  /** Something happened: because of all that is being carried out, or because of a procedure that an instruction began. */
  happened(game: Game): void {
    this.#happened++
    for (const path of this.#open) this.note(path, 'happened')
    for (const frame of game.frames)
      if (frame.kind === 'ability' && frame.stage === 'checkpoint')
        this.note(`${frame.of}/${frame.at}`, 'happened')
  }

  carriedOut<T>(game: Game, path: string | undefined, verb: string, resolve: () => T): T {
    if (path === undefined) return resolve()
    const frames = game.frames.length
    const happened = this.#happened
    const before = leading.has(verb) ? JSON.stringify(game.frames) : ''
    this.#open.push(path)
    try {
      return resolve()
    } finally {
      this.#open.pop()
      const isPartOfSentence = /\/parts\/\d+$/.test(path)
      const began = isPartOfSentence && game.frames.length > frames
      const led = leading.has(verb) && JSON.stringify(game.frames) !== before
      if (this.#happened === happened && (silent.has(verb) || began || led)) this.note(path, 'happened')
    }
  }

  answered(game: Game, question: Question, reply: Reply): void {
    if (question.form === 'choose' && 'choose' in reply) {
      const { options, least } = question
      const does = options[reply.choose[0] ?? -1]?.does
      const offer = offerIn(game)
      if (offer !== undefined) return this.note(offer, does === 'no' ? 'declined' : 'taken')
      // A player who lets an ability go that could rez its own card was asked whether to use it, and not again (CR 9.1.8c).
      if (does === 'pass')
        for (const { ability } of options)
          if (ability !== undefined) this.note(`${ability}/does/0`, 'declined')
      if (options.length > least) this.note(stepIn(game), 'chosen')
    }
    if (question.form === 'number' && question.least < question.most) this.note(stepIn(game), 'chosen')
  }
}

/** Verbs that change what is so and record nothing: they are seen when they are carried out. */
const silent: ReadonlySet<string> = new Set([
  // Of the next turn; clicks that are gained now are recorded.
  'gainClicks',
  'lasting',
  'later',
  'chooseCards',
  'chooseNumber',
  'chooseServer',
  'changeExpected',
  // What happens by it is the approach that it changes.
  'approachInstead',
])

/** Verbs that only say where the game goes on: what happens by them happens there. */
const leading: ReadonlySet<string> = new Set(['endRun', 'endActionPhase', 'jackOut'])

/** The instruction that asks now. */
function stepIn(game: Game): string | undefined {
  const frame = game.frames.findLast(each => each.kind === 'ability')
  return frame?.kind === 'ability' ? `${frame.of}/${frame.at}` : undefined
}

/** The offer that is open: its procedure knows where to go on. */
function offerIn(game: Game): string | undefined {
  const frame = game.frames[game.frames.length - 1]
  if (frame?.kind !== 'procedure' || (frame.of !== 'may' && frame.of !== 'mayPay')) return undefined
  const way = frame.vars.yes || frame.vars.no
  return way === '' ? stepIn(game) : way.replace(/\/\w+$/, '')
}
