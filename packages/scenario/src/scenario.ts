import { defineOlderEditions } from '@paydata/engine/editions'
import type { Definitions } from '@paydata/engine/inside/language/definitions'
import { editionNames } from '@paydata/engine/inside/rulebook/edition'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import { withBlanks } from './blanks.ts'
import { checkKeys, checkRecord, checkSpec, checkText, checkWord, corpKeys, runnerKeys } from './checking.ts'
import { ScenarioGame } from './game.ts'
import type { Past } from './history.ts'
import { checkPast, remember } from './history.ts'
import { passUntil } from './passing.ts'
import { nameOf, Playing } from './playing.ts'
import { positionOf } from './positions.ts'
import { refuse, shown } from './refusing.ts'
import { startAccess, startApproach, startBreach, startEncounter, startRun, startRunStep } from './runs.ts'
import type { CorpSpec, RunnerSpec } from './spec.ts'
import { startAtMulligans, startBefore, startTurn } from './starting.ts'
import { isDefinitions } from './titles.ts'

export interface ScenarioOptions {
  /** The cards it may use: the result of `defineCards`. */
  readonly definitions: Definitions
  /** The edition of the rules. */
  readonly edition?: string
  /** The sets of the format, when it is not all of the definitions. */
  readonly sets?: readonly string[]
  /** The agenda points to win with, when they are not those of the edition. */
  readonly winAt?: number
  readonly seed?: string
}

/** Where a turn begins: at the question which action to take, or in the window before it. */
export type StopAt = 'action' | 'window'
const stops: readonly StopAt[] = ['action', 'window']

const such = 'scenario({ definitions: defineAllCards() })'
const optionKeys: Readonly<Record<keyof ScenarioOptions, true>> = {
  definitions: true,
  edition: true,
  sets: true,
  winAt: true,
  seed: true,
}

function checkOptions(options: ScenarioOptions): void {
  checkRecord(options, 'what a scenario stands on', such)
  if (isDefinitions(options)) refuse(`the cards are to be named: ${such}.`)
  checkKeys(options, optionKeys, 'nothing a scenario stands on. There are')
  if (!isDefinitions(options.definitions))
    refuse(
      `a scenario needs cards, which is what defineCards gives: ${such}; this is ${shown(options.definitions)}.`,
    )
  if (options.seed !== undefined) checkText('the seed', options.seed)
  if (options.edition !== undefined) checkWord(options.edition, editionNames())
}

const withoutClicks = (side: Side): string =>
  `without a click ${nameOf(side)} takes no action: write { clicks: 1 } or more, ${side}Turn('window') for the window before, or at('${side}Turn.discard').`

/** A position that is being described. Say what each side has, then where the game goes on from. */
export class Scenario {
  readonly #definitions: Definitions
  readonly #options: ScenarioOptions
  #corp: CorpSpec = {}
  #runner: RunnerSpec = {}
  readonly #past: Past[] = []
  #keepsPlaying = false
  #takesForced = false

  constructor(options: ScenarioOptions) {
    checkOptions(options)
    this.#options = options
    this.#definitions = withBlanks(options.definitions)
  }

  /** What the Corp has; said again, it replaces what is said anew. */
  corp(spec: CorpSpec): this {
    checkSpec('corp', spec, corpKeys)
    this.#corp = { ...this.#corp, ...spec }
    return this
  }

  runner(spec: RunnerSpec): this {
    checkSpec('runner', spec, runnerKeys)
    this.#runner = { ...this.#runner, ...spec }
    return this
  }

  /** What happened before, this turn or last turn: `history(successfulRun('hq'), lastTurn(happened('scored')))`. */
  history(...past: readonly (Past | readonly Past[])[]): this {
    for (const each of past.flat()) checkPast(each)
    this.#past.push(...past.flat())
    return this
  }

  /** Wins are noted, but the game goes on. */
  keepPlaying(): this {
    this.#keepsPlaying = true
    return this
  }

  /** Choices with one possible answer are taken without asking. */
  forcedChoices(how: 'take' | 'ask'): this {
    checkWord(how, ['take', 'ask'])
    this.#takesForced = how === 'take'
    return this
  }

  /** At the Corp's mulligan. Hands that are left out are drawn from the decks as they lie. */
  atMulligans(): ScenarioGame {
    return this.#begin(startAtMulligans)
  }

