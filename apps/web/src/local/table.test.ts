import { diceOf, random, sensible } from '@paydata/bots'
import { broughtToPlay, defineAllCards, starterDecks } from '@paydata/cards'
import type { Game, Side, View } from '@paydata/engine'
import { newGame, viewFor } from '@paydata/engine'
import { expect, test } from 'vitest'
import type { SaidState } from '../store/said.ts'
import { afterHearing, nothingSaid } from '../store/said.ts'
import type { Heard, Said, Seat } from '../transport/messages.ts'
import { defaultStops } from '../transport/messages.ts'
import { LocalTable } from './table.ts'

const definitions = defineAllCards()

const deckOf = (side: Side) => {
  const deck = starterDecks.find(each => each.side === side)
  if (deck === undefined) throw new Error(`no deck for the ${side}`)
  return broughtToPlay(deck)
}

/** A person at a table, who knows nothing but what is said. */
function sitAt(seat: Seat, seed = 'local') {
  const heard: Heard[] = []
  let kept: Game | null = null
  let state: SaidState = nothingSaid
  const game = newGame({
    definitions: definitions.version,
    seed,
    corp: deckOf('corp'),
    runner: deckOf('runner'),
  })
  const table = new LocalTable(
    { game, seat, bot: sensible(definitions), seed, stops: defaultStops, pace: 0 },
    {
      tell(message) {
        heard.push(message)
        const next = afterHearing(state, message)
        if (next === null) throw new Error('an update that does not fit')
        state = next
      },
      later: (_, go) => go(),
      keep: now => {
        kept = now
      },
    },
  )
  table.begin()
  const tell = (said: Said): void => table.hear(said)
  return {
    heard,
    tell,
    state: () => state,
    view(): View {
      if (state.view === null) throw new Error('nothing was shown')
      return state.view
    },
    kept: () => kept,
    choose(does: string): void {
      const { question } = this.view()
      if (question?.form !== 'choose') throw new Error('no choice')
      const index = question.options.findIndex(option => option.does === does)
      tell({ say: 'reply', id: does, reply: { question: question.number, choose: [index] } })
    },
  }
}

test('whole games are played by messages alone, and patches lead to the very view of the game', () => {
  for (const seat of ['corp', 'runner'] as const) {
    const person = sitAt(seat)
    for (let i = 0; person.view().over === null && i < 2000; i++) {
      const { reply } = random(person.view(), diceOf(`${seat}/${i}`))
      person.tell({ say: 'reply', id: `${i}`, reply })
      expect(person.state().refusal).toBeNull()
      const kept = person.kept()
      if (kept !== null && i % 9 === 0) expect(person.view()).toEqual(viewFor(kept, seat))
    }
    expect(person.view().over).not.toBeNull()
    expect(person.state().journal.lines.length).toBeGreaterThan(50)
  }
})

test('two computers play for who watches, who is asked nothing', () => {
  const watcher = sitAt('spectator')
  const view = watcher.view()
  expect(view.over).not.toBeNull()
  expect(view.question).toBeNull()
  watcher.tell({ say: 'concede' })
  expect(watcher.state().refusal).toEqual({ id: null, why: 'notAPlayer' })
})

test('a late, forged or repeated reply is refused with its reason and changes nothing', () => {
  const person = sitAt('corp')
  const before = person.view()
  const number = before.question?.number ?? 0
  person.tell({ say: 'reply', id: 'forged', reply: { question: number, choose: [7] } })
  expect(person.state().refusal).toEqual({ id: 'forged', why: 'notAnOption' })
  person.tell({ say: 'reply', id: 'late', reply: { question: number - 1, choose: [0] } })
  expect(person.state().refusal).toEqual({ id: 'late', why: 'staleQuestion' })
  expect(person.view()).toBe(before)
})

test('an answer is taken back while nobody has learned anything, and stands once chance had a part in it', () => {
  const person = sitAt('corp')
  person.choose('mulligan')
  person.tell({ say: 'undo' })
  expect(person.state().refusal?.why).toBe('chance')
  expect(person.view().question?.asks).toBe('action')
  const { credits, clicks } = person.view().corp
  person.choose('gainCredit')
  expect(person.view().corp).toMatchObject({ credits: credits + 1, clicks: clicks - 1 })
  expect(person.state().canUndo).toBe(true)
  person.tell({ say: 'undo' })
  expect(person.view().corp).toMatchObject({ credits, clicks })
  expect(person.state().journal.lines.at(-1)).toMatchObject({ kind: 'note', note: 'undone' })
})

test('what cannot be done is told when it is asked for, to who is asked', () => {
  const person = sitAt('runner')
  person.choose('keep')
  const { question } = person.view()
  person.tell({ say: 'whyNot', question: question?.number ?? 0 })
  expect(person.state().whyNot?.question).toBe(question?.number)
  expect(person.state().whyNot?.unavailable.length).toBeGreaterThan(0)
})

test('a table that has missed an update asks for the whole view', () => {
  const person = sitAt('corp')
  const [first] = person.heard
  const update = person.heard.find(({ hear }) => hear === 'update')
  if (first === undefined) throw new Error('nothing was heard')
  const state = afterHearing(nothingSaid, first)
  const late: Heard = { hear: 'update', version: 99, patch: [], happened: [], passed: [], canUndo: false }
  expect(update).toBeUndefined()
  expect(afterHearing(state ?? nothingSaid, late)).toBeNull()
  person.tell({ say: 'again' })
  expect(person.heard.at(-1)).toMatchObject({ hear: 'view', because: 'asked' })
})

test('who gives up has lost', () => {
  const person = sitAt('runner')
  person.tell({ say: 'concede' })
  expect(person.view().over).toEqual({ winner: 'corp', how: 'concession' })
})
