import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Setup, View } from '@paydata/engine'
import { applyPatch, newGame, viewFor } from '@paydata/engine'
import type { Act, Answer, Seats } from '@paydata/match/testing'
import { botThought, outcomeOf, outcomesOfAll, playedByBots, playedByChance } from '@paydata/match/testing'
import type { Answered, Eye, RequestName, Update } from '@paydata/protocol'
import { unpackUpdate } from '@paydata/protocol'
import { expect, test } from 'vitest'
import type { LocalSeat } from './beginning.ts'
import { localGame as game } from './beginning.ts'
import { finding } from './macros.ts'
import { LocalTable } from './table.ts'

const definitions = defineAllCards()
const found = finding({ definitions, decks: [] })
const deckOf = (id: string) => broughtToPlay(starterDecks.find(deck => deck.id === id)!)
const setupOf = (seed: string): Setup => ({
  definitions: definitions.version,
  seed,
  corp: deckOf('core_starter_jinteki'),
  runner: deckOf('core_starter_shaper'),
})

/** A table of this browser. Its computers think for a moment, so that each of their moves is told by itself, as at a server. */
function tableOf(setup: Setup, seat: LocalSeat) {
  const told = new Map<Eye, Update[]>()
  const views = new Map<Eye, View>()
  const table = new LocalTable(
    {
      game: newGame(setup),
      seat,
      opponent: async (now, side) => botThought(viewFor(now, side)),
      ...found,
      seed: setup.seed,
      pace: 0,
      past: null,
    },
    {
      tell(eye, packed) {
        const before = views.get(eye) ?? expect.fail(`${eye} is told something and does not look`)
        const update = unpackUpdate(before, eye, packed)
        told.set(eye, [...(told.get(eye) ?? []), update])
        views.set(eye, applyPatch(before, update.patch))
      },
      later: (_, go) => go(),
      pause: async () => {},
      keep: () => undefined,
    },
  )
  const watch = (eye: Eye): void => {
    const answered = table.ask({ to: 'table', name: 'watch', asked: { game, eye } })
    const [seen] = answered.ok ? answered.seen : []
    if (seen?.is !== 'whole') throw new Error('Nothing is seen.')
    views.set(eye, seen.view)
  }
  return { table, told, views, watch }
}

type Seated = ReturnType<typeof tableOf>

async function answerTo({ table }: Seated, act: Act): Promise<Answered<RequestName>> {
  const asked = { game, id: 'a-request' }
  switch (act.is) {
    case 'reply':
      return table.ask({
        to: 'table',
        name: 'reply',
        asked: { ...asked, version: act.version, reply: act.reply },
      })
    case 'macro': {
      const { version, macro, way } = act
      return table.ask({ to: 'table', name: 'macro', asked: { ...asked, version, macro, way } })
    }
    case 'takeBack': {
      const led = table.ask({ to: 'table', name: 'takeBack', asked: { game, version: act.version } })
      return led.ok ? { ok: true, version: led.version } : led
    }
    case 'concede':
      return table.ask({ to: 'table', name: 'concede', asked: { game } })
    case 'orders':
      return table.ask({ to: 'table', name: 'orders', asked: { game, orders: act.orders } })
    case 'asks':
      return table.ask({ to: 'table', name: act.what, asked: { game } })
  }
}

/** Who plays both sides looks as the one who acts. */
function looksAs(seated: Seated, seat: LocalSeat, by: Eye): void {
  if (seat === 'both') seated.watch(by)
}

const withoutWords = (answer: Answered<RequestName>): Answer =>
  answer.ok ? answer : { ok: false, why: answer.why }

const seatings: readonly (readonly [LocalSeat, Seats, readonly Eye[]])[] = [
  ['both', { corp: 'person', runner: 'person' }, ['corp', 'runner']],
  ['corp', { corp: 'person', runner: 'bot' }, ['corp']],
  ['runner', { corp: 'bot', runner: 'person' }, ['runner']],
]

test.each(seatings)(
  'a table of this browser with %s for a person answers and tells what every table does',
  async (seat, seats, eyes) => {
    const setup = setupOf(`as at a server, ${seat}`)
    const { begins, scenes, ends } = playedByChance(setup, seats, found, setup.seed, 120)
    const outcomes = new Set<string>()
    const seated = tableOf(setup, seat)
    for (const eye of eyes) seated.watch(eye)
    await expect
      .poll(() => eyes.map(eye => seated.views.get(eye)))
      .toEqual(eyes.map(eye => begins.views[eye]))
    for (const scene of scenes) {
      const { act, answer, told, version } = scene
      outcomes.add(outcomeOf(scene))
      seated.told.clear()
      looksAs(seated, seat, act.by)
      expect([act, withoutWords(await answerTo(seated, act))]).toEqual([act, answer])
      for (const eye of eyes) {
        await expect.poll(() => (seated.told.get(eye) ?? []).length).toBe(told.length)
        expect([act, seated.told.get(eye) ?? []]).toEqual([act, told.map(each => each[eye])])
      }
      expect(seated.table.ask({ to: 'table', name: 'watch', asked: { game } })).toMatchObject({
        seen: [{ version }],
      })
    }
    expect([...outcomes]).toEqual(expect.arrayContaining([...outcomesOfAll]))
    for (const eye of eyes) expect(seated.views.get(eye)).toEqual(ends().views[eye])
  },
)

test('a spectator of two computers is told at a table of this browser what every table tells', async () => {
  const setup = setupOf('as at a server, spectator')
  const wanted = playedByBots(setup, found, 120)
  const { table, told, watch } = tableOf(setup, 'spectator')
  watch('spectator')
  await expect.poll(() => (told.get('spectator') ?? []).length).toBeGreaterThanOrEqual(wanted.length)
  table.setPace(null)
  expect((told.get('spectator') ?? []).slice(0, wanted.length)).toEqual(wanted)
})
