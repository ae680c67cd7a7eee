import type { ServerId } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Dice } from '../bot.ts'
import { definitionOf } from '../reading/meaning.ts'
import { worldFor } from '../search/guessing.ts'
import type { Expectation } from '../search/likely.ts'
import type { Position } from '../search/position.ts'
import { barrierOf } from './barrier.ts'
import type { Toll } from './toll.ts'
import { noToll, sumOfTolls, timesToll } from './toll.ts'
import { barriersOf, meansOf, waysPast } from './ways.ts'

/** What a run may take where ice is unrezzed: of a number of guesses what it is, each as likely as the others. */
export interface Outlook {
  /** In how many of them there is a way. */
  readonly open: number
  /** The cheapest way takes so much in those, on average. */
  readonly toll: Toll
  readonly worst: Toll
}

/** The Corp rezzes what it can pay for, from the outermost. */
export function outlookOn(
  { view, known }: Position,
  server: ServerId,
  expectation: Expectation,
  dice: Dice,
  guesses: number,
): Outlook {
  const { definitions } = expectation
  const means = meansOf(view, definitions)
  const tolls: Toll[] = []
  for (let nth = 0; known !== undefined && nth < guesses; nth++) {
    const world = worldFor(known, expectation, dice)
    let credits = view.corp.credits
    const barriers = barriersOf(viewFor(world, 'corp'), server, definitions, card => {
      const cost = card.face?.cost?.value ?? 0
      if (card.face === null || cost > credits) return undefined
      credits -= cost
      return barrierOf(card, definitionOf(definitions, card.face.definition))
    })
    const [way] = waysPast(barriers, means)
    if (way !== undefined) tolls.push(way.toll)
  }
  const all = tolls.reduce(sumOfTolls, noToll)
  return {
    open: tolls.length / guesses,
    toll: timesToll(all, 1 / Math.max(1, tolls.length)),
    worst: tolls.reduce((most, each) => (each.credits > most.credits ? each : most), noToll),
  }
}
