import { diceOf, lively, openly, randomReply, rezzed, scenario } from '@paydata/scenario'
import { begin, definitions } from '@paydata/scenario/hidden-cards'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Game, Held, View, Viewer } from '../../src/index.ts'
import { answer, answerInPlace, applyPatch, momentOf, updateFor, viewFor } from '../../src/index.ts'

const viewers = ['corp', 'runner', 'spectator', 'all'] as const

function randomAnswer(game: Game, dice: (below: number) => number): void {
  const [question] = game.waiting
  if (question !== undefined) answerInPlace(game, question.for, randomReply(question, dice, lively))
}

test('an update leads from the view before to the very bytes of the view now', () => {
  for (let n = 0; n < 3; n++) {
    const dice = diceOf(`updates ${n}`)
    const game = begin(`updates ${n}`)
    const views = new Map<Viewer, Held>(
      viewers.map(viewer => [viewer, { view: openly.viewFor(game, viewer) }]),
    )
    for (let i = 0; i < 150 && game.over === null; i++) {
      randomAnswer(game, dice)
      // Now and then somebody stays away for some answers, or comes back with a view that was stored as text.
      for (const viewer of viewers.filter(() => dice(4) > 0)) {
        const before = views.get(viewer) ?? { view: openly.viewFor(game, viewer) }
        const had = dice(8) === 0 ? { view: JSON.parse(JSON.stringify(before.view)) as View } : before
        const { patch, view, basis } = openly.updateFor(momentOf(game), viewer, had)
        const asText = JSON.stringify(openly.viewFor(game, viewer))
        const place = `game ${n}, answer ${i}, ${viewer}`
        expect(JSON.stringify(view), place).toBe(asText)
        const patched = applyPatch(had.view, JSON.parse(JSON.stringify(patch)))
        expect(JSON.stringify(patched), place).toBe(asText)
        views.set(viewer, { view, basis })
      }
    }
  }
})

test('what an answer did not change is the same object in the next view', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['income', 'wall'], hqIce: [rezzed('hunter')] })
    .runner({ rig: ['breaker', 'contact'], heap: ['studying'] })
    .corpTurn()
  const before = viewFor(game.json, 'runner')
  game.corp.plays('income')
  const { view } = updateFor(momentOf(game.json), 'runner', { view: before })
  expect(view.corp).not.toBe(before.corp)
  expect(view.servers).toBe(before.servers)
  expect(view.rig).toBe(before.rig)
  expect(view.runner.discard).toBe(before.runner.discard)
})

test('a view is the same object when nothing has changed', () => {
  const game = begin('the same')
  const dice = diceOf('the same')
  for (let i = 0; i < 60; i++) randomAnswer(game, dice)
  for (const viewer of viewers) {
    const before = openly.viewFor(game, viewer)
    expect(openly.updateFor(momentOf(game), viewer, { view: before })).toMatchObject({ patch: [] })
    expect(openly.updateFor(momentOf(game), viewer, { view: before }).view).toBe(before)
  }
})

test('a card that comes into a hand is put into the list, and the others are not sent again', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['income', 'wall'], deck: ['hunter'] })
    .corpTurn()
  const before = viewFor(game.json, 'corp')
  game.corp.draws()
  const { patch } = updateFor(momentOf(game.json), 'corp', { view: before })
  const [change] = patch.filter(([path]) => path.startsWith('corp.hand.cards'))
  expect(change).toMatchObject(['corp.hand.cards', 2, 0, [{ face: { definition: 'hunter' } }]])
})

test('views made before stay as they were', () => {
  let game = begin('kept')
  const dice = diceOf('kept')
  const kept: { view: View; text: string }[] = []
  let held: Held = { view: viewFor(game, 'corp') }
  for (let i = 0; i < 60; i++) {
    const [question] = game.waiting
    if (question === undefined) throw new Error('nobody is asked')
    const outcome = answer(game, question.for, randomReply(question, dice, lively))
    if (!outcome.ok) throw new Error(outcome.why)
    game = outcome.game
    held = updateFor(momentOf(game), 'corp', held)
    kept.push({ view: held.view, text: JSON.stringify(held.view) })
  }
  expect(kept.filter(each => JSON.stringify(each.view) !== each.text)).toEqual([])
})

test('a kind of counter that is new on a card, or gone, is in the patch', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('hunter', { counters: { advancement: 1 } })] })
    .corpTurn()
  const counted = (): unknown => viewFor(game.json, 'runner').servers[0]?.ice[0]?.ice?.counters
  let held: Held = { view: viewFor(game.json, 'runner') }
  for (const counters of [{ power: 2 }, { advancement: 0 }, { advancement: 3, power: 0 }]) {
    game.fiat.setCounters('hunter', counters)
    const update = updateFor(momentOf(game.json), 'runner', held)
    expect(applyPatch(held.view, update.patch)).toEqual(viewFor(game.json, 'runner'))
    held = update
  }
  expect(counted()).toEqual({ advancement: 3 })
})