  /** In the first window of the Corp's first turn. */
  beforeCorpTurn(): ScenarioGame {
    return this.#begin(game => startBefore(game, 'corp'))
  }

  /** In the first window of the Runner's turn, before what happens when it begins. */
  beforeRunnerTurn(): ScenarioGame {
    return this.#begin(game => startBefore(game, 'runner'))
  }

  /**
   * At the first question from a step on, such as `at('runnerTurn.discard')`. A step of a run is at a piece of ice, or past
   * all ice of a server: `at('run.jackOut', 'Enigma')`.
   */
  at(step: string, where?: string): ScenarioGame {
    checkText('a step', step)
    const [of, name = ''] = step.split('.')
    if (of === 'corpTurn' || of === 'runnerTurn') {
      const side = of === 'corpTurn' ? 'corp' : 'runner'
      const { clicks } = side === 'corp' ? this.#corp : this.#runner
      return this.#begin(game => startTurn(game, side, clicks, name))
    }
    if (of !== 'run') return refuse(`"${step}" is no step of a turn or a run, such as "run.jackOut".`)
    if (where === undefined) return refuse(`Say where the run is: at('${step}', 'HQ').`)
    checkText('the place of the run', where)
    return this.#run(playing => startRunStep(playing, name, where))
  }

  /** In the Corp's action phase, its draw done. */
  corpTurn(stopAt: StopAt = 'action'): ScenarioGame {
    checkWord(stopAt, stops)
    return this.#turn('corp', this.#corp.clicks, stopAt)
  }

  runnerTurn(stopAt: StopAt = 'action'): ScenarioGame {
    checkWord(stopAt, stops)
    return this.#turn('runner', this.#runner.clicks, stopAt)
  }

  /** At the first question of a run on this server: the Runner has just spent a click on it. */
  running(server: string): ScenarioGame {
    return this.#run(playing => startRun(playing, server))
  }

  /** A run has come to this ice, from nowhere: ice further out was not met. */
  approaching(ice: string): ScenarioGame {
    return this.#run(playing => startApproach(playing, ice))
  }

  /** The same, and the ice is encountered: it must be rezzed. */
  encountering(ice: string): ScenarioGame {
    return this.#run(playing => startEncounter(playing, ice))
  }

  /** A successful run breaches this server; no ice was met. */
  breaching(server: string): ScenarioGame {
    return this.#run(playing => startBreach(playing, server))
  }

  /** The breach of its server has come to this card. */
  accessing(card: string): ScenarioGame {
    return this.#run(playing => startAccess(playing, card))
  }

  /** The clicks given are those left in the run. */
  #run(start: (playing: Playing) => void): ScenarioGame {
    return this.#begin(
      game => startTurn(game, 'runner', (this.#runner.clicks ?? 3) + 1, 'actionPhaseWindow'),
      playing => {
        passUntil(playing, 'nextAction')
        start(playing)
      },
    )
  }

  #turn(side: Side, clicks: number | undefined, stopAt: StopAt): ScenarioGame {
    return this.#begin(
      game => startTurn(game, side, clicks, 'actionPhaseWindow'),
      playing => {
        const { current } = playing
        const isInWindow = current.waiting.some(question => question.asks === 'paidWindow')
        if (stopAt !== 'action' || !isInWindow) return
        // CR 5.6.2b: without a click the turn would go on to its end.
        if (current[side].clicks === 0) refuse(withoutClicks(side))
        passUntil(playing, 'nextAction')
      },
    )
  }

  #begin(start: (game: Game) => void, playOn?: (playing: Playing) => void): ScenarioGame {
    const { seed = 'scenario', edition, sets, winAt } = this.#options
    const game = positionOf(this.#definitions, {
      seed,
      ...(edition !== undefined && { edition }),
      ...(sets !== undefined && { sets }),
      ...(winAt !== undefined && { winAt }),
      corp: this.#corp,
      runner: this.#runner,
    })
    game.keepPlaying = this.#keepsPlaying
    remember(game, this.#past)
    start(game)
    const playing = new Playing(game, this.#definitions, this.#takesForced)
    playOn?.(playing)
    playing.moment = { ...playing.moment, passed: [] }
    return new ScenarioGame(playing)
  }
}

defineOlderEditions()

/** Begins to describe a position. */
export const scenario = (options: ScenarioOptions): Scenario => new Scenario(options)
