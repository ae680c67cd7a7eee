import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { groupsOf } from './grouping.ts'

const definitions = defineAllCards()

test('of what lies open in Archives those come first that are stolen or do something', () => {
  const archives = ['Hedge Fund', 'Enigma', 'Snare!', 'Biotic Labor', 'Nisei MK II']
  const game = scenario({ definitions }).corp({ archives }).breaching('archives')
  const view = viewFor(game.json, 'runner')
  if (view.question?.form !== 'choose' || view.question.asks !== 'candidate')
    throw new Error('nothing is asked')
  const titles = new Map(view.corp.discard.cards.map(({ id, face }) => [id, face?.title]))
  const listed = groupsOf(view.question, view).flatMap(({ options }) =>
    options.map(({ card }) => (card === null ? undefined : titles.get(card))),
  )
  expect(new Set(listed.slice(0, 2))).toEqual(new Set(['Snare!', 'Nisei MK II']))
  expect(new Set(listed.slice(2))).toEqual(new Set(['Hedge Fund', 'Enigma', 'Biotic Labor']))
})
