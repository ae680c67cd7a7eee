import type { Game, View, Viewer } from '@paydata/engine'
import { answer, momentOf, newGame, refusedFor, updateFor, viewFor } from '@paydata/engine'
import { diceOf, lively, randomReply, wrongWordingIn } from '@paydata/scenario'
import type { Language } from '@paydata/words'
import { labelOf, logSentences, progressLine, promptOf, reasonText } from '@paydata/words'
import { tags, wordsOf } from '@paydata/words/languages'
import { expect, test } from 'vitest'
import { setupFor } from './pool.ts'

const viewers = ['corp', 'runner', 'spectator'] as const
const kinds = ['mixed', 'starter', 'rare']

/** Everything that a viewer reads after an answer. */
function readBy(game: Game, viewer: Viewer, before: View, language: Language): string[] {
  const { view, occurrences } = updateFor(momentOf(game), viewer, { view: before })
  const { question, definitions } = view
  const lines = logSentences(occurrences, { viewer, definitions }, language)
  const asked = question === null ? [] : Object.values(promptOf(question, view, language))
  const options = question !== null && 'options' in question ? question.options : []
  return [
    ...lines.map(({ text }) => text),
    ...asked,
    ...options.map(option => labelOf(option, view, language)),
    ...view.progress.map(step => progressLine(step, view, language)),
    ...refusedFor(game, viewer).map(each => reasonText(each, definitions, language)),
  ]
}

test.each(tags)('nobody reads a wrong word in a game with real cards (%s)', async tag => {
  const language = await wordsOf(tag)
  const read = new Set<string>()
  for (let nth = 0; nth < 9; nth++) {
    const seed = `wording ${nth}`
    const dice = diceOf(seed)
    let game = newGame(setupFor(kinds[nth % kinds.length] ?? 'mixed', nth, seed, dice))
    for (let answers = 0; game.over === null && answers < 400; answers++) {
      const question = game.waiting[dice(game.waiting.length)]
      if (question === undefined) throw new Error(`nobody is asked in ${seed}`)
      const outcome = answer(game, question.for, randomReply(question, dice, lively))
      if (!outcome.ok) throw new Error(`${seed} was refused: ${outcome.why}`)
      const before = game
      game = outcome.game
      for (const viewer of viewers)
        for (const text of readBy(game, viewer, viewFor(before, viewer), language)) read.add(text)
    }
  }
  expect(read.size).toBeGreaterThan(1000)
  expect([...read].flatMap(text => wrongWordingIn(text) ?? [])).toEqual([])
})
