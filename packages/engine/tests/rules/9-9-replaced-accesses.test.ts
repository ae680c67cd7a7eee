import { scenario } from '@paydata/scenario'
import { agenda, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import { addTo, always, cardIs, gainCredits, ifSo, type } from '../../src/vocabulary.ts'

const insteadOfAccessing = (title: string, ...does: readonly Instruction[]) =>
  made(
    resource(title),
    always({
      declare: 'replace',
      effect: 'access',
      card: [type('agenda')],
      withIt: { instead: 'resolve', does },
    }),
  )

const definitions = defineCards('rules-9-9-replaced-accesses', [
  made(agenda('Plan')),
  insteadOfAccessing('It', addTo('it', 'topOfDeck')),
  insteadOfAccessing('Accessed', ifSo(cardIs('accessed', type('agenda')), [gainCredits(3)])),
])

const breaching = (instead: string) => {
  const game = scenario({ definitions })
    .corp({ hand: ['Plan'], deck: [] })
    .runner({ rig: [instead], credits: 0 })
    .breaching('hq')
  game.runner.accesses('hq')
  return game
}

test.each([
  ['It', { corp: { deck: ['Plan'], hand: [] } }],
  ['Accessed', { runner: { credits: 3, agendaPoints: 0 } }],
])('CR 9.9.8: "%s" is the card that would have been accessed', (title, then) => {
  expect(breaching(title)).toMatchObject(then)
})
