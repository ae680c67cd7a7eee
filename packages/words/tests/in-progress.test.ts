import { defineCards, occurrencesFor, viewFor } from '@paydata/engine'
import { patchOf } from '@paydata/engine/inside/view/patch'
import { addTo, chosen, from, play } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { event, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { progressLine } from '../src/in-english.ts'

const definitions = defineCards('in progress', [
  made(resource('Friend')),
  made(resource('Patron')),
  made(event('Bury'), play(addTo(chosen(from('grip')), 'bottomOfDeck'))),
])

test('the cards whose abilities are pending are named in what is in progress', () => {
  const view = viewFor(scenario({ definitions }).runnerTurn().json, 'runner')
  const [progress] = view.progress
  if (progress === undefined) throw new Error('nothing is in progress')
  const pending = ['friend', 'patron'].map(definition => ({
    card: null,
    definition,
    path: `${definition}/0`,
    by: 'runner' as const,
    optional: false,
  }))
  expect(progressLine({ ...progress, pending }, view)).toMatch(/Friend.*Patron/)
})

test('a patch sets the whole where there are other fields, and says nothing of its parts', () => {
  expect(patchOf({ at: { a: 1, b: 2 } }, { at: { a: 3 } })).toEqual([['at', { a: 3 }]])
  expect(patchOf({ at: { a: 1, b: 2 } }, { at: { a: 3, b: 2 } })).toEqual([['at.a', 3]])
  expect(patchOf({ at: { a: 1 } }, { at: { a: 2, b: 2 } })).toEqual([['at', { a: 2, b: 2 }]])
})

test('CR 10.2: of a card that goes from the grip into the stack the Corp is told no name', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Bury', 'Friend', 'Patron'] })
    .runnerTurn()
  game.runner.plays('Bury')
  game.runner.answers('choose', 'Friend')
  const told = (viewer: 'corp' | 'runner' | 'spectator') => JSON.stringify(occurrencesFor(game.json, viewer))
  expect(told('runner')).toContain('friend')
  expect(told('corp')).not.toContain('friend')
  expect(told('spectator')).not.toContain('friend')
})
