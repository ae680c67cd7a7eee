import type { Game } from '@paydata/engine/inside/state/game'
import type { CardLook } from './card-look.ts'
import { cardLookOf } from './card-look.ts'
import { checkWord } from './checking.ts'
import type { Fiat } from './fiat/index.ts'
import { fiatOf } from './fiat/index.ts'
import type { Which } from './finding.ts'
import { findCard, findCards } from './finding.ts'
import type { Snapshot } from './looking.ts'
import { snapshotOf } from './looking.ts'
import type { Finish, Goal } from './passing.ts'
import { bothPass, finishRun, passUntil } from './passing.ts'
import type { Corp, Runner } from './players.ts'
import { corpOf, runnerOf } from './players.ts'
import type { Moment, Passed, Playing } from './playing.ts'
import { refuse } from './refusing.ts'
import { definitionCalled } from './titles.ts'

/** A game that a scenario has begun: look at it, answer for both players, pass, save and restore. */
export class ScenarioGame {
  readonly corp: Corp
  readonly runner: Runner
  /** What no player could do. */
  readonly fiat: Fiat
  readonly #playing: Playing
  readonly #saved = new WeakSet<Moment>()
  #looked: { readonly moment: Moment; readonly snapshot: Snapshot } | undefined

  constructor(playing: Playing) {
    this.#playing = playing
    this.corp = corpOf(playing)
    this.runner = runnerOf(playing)
    this.fiat = fiatOf(playing)
  }

  /** The engine's own state, as JSON. */
  get json(): Game {
    return this.#playing.current
  }

  /** Everything about the game at this moment, frozen. */
  get state(): Snapshot {
    const { moment } = this.#playing
    if (this.#looked?.moment !== moment) this.#looked = { moment, snapshot: snapshotOf(moment) }
    return this.#looked.snapshot
  }

  /** All cards of a title, installed ones first; none, if it is the title of a card that is not in the game. */
  cards(title: string): CardLook[] {
    const game = this.#playing.current
    definitionCalled(this.#playing.definitions, title)
    return findCards(game, title).map(card => cardLookOf(game, card))
  }

  /** One card: by its title (an installed one before others), or the very card again. */
  card(which: Which): CardLook {
    const game = this.#playing.current
    return cardLookOf(game, findCard(game, which))
  }

  /** Both players pass in the open paid ability window. */
  bothPass(): readonly Passed[] {
    return bothPass(this.#playing)
  }

  /** Passes through windows where passing is all that matters, and says what was passed. */
  passUntil(goal: Goal): readonly Passed[] {
    return passUntil(this.#playing, goal)
  }

  /** Goes on with the run until it has ended; with every accessed card the Runner does the same. */
  finishRun(finish: Finish): readonly Passed[] {
    return finishRun(this.#playing, finish)
  }

  /** Everything that was passed so far by `bothPass`, `passUntil` and `finishRun`. */
  get passed(): readonly Passed[] {
    return this.#playing.moment.passed
  }

  /** Whether choices with one possible answer are taken without asking. */
  forcedChoices(how: 'take' | 'ask'): this {
    checkWord(how, ['take', 'ask'])
    this.#playing.takesForced = how === 'take'
    return this
  }

  /** This moment, to come back to. */
  save(): Moment {
    const { moment } = this.#playing
    this.#saved.add(moment)
    return moment
  }

  /** Back to a moment that `save` of this game gave. */
  restore(saved: Moment): void {
    if (!this.#saved.has(saved))
      refuse(
        'This is no moment of this game: write const saved = game.save(), and later game.restore(saved).',
      )
    this.#playing.moment = saved
  }
}
