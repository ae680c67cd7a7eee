import type { View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import { changedAt, releaseWith } from '@paydata/match/testing'
import { expect, test } from 'vitest'
import type { Changes } from './builds.ts'
import { build, offering } from './builds.ts'
import type { Watching } from './players.ts'
import { lastOf, playTo, replyOf, twoAtATable, updatesOf, watching } from './players.ts'
import { connected, newId, serving } from './serving.ts'
import { databases, describeOn } from './stores.ts'

const turnedRound = offering(actions => actions.toReversed())
const withoutDrawing = offering(actions => actions.filter(({ does }) => does !== 'drawCard'))
const otherRules: Changes = {
  'packages/engine/src/record/rules.ts': () => ({ rulesVersion: changedAt(1001) }),
}
const otherCards: Changes = {
  'packages/cards/src/versions.ts': original => ({ ...original, setVersions: releaseWith(1, 1001).cards }),
}

/** What a build lists in another order is the same game. */
const withoutOffers = ({ question, ...view }: View) => ({ ...view, question: question?.asks })

/** The same with something more in every sentence, though nothing comes of it. */
const revised = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(revised)
  if (typeof part !== 'object' || part === null) return part
  const copy = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, revised(value)]))
  return 'do' in copy ? { ...copy, revised: true } : copy
}
const revisedTexts: Changes = {
  ...otherCards,
  'packages/cards/src/sets/index.ts': original => ({ ...original, cards: revised(original.cards) }),
}
/** A build that another game would have been played by. */
const otherWay: Changes = { ...withoutDrawing, ...otherRules }
const otherWayWithTexts: Changes = { ...revisedTexts, ...otherWay }

describeOn(databases, fresh => {
  /** A game that has come some way, with what each player was shown at each version. */
  async function played(
    more: Readonly<Record<string, string>> = {},
    isFarEnough: (seat: Watching) => boolean = ({ version }) => version >= 60,
  ) {
    const where = fresh()
    const server = await serving(where, more)
    const { corp, runner, game, corpVisitor, runnerVisitor } = await twoAtATable(server.port)
    const seats = [await watching(corp, game), await watching(runner, game)] as const
    const shown = new Map<number, View>()
    while (!seats.some(isFarEnough)) {
      const asked = seats.find(({ view }) => view.question !== null)
      if (asked === undefined) throw new Error('It is over.')
      shown.set(seats[0].version, seats[0].view)
      await playTo(seats, 'releases', asked.version + 1)
    }
    shown.set(seats[0].version, seats[0].view)
    await server.close()
    return { where, game, seat: seats[0], shown, corpVisitor, runnerVisitor }
  }

  /** The same game at another build of the server. */
  async function at(
    changes: Changes,
    { where, game, corpVisitor, runnerVisitor }: Awaited<ReturnType<typeof played>>,
  ) {
    const server = await (await build(changes)).serving(where)
    const lines = [
      await connected(server.port, corpVisitor),
      await connected(server.port, runnerVisitor),
    ] as const
    const seats = [await watching(lines[0], game), await watching(lines[1], game)] as const
    const { room } = await lines[0].get('enter', { game })
    const history = await lines[0].get('history', { game })
    return { server, seats, room, history, line: lines[0] }
  }

  /** Whether all that a history shows was so when it was played. */
  function expectAsShown(
    history: Awaited<ReturnType<typeof at>>['history'],
    shown: ReadonlyMap<number, View>,
  ) {
    let view = history.first
    let compared = 0
    for (const { version, patch } of updatesOf(history)) {
      view = applyPatch(view, patch)
      const then = shown.get(version)
      if (then === undefined) continue
      expect(withoutOffers(view)).toEqual(withoutOffers(then))
      compared++
    }
    return compared
  }

  test('a build that offers in another order shows a game as it was played, and goes on with it', async () => {
    const before = await played()
    const { server, seats, room, history } = await at(turnedRound, before)
    expect(withoutOffers(seats[0].view)).toEqual(withoutOffers(before.seat.view))
    expect(lastOf(history).version).toBe(before.seat.version)
    expect(expectAsShown(history, before.shown)).toBeGreaterThan(10)
    expect(room.mended).toBeNull()
    await playTo(seats, 'on', before.seat.version + 10)
    await server.close()
  })

  test('a game whose cards have another number by now goes on where it stood, and its players are told', async () => {
    const before = await played()
    const { server, seats, room, history } = await at(otherCards, before)
    expect(seats[0].view).toEqual(before.seat.view)
    expect(room.mended).toEqual({ lost: 0 })
    expect(expectAsShown(history, before.shown)).toBeGreaterThan(10)
    const { version } = seats[0]
    await playTo(seats, 'on', version + 40)
    await server.close()
    const again = await at(otherCards, before)
    expect(again.seats[0].view).toEqual(seats[0].view)
    expect(again.room.mended).toBeNull()
    await again.server.close()
  })

  test.each([
    ['their number', otherWay],
    ['no other number', withoutDrawing],
  ])(
    'under rules with %s that would have gone another way a game goes on from where they agree',
    async (_with, changes) => {
      // By then a card was drawn since the last position that was saved.
      const before = await played({ SNAPSHOT_EVERY: '20' }, ({ version }) => version >= 90)
      const { server, seats, room, history } = await at(changes, before)
      expect(room.mended?.lost).toBeGreaterThan(0)
      expect(seats[0].view.turn).toBeLessThanOrEqual(before.seat.view.turn)
      expect([...before.shown.values()].map(({ corp }) => corp)).toContainEqual(seats[0].view.corp)
      expectAsShown(history, before.shown)
      expect(lastOf(history).view).toEqual(seats[0].view)
      await playTo(seats, 'on', seats[0].version + 10)
      await server.close()
      const again = await at(changes, before)
      expect(again.seats[0].view).toEqual(seats[0].view)
      await again.server.close()
    },
  )

  test('in the middle of a text that has changed a game goes on from between two actions', async () => {
    const asked = ['choose', 'confirm', 'effect', 'psi', 'search', 'subroutines', 'trace']
    const isInAText = ({ view }: Watching) => asked.includes(view.question?.asks ?? '')
    const before = await played({ SNAPSHOT_EVERY: '1' }, isInAText)
    const { server, seats, room } = await at(revisedTexts, before)
    expect(room.mended).toEqual({ lost: 0 })
    expect(seats[0].view).toEqual(before.seat.view)
    await server.close()
    // Under other rules nothing else is left of it: the log leads elsewhere from the first turns on.
    const other = await played({ SNAPSHOT_EVERY: '1' }, isInAText)
    const elsewhere = await at(otherWayWithTexts, other)
    const { turn, active, corp } = elsewhere.seats[0].view
    expect({ turn, active }).toEqual({ turn: other.seat.view.turn, active: other.seat.view.active })
    expect([...other.shown.values()].map(each => each.corp)).toContainEqual(corp)
    await playTo(elsewhere.seats, 'on', elsewhere.seats[0].version + 10)
    await elsewhere.server.close()
  })

  test('a reply that was lost with others by a change of rules is not taken for a new question', async () => {
    const before = await played({ SNAPSHOT_EVERY: '20' })
    const { server, seats, line } = await at(otherWay, before)
    const asked = seats.find(({ view }) => view.question !== null)
    if (asked === undefined) throw new Error('Nobody is asked.')
    const late = {
      game: before.game,
      id: newId(),
      version: before.seat.version,
      reply: replyOf(asked, 'late'),
    }
    expect(await asked.line.ask('reply', late)).toMatchObject({ ok: false, why: 'staleQuestion' })
    line.close()
    await server.close()
  })
})
