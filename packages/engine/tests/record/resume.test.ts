import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import {
  defineCards,
  digestOf,
  isBetweenActions,
  loadGame,
  questionFor,
  resumeGame,
  saveGame,
} from '../../src/index.ts'
import { sealed } from '../../src/state/seal.ts'
import type { CardText } from '../../src/vocabulary.ts'
import { card, gainCredits, lasting, memory, oneOf, play, untilTurnEnds } from '../../src/vocabulary.ts'
import { randomGame, seeds, where } from '../laws/games.ts'

/** Cards of a release: an event with a choice, and one that lasts. */
const release = (version: string, gains: number, units: number) => {
  const event = (text: CardText) => ({
    ...text,
    printed: { title: text.is, side: 'runner', type: 'event', cost: 0 } as const,
  })
  return defineCards(version, [
    event(card('choice', play(oneOf([[gainCredits(1)], [gainCredits(gains)]])))),
    event(card('lease', play(lasting(untilTurnEnds, [memory(units)])))),
  ])
}
const releases = {
  today: release('today', 2, 1),
  tomorrow: release('tomorrow', 3, 1),
  'in a year': release('in a year', 2, 2),
}
const table = (at: keyof typeof releases = 'today') =>
  scenario({ definitions: releases[at] })
    .runner({ hand: ['choice', 'lease'] })
    .runnerTurn()

/** What was saved today, as a later release finds it. */
const asSavedFor = (later: keyof typeof releases, game: Game): string => {
  const { definitions } = table(later).json
  return sealed(
    saveGame(game)
      .replace(`"definitions":"${game.definitions}"`, `"definitions":"${definitions}"`)
      .replace(/,"seal".*$/, '}'),
  )
}

test.each(seeds(4600, 4))(
  'game %i: a release that changes nothing goes on with the game, to the byte',
  seed => {
    randomGame(
      seed,
      where(
        ({ after }) => after.over === null,
        ({ after }) => expect(JSON.stringify(resumeGame(saveGame(after)))).toBe(JSON.stringify(after)),
      ),
    )
  },
)

test('a game goes on in the middle of a text that has not changed', () => {
  const game = table()
  game.runner.plays('choice')
  const resumed = resumeGame(asSavedFor('in a year', game.json))
  expect(digestOf(resumed)).toBe(digestOf(game.json))
})

test('a game that is in the middle of a text that has changed does not go on', () => {
  const game = table()
  game.runner.plays('choice')
  const text = asSavedFor('tomorrow', game.json)
  expect(() => resumeGame(text)).toThrow('it is in the middle of a definition that has changed')
  expect(() => loadGame(text)).toThrow('it is in the middle of a definition that has changed')
})

test('between actions a game goes on whatever its cards have become', () => {
  const game = table()
  expect(isBetweenActions(game.json)).toBe(true)
  game.runner.plays('choice')
  expect(isBetweenActions(game.json)).toBe(false)
  expect(resumeGame(asSavedFor('tomorrow', table().json)).runner.credits).toBe(5)
})

test('an effect that lasts ends when its text has changed, and else goes on', () => {
  const game = table()
  game.runner.plays('lease')
  expect(resumeGame(asSavedFor('tomorrow', game.json)).lingering).toHaveLength(1)
  expect(resumeGame(asSavedFor('in a year', game.json)).lingering).toEqual([])
  expect(() => loadGame(asSavedFor('in a year', game.json))).toThrow('not a saved game')
})

test('what is offered is what the rules of this release offer', () => {
  const game = table().json
  const text = saveGame({
    ...game,
    waiting: game.waiting.map(question =>
      question.form === 'choose' ? { ...question, options: question.options.slice(1) } : question,
    ),
  })
  const offered = (resumed: Game) => {
    const question = questionFor(resumed, 'runner')
    return question?.form === 'choose' ? question.options.map(({ does }) => does) : []
  }
  expect(offered(loadGame(text))).not.toContain('gainCredit')
  expect(offered(resumeGame(text))).toEqual(offered(game))
})
