import type { Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'

/** A choice by what only a face tells, and how it comes up with two sets of hidden cards: some fit, or none does. */
interface HiddenChoice {
  readonly by: Side
  readonly fitting: readonly string[]
  readonly others: readonly string[]
  /** Whether a card has to be chosen when one fits (CR 1.15.2e). */
  readonly must: boolean
  /** The cards pay for something, and its player is asked first whether to pay (CR 1.16.11). */
  readonly pays?: true
  /** What is asked afterwards, where it is no window. */
  readonly next?: 'server'
  /** With these cards hidden, up to the choice. */
  readonly begin: (hidden: readonly string[]) => ScenarioGame
}

/** What those see who do not choose. */
export const looksOf = (game: ScenarioGame, by: Side): unknown =>
  ([by === 'corp' ? 'runner' : 'corp', 'spectator'] as const).map(viewer => viewFor(game.json, viewer))

/**
 * CR 10.2.2b: nobody learns of hidden cards by whether somebody is asked to choose among them. A test asks for this in the
 * test of each card with such a choice.
 */
export function asksWhateverIsHidden(choice: HiddenChoice): void {
  if (choice.pays === true) return asksToPay(choice)
  const { by, fitting, others, must, next = 'paidWindow', begin } = choice
  test('CR 10.2.2b: its player is asked to choose, whether a hidden card fits or none', () => {
    const some = begin(fitting)
    const none = begin(others)
    expect(some[by].question?.kind).toBe('choose')
    expect(some[by].question?.options.length).toBeGreaterThan(0)
    expect(none[by].question).toMatchObject({ kind: 'choose', options: [], min: 0, max: 0 })
    expect(looksOf(none, by)).toEqual(looksOf(some, by))
    if (must) expect(() => some[by].answers('choose')).toThrow('tooFew')
    else expect(some[by].question?.min).toBe(0)
    none[by].answers('choose')
    expect(none.corp.question ?? none.runner.question).toMatchObject({ kind: next })
  })
}

function asksToPay({ by, fitting, others, begin }: HiddenChoice): void {
  test('CR 10.2.2b: its player is asked whether to pay, whether a hidden card could pay or none', () => {
    const some = begin(fitting)
    const none = begin(others)
    const offered = ({ [by]: { question } }: ScenarioGame) => question?.options.map(({ id }) => id)
    expect(offered(some)).toEqual(['pay', 'no'])
    expect(offered(none)).toEqual(['no'])
    expect(looksOf(none, by)).toEqual(looksOf(some, by))
    none[by].declines()
    expect(none.corp.question ?? none.runner.question).toMatchObject({ kind: 'paidWindow' })
  })
}
