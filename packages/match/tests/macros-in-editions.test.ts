import { macrosAt, positionFor } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { EditionName } from '@paydata/decks'
import { broughtToPlay, editionNames, starterDecks } from '@paydata/decks'
import type { Game, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { inOneGo, once, passive, played, running } from './going-on.ts'

defineOlderEditions()
const definitions = defineAllCards()
const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
const table = (edition: string) => scenario({ definitions, edition })

const offered = (game: Game) => macrosAt(positionFor(game, 'runner'), expectation)
const namesAt = (game: Game) => offered(game).map(({ macro }) => macro.is)

/** What the Runner is asked, and at which step of the edition. */
const seen = ({ question, progress, run, runner }: View) => ({
  asks: question?.asks,
  rule: progress.findLast(({ kind }) => kind === 'structure')?.rule,
  run: run?.server,
  credits: runner.credits,
})

/** Where the Runner may jack out between two ice. */
const jackOut: Readonly<Record<EditionName, string>> = {
  '26.03': '6.9.4c',
  '1.6': 'CR 1.6, 6.9.4c',
  '1.4': 'CR 1.6, 6.9.4c',
  '2017': 'Rules Reference, Run 2.2',
  '2013': 'FAQ 1.1, Timing Structure of a Run 2.2',
  '2012': 'Core rulebook, Approaching Ice',
}

test.each(editionNames)(
  '%s: ice is broken in one go for the price that was told, up to the next chance to jack out',
  edition => {
    const game = table(edition)
      .corp({ credits: 0, hqIce: ['Enigma', rezzed('Wall of Static')] })
      .runner({ credits: 9, rig: ['Corroder'] })
      .encountering('Wall of Static').json
    expect(offered(game)[0]).toMatchObject({ macro: { is: 'breakAll' }, price: { credits: 2 } })
    const { said, view } = played(game, once('breakAll'))
    expect(said).toEqual(['breakAll'])
    expect(seen(view)).toEqual({ asks: 'jackOut', rule: jackOut[edition], run: 'hq', credits: 7 })
  },
)

test.each(editionNames)(
  '%s: two ice that lie open are broken by an answer each, and nothing is asked between',
  edition => {
    const game = table(edition)
      .corp({ hand: ['Hedge Fund'], hqIce: [rezzed('Wall of Static'), rezzed('Enigma')] })
      .runner({ credits: 12, rig: ['Corroder', 'Gordian Blade'] })
      .runnerTurn().json
    const { said, view } = played(running(game, 'hq'), inOneGo)
    expect(said).toEqual(['breakAll', 'breakAll', 'midAccess'])
    expect(view).toMatchObject({ run: null, runner: { credits: 8 }, question: { asks: 'action' } })
  },
)

test.each(editionNames)('%s: ice that is too dear, or not to be broken, is not offered to be', edition => {
  for (const runner of [
    { credits: 1, rig: ['Corroder'] },
    { credits: 9, rig: ['Gordian Blade'] },
  ]) {
    const game = table(edition)
      .corp({ hqIce: [rezzed('Wall of Static')] })
      .runner(runner)
      .encountering('Wall of Static').json
    expect(namesAt(game)).not.toContain('breakAll')
  }
})

test.each(editionNames)(
  '%s: a run goes on past facedown ice, without jacking out, to the card that is accessed',
  edition => {
    const game = table(edition)
      .corp({ hand: ['PAD Campaign'], hqIce: ['Enigma', 'Wall of Static'] })
      .runner({ credits: 5 })
      .runnerTurn().json
    const begun = running(game, 'hq', passive)
    expect(viewFor(begun, 'runner').question?.asks).toBe('jackOut')
    expect(namesAt(begun)).toEqual(['continueRun'])
    const { said, view } = played(begun, once('continueRun'), passive)
    expect(said).toEqual(['continueRun'])
    expect(seen(view)).toMatchObject({ asks: 'midAccess', run: 'hq', credits: 5 })
    expect(view.access?.face?.title).toBe('PAD Campaign')
  },
)

const titles = ['Hedge Fund', 'Enigma', 'Hostile Takeover', 'Ice Wall']

test.each(editionNames)(
  '%s: what lies open in Archives is accessed in one go, and an agenda there is stolen',
  edition => {
    const game = table(edition).corp({ archives: titles }).runner({}).runnerTurn().json
    const { said, view } = played(running(game, 'archives'), inOneGo)
    expect(said).toEqual(['accessAll'])
    expect(view).toMatchObject({ run: null, runner: { score: 1 } })
    expect(view.corp.discard.cards.map(({ face }) => face?.title).sort()).toEqual([
      'Enigma',
      'Hedge Fund',
      'Ice Wall',
    ])
  },
)

const hiddenInArchives = (edition: string): Game => {
  const archives = titles.map(title => facedown(title))
  return running(table(edition).corp({ archives }).runner({}).runnerTurn().json, 'archives')
}

test.each(editionNames.filter(name => name !== '2012'))(
  '%s: cards in Archives that are turned faceup first are accessed in one go',
  edition => {
    const begun = hiddenInArchives(edition)
    expect(viewFor(begun, 'runner').question?.asks).toBe('candidate')
    expect(namesAt(begun)).toEqual(['accessAll'])
    const { said, view } = played(begun, inOneGo)
    expect(said).toEqual(['accessAll'])
    expect(view.runner.score).toBe(1)
  },
)

test('2012: cards in Archives that are turned faceup one by one are all alike, and need no macro', () => {
  const view = viewFor(hiddenInArchives('2012'), 'runner')
  expect(view).toMatchObject({ run: null, runner: { score: 1 }, question: { asks: 'action' } })
  expect(view.corp.discard.cards.every(({ faceup }) => faceup)).toBe(true)
})

test.each(editionNames)('%s: all clicks of a turn are spent for credits', edition => {
  const game = table(edition).corp({}).runner({ credits: 5 }).runnerTurn().json
  expect(namesAt(game)).toEqual(['takeCredits'])
  const { view } = played(game, once('takeCredits'))
  expect(view.runner).toMatchObject({ credits: 9, clicks: 0 })
})
