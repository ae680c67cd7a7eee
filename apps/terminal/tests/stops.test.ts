import type { Side } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import type { Move } from '@paydata/match'
import { courseFrom, resumed } from '@paydata/match'
import type { ScenarioGame } from '@paydata/scenario'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { library } from '../src/cards.ts'
import { emptyJournal, linesOf } from '../src/journal.ts'
import type { Match } from '../src/match.ts'
import { play } from '../src/match.ts'
import type { Stops } from '../src/stops.ts'
import { ordersBy } from '../src/stops.ts'

const definitions = defineCards(library.version, library.definitions)

/** A game that is at a position that no deck leads to in few answers. */
function matchAt({ json }: ScenarioGame): Match {
  const nothing = { identity: '', cards: [] }
  const setup = { definitions: library.version, seed: 'any', corp: nothing, runner: nothing }
  return { setup, course: courseFrom(resumed(0, json, null)), journal: emptyJournal }
}

/** What a match has become after a side did this, where it could. */
function after(match: Match, by: Side, does: string, stops: Stops): Match {
  const question = match.course.position.game.waiting.find(each => each.for === by)
  if (question?.form !== 'choose') return expect.fail(`${by} has nothing to choose`)
  const choose = [question.options.findIndex(option => option.does === does)]
  const reply = { question: question.number, choose }
  const move: Move = { kind: 'answer', by, how: 'player', id: null, reply }
  const played = play(match, move, ordersBy({ corp: stops, runner: stops }, []))
  return played.ok ? played.match : expect.fail(played.why)
}

const askedIn = ({ course }: Match) => course.position.game.waiting.map(each => [each.for, each.asks])

test.each([0, 9])(
  'between the actions of the Runner the Corp with %i credits is asked by its stops and not by its means',
  credits => {
    const match = matchAt(
      scenario({ definitions })
        .corp({ credits, remotes: [{ root: ['PAD Campaign'] }] })
        .runnerTurn(),
    )
    const asked = (stops: Stops) => askedIn(after(match, 'runner', 'gainCredit', stops))
    expect(asked('every')).toEqual([['runner', 'paidWindow']])
    expect(asked('able')).toEqual([['corp', 'paidWindow']])
    expect(asked('few')).toEqual([['runner', 'action']])
  },
)

test('only the player reads in the log what was passed for them, in the order in which it was', () => {
  const match = matchAt(scenario({ definitions }).corp({}).runnerTurn())
  const { journal } = after(match, 'runner', 'gainCredit', 'able')
  const log = (side: Side) => linesOf(journal[side], side, library.version).map(({ text }) => text)
  expect(log('runner')).toEqual(['You gain 1¢ (●). (passed for you: CR 5.7.1e)'])
  expect(log('corp')).toEqual(['The Runner gains 1¢ (●). (passed for you: CR 5.7.1e)'])
})

test('the Runner is asked whether to steal an agenda only by each stop, as nothing else can be done with it', () => {
  const match = matchAt(
    scenario({ definitions })
      .corp({ deck: ['Priority Requisition', 'Hedge Fund'] })
      .breaching('rnd'),
  )
  expect(askedIn(match)).toEqual([['runner', 'candidate']])
  const stopped = after(match, 'runner', 'access', 'every')
  expect(askedIn(stopped)).toEqual([['runner', 'midAccess']])
  const stolen = after(match, 'runner', 'access', 'few')
  expect(askedIn(stolen)).toEqual([['runner', 'action']])
  const lines = linesOf(stolen.journal.runner, 'runner', library.version).map(({ text }) => text)
  expect(lines.at(-1)).toBe('You steal Priority Requisition. The run ends. (passed for you: CR 5.7.1e)')
})
