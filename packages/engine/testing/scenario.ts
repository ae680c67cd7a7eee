import { advance } from '../src/kernel/advance.ts'
import type { Definitions } from '../src/language/definitions.ts'
import type { Game } from '../src/state/game.ts'
import type { Side } from '../src/state/names.ts'
import { withBlanks } from './blanks.ts'
import { ScenarioGame } from './game.ts'
import { passUntil } from './passing.ts'
import { Playing } from './playing.ts'
import { positionOf } from './positions.ts'
import type { CorpSpec, RunnerSpec } from './spec.ts'
import { startAtMulligans, startTurn } from './starting.ts'

export interface ScenarioOptions {
  /** The cards it may use: the result of `defineCards`. */
  readonly definitions: Definitions
  /** The edition of the rules. */
  readonly edition?: string
  readonly seed?: string
}

/** Where a turn begins: at the question which action to take, or in the window before it. */
export type StopAt = 'action' | 'window'

/** A position that is being described. Say what each side has, then where the game goes on from. */
export class Scenario {
  readonly #definitions: Definitions
  readonly #options: ScenarioOptions
  #corp: CorpSpec = {}
  #runner: RunnerSpec = {}
  #keepsPlaying = false
  #takesForced = false

  constructor(options: ScenarioOptions) {
    this.#options = options
    this.#definitions = withBlanks(options.definitions)
  }

  /** What the Corp has; said again, it adds to what was said. */
  corp(spec: CorpSpec): this {
    this.#corp = { ...this.#corp, ...spec }
    return this
  }

  runner(spec: RunnerSpec): this {
    this.#runner = { ...this.#runner, ...spec }
    return this
  }

  /** Wins are noted, but the game goes on. */
  keepPlaying(): this {
    this.#keepsPlaying = true
    return this
  }

  /** Choices with one possible answer are taken without asking. */
  forcedChoices(how: 'take' | 'ask'): this {
    this.#takesForced = how === 'take'
    return this
  }

  /** At the Corp's mulligan. Hands that are left out are drawn from the decks as they lie. */
  atMulligans(): ScenarioGame {
    return this.#begin(startAtMulligans)
  }

  /** In the first window of the Corp's first turn. */
  beforeCorpTurn(): ScenarioGame {
    return this.#begin(advance)
  }

  /** In the Corp's action phase, its draw done. */
  corpTurn(stopAt: StopAt = 'action'): ScenarioGame {
    return this.#turn('corp', this.#corp.clicks, stopAt)
  }

  runnerTurn(stopAt: StopAt = 'action'): ScenarioGame {
    return this.#turn('runner', this.#runner.clicks, stopAt)
  }

  #turn(side: Side, clicks: number | undefined, stopAt: StopAt): ScenarioGame {
    return this.#begin(
      game => startTurn(game, side, clicks),
      playing => {
        const isInWindow = playing.current.waiting.some(question => question.asks === 'paidWindow')
        if (stopAt === 'action' && isInWindow) passUntil(playing, 'nextAction')
      },
    )
  }

  #begin(start: (game: Game) => void, playOn?: (playing: Playing) => void): ScenarioGame {
    const { seed = 'scenario', edition } = this.#options
    const game = positionOf(this.#definitions, {
      seed,
      ...(edition !== undefined && { edition }),
      corp: this.#corp,
      runner: this.#runner,
    })
    game.keepPlaying = this.#keepsPlaying
    start(game)
    const playing = new Playing(game, this.#definitions, this.#takesForced)
    playOn?.(playing)
    playing.passed.length = 0
    return new ScenarioGame(playing)
  }
}

/** Begins to describe a position. */
export const scenario = (options: ScenarioOptions): Scenario => new Scenario(options)
