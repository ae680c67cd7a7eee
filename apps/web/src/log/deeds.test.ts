import { defineAllCards } from '@paydata/cards'
import { occurrencesFor, viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { sumOf } from './deeds.ts'
import type { Journal } from './journal.ts'
import { emptyJournal, withUpdate } from './journal.ts'

await loadWords('game')
await loadWords('table')

const definitions = defineAllCards()

const headings = ({ lines }: Journal) =>
  lines.flatMap(line => (line.kind === 'turn' ? [sumOf(lines, line)] : []))

test('a turn that is over is summed up by what its player did, as its opponent saw it', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Priority Requisition', 'Ice Wall'], credits: 9 })
    .runner({ hand: ['Diesel', 'Corroder'], credits: 9 })
    .corpTurn()
  let journal = emptyJournal
  let toldOf = game.json.waiting[0]?.number
  const tellWhatIsNew = (): void => {
    const { number } = game.json.waiting[0] ?? {}
    const update = { occurrences: [...occurrencesFor(game.json, 'runner')], passed: [], takenBack: false }
    journal = number === toldOf ? journal : withUpdate(journal, update, viewFor(game.json, 'runner'))
    toldOf = number
  }
  const untilAction = (by: 'corp' | 'runner') =>
    game.passUntil(() => {
      tellWhatIsNew()
      const [asked] = game.json.waiting
      return asked?.for === by && asked.asks === 'action'
    })
  game.corp.plays('Hedge Fund')
  untilAction('corp')
  game.corp.installs('Priority Requisition', 'New remote')
  untilAction('corp')
  game.corp.advances('Priority Requisition')
  expect(headings(journal)).toEqual([null])
  untilAction('runner')
  game.runner.plays('Diesel')
  untilAction('runner')
  expect(headings(journal)[0]).toEqual({ played: 1, creditsGained: 9, installed: 1, advanced: 1 })
})
